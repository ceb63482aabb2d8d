import { createHub } from './hub.js';
import { describeStreamRaces } from './testing/stream-races.fixture.js';
import { StreamServer } from './testing/stream-server.fixture.js';

describeStreamRaces('races on one instance', async () => {
  const listener = await StreamServer.start(createHub());
  return { producer: listener.hub, listener, close: () => listener.stop() };
});
