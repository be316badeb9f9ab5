/**
 * The laboratory's jobs on many machines. The command that has the job coordinates: it is the one member of a Hazelcast
 * cluster, and keeps what comes of the units. Workers are clients of it: they send and take messages, each sealed with a token
 * that all have. Of Hazelcast, only {@link org.howdah.cluster.Post} and {@link org.howdah.cluster.Connection} know.
 */
@NullMarked
package org.howdah.cluster;

import org.jspecify.annotations.NullMarked;
