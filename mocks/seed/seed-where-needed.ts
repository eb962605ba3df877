import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { SeedSize } from './seed.ts';

/** Seeds an empty store. An existing demo world stays as it is, whatever its size. */
export async function seedWhereNeeded(
  store: Store<World>,
  clock: Clock,
  size: SeedSize,
): Promise<void> {
  if ((await seededWith(store)) !== null) return;
  const { seed } = await import('./seed.ts');
  await seed(store, clock, size);
}

/** The size that a store was seeded with; null for an empty one. */
export async function seededWith(store: Store<World>): Promise<SeedSize | null> {
  const stored = await store.transaction('read', (tx) => tx.platform.get('meta', 'seed'));
  if (!stored) return null;
  return stored.value === 'large' ? 'large' : 'small';
}
