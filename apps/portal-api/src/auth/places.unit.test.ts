import { describe, expect, it } from '@jest/globals';
import { createPlaces } from './places.js';

describe('places', () => {
  it('are so many a key; whoever comes later waits in line', async () => {
    const places = createPlaces(2);
    const [one, two] = [await places.take('a', 50), await places.take('a', 50)];
    const order: string[] = [];
    const three = places.take('a', 1_000).then((back) => (order.push('three'), back));
    const four = places.take('a', 1_000).then((back) => (order.push('four'), back));
    expect(await places.take('b', 50)).not.toBeNull();
    one?.();
    (await three)?.();
    (await four)?.();
    two?.();
    expect(order).toEqual(['three', 'four']);
  });

  it('are not waited for longer than said, and a wait that was given up takes none', async () => {
    const places = createPlaces(1);
    const held = await places.take('a', 50);
    expect(await places.take('a', 20)).toBeNull();
    held?.();
    expect(await places.take('a', 20)).not.toBeNull();
  });
});
