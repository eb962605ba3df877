import { publish } from '../../../core/requests/feed.ts';
import { findOutsiders } from '../../../common/projects/booked-names.ts';
import type { Scope } from '../../../store/store.ts';
import type { EntryRecord, World } from '../../../store/world.ts';
import { loadUserIds } from '../../../common/projects/notify-employee.ts';

type Db = Scope<World>;

/** The project and task on which time is booked. */
interface Work {
  projectId: string;
  taskId: string | null;
}

/**
 * Moves all time of a task to other work, for all users, and replaces the task as their default;
 * who has no access to the other project has none any more. Returns the entries before the change.
 */
export async function rebook(db: Db, taskId: string, work: Work): Promise<EntryRecord[]> {
  const entries = await db.query('entries', { where: { taskId } });
  await Promise.all(
    entries.map((entry) => db.put('entries', { ...entry, ...work, version: entry.version + 1 })),
  );
  await announceRunning(db, entries);
  const settings = await db.query('clockWorkSettings', { where: { defaultTaskId: taskId } });
  const outsiders = await findOutsiders(
    db,
    settings.map(({ id }) => id),
    work.projectId,
  );
  for (const each of settings) {
    const isOutside = outsiders.includes(each.id);
    const defaultProjectId = isOutside ? null : work.projectId;
    const defaultTaskId = isOutside ? null : work.taskId;
    await db.put('clockWorkSettings', { ...each, defaultProjectId, defaultTaskId });
  }
  return entries;
}

/** Notifies the devices of everyone whose timer now runs on other work; `entries` are as before. */
async function announceRunning(db: Db, entries: readonly EntryRecord[]): Promise<void> {
  const running = entries.filter(({ endTime }) => endTime === null);
  const userIds = await loadUserIds(
    db,
    running.map(({ employeeId }) => employeeId),
  );
  for (const { id, employeeId, version } of running) {
    const to = userIds.get(employeeId);
    if (to === undefined) continue;
    const data = { entries: [{ id, version: version + 1 }], deletedIds: [] };
    await publish(db, { hub: 'notifications', to, type: 'timesChanged', data });
  }
}

/** Clears a project from the settings of all users who have it as their default. */
export async function clearDefault(db: Db, projectId: string): Promise<void> {
  const where = { defaultProjectId: projectId };
  for (const settings of await db.query('clockWorkSettings', { where })) {
    await db.put('clockWorkSettings', { ...settings, defaultProjectId: null, defaultTaskId: null });
  }
}
