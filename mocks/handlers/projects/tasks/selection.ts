import type { components } from '@atrium/contract/generated/types.ts';
import { ok, type Handlers } from '../../../core/requests/handler.ts';
import { encloseId } from '../../../common/search-keys.ts';
import type { Scope } from '../../../store/store.ts';
import type { EntryRecord, TenantUser, World } from '../../../store/world.ts';
import type { Project, Task } from '../../../store/world/projects.ts';
import { isAccessible, toAccessCondition } from '../../../common/analytics/access.ts';
import { requireProjectAccess } from '../../../common/projects/access.ts';

type Combo = components['schemas']['ProjectTaskCombo'];
type Group = Pick<
  Handlers<'projects'>,
  | 'getRecentProjectTaskCombos'
  | 'getProjectsSelection'
  | 'getValidProjectsForDefaults'
  | 'getTasksSelection'
>;

/** Maximum number of recent pairs of project and task that are offered. */
const recentPairs = 10;
/** Number of newest entries in which they are searched. */
const recentEntries = 500;
/** Number of newest entries that usually have as many pairs. */
const firstEntries = 30;

/** Options of the project and task pickers. Source: PROJ-020, PROJ-065. */
export const selection: Group = {
  getRecentProjectTaskCombos: async ({ db, user }) => {
    const pairs = await findRecentPairs(db, user);
    const tasks = await db.getMany(
      'tasks',
      pairs.flatMap(({ taskId }) => taskId ?? []),
    );
    return ok({
      projectTaskCombos: pairs.map(({ project, taskId }) =>
        toCombo(project, tasks.get(taskId ?? '')),
      ),
    });
  },

  getProjectsSelection: async (call) => {
    const { db, user } = call;
    const contains = toAccessCondition(user);
    const projects = await db.query('projects', { contains, order: { by: 'code' } });
    return ok({ pmoProjectsKVP: toKeyValues(projects) });
  },

  getValidProjectsForDefaults: async (call) => {
    const { db, user } = call;
    if (user.employeeId === null) return ok({ pmoProjectsKVP: [] });
    const mine = [{ fields: ['memberIds'] as const, text: encloseId(user.employeeId) }];
    const groups = await db.groups('tasks', { contains: mine, by: 'projectId' });
    const id = groups.flatMap(({ value }) => value ?? []);
    const projects = await db.query('projects', { where: { id }, order: { by: 'code' } });
    return ok({ pmoProjectsKVP: toKeyValues(projects) });
  },

  getTasksSelection: async (call) => {
    const { project } = await requireProjectAccess(call, call.query.projectId);
    const tasks = await call.db.query('tasks', {
      where: { projectId: project.id },
      order: { by: 'code' },
    });
    return ok({ pmoTasksKVP: toKeyValues(tasks) });
  },
};

/** The projects and tasks of a person's newest entries, the newest first. */
async function findRecentPairs(db: Scope<World>, user: TenantUser): Promise<Pair[]> {
  const { employeeId } = user;
  if (employeeId === null) return [];
  const readNewest = (offset: number, limit: number) =>
    db.query('entries', {
      where: { employeeId },
      order: { by: 'startTime', direction: 'descending' },
      offset,
      limit,
    });
  const first = await readNewest(0, firstEntries);
  const pairs = await listPairs(db, user, first);
  if (pairs.length === recentPairs || first.length < firstEntries) return pairs;
  const others = await readNewest(firstEntries, recentEntries - firstEntries);
  return listPairs(db, user, [...first, ...others]);
}

interface Pair {
  project: Project;
  taskId: string | null;
}

/**
 * The projects and tasks of entries. Projects that the user can no longer see do not count towards
 * the limit and are not offered.
 */
async function listPairs(
  db: Scope<World>,
  user: TenantUser,
  entries: readonly EntryRecord[],
): Promise<Pair[]> {
  const ids = entries.flatMap(({ projectId }) => projectId ?? []);
  const projects = await db.getMany('projects', ids);
  const pairs = new Map<string, Pair>();
  for (const { projectId, taskId } of entries) {
    const project = projects.get(projectId ?? '');
    const key = `${projectId}:${taskId}`;
    if (project && isAccessible(user, project) && !pairs.has(key)) {
      pairs.set(key, { project, taskId });
    }
  }
  return [...pairs.values()].slice(0, recentPairs);
}

/** Ids with code and name. */
const toKeyValues = (records: readonly Pick<Project, 'id' | 'code' | 'name'>[]) =>
  records.map(({ id, code, name }) => ({ key: id, value: `${code} ${name}` }));

/** A project and one of its tasks; undefined when the project was deleted. */
export async function findCombo(
  db: Scope<World>,
  projectId: string,
  taskId: string | null,
): Promise<Combo | undefined> {
  const project = await db.get('projects', projectId);
  if (!project) return undefined;
  return toCombo(project, taskId === null ? undefined : await db.get('tasks', taskId));
}

const toCombo = (project: Project, task: Task | undefined): Combo => ({
  projectId: project.id,
  projectCode: project.code,
  projectName: project.name,
  projectDescription: project.description,
  taskId: task?.id ?? null,
  taskCode: task?.code ?? '',
  taskName: task?.name ?? '',
  taskDescription: task?.description ?? '',
});
