import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';

type Db = Scope<World>;

/** Counts the records of a collection that reference a record by its id. */
export type CountUses = (db: Db, id: string) => Promise<number>;

/**
 * The records of other areas that reference a team, a vendor or a client, which cannot be deleted
 * while they exist. Their demo data are prepared along with it: see `names` in
 * mocks/seed/seeded-area.ts.
 */
export const uses: Readonly<Record<'teams' | 'vendors' | 'clients', readonly CountUses[]>> = {
  teams: [
    (db, teamId) => db.count('assets', { teamId }),
    (db, teamId) => db.count('assetTypes', { teamId }),
  ],
  vendors: [(db, vendorId) => db.count('assets', { vendorId })],
  clients: [reviewsOfClient],
};

/** Counts the reviews in which a client's contacts take part. */
async function reviewsOfClient(db: Db, clientId: string): Promise<number> {
  const contacts = await db.query('clientContacts', { where: { clientId } });
  const clientContactId = contacts.map(({ id }) => id);
  const assignments = await db.query('clientAssignments', { where: { clientContactId } });
  const assignmentId = assignments.map(({ id }) => id);
  const groups = await db.groups('clientReviews', { where: { assignmentId }, by: 'reviewId' });
  return groups.length;
}

/** The total number of records that reference an id, over all collections. */
export async function countUses(counts: readonly CountUses[], db: Db, id: string): Promise<number> {
  const found = await Promise.all(counts.map((count) => count(db, id)));
  return found.reduce((sum, count) => sum + count, 0);
}
