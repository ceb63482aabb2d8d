import type { Relay } from './relay.js';

/** An instance that seems dead is looked at again after this: its last beat may just be late, or the store was empty. */
const secondLookMs = 1_500;

/** Whether an instance lives, with a second look before it is taken for dead. */
export async function lives(relay: Relay, instance: string): Promise<boolean> {
  if (await relay.alive(instance)) return true;
  await new Promise((resolve) => setTimeout(resolve, secondLookMs));
  return relay.alive(instance);
}
