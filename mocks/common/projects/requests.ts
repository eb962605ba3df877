/** Pending requests to link a project below another. Source: PROJ-032, PROJ-050. */
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { Project, SubProjectRequest } from '../../store/world/projects.ts';
import { completeLinked } from '../notifications/complete.ts';
import { loadUserId, notify } from '../notifications/notify.ts';
import type { ProjectAccess, Viewer } from './access.ts';
import { notifyEmployees } from './notify-employee.ts';
import { listIdsBelow } from './project-lines.ts';
import { findResponderId } from './responders.ts';

type Db = Scope<World>;

/** The pending request for a sub-project to a parent; undefined if there is none. */
export async function findRequest(
  db: Db,
  subProjectId: string | null,
  parentId: string | null,
): Promise<SubProjectRequest | undefined> {
  if (subProjectId === null) return undefined;
  const request = await db.get('subProjectRequests', subProjectId);
  return request?.projectId === parentId ? request : undefined;
}

/**
 * Notifies whoever can respond to a request, as if the requester had sent it now. Nobody is
 * notified of their own request.
 */
export async function notifyOfRequest(
  { db, clock }: Pick<Viewer, 'db' | 'clock'>,
  request: SubProjectRequest,
  { project: parent, above }: Pick<ProjectAccess, 'project' | 'above'>,
): Promise<void> {
  const sub = await db.get('projects', request.id);
  const responderId = await findResponderId(db, [parent, ...above]);
  if (!sub || responderId === null) return;
  const sender = await db.get('employees', request.employeeId);
  const recipientId = await loadUserId(db, responderId);
  const senderId = await loadUserId(db, request.employeeId);
  if (recipientId === null || recipientId === senderId) return;
  await notify(db, clock, {
    recipientId,
    ...(senderId !== null && { senderId }),
    type: 'subProjectRequest',
    data: {
      userName: sender?.fullName ?? null,
      profileImageUrl: sender?.profileImageUrl ?? null,
      projectName: sub.name,
      value: sub.id,
      messageData: parent.name,
      projectId: parent.id,
    },
  });
}

/**
 * Ends a request that was accepted, denied or withdrawn, or whose project is deleted: its
 * notifications are completed, so that nobody can respond any more.
 */
export async function endRequest(db: Db, { id }: Pick<SubProjectRequest, 'id'>): Promise<void> {
  await db.remove('subProjectRequests', id);
  await completeLinked(db, ['subProjectRequest'], id);
}

/** Ends a request, and notifies those who wait for the response that it was denied. */
export async function denyRequest(viewer: Viewer, request: SubProjectRequest): Promise<void> {
  await endRequest(viewer.db, request);
  await notifyOfResponse(viewer, request, 'rejectedRequestedProject');
}

/**
 * Notifies the requester of the response, and the owner of the sub-project, who may be another by
 * now.
 */
export async function notifyOfResponse(
  viewer: Viewer,
  request: SubProjectRequest,
  type: 'acceptedLinkedProject' | 'rejectedRequestedProject',
): Promise<void> {
  const { db } = viewer;
  const sub = await db.get('projects', request.id);
  const parent = await db.get('projects', request.projectId);
  if (!sub || !parent) return;
  const data = {
    projectName: sub.name,
    projectId: sub.id,
    messageData: parent.name,
    value: parent.id,
  };
  const employeeIds = [...new Set([request.employeeId, sub.ownerId])];
  await notifyEmployees(
    viewer,
    employeeIds.map((employeeId) => ({ employeeId, type, data })),
  );
}

/**
 * Passes the pending requests for a project on to its new owner, or to whoever can respond
 * otherwise. The former owner can no longer respond from a notification.
 */
export async function passRequestsOn(
  viewer: Viewer,
  access: Pick<ProjectAccess, 'project' | 'above'>,
): Promise<void> {
  const { db } = viewer;
  const requests = await listRequestsFor(db, [access.project.id]);
  for (const request of requests) {
    await completeLinked(db, ['subProjectRequest'], request.id);
    await notifyOfRequest(viewer, request, access);
  }
}

/**
 * Ends the requests that would now put a project below itself: those of the topmost project of the
 * line, for the sub-project or one below it.
 */
export async function endCircularRequests(
  viewer: Viewer,
  sub: Project,
  line: readonly Pick<Project, 'id'>[],
): Promise<void> {
  for (const request of await listCrossingRequests(viewer.db, sub, line)) {
    await denyRequest(viewer, request);
  }
}

/** The requests of a line of projects for a project or for one below it. */
export async function listCrossingRequests(
  db: Db,
  sub: Pick<Project, 'id'>,
  line: readonly Pick<Project, 'id'>[],
): Promise<SubProjectRequest[]> {
  const requests = await db.getMany(
    'subProjectRequests',
    line.map(({ id }) => id),
  );
  if (requests.size === 0) return [];
  const below = await listIdsBelow(db, [sub.id]);
  return [...requests.values()].filter(
    ({ projectId }) => projectId === sub.id || below.has(projectId),
  );
}

/** The pending requests for projects, oldest first. */
export async function listRequestsFor(
  db: Db,
  projectId: readonly string[],
): Promise<SubProjectRequest[]> {
  const found = await db.query('subProjectRequests', { where: { projectId } });
  return found.toSorted((a, b) => (a.requestedOn < b.requestedOn ? -1 : 1));
}

/**
 * Ends a deleted project's own request and the requests for it: no one can accept or deny them
 * anymore.
 */
export async function endRequests(db: Db, { id }: Project): Promise<void> {
  const own = await db.get('subProjectRequests', id);
  for (const request of [...(own ? [own] : []), ...(await listRequestsFor(db, [id]))]) {
    await endRequest(db, request);
  }
}
