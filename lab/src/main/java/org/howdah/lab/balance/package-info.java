/**
 * Is a game fair? The engine plays it against itself from its start ({@link org.howdah.lab.balance.BalanceRun}), in each of its
 * arrays and under other conditions ({@link org.howdah.lab.balance.Condition}), and what White scored, how many games were drawn,
 * how long they were and how they ended is told with intervals ({@link org.howdah.lab.balance.BalanceReport}). docs/lab.md tells
 * how to use it.
 */
@NullMarked
package org.howdah.lab.balance;

import org.jspecify.annotations.NullMarked;
