import type { Scope } from '../../store/store.ts';
import type { EntryRecord, TenantUser, World } from '../../store/world.ts';
import type { Project } from '../../store/world/projects.ts';
import { isAccessible } from '../analytics/access.ts';
import { otherProjectsId, type WorkNames } from './booked-names.ts';

interface Reading {
  db: Scope<World>;
  /** The reader of the entries; omitted when access does not matter. */
  user?: TenantUser | undefined;
}

/** The projects of entries, and the names that their reader may see. */
export interface Work {
  projects: ReadonlyMap<string, Project>;
  getNames: (entry: EntryRecord) => WorkNames;
}

/** Loads the names for some entries. */
export const loadWorkNames = async (
  reading: Reading,
  entries: readonly EntryRecord[],
): Promise<Work['getNames']> => (await loadWork(reading, entries)).getNames;

/**
 * Loads the names of the projects and tasks of some entries. For other people's time, the reader
 * sees only the names of projects that they have access to: hours on all others count without a
 * name. For their own time, projects that they can no longer access keep the names that they knew.
 */
export async function loadWork(
  { db, user }: Reading,
  entries: readonly EntryRecord[],
): Promise<Work> {
  const [projects, tasks] = await Promise.all([
    db.getMany('projects', listIds(entries, 'projectId')),
    db.getMany('tasks', listIds(entries, 'taskId')),
  ]);
  const getNames: Work['getNames'] = ({ employeeId, projectId, taskId, bookedAs }) => {
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
  return { projects, getNames };
}

/** The distinct ids in a field. */
const listIds = (entries: readonly EntryRecord[], field: 'projectId' | 'taskId'): Set<string> =>
  new Set(entries.flatMap((entry) => entry[field] ?? []));
