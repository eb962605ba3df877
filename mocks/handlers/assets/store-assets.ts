import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import { endHandoverNotices, endReminders } from '../../common/assets/reminders-over.ts';
import { storeChanged } from './field-history.ts';
import { remembering } from './remembering.ts';

type Db = Scope<World>;

/** An asset before and after a change; the same object if nothing changes. */
export interface Change {
  before: AssetRecord;
  after: AssetRecord;
}

/**
 * Assets stored together: in a browser, waiting for each write takes as long as the write itself.
 */
export const storedAtOnce = 500;

/**
 * Stores changed assets. Ends the assignments of those that are no longer assigned, and
 * notifications that no longer apply.
 */
export async function storeAssets(db: Db, changes: readonly Change[]): Promise<void> {
  const changed = changes.filter(({ before, after }) => before !== after);
  await endAssignments(db, changed);
  // The same names are read for multiple assets.
  const cached = remembering(db);
  for (let from = 0; from < changed.length; from += storedAtOnce) {
    const part = changed.slice(from, from + storedAtOnce);
    await Promise.all(part.map(({ before, after }) => storeChanged(cached, before, after)));
  }
  await endReminders(db, changed);
}

/** The assignments end on the day of the assets' new status. */
async function endAssignments(db: Db, changes: readonly Change[]): Promise<void> {
  const days = new Map<string, string>();
  for (const { before, after } of changes) {
    if (before.assignmentId === null || after.assignmentId !== null) continue;
    days.set(before.assignmentId, after.statusHistory.at(-1)?.day ?? '');
  }
  const assignments = [...(await db.getMany('assetAssignments', days.keys())).values()];
  for (const assignment of assignments) {
    const endedOn = days.get(assignment.id) ?? '';
    await db.put('assetAssignments', { ...assignment, endedOn });
  }
  await endHandoverNotices(db, assignments);
}
