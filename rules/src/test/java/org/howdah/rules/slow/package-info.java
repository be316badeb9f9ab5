/**
 * The judge: the rules once more, as plainly as docs/rules.md says them and with no thought for speed. Mailbox, every
 * movement tried step by step, every move made on a copy. It takes nothing from the fast code but the declared
 * {@code Variant}, so that where the two differ one of them is wrong.
 */
package org.howdah.rules.slow;
