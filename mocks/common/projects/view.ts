import type { components } from '@atrium/contract/generated/types.ts';
import type { Project, SubProjectRequest } from '../../store/world/projects.ts';
import { foundOr404 } from '../../core/records/records.ts';
import { shownDay } from '../clockwork/period.ts';
import { isAccessible, isDirectMember } from '../analytics/access.ts';
import { readGovernance } from './owner-state.ts';
import { readProjectTime } from './project-time.ts';
import { loadLinkRequest } from './request-view.ts';
import { loadMembers, readBooked, readRunning } from './people.ts';
import { listTasks } from './task-view.ts';
import { readProjectAccess, type ProjectAccess, type Viewer } from './access.ts';

type Contract = components['schemas'];

/** A project with its members and tasks, and the person's permissions. Source: PROJ-016. */
export async function buildOverview(
  viewer: Viewer,
  access: ProjectAccess,
): Promise<Contract['ProjectOverview']> {
  const { db, user } = viewer;
  const { project, isOwner, isProjectOwner, isMember } = access;
  const [parent] = access.above;
  const { id, code, name, description, ownerId, createdOn, dueOn, isApexProject } = project;
  const request = await findOwnRequest(viewer, project);
  const linkState = getLinkState(project, request);
  // Apex projects and requested links count as linked. Source: PROJ-030, PROJ-032.
  const isPlaced = linkState !== 'none';
  const where = { projectId: id };
  const running = await readRunning(db, where);
  const booked = await readBooked(viewer, 'employeeId', where, running);
  const { ownerState, isEditable, isGoverned } = await readGovernance(viewer, access);
  const now = new Date(viewer.clock.now()).toISOString();
  return {
    id,
    code,
    name,
    description,
    createdBy: project.creatorName ?? '',
    ownedBy: project.ownerName ?? '',
    ownerId,
    createdOn,
    createdOnAsString: shownDay(createdOn, user),
    startOn: project.startOn ?? null,
    dueOn,
    isAddSubProject: isProjectOwner,
    isAccessForParentProject: parent !== undefined && isAccessible(user, parent),
    isAlreadyRequested: isPlaced,
    isLinked: isPlaced,
    isApexProject,
    linkState,
    linkRequest: request ? await loadLinkRequest(viewer, access, request) : null,
    isProjectOwner,
    isOwner,
    isEditable,
    ownerState,
    isTransferable: isGoverned,
    isDeletable: isGoverned,
    ...(await readProjectTime({ db, now }, id)),
    bookedEntryCount: booked.count,
    isMember,
    isWatching: await isWatching(viewer, id),
    unResolvedImpediment: await countUnresolved(viewer, id),
    members: await loadMembers(viewer, id, booked.getSeconds),
    tasks: await listTasks(viewer, project, running),
    version: project.version,
  };
}

/** The current state of the project, after a change. */
export async function overviewNow(viewer: Viewer, { id }: Pick<Project, 'id'>) {
  const project = foundOr404(await viewer.db.get('projects', id), 'projectUnknown');
  return buildOverview(viewer, await readProjectAccess(viewer, project));
}

/** The pending request of a project; one that has its place has none. */
async function findOwnRequest(
  { db }: Pick<Viewer, 'db'>,
  { id, isApexProject, parentId }: Project,
): Promise<SubProjectRequest | undefined> {
  if (isApexProject || parentId !== null) return undefined;
  return db.get('subProjectRequests', id);
}

/** The position of a project: an apex project is neither linked nor requested. */
function getLinkState(
  { isApexProject, parentId }: Project,
  request: SubProjectRequest | undefined,
): Contract['LinkState'] {
  if (isApexProject) return 'apex';
  if (parentId !== null) return 'linked';
  return request ? 'requested' : 'none';
}

/** Whether a project is on the person's watch list. */
async function isWatching({ db, user }: Viewer, projectId: string): Promise<boolean> {
  if (user.employeeId === null) return false;
  return (await db.count('projectWatches', { projectId, employeeId: user.employeeId })) > 0;
}

/** The number of unresolved impediments of a project. */
export const countUnresolved = ({ db }: Pick<Viewer, 'db'>, projectId: string): Promise<number> =>
  db.count('impediments', { projectId, resolvedOn: null });

/** The sub-projects of a project, by code. */
export async function listSubProjects(
  { db, user }: Viewer,
  { project: { id: parentId }, isProjectOwner }: Pick<ProjectAccess, 'project' | 'isProjectOwner'>,
): Promise<Contract['SubProject'][]> {
  const projects = await db.query('projects', { where: { parentId }, order: { by: 'code' } });
  const owners = await db.getMany(
    'employees',
    projects.map(({ ownerId }) => ownerId),
  );
  return projects.map((project) => ({
    id: project.id,
    code: project.code,
    name: project.name,
    createdOn: project.createdOn,
    createdOnAsString: shownDay(project.createdOn, user),
    description: project.description,
    profileImageUrl: owners.get(project.ownerId)?.profileImageUrl ?? null,
    employeeName: owners.get(project.ownerId)?.fullName ?? '',
    isSubProjectMember: isDirectMember(user, project),
    isProjectOwner: isProjectOwner || project.ownerId === user.employeeId,
  }));
}
