import { notify } from '../common/notifications/notify.ts';
import type { TestServer } from './harness.ts';

/** The moment of the tests of notifications. */
export const now = '2026-03-11T12:00:00.000Z';

/** The instant so many minutes before it. */
export const minutes = (count: number): string =>
  new Date(Date.parse(now) - count * 60_000).toISOString();

export type Notice = Parameters<typeof notify>[2];

/** Grace asks to link her project to Chloe's. */
export const request: Partial<Notice> = {
  type: 'subProjectRequest',
  senderId: 'grace',
  data: { projectName: 'Onboarding', value: 'sub', messageData: 'Portal', projectId: 'parent' },
};

/** Tells Chloe something, or whom the notice names, and answers the notification's id. */
export function sendNotification(
  { store }: Pick<TestServer, 'store'>,
  notice: Partial<Notice> = {},
  at = now,
): Promise<string> {
  const full: Notice = { recipientId: 'chloe', type: 'teamMemberAdded', data: {}, ...notice };
  return store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    await notify(db, { now: () => Date.parse(at) }, full);
    const { recipientId } = full;
    const [notification] = await db.query('notifications', {
      where: { recipientId, requestedTime: at },
    });
    return notification?.id ?? '';
  });
}
