import { systemClock, type Clock } from './clock.ts';
import { openIndexedDbStore, StorageOpenError, StoredDataMismatch } from './store/indexeddb.ts';
import type { Store } from './store/store.ts';
import { worldSchema, type World } from './store/world.ts';
import { openedAddress } from './scenarios/opened-address.ts';
import { seedWhereNeeded } from './seed/seed-where-needed.ts';
import type { SeedSize } from './seed/seed.ts';

const databaseName = 'atrium-demo';
const sizeKey = 'atrium.device.seed';

export interface EmbeddedWorld {
  store: Store<World>;
  /** `rebuilt`: the person had the stored data rebuilt. `notPersisted`: this browser keeps nothing. */
  notice: 'rebuilt' | 'notPersisted' | null;
}

/**
 * The demo world of this browser, seeded when it is empty. Where the browser refuses to keep
 * data, it lives in memory until the page is left.
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

/** The stored world. Where it is of another version, the person is asked what is to be done with it. */
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
  // Another tab may have rebuilt it since: its data are not deleted.
  const again = await open().catch(isMismatch);
  const store = again instanceof StoredDataMismatch ? await open(true) : again;
  return { store, notice: 'rebuilt' };
}

/** A world in memory; what signs people in is carried from page to page. */
async function worldOfThisPage(clock: Clock, size: SeedSize): Promise<Store<World>> {
  const { createMemoryStore } = await import('./store/memory.ts');
  const { carryIdentity } = await import('./identity/carried.ts');
  const store = createMemoryStore(worldSchema);
  await seedWhereNeeded(store, clock, size);
  return carryIdentity(store);
}

let isLeaving = false;

/** Whether the world of this page has been given up: what asks it now would find it half empty. */
export const isWorldUnloading = (): boolean => isLeaving;

/** Forgets everything but who is signed in, for a fresh start with the next page. */
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

/** The size asked for in the address, or chosen before. */
export function readSeedSize(): SeedSize {
  const requested = openedAddress().searchParams.get('seed');
  if (requested === 'large' || requested === 'small') localStorage.setItem(sizeKey, requested);
  return localStorage.getItem(sizeKey) === 'large' ? 'large' : 'small';
}
