package org.howdah.engine.tablebase;

/** Material or a file that no table can be had from. Its message names the thing and, where there is one, the way out. */
public final class TablebaseException extends Exception {
    public TablebaseException(String message) {
        super(message);
    }
}
