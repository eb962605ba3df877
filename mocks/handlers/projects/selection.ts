import type { components } from '#openapi/generated/types.ts';
import { ok, type Handlers } from '../../core/handler.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { Project } from '../../store/world/projects.ts';
import { loadAccess } from '../../common/analytics/access.ts';
import { maySee, requireProjectAccess } from '../../common/projects/access.ts';
import { compareNames } from '../../store/sort-key.ts';

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

/** Options of the project and task pickers. Source: PROJ-020, PROJ-065. */
export const selection: Group = {
  getRecentProjectTaskCombos: async ({ db, user }) => {
    if (user.employeeId === null) return ok({ projectTaskCombos: [] });
    const entries = await db.query('entries', {
      where: { employeeId: user.employeeId },
      order: { by: 'startTime', direction: 'descending' },
      limit: recentEntries,
    });
    const pairs = new Map<string, { projectId: string; taskId: string | null }>();
    for (const { projectId, taskId } of entries) {
      const key = `${projectId}:${taskId}`;
      if (projectId !== null && !pairs.has(key)) pairs.set(key, { projectId, taskId });
    }
    // Projects that the user can no longer see do not count towards the limit and are not offered.
    const seen = await Promise.all(
      [...pairs.values()].map(async (pair) =>
        (await maySee({ db, user }, pair.projectId)) ? [pair] : [],
      ),
    );
    const newest = seen.flat().slice(0, recentPairs);
    const combos = await Promise.all(
      newest.map(({ projectId, taskId }) => findCombo(db, projectId, taskId)),
    );
    return ok({ projectTaskCombos: combos.flatMap((combo) => combo ?? []) });
  },

  getProjectsSelection: async (call) => {
    const { all, accessible } = await loadAccess(call);
    return ok({ pmoProjectsKVP: toKeyValues(all.filter(({ id }) => accessible.has(id))) });
  },

  getValidProjectsForDefaults: async (call) => {
    const { db, user } = call;
    if (user.employeeId === null) return ok({ pmoProjectsKVP: [] });
    const { employeeId } = user;
    const owned = await db.query('projects', { where: { ownerId: employeeId } });
    const where = { employeeId, isActiveMember: true };
    const memberships = await db.query('projectMembers', { where });
    const joined = await Promise.all(
      memberships.map(({ projectId }) => db.get('projects', projectId)),
    );
    const own = new Map(
      [...owned, ...joined.flatMap((project) => project ?? [])].map((each) => [each.id, each]),
    );
    const withTasks = await Promise.all(
      [...own.values()].map(async (project) => {
        return (await db.count('tasks', { projectId: project.id })) > 0 ? [project] : [];
      }),
    );
    return ok({ pmoProjectsKVP: toKeyValues(withTasks.flat()) });
  },

  getTasksSelection: async (call) => {
    const { project } = await requireProjectAccess(call, call.query.projectId);
    const tasks = await call.db.query('tasks', { where: { projectId: project.id } });
    return ok({ pmoTasksKVP: toKeyValues(tasks) });
  },
};

/** Ids with code and name, ordered by code. */
const toKeyValues = (records: readonly Pick<Project, 'id' | 'code' | 'name'>[]) =>
  records
    .toSorted((a, b) => compareNames(a.code, b.code))
    .map(({ id, code, name }) => ({ key: id, value: `${code} ${name}` }));

/** A project and one of its tasks; undefined when the project was deleted. */
export async function findCombo(
  db: Scope<World>,
  projectId: string,
  taskId: string | null,
): Promise<Combo | undefined> {
  const project = await db.get('projects', projectId);
  if (!project) return undefined;
  const task = taskId === null ? undefined : await db.get('tasks', taskId);
  return {
    projectId,
    projectCode: project.code,
    projectName: project.name,
    projectDescription: project.description,
    taskId: task?.id ?? null,
    taskCode: task?.code ?? '',
    taskName: task?.name ?? '',
    taskDescription: task?.description ?? '',
  };
}
