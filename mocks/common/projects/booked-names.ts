import { hasAccess, maySee, readProjectAccess } from './access.ts';
import type { Scope } from '../../store/store.ts';
import type { EntryRecord, TenantUser, World } from '../../store/world.ts';
import type { Project } from '../../store/world/projects.ts';
import { once } from '../clockwork/once.ts';

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

interface NameLookup {
  db: Db;
  /** The owner of the entries. */
  employeeId: string;
  /** The reader of the entries; omitted when access does not matter. */
  user?: TenantUser;
}

/**
 * Loads the names of an entry's project and task, each record once. For other people's time, the
 * reader sees only the names of projects that they have access to: hours on all others count
 * without a name. For their own time, projects that they can no longer access keep the names that
 * they knew.
 */
export function readWorkNames({
  db,
  employeeId,
  user,
}: NameLookup): (entry: EntryRecord) => Promise<WorkNames> {
  const loadProject = once((id) => db.get('projects', id));
  const findTask = once((id) => db.get('tasks', id));
  const isOwn = user?.employeeId === employeeId;
  const isClosed = once(async (id) => user !== undefined && !(await maySee({ db, user }, id)));
  return async ({ projectId, taskId, bookedAs }) => {
    const isOutOfReach = projectId !== null && (await isClosed(projectId));
    if (isOutOfReach && !isOwn && (await loadProject(projectId))) {
      const shown = { projectId: otherProjectsId, taskId: null };
      return { project: undefined, task: undefined, shown };
    }
    const known = bookedAs && isOutOfReach ? bookedAs : null;
    const project =
      projectId === null ? undefined : (known?.project ?? (await loadProject(projectId)));
    const task = taskId === null ? undefined : known ? known.task : await findTask(taskId);
    return { project, task: task ?? undefined, shown: { projectId, taskId } };
  };
}

/**
 * Stores the current names of project and task on entries before a rename, for people without
 * access to the project, so that they see no names that they did not know. Call it before the names
 * change; for a task that moves, with its new project.
 */
export async function noteBookedNames(
  db: Db,
  where: { projectId: string } | { taskId: string },
  project: Project,
): Promise<void> {
  const isForeign = once((employeeId) => isOutside(db, employeeId, project));
  for (const collection of ['entries', 'deletedEntries'] as const) {
    for (const entry of await db.query(collection, { where })) {
      if (entry.bookedAs || !(await isForeign(entry.employeeId))) continue;
      await db.put(collection, { ...entry, bookedAs: await namesNow(db, entry) });
    }
  }
}

/** Whether an employee has no access to a project. */
export async function isOutside(db: Db, employeeId: string, project: Project): Promise<boolean> {
  const [found] = await db.query('tenantUsers', { where: { employeeId } });
  const user = found ?? { roleType: 'ClientAppUser', employeeId };
  return !hasAccess({ user }, await readProjectAccess({ db, user }, project));
}

async function namesNow(db: Db, { projectId, taskId }: EntryRecord): Promise<Booked> {
  const project = projectId === null ? undefined : await db.get('projects', projectId);
  const task = taskId === null ? undefined : await db.get('tasks', taskId);
  return {
    project: { code: project?.code ?? '', name: project?.name ?? '' },
    task: task ? { code: task.code, name: task.name, description: task.description } : null,
  };
}
