import { recipes } from '../scenario/recipe.ts';
import type { Actor, Kit } from '../scenario/types.ts';
import { request } from '../support/notifications.ts';

/** Something that the person is told now. */
const told = async (kit: Kit, me: Actor) => (await request(kit, kit.as('member'), me)).id;

export default recipes({
  markNotificationSeen: {
    as: 'admin',
    send: async (kit, _sample, me) => ({ path: { id: await told(kit, me) } }),
  },
  completeNotification: {
    as: 'admin',
    send: async (kit, _sample, me) => ({ query: { notificationId: await told(kit, me) } }),
  },
  markAllNotificationsRead: { when: 'alone' },
  rejectProjectLink: {
    as: 'admin',
    send: async (kit, _sample, me) => ({ query: { notificationId: await told(kit, me) } }),
  },
});
