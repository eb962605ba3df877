import type { Scope } from '../../store/store.ts';
import type { EntryRecord, TenantUser, World } from '../../store/world.ts';
import { isAccessible } from '../analytics/access.ts';
import { otherProjectsId, type WorkNames } from './booked-names.ts';

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
  const [projects, tasks] = await Promise.all([
    db.getMany('projects', listIds(entries, 'projectId')),
    db.getMany('tasks', listIds(entries, 'taskId')),
  ]);
  return ({ employeeId, projectId, taskId, bookedAs }) => {
    const found = projectId === null ? undefined : projects.get(projectId);
    const isOutOfReach =
      user !== undefined && projectId !== null && !(found && isAccessible(user, found));
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
