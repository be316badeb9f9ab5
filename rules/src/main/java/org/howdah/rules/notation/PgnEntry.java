package org.howdah.rules.notation;

/** What a {@link PgnReader} finds: a game, or the error that kept it from reading one. */
public sealed interface PgnEntry permits PgnGame, PgnError {}
