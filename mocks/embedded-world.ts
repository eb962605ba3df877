import { systemClock, type Clock } from './clock.ts';
import { openIndexedDbStore, StorageRefused } from './store/indexeddb.ts';
import type { Store } from './store/store.ts';
import { worldSchema, type World } from './store/world.ts';
import { openedAddress } from './scenarios/opened-address.ts';
import { seedWhereNeeded } from './seed/seed-where-needed.ts';
import type { SeedSize } from './seed/seed.ts';

const databaseName = 'atrium-demo';
const sizeKey = 'atrium.device.seed';

export interface EmbeddedWorld {
  store: Store<World>;
  /** `rebuilt`: the kept data were damaged or outdated. `notKept`: this browser keeps nothing. */
  notice: 'rebuilt' | 'notKept' | null;
}

/**
 * The demo world of this browser, seeded when it is empty. Where the browser refuses to keep
 * data, it lives in memory until the page is left.
 */
export async function embeddedWorld(clock: Clock = systemClock): Promise<EmbeddedWorld> {
  const size = wantedSize();
  try {
    let isRebuilt = false;
    const store = await openIndexedDbStore(worldSchema, {
      name: databaseName,
      onRebuilt: () => {
        isRebuilt = true;
      },
    });
    await seedWhereNeeded(store, clock, size);
    return { store, notice: isRebuilt ? 'rebuilt' : null };
  } catch (error) {
    if (!(error instanceof StorageRefused)) throw error;
    return { store: await worldOfThisPage(clock, size), notice: 'notKept' };
  }
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
export const isWorldLeft = (): boolean => isLeaving;

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
export function wantedSize(): SeedSize {
  const asked = openedAddress().searchParams.get('seed');
  if (asked === 'large' || asked === 'small') localStorage.setItem(sizeKey, asked);
  return localStorage.getItem(sizeKey) === 'large' ? 'large' : 'small';
}
