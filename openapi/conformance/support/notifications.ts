/** What recipes and scenarios of notifications share. */
import type { Actor, ScenarioContext, Success } from '../scenario/types.ts';
import { link } from './projects.ts';

export type Notification = Success<'listNotifications'>['notifications'][number];

/** Type of the request to link a sub-project. */
export const subProjectRequest = 1;

/** The person's notifications, newest first; with those that were completed or denied. */
export const allOf = (me: Actor) => listed(me, false);

/** Those that were neither completed nor denied. */
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

/** Asks somebody to link a sub-project, and answers what they are told of it. */
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
  if (!found) throw new Error(`${me.role} was not told of the request.`);
  return found;
}

/** What the bell shows. */
export const fetchCounts = (me: Actor) => me.request('getNotificationCounts');

/** What somebody was told of a project, by the types of it. */
export const listNotificationTypes = async (me: Actor, projectId: string): Promise<number[]> =>
  (await allOf(me))
    .filter(({ notificationData }) => notificationData.projectId === projectId)
    .map(({ typeId }) => typeId);
