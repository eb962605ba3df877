/** What recipes and scenarios of notifications share. */
import type { Actor, Success } from '../scenario/types.ts';

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
    const { notifications, totalCount } = await me.ask('listNotifications', { query });
    found.push(...notifications);
    if (notifications.length === 0 || found.length >= totalCount) return found;
  }
}

/** What the bell shows. */
export const countsOf = (me: Actor) => me.ask('getNotificationCounts');
