import type { Area } from '#openapi/generated/operations.ts';
import type { AreaSeed } from './context.ts';

/** What an area has to do with the demo data of others: `areas/<area>.ties.ts`, where it has. */
export interface SeedDependencies {
  /** Areas whose data this one builds on, or whose records its handlers read. */
  needs?: readonly Area[];
  /**
   * Areas whose records this one's name, so that those are not deleted: it is prepared with their
   * first call, too, or it would depend on who came first what can be deleted.
   */
  names?: readonly Area[];
}

/** An area's demo data, known before they are loaded. */
export interface SeededArea extends SeedDependencies {
  /** Puts them into the store: `areas/<area>.ts`. */
  load?: () => Promise<{ seed: AreaSeed }>;
  /** Puts in what nobody outside the area counts or names: `areas/<area>.rest.ts`. */
  loadLazySeed?: () => Promise<{ seed: AreaSeed }>;
}
