import type { Scope } from '../store/store.ts';
import type { World } from '../store/world.ts';

type Db = Scope<World>;

/** Counts the records of a collection that name a record by its id. */
export type CountUses = (db: Db, id: string) => Promise<number>;

/**
 * Which records of other areas name a team, a vendor or a client, so that it stays as long as they do. Their
 * demo data are prepared along with it: see `names` in mocks/seed/seeded-area.ts.
 */
export const uses: Readonly<Record<'teams' | 'vendors' | 'clients', readonly CountUses[]>> = {
  teams: [
    (db, teamId) => db.count('assets', { teamId }),
    (db, teamId) => db.count('assetTypes', { teamId }),
  ],
  vendors: [(db, vendorId) => db.count('assets', { vendorId })],
  clients: [reviewsOfClient],
};

/** The reviews that a client's contacts take part in. */
async function reviewsOfClient(db: Db, clientId: string): Promise<number> {
  const reviewIds = new Set<string>();
  for (const contact of await db.query('clientContacts', { where: { clientId } })) {
    const where = { clientContactId: contact.id };
    for (const assignment of await db.query('clientAssignments', { where })) {
      const clientReviews = await db.query('clientReviews', {
        where: { assignmentId: assignment.id },
      });
      for (const { reviewId } of clientReviews) reviewIds.add(reviewId);
    }
  }
  return reviewIds.size;
}

/** How many records name the one of an id, of all collections together. */
export async function countUses(counts: readonly CountUses[], db: Db, id: string): Promise<number> {
  const found = await Promise.all(counts.map((count) => count(db, id)));
  return found.reduce((sum, count) => sum + count, 0);
}
