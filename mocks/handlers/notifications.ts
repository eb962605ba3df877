import { message, ok, type Handlers } from '../core/requests/handler.ts';
import { reject, rejectField } from '../core/requests/http-error.ts';
import {
  countNotifications,
  isActive,
  loadPage,
  pageSize,
  sendCounts,
  toView,
} from '../common/notifications/records.ts';
import { notificationTypes } from '../common/notifications/notify.ts';
import { announceProjects } from '../common/projects/announce.ts';
import { denyRequest, findRequest } from '../common/projects/requests.ts';
import type { Scope } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { NotificationRecord } from '../store/world/notifications.ts';

export { default as requests } from '@atrium/contract/generated/schemas/notifications.requests.ts';
export const messages = async () => (await import('./notifications/messages.ts')).notifications;

/** The first user to load the notifications on a day triggers the reminders for everyone. */
export const daily = async () => (await import('../common/assets/reminders.ts')).remindOfAssets;

type Db = Scope<World>;

/** A user's notifications. Source: NOTIF-014, NOTIF-037, NOTIF-006. */
export const handlers = announceProjects<Handlers<'notifications'>>({
  getNotificationCounts: async ({ db, person }) => ok(await countNotifications(db, person.id)),

  listNotifications: async ({ db, person, query }) => {
    const { skipCount = 0, takeCount = pageSize, filterType = 'UnSeen', isNew = true } = query;
    const { typeId = null } = query;
    const requested = { skipCount, takeCount, filterType, isNew, typeId };
    const [{ records, totalCount }, counts] = await Promise.all([
      loadPage(db, person.id, requested),
      countNotifications(db, person.id),
    ]);
    return ok({ notifications: records.map(toView), totalCount, ...counts });
  },

  markNotificationSeen: async ({ db, person, path }) => {
    const record = await getOwnNotification(db, person.id, path.id);
    const after = record.state === 'unseen' ? ({ ...record, state: 'seen' } as const) : record;
    return ok({ ...(await storeNotification(db, after)), successMessages: [] });
  },

  completeNotification: async ({ db, person, query }) => {
    const record = await getOwnNotification(db, person.id, query.notificationId);
    const after = isActive(record) ? ({ ...record, state: 'completed' } as const) : record;
    return ok({ ...(await storeNotification(db, after)), successMessages: [] });
  },

  rejectProjectLink: async (call) => {
    const { db, person, query } = call;
    const record = await getOwnNotification(db, person.id, query.notificationId);
    if (record.typeId !== notificationTypes.subProjectRequest) {
      throw rejectField('notificationId', 'notAProjectRequest');
    }
    if (!isActive(record)) throw reject(409, 'requestAnswered');
    const { value: subProjectId, projectId } = record.notificationData;
    // Before the request ends, which completes its pending notifications.
    const response = await storeNotification(db, { ...record, state: 'denied' });
    const request = await findRequest(db, subProjectId, projectId);
    if (request) await denyRequest(call, request);
    return ok({ ...response, successMessages: [message('requestDenied')] });
  },

  markAllNotificationsRead: async ({ db, person }) => {
    const where = { recipientId: person.id, state: 'unseen' } as const;
    const unseen = await db.query('notifications', { where });
    for (const record of unseen) await db.put('notifications', { ...record, state: 'seen' });
    const counts = await sendCounts(db, person.id);
    return ok({ ...counts, successMessages: [message('allRead')] });
  },

  streamNotifications: async ({ path, person, lastEventId }) => ({
    status: 200,
    feed: {
      hub: 'notifications',
      tenantId: path.tenantId,
      personId: person.id,
      after: lastEventId,
    },
  }),
});

/** One of the user's own notifications. 404 for any other. */
async function getOwnNotification(
  db: Db,
  recipientId: string,
  id: string,
): Promise<NotificationRecord> {
  const record = await db.get('notifications', id);
  if (record?.recipientId !== recipientId) throw reject(404, 'notificationUnknown');
  return record;
}

/** Stores a notification, and sends the number of pending ones to the user's other windows. */
async function storeNotification(db: Db, record: NotificationRecord) {
  await db.put('notifications', record);
  return { notification: toView(record), ...(await sendCounts(db, record.recipientId)) };
}
