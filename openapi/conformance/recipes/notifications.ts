import { recipes } from '../scenario/recipe.ts';
import type { Actor } from '../scenario/types.ts';
import { allOf, subProjectRequest, waiting } from '../support/notifications.ts';

/** Something that the person was told once. */
async function anyId(me: Actor): Promise<string> {
  const [first] = await allOf(me);
  if (!first) throw new Error(`${me.role} has no notification: give the run people who have some.`);
  return first.id;
}

export default recipes({
  markNotificationSeen: { send: async (_kit, _sample, me) => ({ path: { id: await anyId(me) } }) },
  completeNotification: {
    send: async (_kit, _sample, me) => ({ query: { notificationId: await anyId(me) } }),
  },
  markAllNotificationsRead: { when: 'alone' },
  rejectProjectLink: {
    send: async (_kit, _sample, me) => {
      const found = (await waiting(me)).findLast(({ typeId }) => typeId === subProjectRequest);
      if (!found) throw new Error(`Nobody waits for ${me.role} to answer a sub-project request.`);
      return { query: { notificationId: found.id } };
    },
  },
});
