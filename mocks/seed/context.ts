import type { Scope } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { Random } from './random.ts';
import type { SeedSize } from './seed.ts';

/** The context of an area's seed, once for each tenant that has demo data. */
export interface SeedContext {
  tenantId: string;
  /** The tenant's records; a seed must not await anything else. */
  db: Scope<World>;
  /** The start of the day of seeding in UTC, in ms; everything is relative to it. */
  today: number;
  size: SeedSize;
  /** Deterministic per tenant and area. */
  random: Random;
}

/** Puts an area's demo data of one tenant into the store. */
export type AreaSeed = (context: SeedContext) => Promise<void>;
