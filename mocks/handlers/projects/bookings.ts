import type { Scope } from '../../store/store.ts';
import type { EntryRecord, World } from '../../store/world.ts';

type Db = Scope<World>;

/** What time is booked on. */
interface Work {
  projectId: string;
  taskId: string | null;
}

/**
 * Books the time of a task on other work, for everybody, and makes that the default of whoever has
 * the task as one. Answers the entries as they were.
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

/** Takes a project from whoever has it as the default. */
export async function clearDefault(db: Db, projectId: string): Promise<void> {
  const where = { defaultProjectId: projectId };
  for (const settings of await db.query('clockWorkSettings', { where })) {
    await db.put('clockWorkSettings', { ...settings, defaultProjectId: null, defaultTaskId: null });
  }
}
