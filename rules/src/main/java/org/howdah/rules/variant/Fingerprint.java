package org.howdah.rules.variant;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.CRC32;

/** A short name for the rules of a game. */
final class Fingerprint {
    private Fingerprint() {}

    static String of(Variant v) {
        List<Object> rules = List.of(
                v.board(),
                v.symmetry(),
                v.pieces().stream()
                        .map(piece -> piece.letter() + piece.betza() + piece.royal())
                        .toList(),
                v.start(),
                String.valueOf(v.castling()),
                String.valueOf(v.promotion()),
                String.valueOf(v.gating()),
                String.valueOf(v.placement()),
                v.bareKing(),
                String.valueOf(v.tradeBan()),
                String.valueOf(v.deadMaterial()),
                v.stalemate());
        CRC32 crc = new CRC32();
        crc.update(rules.toString().getBytes(StandardCharsets.UTF_8));
        return String.format("%08x", crc.getValue());
    }
}
