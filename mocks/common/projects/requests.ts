import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { Project } from '../../store/world/projects.ts';
import { completeNotifications } from '../notifications/complete.ts';
import { loadUserId } from '../notifications/notify.ts';

type Db = Scope<World>;

/** Withdraws the request to link a project below another, if there is one. */
export async function withdrawRequest(
  db: Db,
  { subProjectId, parentId }: { subProjectId: string; parentId: string },
): Promise<void> {
  const request = await db.get('subProjectRequests', subProjectId);
  if (request?.projectId === parentId) await db.remove('subProjectRequests', subProjectId);
}

/**
 * Removes a request to a project that was accepted, or whose sub-project is deleted, so that it can
 * no longer be denied.
 */
export async function acceptRequest(db: Db, subProjectId: string, parent: Project): Promise<void> {
  await db.remove('subProjectRequests', subProjectId);
  await closeRequests(db, parent, (value) => value === subProjectId);
}

/**
 * Completes a project owner's notifications of requests, for all or some sub-projects, so that the
 * owner can no longer answer them.
 */
export async function closeRequests(
  db: Db,
  parent: Pick<Project, 'id' | 'ownerId'>,
  isMeant: (subProjectId: string | null) => boolean = () => true,
): Promise<void> {
  const recipientId = await loadUserId(db, parent.ownerId);
  if (recipientId === null) return;
  await completeNotifications(
    db,
    recipientId,
    ['subProjectRequest'],
    ({ notificationData: { value, projectId } }) => projectId === parent.id && isMeant(value),
  );
}

/**
 * Removes a deleted project's own request and the requests for it: no one can accept or deny them
 * anymore.
 */
export async function endRequests(db: Db, project: Project): Promise<void> {
  const request = await db.get('subProjectRequests', project.id);
  const parent = request && (await db.get('projects', request.projectId));
  if (parent) await acceptRequest(db, project.id, parent);
  for (const { id } of await db.query('subProjectRequests', { where: { projectId: project.id } })) {
    await db.remove('subProjectRequests', id);
  }
  await closeRequests(db, project);
}
