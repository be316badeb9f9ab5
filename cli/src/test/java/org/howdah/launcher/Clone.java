package org.howdah.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/**
 * A clone of the repository in which only the launcher is real. Its Maven and npm write down that they were called, and
 * its JDKs are scripts that print their own folder and arguments.
 */
final class Clone {
    /** What a start left: its exit code, and what it printed on either stream. */
    record Run(int exitCode, String out, String err) {
        /** The arguments that reached java, in order. */
        List<String> arguments() {
            return out.lines().skip(1).toList();
        }

        /** The folder of the JDK that ran. */
        String jdk() {
            return out.lines().findFirst().orElse("");
        }
    }

    private static final Path REPOSITORY = Path.of("..").toAbsolutePath().normalize();

    /** All that the launcher may take for granted; there is no java, node, apt-get or sudo among it. */
    private static final List<String> TOOLS = List.of(
            "sh",
            "basename",
            "cat",
            "chmod",
            "cksum",
            "cp",
            "curl",
            "cut",
            "dirname",
            "env",
            "find",
            "flock",
            "grep",
            "gzip",
            "id",
            "ls",
            "mkdir",
            "mkfifo",
            "mktemp",
            "mv",
            "nice",
            "readlink",
            "rm",
            "sed",
            "sha256sum",
            "sleep",
            "sort",
            "tail",
            "tar",
            "touch",
            "tr",
            "true",
            "uname",
            "xargs");

    final Path folder;
    final Path root;
    final Path bin;
    private final Map<String, String> environment = new TreeMap<>();

    Clone(Path folder) throws IOException {
        this.folder = folder;
        root = Files.createDirectories(folder.resolve("clone"));
        bin = Files.createDirectories(folder.resolve("bin"));
        Files.createDirectories(folder.resolve("home"));
        for (String tool : TOOLS) {
            script(bin.resolve(tool), "exec '" + tool(tool) + "' \"$@\"");
        }
        copyLauncher();
        write("pom.xml", "<project/>");
        write("variants/chess.toml", "id = \"chess\"");
        for (String module : List.of("rules", "engine", "server", "cli")) {
            write(module + "/pom.xml", "<project/>");
            write(module + "/src/main/java/Some.java", "class Some {}");
        }
        maven("mkdir -p cli/target/app && echo jar > cli/target/app/howdah.jar");
        for (String file :
                List.of("index.html", "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts")) {
            write("web/" + file, "{}");
        }
        write("web/public/favicon.svg", "<svg/>");
        write("web/src/main.ts", "export {}");
        set("PATH", bin.toString());
        set("HOME", folder.resolve("home").toString());
        set("HOWDAH_JVM_DIR", folder.resolve("jvm").toString());
        set("HOWDAH_JDK_URL", "http://localhost:1/unset");
    }

    Clone set(String name, String value) {
        environment.put(name, value);
        return this;
    }

    /** What the clone's Maven does, beside saying that it was called. */
    void maven(String commands) throws IOException {
        script(root.resolve("mvnw"), "cd '" + root + "' && echo built >> '" + folder + "/maven-runs'\n" + commands);
    }

    long builds() throws IOException {
        return lines(folder.resolve("maven-runs"));
    }

    /** A Node and an npm, whose `npm run build` makes a page. */
    void node(String version) throws IOException {
        script(bin.resolve("node"), "[ '" + version + "' = new ]");
        script(
                bin.resolve("npm"),
                "echo \"$*\" >> '" + folder + "/npm-runs'\n"
                        + "case $* in *'run build') mkdir -p dist && echo page > dist/index.html"
                        + " ;; ci*) mkdir -p node_modules ;; esac");
    }

    List<String> npmRuns() throws IOException {
        Path file = folder.resolve("npm-runs");
        return Files.exists(file) ? Files.readAllLines(file) : List.of();
    }

    /** A JDK, as far as the launcher can tell, in that folder. */
    static Path jdk(Path at, String version) throws IOException {
        Files.createDirectories(at.resolve("bin"));
        Files.writeString(at.resolve("release"), "IMPLEMENTOR=\"Test\"\nJAVA_VERSION=\"" + version + "\"\n");
        script(at.resolve("bin/java"), """
            echo "${0%/bin/java}"
            for a in "$@"; do
                printf '%s\\n' "$a"
                case $a in -XX:AOTCacheOutput=*) echo cache > "${a#*=}" ;; esac
            done\
            """);
        script(at.resolve("bin/javac"), "exit 0");
        script(at.resolve("bin/jar"), "touch \"$4\"");
        return at;
    }

    Path write(String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    Run howdah(String... arguments) {
        return start(root.resolve("howdah"), folder, arguments);
    }

    Run start(Path launcher, Path from, String... arguments) {
        try {
            Path out = Files.createTempFile(folder, "out", "");
            Path err = Files.createTempFile(folder, "err", "");
            Process process = process(launcher, from, arguments)
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile())
                    .start();
            process.getOutputStream().close();
            if (!process.waitFor(60, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new AssertionError("the launcher hangs:\n" + Files.readString(err));
            }
            return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private ProcessBuilder process(Path launcher, Path from, String... arguments) {
        List<String> command = new ArrayList<>(List.of(launcher.toString()));
        command.addAll(Arrays.asList(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(from.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        return builder;
    }

    private void copyLauncher() throws IOException {
        Files.copy(REPOSITORY.resolve("howdah"), root.resolve("howdah"));
        root.resolve("howdah").toFile().setExecutable(true);
        Files.createDirectories(root.resolve("launcher"));
        copy(REPOSITORY.resolve("launcher"), "*.sh", root.resolve("launcher"));
        copy(REPOSITORY.resolve("launcher/package"), "*", Files.createDirectories(root.resolve("launcher/package")));
        write("LICENSE", "free");
        write("CHANGELOG.md", "changes");
        write("docs/gui.md", "how to");
    }

    private static void copy(Path from, String glob, Path to) throws IOException {
        try (var files = Files.newDirectoryStream(from, glob)) {
            for (Path file : files) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        }
    }

    static void script(Path file, String commands) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + commands + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private static Path tool(String name) {
        for (String folder : System.getenv("PATH").split(":")) {
            Path file = Path.of(folder, name);
            if (Files.isExecutable(file)) {
                return file;
            }
        }
        throw new IllegalStateException("this machine has no " + name);
    }

    private static long lines(Path file) throws IOException {
        if (!Files.exists(file)) {
            return 0;
        }
        try (var lines = Files.lines(file)) {
            return lines.count();
        }
    }
}
