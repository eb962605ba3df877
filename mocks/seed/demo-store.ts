import type { Clock } from '../clock.ts';
import { createMemoryStore, type MemoryStore } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { worldSchema } from '../schema/world-schema.ts';
import type { World } from '../store/world.ts';
import { seed } from './seed.ts';

interface Seeded {
  minute: number;
  store: Promise<MemoryStore<World>>;
}

let latest: Seeded | null = null;

/**
 * An in-memory store with the small demo world. The world is built once a minute, since all of its
 * times are whole minutes, and each store starts as a copy: tests and stories create thousands.
 */
export async function createDemoStore(clock: Clock): Promise<Store<World>> {
  const minute = Math.floor(clock.now() / 60_000);
  if (latest?.minute !== minute) latest = { minute, store: seeded(clock) };
  return (await latest.store).fork();
}

async function seeded(clock: Clock): Promise<MemoryStore<World>> {
  const store = createMemoryStore(worldSchema);
  await seed(store, clock);
  return store;
}
