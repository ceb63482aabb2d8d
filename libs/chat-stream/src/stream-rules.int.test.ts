import { createHub } from './hub.js';
import { StreamServer } from './testing/stream-server.fixture.js';
import { describeStreamRules } from './testing/stream-rules.fixture.js';

describeStreamRules('the stream over ws, kept in memory, on one instance', async () => {
  const listener = await StreamServer.start(createHub());
  return { producer: listener.hub, listener, close: () => listener.stop() };
});
