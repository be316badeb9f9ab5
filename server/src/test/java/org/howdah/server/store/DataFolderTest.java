package org.howdah.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataFolderTest {

    @TempDir
    Path folder;

    @Test
    void aFolderIsMadeWhereThereIsNone() throws Exception {
        Path data = folder.resolve("deep/down");
        try (DataFolder claimed = DataFolder.claim(data)) {
            assertThat(data).isDirectory();
            assertThat(claimed.database().getParent()).isEqualTo(data);
        }
    }

    @Test
    void onlyOneServerHasIt() throws Exception {
        try (DataFolder first = DataFolder.claim(folder)) {
            assertThat(first).isNotNull();
            assertThatThrownBy(() -> DataFolder.claim(folder))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("Another Howdah server")
                    .hasMessageContaining("--data");
        }
        DataFolder.claim(folder).close();
    }

    @Test
    void aFileInItsPlaceIsNamed() throws Exception {
        Path file = Files.writeString(folder.resolve("data"), "not a folder");
        assertThatThrownBy(() -> DataFolder.claim(file))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining(file.toString())
                .hasMessageContaining("--data");
    }

    @Test
    void aFolderThatCannotBeWrittenIsNamed() {
        assertThatThrownBy(() -> DataFolder.claim(Path.of("/proc/howdah")))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("/proc/howdah");
    }
}
