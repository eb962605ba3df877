/** Pending requests in the contract's form. */
import type { components } from '#openapi/generated/types.ts';
import { isAccessible } from '../analytics/access.ts';
import { shownDay } from '../clockwork/period.ts';
import type { Project, SubProjectRequest } from '../../store/world/projects.ts';
import type { ProjectAccess, Viewer } from './access.ts';
import { loadName } from './people.ts';
import { listRequestsFor } from './requests.ts';
import { findProjectAccess, findResponderId, mayRespond } from './responders.ts';

type LinkRequest = components['schemas']['LinkRequest'];

/** The pending request of a project; null if there is none. */
export async function loadLinkRequest(
  viewer: Viewer,
  { project, isProjectOwner }: ProjectAccess,
): Promise<LinkRequest | null> {
  const request = await viewer.db.get('subProjectRequests', project.id);
  const parent = request && (await findProjectAccess(viewer, request.projectId));
  if (!request || !parent) return null;
  return toView(viewer, { request, sub: project, parent, mayWithdraw: isProjectOwner });
}

/**
 * The pending requests for a project, oldest first: those that the person can respond to, and those
 * of projects that they have access to.
 */
export async function listLinkRequests(
  viewer: Viewer,
  parent: ProjectAccess,
): Promise<LinkRequest[]> {
  const { db, user } = viewer;
  const requests = await listRequestsFor(db, [parent.project.id]);
  const subs = await db.getMany(
    'projects',
    requests.map(({ id }) => id),
  );
  const mayAnswer = requests.length > 0 && (await mayRespond(viewer, parent));
  const shown = requests.flatMap((request) => {
    const sub = subs.get(request.id);
    return sub && (mayAnswer || isAccessible(user, sub)) ? [{ request, sub }] : [];
  });
  const views = [];
  for (const { request, sub } of shown) {
    const mayWithdraw = sub.ownerId === user.employeeId;
    views.push(await toView(viewer, { request, sub, parent, mayWithdraw }));
  }
  return views;
}

interface Shown {
  request: SubProjectRequest;
  sub: Project;
  parent: ProjectAccess;
  mayWithdraw: boolean;
}

async function toView(
  viewer: Viewer,
  { request, sub, parent, mayWithdraw }: Shown,
): Promise<LinkRequest> {
  const { db, user } = viewer;
  const { project, above } = parent;
  const responderId = await findResponderId(db, [project, ...above]);
  return {
    subProject: toNamed(sub),
    parentProject: isAccessible(user, project) ? toNamed(project) : null,
    requestedOn: request.requestedOn,
    requestedOnAsString: shownDay(request.requestedOn, user),
    requestedBy: await loadName(db, request.employeeId),
    toName: responderId === null ? null : await loadName(db, responderId),
    mayAnswer: await mayRespond(viewer, parent),
    mayWithdraw,
  };
}

const toNamed = ({ id, code, name }: Project) => ({ id, code, name });
