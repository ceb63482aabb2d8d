import { describeStreamRules } from './testing/stream-rules.fixture.js';
import { fromAnother, memory, onOneInstance, sharedMemory } from './testing/world.fixture.js';

for (const transport of ['ws', 'Socket.IO', 'Socket.IO (polling)'] as const) {
  describeStreamRules(`the stream over ${transport}, kept in memory, on one instance`, () =>
    onOneInstance(memory(), transport),
  );
}

for (const transport of ['ws', 'Socket.IO'] as const) {
  describeStreamRules(`the stream over ${transport}, shared in memory, on the same instance`, () =>
    onOneInstance(sharedMemory(), transport),
  );

  describeStreamRules(`the stream over ${transport}, shared in memory, from another instance`, () =>
    fromAnother(sharedMemory(), transport),
  );
}
