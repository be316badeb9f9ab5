package org.howdah.cluster;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.LinkedHashMap;
import java.util.Objects;
import java.util.SequencedMap;
import org.howdah.lab.LabException;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/** What coordinator and workers tell each other, in this order; JSON on the wire. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Message.Hello.class, name = "hello"),
    @JsonSubTypes.Type(value = Message.Welcome.class, name = "welcome"),
    @JsonSubTypes.Type(value = Message.Join.class, name = "join"),
    @JsonSubTypes.Type(value = Message.Known.class, name = "known"),
    @JsonSubTypes.Type(value = Message.Units.class, name = "units"),
    @JsonSubTypes.Type(value = Message.Answer.class, name = "answer"),
    @JsonSubTypes.Type(value = Message.End.class, name = "end")
})
sealed interface Message {
    /**
     * A worker is there. The only message without a seal.
     *
     * @param name the worker's, for people
     */
    record Hello(String name, byte[] challenge) implements Message {
        public Hello {
            Objects.requireNonNull(name);
            if (!Seal.isChallenge(challenge)) {
                throw new IllegalArgumentException("no challenge");
            }
        }
    }

    /** What the coordinator has to do; only one with the worker's token can seal this. */
    record Welcome(byte[] challenge, String build, String kind, String line) implements Message {
        public Welcome {
            Objects.requireNonNull(build);
            Objects.requireNonNull(kind);
            Objects.requireNonNull(line);
            if (!Seal.isChallenge(challenge)) {
                throw new IllegalArgumentException("no challenge");
            }
        }
    }

    /**
     * The worker would do it.
     *
     * @param build its {@link org.howdah.lab.work.Build}
     * @param threads how many units it does at the same time
     * @param traits the job's as it has made it; empty when it could not
     * @param problem why it could not, or null
     */
    record Join(
            String build,
            int threads,
            SequencedMap<String, String> traits,
            @Nullable String problem) implements Message {
        public Join {
            Objects.requireNonNull(build);
            traits = new LinkedHashMap<>(traits);
        }

        /** From a worker that has not made the job. */
        static Join without(String build, @Nullable String problem) {
            return new Join(build, 0, new LinkedHashMap<>(), problem);
        }
    }

    /** What came of a unit that others need: see {@link org.howdah.lab.work.Job#needs}. */
    record Known(int unit, byte[] result) implements Message {
        public Known {
            Objects.requireNonNull(result);
        }
    }

    /** Units that the worker is to do. */
    record Units(int[] units) implements Message {
        public Units {
            Objects.requireNonNull(units);
        }
    }

    /** What came of a unit. */
    record Answer(int unit, byte[] result) implements Message {
        public Answer {
            Objects.requireNonNull(result);
        }
    }

    /**
     * Nothing more will be said. From either side.
     *
     * @param good whether all is as it should be
     * @param why in words
     */
    record End(boolean good, String why) implements Message {
        public End {
            Objects.requireNonNull(why);
        }
    }

    /** Reads results as large as a slice of a table may be. */
    JsonMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxStringLength(200_000_000)
                            .build())
                    .build())
            .build();

    /** As it is sent. */
    default byte[] bytes() {
        return JSON.writeValueAsBytes(this);
    }

    /**
     * What was sent.
     *
     * @throws LabException when it is no message
     */
    static Message read(byte[] bytes) throws LabException {
        try {
            Message message = JSON.readValue(bytes, Message.class);
            if (message != null) {
                return message;
            }
        } catch (JacksonException e) {
            throw new LabException("this is no message: " + e.getOriginalMessage());
        }
        throw new LabException("this is no message");
    }
}
