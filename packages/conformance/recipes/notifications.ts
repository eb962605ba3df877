import { recipes } from '../scenario/recipe.ts';
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import { request } from '../support/notifications.ts';

/** A notification that the person gets now. */
const listNotifications = async (ctx: ScenarioContext, me: Actor) =>
  (await request(ctx, ctx.as('member'), me)).id;

export default recipes({
  markNotificationSeen: {
    as: 'admin',
    send: async (ctx, _sample, me) => ({ path: { id: await listNotifications(ctx, me) } }),
  },
  completeNotification: {
    as: 'admin',
    send: async (ctx, _sample, me) => ({
      query: { notificationId: await listNotifications(ctx, me) },
    }),
  },
  markAllNotificationsRead: { when: 'exclusive' },
  rejectProjectLink: {
    as: 'admin',
    send: async (ctx, _sample, me) => ({
      query: { notificationId: await listNotifications(ctx, me) },
    }),
  },
});
