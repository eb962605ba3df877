import { buildNotices, type Due } from '../../../common/assets/reminders.ts';
import { noData, notificationTypes } from '../../../common/notifications/notify.ts';
import { publish } from '../../../core/requests/feed.ts';
import type { SeedContext } from '../../context.ts';

const hour = 3_600_000;
const recipientId = 'ines';

/**
 * The reminders that Ines got on previous days, so that the demo world shows reminders on its first
 * day. Events announce them, since her notifications may have been loaded before the assets were
 * seeded.
 */
export async function putReminders(
  { db, today, random }: SeedContext,
  due: readonly Due[],
): Promise<void> {
  for (const [at, { type, data }] of buildNotices(due).entries()) {
    const id = random.uuid();
    const typeId = notificationTypes[type];
    await db.put('notifications', {
      id,
      recipientId,
      typeId,
      state: 'unseen',
      senderId: null,
      requestedTime: new Date(today - (at + 1) * hour).toISOString(),
      componentName: type,
      notificationData: { ...noData, ...data },
    });
    const event = { hub: 'notifications', to: recipientId, type: 'notification' } as const;
    await publish(db, { ...event, data: { notificationId: id, typeId } });
  }
}
