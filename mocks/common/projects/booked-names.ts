import { hasAccess, maySee, readProjectAccess } from './standing.ts';
import type { Scope } from '../../store/store.ts';
import type { EntryRecord, TenantUser, World } from '../../store/world.ts';
import type { Project } from '../../store/world/projects.ts';
import { once } from '../clockwork/once.ts';

type Db = Scope<World>;
type Booked = NonNullable<EntryRecord['bookedAs']>;

/** The names of what an entry is booked on, as its reader may know them. */
export interface WorkNames {
  project: Booked['project'] | undefined;
  task: Booked['task'] | undefined;
  /** The ids as the reader gets them: of a project that they have no access to, those of all others. */
  shown: Pick<EntryRecord, 'projectId' | 'taskId'>;
}

/** Stands for all projects whose names the reader may not know. */
export const otherProjectsId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

interface NameLookup {
  db: Db;
  /** Whose entries are read. */
  employeeId: string;
  /** Whoever reads them; left out where nobody's access decides. */
  user?: TenantUser;
}

/**
 * Reads the names of an entry's project and task, each record once. Of others' time a person learns
 * the names of the projects that they have access to: the hours on all others count without a name.
 * Of the own time, what the person has no access to any more keeps the names that they knew.
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
 * Notes on entries what they are booked on before that gets other names, for those who have no
 * access to a project: they read nothing that they did not know. Call it before the names change;
 * of a task that moves, with the project that it moves to.
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
