package org.howdah.lab.values;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.howdah.lab.LabException;
import org.howdah.lab.selfplay.KeptGames;

/**
 * A game that was played.
 *
 * @param number which of the run's; two of one opening, with the colours exchanged, follow each other
 * @param stratum how it was played
 * @param imbalance its name, {@value #NONE} in ordinary games
 * @param result what White scored: 1, 0.5 or 0
 * @param plies how long it was
 * @param end how it ended, in one word
 * @param differences for each position that counts, how much more White had of each term; the first is that of the start
 */
record ValuesGame(
        int number, Stratum stratum, String imbalance, double result, int plies, String end, List<int[]> differences)
        implements KeptGames.Game {
    static final String NONE = "-";
    private static final String SEPARATOR = ";";
    private static final int FIELDS = 7;

    @Override
    public String line() {
        String positions = differences.stream()
                .map(d -> Arrays.stream(d).mapToObj(Integer::toString).collect(Collectors.joining(",")))
                .collect(Collectors.joining("/"));
        return String.join(
                SEPARATOR,
                Integer.toString(number),
                stratum.word(),
                imbalance,
                Double.toString(result),
                Integer.toString(plies),
                end,
                positions);
    }

    /**
     * Reads a line of the log.
     *
     * @param terms how many terms each position has
     * @throws LabException when it is no such line
     */
    static ValuesGame parse(String line, int terms) throws LabException {
        String[] fields = line.split(SEPARATOR, -1);
        try {
            if (fields.length == FIELDS) {
                List<int[]> differences = new ArrayList<>();
                for (String position : fields[6].split("/")) {
                    int[] difference = Arrays.stream(position.split(","))
                            .mapToInt(Integer::parseInt)
                            .toArray();
                    if (difference.length != terms) {
                        throw new LabException(
                                "this game counts " + difference.length + " terms, not " + terms + ": " + line);
                    }
                    differences.add(difference);
                }
                return new ValuesGame(
                        Integer.parseInt(fields[0]),
                        Stratum.valueOf(fields[1].toUpperCase(Locale.ROOT)),
                        fields[2],
                        Double.parseDouble(fields[3]),
                        Integer.parseInt(fields[4]),
                        fields[5],
                        differences);
            }
        } catch (IllegalArgumentException e) {
            throw new LabException("this is not a game of 'howdah values': " + line);
        }
        throw new LabException("this is not a game of 'howdah values': " + line);
    }
}
