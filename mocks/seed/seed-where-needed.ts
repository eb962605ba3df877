import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { SeedSize } from './seed.ts';

/** Seeds a store that is empty. A demo world that is there stays as it is, whatever its size. */
export async function seedWhereNeeded(
  store: Store<World>,
  clock: Clock,
  size: SeedSize,
): Promise<void> {
  if ((await seededWith(store)) !== null) return;
  const { seed } = await import('./seed.ts');
  await seed(store, clock, size);
}

/** The size a store was seeded with, or null for an empty one. */
export async function seededWith(store: Store<World>): Promise<SeedSize | null> {
  const stored = await store.transaction('read', (tx) => tx.platform.get('meta', 'seed'));
  if (!stored) return null;
  return stored.value === 'large' ? 'large' : 'small';
}
