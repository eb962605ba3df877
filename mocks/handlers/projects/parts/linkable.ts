/** The projects that a project can be linked to. Source: PROJ-088, PROJ-101. */
import type { components } from '@atrium/contract/generated/types.ts';
import { toAccessCondition } from '../../../common/analytics/access.ts';
import { listIdsBelow } from '../../../common/projects/project-lines.ts';
import type { ProjectAccess, Viewer } from '../../../common/projects/access.ts';
import { listRequestsFor } from '../../../common/projects/requests.ts';
import type { containsWords } from '../../../common/projects/words.ts';
import type { Page, Query, Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type { Project } from '../../../store/world/projects.ts';

type Db = Scope<World>;
type Linkable = components['schemas']['LinkableProject'];
type Words = ReturnType<typeof containsWords>;

/** Projects on a page of a search. */
const pageSize = 20;

const none: Page<Project> = { rows: [], total: 0 };

/** A page of a search: the words that code and name contain, and the number of projects to skip. */
interface Requested {
  words: Words;
  skip: number;
}

/** The current user's own projects to link a project below, by code. */
export async function listOwnParents(viewer: Viewer, project: Project): Promise<Project[]> {
  const own = await listOwn(viewer);
  const excluded = await findCircular(viewer.db, project);
  return own.filter(({ id }) => !excluded.has(id));
}

/** A page of the same that contain some words. */
export async function readOwnParents(
  { db, user }: Viewer,
  project: Project,
  requested: Requested,
): Promise<Page<Project>> {
  if (user.employeeId === null) return none;
  const matching = { where: { ownerId: user.employeeId }, contains: requested.words };
  return readWithout(db, matching, await findCircular(db, project), requested.skip);
}

/**
 * A page of the current user's own projects that can be linked below a project: without a parent,
 * and without a request to get one.
 */
export async function readOwnSubProjects(
  { db, user }: Viewer,
  { project, above }: Pick<ProjectAccess, 'project' | 'above'>,
  { words, skip }: Requested,
): Promise<Page<Project>> {
  if (user.employeeId === null) return none;
  const where = { ownerId: user.employeeId, parentId: null, isApexProject: false };
  const line = [project, ...above].map(({ id }) => id);
  const requesting = (await db.query('subProjectRequests')).map(({ id }) => id);
  return readWithout(db, { where, contains: words }, new Set([...line, ...requesting]), skip);
}

/** Other people's projects whose owners can be requested to accept a link, by code. */
export async function listRequestedParents(viewer: Viewer, project: Project): Promise<Project[]> {
  const contains = toAccessCondition(viewer.user);
  const found = await viewer.db.query('projects', { contains, order: { by: 'code' } });
  const excluded = await findExcluded(viewer, project);
  return found.filter(({ id }) => !excluded.has(id));
}

/** A page of the same that contain some words. */
export async function readRequestedParents(
  viewer: Viewer,
  project: Project,
  { words, skip }: Requested,
): Promise<Page<Project>> {
  const contains = [...toAccessCondition(viewer.user), ...words];
  return readWithout(viewer.db, { contains }, await findExcluded(viewer, project), skip);
}

/** A page of the matching projects by code, without some of them. */
async function readWithout(
  db: Db,
  matching: Pick<Query<Project>, 'where' | 'contains'>,
  excluded: ReadonlySet<string>,
  skip: number,
): Promise<Page<Project>> {
  const hidden = await db.page('projects', {
    ...matching,
    where: { ...matching.where, id: [...excluded] },
    limit: 0,
  });
  // The excluded ones may all come first.
  const limit = skip + pageSize + hidden.total;
  const page = { ...matching, order: { by: 'code' }, limit } as const;
  const { rows, total } = await db.page('projects', page);
  const offered = rows.filter(({ id }) => !excluded.has(id));
  return { rows: offered.slice(skip, skip + pageSize), total: total - hidden.total };
}

/** Projects with the names of their owners. */
export const toLinkable = (projects: readonly Project[]): Linkable[] =>
  projects.map(({ id, code, name, ownerName = '' }) => ({ id, code, name, ownedBy: ownerName }));

async function listOwn({ db, user }: Viewer): Promise<Project[]> {
  if (user.employeeId === null) return [];
  const where = { ownerId: user.employeeId };
  return db.query('projects', { where, order: { by: 'code' } });
}

/** The project and those below it, and the projects below those that request to be linked there. */
async function findCircular(db: Db, { id }: Project): Promise<Set<string>> {
  const line = (await listIdsBelow(db, [id])).add(id);
  const requesting = (await listRequestsFor(db, [...line])).map((request) => request.id);
  const below = await listIdsBelow(db, requesting);
  return new Set([...line, ...requesting, ...below]);
}

/** What nobody has to be requested for, or would be circular: own projects and those below them. */
async function findExcluded(viewer: Viewer, project: Project): Promise<Set<string>> {
  const own = (await listOwn(viewer)).map(({ id }) => id);
  const below = await listIdsBelow(viewer.db, own);
  return new Set([...own, ...below, ...(await findCircular(viewer.db, project))]);
}
