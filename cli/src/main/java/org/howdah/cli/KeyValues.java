package org.howdah.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Stack;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** Takes the words of the form {@code key=value} behind an option, however many there are, each time that it is given. */
final class KeyValues implements IParameterConsumer {
    @Override
    public void consumeParameters(Stack<String> args, ArgSpec option, CommandSpec command) {
        List<String> words = new ArrayList<>();
        while (!args.isEmpty() && args.peek().indexOf('=') > 0 && !args.peek().startsWith("-")) {
            words.add(args.pop());
        }
        List<List<String>> all = new ArrayList<>();
        List<List<String>> before = option.getValue();
        if (before != null) {
            all.addAll(before);
        }
        all.add(words);
        option.setValue(all);
    }
}
