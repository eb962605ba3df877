import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';

type Db = Scope<World>;

/** References to an employee record; one is enough for a history. An assigned asset has an assignment. */
const counts: readonly ((db: Db, employeeId: string) => Promise<number>)[] = [
  (db, employeeId) => db.count('entries', { employeeId }),
  (db, employeeId) => db.count('deletedEntries', { employeeId }),
  (db, employeeId) => db.count('logins', { employeeId }),
  (db, reportingToId) => db.count('employees', { reportingToId }),
  (db, revieweeId) => db.count('reviews', { revieweeId }),
  (db, reportingToId) => db.count('reviews', { reportingToId }),
  (db, clientInterfacerId) => db.count('reviews', { clientInterfacerId }),
  (db, employeeId) => db.count('projectMembers', { employeeId }),
  (db, employeeId) => db.count('projectWatches', { employeeId }),
  (db, ownerId) => db.count('projects', { ownerId }),
  (db, createdById) => db.count('projects', { createdById }),
  (db, employeeId) => db.count('teamMembers', { employeeId }),
  (db, employeeId) => db.count('assetAssignments', { employeeId }),
];

/**
 * Whether an employee record has a history: it leads a team, has direct reports, or anything was
 * recorded for it. A user linked to such a record can read what others have written.
 */
export async function hasHistory(db: Db, employeeId: string | null): Promise<boolean> {
  if (employeeId === null) return false;
  const employee = await db.get('employees', employeeId);
  if (employee?.isTeamLead) return true;
  for (const count of counts) if ((await count(db, employeeId)) > 0) return true;
  return false;
}
