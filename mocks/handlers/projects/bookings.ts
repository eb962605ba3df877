import type { Scope } from '../../store/store.ts';
import type { EntryRecord, World } from '../../store/world.ts';

type Db = Scope<World>;

/** The project and task on which time is booked. */
interface Work {
  projectId: string;
  taskId: string | null;
}

/**
 * Moves all time of a task to other work, for all users, and replaces the task as their default.
 * Returns the entries before the change.
 */
export async function rebook(db: Db, taskId: string, work: Work): Promise<EntryRecord[]> {
  const entries = await db.query('entries', { where: { taskId } });
  await Promise.all(
    entries.map((entry) => db.put('entries', { ...entry, ...work, version: entry.version + 1 })),
  );
  for (const settings of await db.query('clockWorkSettings', {
    where: { defaultTaskId: taskId },
  })) {
    const { projectId: defaultProjectId, taskId: defaultTaskId } = work;
    await db.put('clockWorkSettings', { ...settings, defaultProjectId, defaultTaskId });
  }
  return entries;
}

/** Clears a project from the settings of all users who have it as their default. */
export async function clearDefault(db: Db, projectId: string): Promise<void> {
  const where = { defaultProjectId: projectId };
  for (const settings of await db.query('clockWorkSettings', { where })) {
    await db.put('clockWorkSettings', { ...settings, defaultProjectId: null, defaultTaskId: null });
  }
}
