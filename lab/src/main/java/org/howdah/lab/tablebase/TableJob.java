package org.howdah.lab.tablebase;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.howdah.engine.tablebase.Material;
import org.howdah.engine.tablebase.Table;
import org.howdah.engine.tablebase.TableLayout;
import org.howdah.engine.tablebase.Tablebase;
import org.howdah.engine.tablebase.TablebaseException;
import org.howdah.lab.LabException;
import org.howdah.lab.balance.Condition;
import org.howdah.lab.work.GameFinder;
import org.howdah.lab.work.Job;
import org.howdah.lab.work.Traits;
import org.howdah.rules.variant.CompiledVariant;

/**
 * Tables built slice by slice, each slice a unit: those of endings with fewer men, and then with fewer pawns, come first, and in a
 * table those with the pawns farthest advanced. For any number of threads.
 */
public final class TableJob implements Job<Slice> {
    /** Its kind. */
    public static final String KIND = "tablebase";

    private static final Pattern LINE =
            Pattern.compile("howdah-tables 1;variant=([^;]+);without=([^;]*);endings=([^;]+)");
    private static final int SAMPLE = 500;

    /**
     * Where a unit is.
     *
     * @param below the units of all endings that its table's leads to
     * @param first the first unit of its table
     * @param wave the first of its wave: those of the table before it have to be done
     */
    private record Place(Table table, int slice, int[] below, int first, int wave) {}

    private final CompiledVariant variant;
    private final List<String> without;
    private final List<Material> endings;
    private final Tablebase tables;
    private final List<Place> places = new ArrayList<>();
    private final Map<Material, int[]> unitsOf = new LinkedHashMap<>();

    /**
     * @param game the game as it is
     * @param without the rules that it is played without
     * @param endings what is to be built; all that they lead to comes first
     * @throws LabException when there cannot be tables of these endings
     */
    public TableJob(CompiledVariant game, List<String> without, List<Material> endings) throws LabException {
        this.without = List.copyOf(without);
        this.endings = List.copyOf(endings);
        CompiledVariant played = game;
        for (String rule : without) {
            played = Condition.without(played, rule).variant();
        }
        variant = played;
        tables = new Tablebase(variant);
        try {
            for (Material material : Endings.upTo(variant, endings)) {
                add(material);
            }
        } catch (TablebaseException e) {
            throw new LabException(String.valueOf(e.getMessage()));
        }
    }

    private void add(Material material) throws TablebaseException, LabException {
        TableLayout layout = new TableLayout(variant, material);
        Table table = new Table(layout);
        tables.add(table);
        int[] below = Endings.upTo(variant, material).stream()
                .filter(other -> !other.equals(material))
                .flatMapToInt(other -> IntStream.of(unitsOf.getOrDefault(other, new int[0])))
                .toArray();
        int first = places.size();
        for (List<Integer> slices : SliceOrder.waves(layout)) {
            int wave = places.size();
            slices.forEach(slice -> places.add(new Place(table, slice, below, first, wave)));
        }
        unitsOf.put(material, IntStream.range(first, places.size()).toArray());
    }

    /**
     * The job that a line tells, to be done here.
     *
     * @throws LabException when it is no such line, or cannot be done here: the game is unknown, or there is too little memory
     */
    public static TableJob read(String line, GameFinder games) throws LabException {
        Matcher words = LINE.matcher(line);
        if (!words.matches()) {
            throw new LabException("this is no job of tables: " + line);
        }
        CompiledVariant game = games.find(words.group(1));
        List<String> without =
                words.group(2).isEmpty() ? List.of() : List.of(words.group(2).split(","));
        List<Material> endings = new ArrayList<>();
        try {
            for (String ending : words.group(3).split(",")) {
                endings.add(Material.parse(ending, game));
            }
        } catch (TablebaseException e) {
            throw new LabException(String.valueOf(e.getMessage()));
        }
        TableJob job = new TableJob(game, without, endings);
        for (Material material : job.unitsOf.keySet()) {
            Memory.check(job.table(material).layout(), 1);
        }
        return job;
    }

    /** The game as it is played. */
    public CompiledVariant variant() {
        return variant;
    }

    /** The tables, with those of their slices that are done. */
    public Tablebase tables() {
        return tables;
    }

    /** All endings, and the units that each is made of. */
    Map<Material, int[]> unitsOf() {
        return unitsOf;
    }

    /** The table that a unit is a slice of. */
    Table table(int unit) {
        return places.get(unit).table;
    }

    private Table table(Material material) {
        Table table = tables.table(material);
        if (table == null) {
            throw new IllegalArgumentException("no table of this job");
        }
        return table;
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String line() {
        return "howdah-tables 1;variant=" + variant.id() + ";without=" + String.join(",", without) + ";endings="
                + endings.stream().map(ending -> ending.name(variant)).collect(Collectors.joining(","));
    }

    @Override
    public SequencedMap<String, String> traits() {
        SequencedMap<String, CompiledVariant> games = new LinkedHashMap<>();
        games.put(variant.id(), variant);
        return Traits.of(games);
    }

    @Override
    public int[] needs(int unit) {
        Place place = places.get(unit);
        return IntStream.concat(IntStream.of(place.below), IntStream.range(place.first, place.wave))
                .toArray();
    }

    @Override
    public Station<Slice> open() {
        return new Station<>() {
            @Override
            public Slice work(int unit) {
                return build(unit);
            }

            @Override
            public void close() {
                // It holds nothing.
            }
        };
    }

    private Slice build(int unit) {
        Place place = places.get(unit);
        Watch watch = new Watch(Long.MAX_VALUE, share -> {});
        return Threads.of(1, () -> {
            short[][] values = SliceSolver.solve(place.table.layout(), tables, place.slice, watch);
            place.table.set(place.slice, values[0], values[1]);
            Verifier.check(place.table, tables, place.slice, watch);
            return new Slice(unit, place.table.packed(place.slice));
        });
    }

    @Override
    public byte[] bytes(Slice result) {
        return result.packed();
    }

    /** The slice; some of its positions are checked, for it comes from elsewhere. */
    @Override
    public Slice result(int unit, byte[] bytes) throws LabException {
        know(unit, bytes);
        Place place = places.get(unit);
        Verifier.checkSome(place.table, tables, place.slice, SAMPLE);
        return new Slice(unit, bytes);
    }

    @Override
    public byte[] known(int unit) {
        Place place = places.get(unit);
        return place.table.packed(place.slice);
    }

    @Override
    public void know(int unit, byte[] bytes) throws LabException {
        Place place = places.get(unit);
        try {
            place.table.setPacked(place.slice, bytes);
        } catch (TablebaseException e) {
            throw new LabException(String.valueOf(e.getMessage()));
        }
    }

    /** Takes a table that is there already; its units are done. */
    void adopt(Table table) {
        table(table.layout().material()).takeAll(table);
    }
}
