import { isAccessible } from '../analytics/access.ts';
import type { Scope } from '../../store/store.ts';
import type { EntryRecord, World } from '../../store/world.ts';
import type { Project } from '../../store/world/projects.ts';

type Db = Scope<World>;
type Booked = NonNullable<EntryRecord['bookedAs']>;

/** The names of an entry's project and task that its reader may see. */
export interface WorkNames {
  project: Booked['project'] | undefined;
  task: Booked['task'] | undefined;
  /**
   * The ids in the response: a project that the reader has no access to is replaced by
   * `otherProjectsId`.
   */
  shown: Pick<EntryRecord, 'projectId' | 'taskId'>;
}

/** Represents all projects whose names the reader may not see. */
export const otherProjectsId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Stores the current names of project and task on entries before a rename, for people without
 * access to the project, so that they see no names that they did not know. Call it before the names
 * change; for a task that moves, with its new project.
 */
export async function noteBookedNames(
  db: Db,
  where: { projectId: string } | { taskId: string },
  { id }: Pick<Project, 'id'>,
): Promise<void> {
  for (const collection of ['entries', 'deletedEntries'] as const) {
    const groups = await db.groups(collection, { where, by: 'employeeId' });
    const employeeId = await findOutsiders(
      db,
      groups.flatMap(({ value }) => value ?? []),
      id,
    );
    if (employeeId.length === 0) continue;
    const entries = await db.query(collection, { where: { ...where, employeeId } });
    const noted = entries.filter(({ bookedAs }) => !bookedAs);
    const getNames = await readNamesNow(db, noted);
    for (const entry of noted) await db.put(collection, { ...entry, bookedAs: getNames(entry) });
  }
}

/** Those of some employees who have no access to a project. */
export async function findOutsiders(
  db: Db,
  employeeIds: readonly string[],
  projectId: string,
): Promise<string[]> {
  if (employeeIds.length === 0) return [];
  const project = await db.get('projects', projectId);
  const users = await db.query('tenantUsers', { where: { employeeId: employeeIds } });
  const byEmployee = new Map(users.map((user) => [user.employeeId, user]));
  return employeeIds.filter((employeeId) => {
    const user = byEmployee.get(employeeId) ?? { roleType: 'ClientAppUser', employeeId };
    return !project || !isAccessible(user, project);
  });
}

async function readNamesNow(
  db: Db,
  entries: readonly EntryRecord[],
): Promise<(entry: EntryRecord) => Booked> {
  const projects = await db.getMany(
    'projects',
    entries.flatMap(({ projectId }) => projectId ?? []),
  );
  const tasks = await db.getMany(
    'tasks',
    entries.flatMap(({ taskId }) => taskId ?? []),
  );
  return ({ projectId, taskId }) => {
    const project = projects.get(projectId ?? '');
    const task = tasks.get(taskId ?? '');
    return {
      project: { code: project?.code ?? '', name: project?.name ?? '' },
      task: task ? { code: task.code, name: task.name, description: task.description } : null,
    };
  };
}
