import { describeStreamRaces } from './testing/stream-races.fixture.js';
import { fromAnother, memory, onOneInstance, sharedMemory } from './testing/world.fixture.js';

for (const transport of ['ws', 'Socket.IO'] as const) {
  describeStreamRaces(`races over ${transport}, in memory, on one instance`, () =>
    onOneInstance(memory(), transport),
  );

  describeStreamRaces(`races over ${transport}, in memory, between two instances`, () =>
    fromAnother(sharedMemory(), transport),
  );
}
