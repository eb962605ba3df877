import type { Scope } from '../store/store.ts';
import type { World } from '../store/world.ts';

type Db = Scope<World>;

/** Counts the records of a collection that name a record by its id. */
export type CountUses = (db: Db, id: string) => Promise<number>;

/**
 * Which records of other areas name a team or a vendor, so that it stays as long as they do. Their
 * demo data are prepared along with it: see `names` in mocks/seed/seeded-area.ts.
 */
export const uses: Readonly<Record<'teams' | 'vendors', readonly CountUses[]>> = {
  teams: [
    (db, teamId) => db.count('assets', { teamId }),
    (db, teamId) => db.count('assetTypes', { teamId }),
  ],
  vendors: [(db, vendorId) => db.count('assets', { vendorId })],
};

/** How many records name the one of an id, of all collections together. */
export async function countUses(counts: readonly CountUses[], db: Db, id: string): Promise<number> {
  const found = await Promise.all(counts.map((count) => count(db, id)));
  return found.reduce((sum, count) => sum + count, 0);
}
