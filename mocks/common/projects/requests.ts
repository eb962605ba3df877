import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { Project } from '../../store/world/projects.ts';
import { notificationTypes, userIdOf } from '../notifications/notify.ts';
import { activeStates, tellCounts } from '../notifications/records.ts';

type Db = Scope<World>;

/** Takes back the request to link a project below another, if there is one. */
export async function withdrawRequest(
  db: Db,
  { subProjectId, parentId }: { subProjectId: string; parentId: string },
): Promise<void> {
  const request = await db.get('subProjectRequests', subProjectId);
  if (request?.projectId === parentId) await db.remove('subProjectRequests', subProjectId);
}

/** Takes back a request that was accepted: it cannot be denied any more. */
export async function acceptRequest(db: Db, subProjectId: string, parent: Project): Promise<void> {
  await withdrawRequest(db, { subProjectId, parentId: parent.id });
  await closeRequests(db, parent, (value) => value === subProjectId);
}

/**
 * Completes what a project's owner was told of requests for it, of all or of some sub-projects, so
 * that they cannot answer them any more.
 */
export async function closeRequests(
  db: Db,
  parent: Pick<Project, 'id' | 'ownerId'>,
  isMeant: (subProjectId: string | null) => boolean = () => true,
): Promise<void> {
  const recipientId = await userIdOf(db, parent.ownerId);
  if (recipientId === null) return;
  const waiting = await db.query('notifications', {
    where: { recipientId, typeId: notificationTypes.subProjectRequest, state: [...activeStates] },
  });
  const about = waiting.filter(
    ({ notificationData: { value, projectId } }) => projectId === parent.id && isMeant(value),
  );
  for (const record of about) await db.put('notifications', { ...record, state: 'completed' });
  if (about.length > 0) await tellCounts(db, recipientId);
}
