/** Shared helpers of the notification recipes and scenarios. */
import type { Actor, ScenarioContext, Success } from '../scenario/types.ts';
import { link } from './projects.ts';

export type Notification = Success<'listNotifications'>['notifications'][number];

/** Notification type of a sub-project link request. */
export const subProjectRequest = 1;

/** All of the person's notifications, newest first, including completed and denied ones. */
export const allOf = (me: Actor) => listed(me, false);

/** The pending ones: neither completed nor denied. */
export const waiting = (me: Actor) => listed(me, true);

async function listed(me: Actor, isNew: boolean): Promise<Notification[]> {
  const found: Notification[] = [];
  for (;;) {
    const query = { skipCount: found.length, filterType: 'All', isNew } as const;
    const { notifications, totalCount } = await me.request('listNotifications', { query });
    found.push(...notifications);
    if (notifications.length === 0 || found.length >= totalCount) return found;
  }
}

/** Requests a sub-project link from a person; returns their notification. */
export async function request(
  ctx: ScenarioContext,
  requester: Actor,
  me: Actor,
): Promise<Notification> {
  const body = await link(ctx, requester, me);
  await requester.request('requestSubProjectLink', { body });
  const found = (await waiting(me)).find(
    ({ notificationData }) => notificationData.value === body.subProjectId,
  );
  if (!found) throw new Error(`${me.role} got no notification of the request.`);
  return found;
}

/** The numbers in the bell. */
export const fetchCounts = (me: Actor) => me.request('getNotificationCounts');

/** The types of a person's notifications about a project. */
export const listNotificationTypes = async (me: Actor, projectId: string): Promise<number[]> =>
  (await allOf(me))
    .filter(({ notificationData }) => notificationData.projectId === projectId)
    .map(({ typeId }) => typeId);
