package org.howdah.cli;

import picocli.CommandLine.IVersionProvider;

/** The version, as the build wrote it into the jar. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Howdah.class.getPackage().getImplementationVersion();
        return new String[] {"Howdah " + (version == null ? "(not from a jar)" : version)};
    }
}
