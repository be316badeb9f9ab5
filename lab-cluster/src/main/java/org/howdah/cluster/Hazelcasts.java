package org.howdah.cluster;

import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.client.config.ClientConnectionStrategyConfig.ReconnectMode;
import com.hazelcast.client.config.RoutingMode;
import com.hazelcast.config.ClassFilter;
import com.hazelcast.config.Config;
import com.hazelcast.config.InterfacesConfig;
import com.hazelcast.config.JavaSerializationFilterConfig;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.config.QueueConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.ServerSocketEndpointConfig;
import java.util.Map;
import java.util.Properties;
import java.util.Set;

/**
 * How Hazelcast is set up: one member and its clients, no discovery, no calls home, no objects but bytes, nothing in the log and no
 * socket open but the one that is named.
 */
final class Hazelcasts {
    /** What workers send, all of them. */
    static final String TO_COORDINATOR = "coordinator";

    /** What one worker is sent: this and its id. */
    static final String TO_WORKER = "worker-";

    private static final String CLUSTER = "howdah-lab";
    private static final String LOOPBACK = "127.0.0.1";
    private static final String NOBODY = "255.255.255.255";
    private static final int MOST_LETTERS = 10_000;
    private static final int UNUSED_SECONDS = 60;
    private static final int CONNECT_MILLIS = 10_000;

    /** A machine that has not been heard of for so long is gone. */
    private static final String HEARTBEAT_SECONDS = "30";

    private static final String LOGGING = "hazelcast.logging.type";

    static {
        System.setProperty(LOGGING, "none"); // read before any configuration is
    }

    private Hazelcasts() {}

    /** @param ip of the interface to listen at */
    static Config member(String ip, int port) {
        Config config = new Config()
                .setClusterName(CLUSTER)
                .setProperties(properties(Map.of(
                        "hazelcast.phone.home.enabled", "false",
                        "hazelcast.socket.bind.any", "false",
                        "hazelcast.partition.count", "11",
                        "hazelcast.operation.thread.count", "2",
                        "hazelcast.operation.generic.thread.count", "2",
                        "hazelcast.io.thread.count", "1",
                        "hazelcast.client.max.no.heartbeat.seconds", HEARTBEAT_SECONDS)));
        config.getAdvancedNetworkConfig()
                .setEnabled(true)
                .setJoin(noJoin())
                .setMemberEndpointConfig(endpoint(LOOPBACK, 0))
                .setClientEndpointConfig(endpoint(ip, port));
        config.getManagementCenterConfig().setTrustedInterfaces(Set.of(NOBODY));
        config.getMetricsConfig().setEnabled(false);
        config.setSerializationConfig(bytesOnly());
        config.addQueueConfig(queue(TO_COORDINATOR));
        config.addQueueConfig(queue(TO_WORKER + "*").setEmptyQueueTtl(UNUSED_SECONDS));
        return config;
    }

    static ClientConfig client(Address address) {
        ClientConfig config = new ClientConfig().setClusterName(CLUSTER);
        config.setProperties(properties(Map.of(
                "hazelcast.client.heartbeat.timeout", HEARTBEAT_SECONDS + "000",
                "hazelcast.client.io.input.thread.count", "1",
                "hazelcast.client.io.output.thread.count", "1",
                "hazelcast.client.response.thread.count", "1")));
        config.getNetworkConfig().addAddress(address.toString());
        config.getNetworkConfig().getAutoDetectionConfig().setEnabled(false);
        config.getNetworkConfig().getClusterRoutingConfig().setRoutingMode(RoutingMode.SINGLE_MEMBER);
        config.getConnectionStrategyConfig().setReconnectMode(ReconnectMode.OFF);
        config.getConnectionStrategyConfig().getConnectionRetryConfig().setClusterConnectTimeoutMillis(CONNECT_MILLIS);
        config.getMetricsConfig().setEnabled(false);
        config.setSerializationConfig(bytesOnly());
        return config;
    }

    private static Properties properties(Map<String, String> own) {
        Properties properties = new Properties();
        properties.put(LOGGING, "none");
        properties.put("hazelcast.shutdownhook.enabled", "false");
        properties.putAll(own);
        return properties;
    }

    private static JoinConfig noJoin() {
        JoinConfig join = new JoinConfig();
        join.getAutoDetectionConfig().setEnabled(false);
        join.getMulticastConfig().setEnabled(false);
        join.getTcpIpConfig().setEnabled(false);
        return join;
    }

    private static ServerSocketEndpointConfig endpoint(String ip, int port) {
        ServerSocketEndpointConfig endpoint =
                new ServerSocketEndpointConfig().setPort(port).setPortAutoIncrement(false);
        endpoint.setInterfaces(new InterfacesConfig().setEnabled(true).addInterface(ip));
        return endpoint;
    }

    private static QueueConfig queue(String name) {
        return new QueueConfig(name).setBackupCount(0).setMaxSize(MOST_LETTERS).setStatisticsEnabled(false);
    }

    /** No class of Java's serialisation is ever read: bytes need none. */
    private static SerializationConfig bytesOnly() {
        return new SerializationConfig()
                .setJavaSerializationFilterConfig(new JavaSerializationFilterConfig()
                        .setDefaultsDisabled(true)
                        .setBlacklist(new ClassFilter().addPrefixes("")));
    }
}
