import { reject, rejectField } from '../../../core/requests/http-error.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type { Project } from '../../../store/world/projects.ts';
import {
  requireProjectAccess,
  type ProjectAccess,
  type Viewer,
} from '../../../common/projects/access.ts';
import { loadName } from '../../../common/projects/people.ts';
import { listCrossingRequests } from '../../../common/projects/requests.ts';
import { findResponderId, mayRespond } from '../../../common/projects/responders.ts';

type Db = Scope<World>;

/** 409 when a project cannot get a parent: it has one, has requested one, or is an apex project. */
export async function checkFree(db: Db, project: Project): Promise<void> {
  if (project.isApexProject) throw reject(409, 'apexOnTop');
  if (project.parentId !== null) throw reject(409, 'alreadyLinked');
  if (await db.get('subProjectRequests', project.id)) throw reject(409, 'linkRequestedAlready');
}

/** 400 when a project would become its own descendant. */
export function checkNoRing(sub: Project, { project: parent, above }: ProjectAccess): void {
  if (sub.id === parent.id) throw rejectField('projectId', 'linkToItself');
  if (above.some(({ id }) => id === sub.id)) throw rejectField('projectId', 'linkCircular');
}

/** 400 when the person owns the parent, or a project above it: then nobody has to be requested. */
export function checkOthers({ isOwner, isProjectOwner }: ProjectAccess): void {
  if (isOwner) throw rejectField('projectId', 'parentIsOwn');
  if (isProjectOwner) throw rejectField('projectId', 'parentBelowOwn');
}

/**
 * 409 when the parent, or the project at its top, requests to be linked below the project: of two
 * such requests only one can be accepted.
 */
export async function checkNotCrossed(
  db: Db,
  sub: Project,
  { project: parent, above }: ProjectAccess,
): Promise<void> {
  const crossing = await listCrossingRequests(db, sub, [parent, ...above]);
  if (crossing.length > 0) throw reject(409, 'linkCrossed');
}

/** The employee who can respond to requests for a project. 409 if nobody can. */
export async function requireResponderId(
  db: Db,
  { project: parent, above }: ProjectAccess,
): Promise<string> {
  const responderId = await findResponderId(db, [parent, ...above]);
  if (responderId === null) {
    throw reject(409, 'requestUnanswerable', { name: await loadName(db, parent.ownerId) });
  }
  return responderId;
}

/** A project whose requests the person can respond to. 404, 403. */
export async function projectToRespondFor(viewer: Viewer, id: string): Promise<ProjectAccess> {
  const access = await requireProjectAccess(viewer, id);
  if (!(await mayRespond(viewer, access))) throw reject(403, 'notOwnerOrAbove');
  return access;
}
