import { systemClock, type Clock } from './clock.ts';
import {
  openIndexedDbStore,
  StorageOpenError,
  StoredDataMismatch,
} from './store/indexeddb/indexeddb.ts';
import type { Store } from './store/store.ts';
import { worldSchema } from './schema/world-schema.ts';
import type { World } from './store/world.ts';
import { openedAddress } from './scenarios/opened-address.ts';
import { seedWhereNeeded } from './seed/seed-where-needed.ts';
import type { SeedSize } from './seed/seed.ts';

const databaseName = 'atrium-demo';
const sizeKey = 'atrium.device.seed';

export interface EmbeddedWorld {
  store: Store<World>;
  /**
   * `rebuilt`: the stored data was rebuilt with the user's consent. `notPersisted`: this browser
   * stores nothing.
   */
  notice: 'rebuilt' | 'notPersisted' | null;
}

/**
 * The demo world of this browser, seeded when empty. If the browser denies storage, it stays in
 * memory until the page unloads.
 */
export async function embeddedWorld(clock: Clock = systemClock): Promise<EmbeddedWorld> {
  const size = readSeedSize();
  try {
    const { store, notice } = await openStored();
    await seedWhereNeeded(store, clock, size);
    return { store, notice };
  } catch (error) {
    if (!(error instanceof StorageOpenError)) throw error;
    return { store: await worldOfThisPage(clock, size), notice: 'notPersisted' };
  }
}

/** The stored world. If it has another version, the user is prompted to confirm a rebuild. */
async function openStored(): Promise<EmbeddedWorld> {
  const open = (rebuild = false) =>
    openIndexedDbStore(worldSchema, { name: databaseName, rebuild });
  const isMismatch = (error: unknown): StoredDataMismatch => {
    if (error instanceof StoredDataMismatch) return error;
    throw error;
  };
  const stored = await open().catch(isMismatch);
  if (!(stored instanceof StoredDataMismatch)) return { store: stored, notice: null };
  const { confirmRebuild } = await import('./scenarios/stored-data.ts');
  await confirmRebuild(stored, databaseName);
  // Another tab may have rebuilt it in the meantime; do not delete its data.
  const again = await open().catch(isMismatch);
  const store = again instanceof StoredDataMismatch ? await open(true) : again;
  return { store, notice: 'rebuilt' };
}

/** A world in memory; only the sign-in data persists from page to page. */
async function worldOfThisPage(clock: Clock, size: SeedSize): Promise<Store<World>> {
  const { createMemoryStore } = await import('./store/memory.ts');
  const { carryIdentity } = await import('./identity/carried.ts');
  const store = createMemoryStore(worldSchema);
  await seedWhereNeeded(store, clock, size);
  return carryIdentity(store);
}

let isLeaving = false;

/** Whether the world of this page was abandoned: a later request would find it half empty. */
export const isWorldUnloading = (): boolean => isLeaving;

/** Clears everything except the sign-in, so that the next page starts with fresh data. */
export async function resetWorld(size: SeedSize): Promise<void> {
  isLeaving = true;
  localStorage.setItem(sizeKey, size);
  const { putIdentity, takeIdentity } = await import('./identity/carried.ts');
  const { store } = await embeddedWorld();
  const identity = await takeIdentity(store);
  await store.clear();
  await putIdentity(store, identity);
  store.close();
}

/** The size requested in the URL, or the one stored earlier. */
export function readSeedSize(): SeedSize {
  const requested = openedAddress().searchParams.get('seed');
  if (requested === 'large' || requested === 'small') localStorage.setItem(sizeKey, requested);
  return localStorage.getItem(sizeKey) === 'large' ? 'large' : 'small';
}
