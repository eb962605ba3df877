import { encloseId, foldAccents } from '../common/search-keys.ts';
import { getOrder } from '../common/projects/task-order.ts';
import { getSortKey } from '../store/sort-key.ts';
import type { Derivation, Scope } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type {
  ComputedAccess,
  ComputedProjectFields,
  Project,
  Task,
} from '../store/world/projects.ts';

type Reading = Pick<Scope<World>, 'get' | 'query' | 'count'>;

/** What the list of projects shows, and who has access to a project. Source: PROJ-086, PROJ-045. */
export const computedProjects: Derivation<World, Project> = {
  compute: async (scope, project) => {
    const [owner, creator, { access, owningIds, topLevelIds }, impediments] = await Promise.all([
      scope.get('employees', project.ownerId),
      scope.get('employees', project.createdById),
      computePeople(scope, project),
      scope.count('impediments', { projectId: project.id, resolvedOn: null }),
    ]);
    return {
      ownerName: owner?.fullName ?? '',
      creatorName: creator?.fullName ?? '',
      searchText: describe(project),
      workKey: getWorkKey(project),
      hasOpenImpediments: impediments > 0,
      openImpedimentCount: impediments,
      owningIds,
      topLevelIds,
      ...access,
    };
  },
  from: {
    employees: {
      fields: ['fullName'],
      where: ({ id }) => [{ ownerId: id }, { createdById: id }],
    },
    projects: {
      fields: ['parentId', 'ownerId', 'createdById'],
      where: async ({ id }, scope) =>
        (await listIdsBelow(scope, id)).map((below) => ({ id: below })),
    },
    impediments: { fields: ['resolvedOn'], where: ({ projectId }) => [{ id: projectId }] },
    projectMembers: {
      fields: ['isActiveMember'],
      where: async ({ projectId }, scope) =>
        [projectId, ...(await listIdsBelow(scope, projectId))].map((id) => ({ id })),
    },
  },
};

/** What the search for work needs of a task's project. Source: PROJ-004. */
export const computedTasks: Derivation<World, Task> = {
  compute: async (scope, task) => {
    const { assigneeId = null } = task;
    const [project, assignee] = await Promise.all([
      scope.get('projects', task.projectId),
      assigneeId === null ? undefined : scope.get('employees', assigneeId),
    ]);
    const assigneeName = assignee?.fullName ?? null;
    if (!project) return { searchText: '', workKey: '', planKey: '', assigneeName, ...noAccess };
    return {
      searchText: `${describe(project)} ${describe(task)}`,
      workKey: getWorkKey(project, task),
      planKey: `${getSortKey(project.code)}\u001F${getOrder(task)}`,
      assigneeName,
      ...(await computePeople(scope, project)).access,
    };
  },
  from: {
    projects: {
      fields: ['code', 'name', 'parentId', 'ownerId', 'createdById'],
      where: ({ id }, scope) => listTasksFrom(scope, id),
    },
    projectMembers: {
      fields: ['isActiveMember'],
      where: ({ projectId }, scope) => listTasksFrom(scope, projectId),
    },
    employees: { fields: ['fullName'], where: ({ id }) => [{ assigneeId: id }] },
  },
};

const describe = ({ code, name }: { code: string; name: string }): string =>
  foldAccents(`${code} ${name}`);

/** Orders projects and tasks by the codes of their projects, each project before its tasks. */
const getWorkKey = (project: { code: string }, task?: { code: string }): string =>
  // The separator is below all characters of a sort key.
  getSortKey(project.code) + (task ? `\u001F${getSortKey(task.code)}` : '');

const noAccess: ComputedAccess = { memberIds: '', memberIdsAbove: '', creatorIds: '' };

/** Who has access to a project or governs it. */
interface People extends Pick<ComputedProjectFields, 'owningIds' | 'topLevelIds'> {
  access: ComputedAccess;
}

async function computePeople(scope: Reading, project: Project): Promise<People> {
  const line = await readLine(scope, project);
  const [members = new Set<string>(), ...above] = await Promise.all(
    line.map((each) => listMembers(scope, each)),
  );
  const membersAbove = new Set(above.flatMap((ids) => [...ids])).difference(members);
  const creators = new Set(line.map(({ createdById }) => createdById));
  const creatorsAbove = line.slice(1).map(({ createdById }) => createdById);
  const withAccessAbove = new Set([...above.flatMap((ids) => [...ids]), ...creatorsAbove]);
  return {
    access: {
      memberIds: joinIds(members),
      memberIdsAbove: joinIds(membersAbove),
      creatorIds: joinIds(creators.difference(members).difference(membersAbove)),
    },
    owningIds: joinIds(new Set(line.map(({ ownerId }) => ownerId))),
    topLevelIds: joinIds(new Set([...members, project.createdById]).difference(withAccessAbove)),
  };
}

async function listMembers(scope: Reading, { id, ownerId }: Project): Promise<Set<string>> {
  const memberships = await scope.query('projectMembers', { where: { projectId: id } });
  const active = memberships.filter(({ isActiveMember }) => isActiveMember);
  return new Set([ownerId, ...active.map(({ employeeId }) => employeeId)]);
}

const joinIds = (ids: ReadonlySet<string>): string =>
  ids.size > 0 ? encloseId([...ids].toSorted().join('|')) : '';

/** A project and its ancestors. */
export async function readLine(scope: Reading, project: Project): Promise<Project[]> {
  const line = new Map([[project.id, project]]);
  let { parentId } = project;
  // A cycle of parents would loop forever.
  while (parentId !== null && !line.has(parentId)) {
    const parent: Project | undefined = await scope.get('projects', parentId);
    if (!parent) break;
    line.set(parent.id, parent);
    ({ parentId } = parent);
  }
  return [...line.values()];
}

/** The ids of all projects below one, read level by level. */
export async function listIdsBelow(
  scope: Pick<Scope<World>, 'query'>,
  id: string,
): Promise<string[]> {
  const found = new Set([id]);
  let level = [id];
  while (level.length > 0) {
    const below = await Promise.all(
      level.map((parentId) => scope.query('projects', { where: { parentId } })),
    );
    level = below.flat().flatMap((project) => (found.has(project.id) ? [] : project.id));
    for (const each of level) found.add(each);
  }
  found.delete(id);
  return [...found];
}

/** The tasks of a project and of all projects below it. */
const listTasksFrom = async (scope: Pick<Scope<World>, 'query'>, id: string) =>
  [id, ...(await listIdsBelow(scope, id))].map((projectId) => ({ projectId }));
