import type { components } from '@atrium/contract/generated/types.ts';
import type { Project } from '../../../store/world/projects.ts';
import { isAccessible } from '../../../common/analytics/access.ts';
import { watchedProjects } from '../../../common/analytics/project-facts.ts';
import type { ListCall } from './list-conditions.ts';
import { findWaiting } from '../tasks/waiting.ts';

type Row = components['schemas']['PmoProject'];

/** Projects in the form of the list. Source: PROJ-005, PROJ-017. */
export async function buildRows(
  call: Pick<ListCall, 'db' | 'user'>,
  listed: readonly Project[],
): Promise<Row[]> {
  const { db, user } = call;
  const ids = listed.map(({ id }) => id);
  const [watched, waiting, parents, below] = await Promise.all([
    watchedProjects(db, user.employeeId, ids),
    findWaiting(call, ids),
    db.getMany(
      'projects',
      listed.flatMap(({ parentId }) => parentId ?? []),
    ),
    db.groups('projects', { where: { parentId: ids }, by: 'parentId' }),
  ]);
  const counts = new Map(below.map(({ value, count }) => [value, count]));
  const getParent = ({ parentId }: Project): Row['parentProject'] => {
    const parent = parentId === null ? undefined : parents.get(parentId);
    if (!parent || !isAccessible(user, parent)) return null;
    return { id: parent.id, code: parent.code, name: parent.name };
  };
  return listed.map((project) => ({
    id: project.id,
    code: project.code,
    name: project.name,
    description: project.description,
    createdBy: project.creatorName ?? '',
    ownedBy: project.ownerName ?? '',
    isResponse: waiting.has(project.id),
    isOwner: project.ownerId === user.employeeId,
    isWatching: watched.has(project.id),
    isApexProject: project.isApexProject,
    unResolvedImpediment: project.openImpedimentCount ?? 0,
    dueOn: project.dueOn,
    startOn: project.startOn ?? null,
    createdOn: project.createdOn,
    ownerId: project.ownerId,
    parentProject: getParent(project),
    subProjectCount: counts.get(project.id) ?? 0,
    version: project.version,
  }));
}
