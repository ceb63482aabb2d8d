import { createHub } from './hub.js';
import { SharedMemory } from './memory-relay.js';
import { describeStreamRules } from './testing/stream-rules.fixture.js';
import { StreamServer } from './testing/stream-server.fixture.js';

describeStreamRules('the stream over ws, shared in memory, from another instance', async () => {
  const memory = new SharedMemory();
  const producer = createHub({ relay: memory.relay() });
  const listener = await StreamServer.start(createHub({ relay: memory.relay() }));
  return {
    producer,
    listener,
    close: async () => {
      await producer.close();
      await listener.stop();
    },
  };
});

describeStreamRules('the stream over ws, shared in memory, on the same instance', async () => {
  const listener = await StreamServer.start(createHub({ relay: new SharedMemory().relay() }));
  return { producer: listener.hub, listener, close: () => listener.stop() };
});
