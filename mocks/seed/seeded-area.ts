import type { Area } from '@atrium/contract/generated/operations.ts';
import type { AreaSeed } from './context.ts';

/**
 * An area's dependencies on the demo data of other areas, from `areas/<area>.dependencies.ts` if it exists.
 */
export interface SeedDependencies {
  /** Areas whose data this one builds on, or whose records its handlers load. */
  needs?: readonly Area[];
  /**
   * Areas whose records this area refers to, so that those cannot be deleted. This area is seeded
   * with their first call, too; otherwise the order of calls would decide what can be deleted.
   */
  names?: readonly Area[];
}

/** An area's seed before its demo data are loaded. */
export interface SeededArea extends SeedDependencies {
  /** Loads the seed `areas/<area>.ts`. */
  load?: () => Promise<{ seed: AreaSeed }>;
  /** Loads the lazy seed `areas/<area>.lazy-seed.ts`, whose records no other area counts or names. */
  loadLazySeed?: () => Promise<{ seed: AreaSeed }>;
}
