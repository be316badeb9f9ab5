/**
 * What pieces are worth, by the method of H. G. Muller: one side's army is changed ({@link org.howdah.lab.values.Imbalance}),
 * many short games are played from shuffled arrays ({@link org.howdah.lab.values.ValuesRun}), and one logistic model of all
 * results says what each man was worth ({@link org.howdah.lab.values.ValuesReport}). docs/lab.md tells how to use it.
 */
@NullMarked
package org.howdah.lab.values;

import org.jspecify.annotations.NullMarked;
