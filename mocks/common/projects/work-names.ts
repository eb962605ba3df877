import type { Scope } from '../../store/store.ts';
import type { EntryRecord, TenantUser, World } from '../../store/world.ts';
import { lineAccess } from '../analytics/access.ts';
import { otherProjectsId, type WorkNames } from './booked-names.ts';
import { listLine, readWithParents } from './project-lines.ts';

interface Reading {
  db: Scope<World>;
  /** The reader of the entries; omitted when access does not matter. */
  user?: TenantUser | undefined;
}

/**
 * Like readWorkNames, for the entries of any people: loads all projects and tasks of some entries
 * at once.
 */
export async function loadWorkNames(
  { db, user }: Reading,
  entries: readonly EntryRecord[],
): Promise<(entry: EntryRecord) => WorkNames> {
  const projects = await readWithParents(db, listIds(entries, 'projectId'));
  const tasks = await db.getMany('tasks', listIds(entries, 'taskId'));
  const isAccessible = user ? await lineAccess({ db, user }) : () => true;
  const isClosed = (id: string) => !isAccessible(listLine(projects, id));
  return ({ employeeId, projectId, taskId, bookedAs }) => {
    const found = projectId === null ? undefined : projects.get(projectId);
    const isOutOfReach =
      user !== undefined && projectId !== null && (!found || isClosed(projectId));
    if (isOutOfReach && found && user.employeeId !== employeeId) {
      const shown = { projectId: otherProjectsId, taskId: null };
      return { project: undefined, task: undefined, shown };
    }
    const known = isOutOfReach ? bookedAs : undefined;
    const task = taskId === null ? undefined : known ? known.task : tasks.get(taskId);
    return {
      project: known?.project ?? found,
      task: task ?? undefined,
      shown: { projectId, taskId },
    };
  };
}

/** The distinct ids in a field. */
const listIds = (entries: readonly EntryRecord[], field: 'projectId' | 'taskId'): Set<string> =>
  new Set(entries.flatMap((entry) => entry[field] ?? []));
