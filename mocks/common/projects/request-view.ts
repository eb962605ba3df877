/** Pending requests in the contract's form. */
import type { components } from '@atrium/contract/generated/types.ts';
import { isAccessible } from '../analytics/access.ts';
import { shownDay } from '../clockwork/period.ts';
import type { Project, SubProjectRequest } from '../../store/world/projects.ts';
import type { ProjectAccess, Viewer } from './access.ts';
import { loadName } from './people.ts';
import { listRequestsFor } from './requests.ts';
import { findProjectAccess, findResponderId, mayRespond } from './responders.ts';

type LinkRequest = components['schemas']['LinkRequest'];

/** The pending request of a project in the contract's form; null if its parent is unknown. */
export async function loadLinkRequest(
  viewer: Viewer,
  { project, isProjectOwner }: ProjectAccess,
  request: SubProjectRequest,
): Promise<LinkRequest | null> {
  const access = await findProjectAccess(viewer, request.projectId);
  if (!access) return null;
  const requestedBy = await loadName(viewer.db, request.employeeId);
  const shown = { request, requestedBy, sub: project, mayWithdraw: isProjectOwner };
  return toView(viewer, shown, await readParent(viewer, access));
}

/**
 * The pending requests for a project, oldest first: those that the person can respond to, and those
 * of projects that they have access to.
 */
export async function listLinkRequests(
  viewer: Viewer,
  access: ProjectAccess,
): Promise<LinkRequest[]> {
  const { db, user } = viewer;
  const requests = await listRequestsFor(db, [access.project.id]);
  if (requests.length === 0) return [];
  const [parent, subs, senders] = await Promise.all([
    readParent(viewer, access),
    db.getMany(
      'projects',
      requests.map(({ id }) => id),
    ),
    db.getMany(
      'employees',
      requests.map(({ employeeId }) => employeeId),
    ),
  ]);
  return requests.flatMap((request) => {
    const sub = subs.get(request.id);
    if (!sub || !(parent.mayAnswer || isAccessible(user, sub))) return [];
    const requestedBy = senders.get(request.employeeId)?.fullName ?? '';
    const mayWithdraw = sub.ownerId === user.employeeId;
    return [toView(viewer, { request, requestedBy, sub, mayWithdraw }, parent)];
  });
}

/** What all requests for a project have in common. */
interface Parent extends Pick<LinkRequest, 'toName' | 'mayAnswer'> {
  project: Project;
}

async function readParent(viewer: Viewer, access: ProjectAccess): Promise<Parent> {
  const { project, above } = access;
  const responderId = await findResponderId(viewer.db, [project, ...above]);
  return {
    project,
    toName: responderId === null ? null : await loadName(viewer.db, responderId),
    mayAnswer: await mayRespond(viewer, access),
  };
}

interface Shown extends Pick<LinkRequest, 'requestedBy' | 'mayWithdraw'> {
  request: SubProjectRequest;
  sub: Project;
}

const toView = (
  { user }: Viewer,
  { request: { requestedOn }, sub, requestedBy, mayWithdraw }: Shown,
  { project, toName, mayAnswer }: Parent,
): LinkRequest => ({
  subProject: toNamed(sub),
  parentProject: isAccessible(user, project) ? toNamed(project) : null,
  requestedOn,
  requestedOnAsString: shownDay(requestedOn, user),
  requestedBy,
  toName,
  mayAnswer,
  mayWithdraw,
});

const toNamed = ({ id, code, name }: Project) => ({ id, code, name });
