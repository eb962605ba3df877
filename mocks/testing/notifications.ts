import { notify } from '../common/notifications/notify.ts';
import { seeded } from '../seed/seeded.ts';
import type { Scope } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { TestServer } from './harness.ts';

/** The time of the notification tests. */
export const now = '2026-03-11T12:00:00.000Z';

/** The timestamp this many minutes before `now`; negative for later ones. */
export const minutes = (count: number): string =>
  new Date(Date.parse(now) - count * 60_000).toISOString();

export type Notice = Parameters<typeof notify>[2];

/** Grace requests to link her project to Chloe's. */
export const request: Partial<Notice> = {
  type: 'subProjectRequest',
  senderId: 'grace',
  data: { projectName: 'Onboarding', value: 'sub', messageData: 'Portal', projectId: 'parent' },
};

/** Sends a notification to Chloe, or to the recipient that the notice names, and returns its id. */
export function sendNotification(
  { store }: Pick<TestServer, 'store'>,
  notice: Partial<Notice> = {},
  at = now,
): Promise<string> {
  const full: Notice = { recipientId: 'chloe', type: 'teamMemberAdded', data: {}, ...notice };
  return store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    await notify(db, { now: () => Date.parse(at) }, full);
    if (full.type === 'subProjectRequest') await putRequest(db, full, at);
    const { recipientId } = full;
    const [notification] = await db.query('notifications', {
      where: { recipientId, requestedTime: at },
    });
    return notification?.id ?? '';
  });
}

/** Stores the projects and the request of a notification, so that it can be answered. */
async function putRequest(
  db: Scope<World>,
  { recipientId, senderId = 'grace', data }: Notice,
  requestedOn: string,
): Promise<void> {
  const { value, projectId, projectName, messageData } = data;
  if (!value || !projectId) return;
  const employeeId = `employee-${senderId}`;
  await putProject(db, { id: value, name: projectName ?? 'Sub', ownerId: employeeId });
  await putProject(db, {
    id: projectId,
    name: messageData ?? 'Parent',
    ownerId: `employee-${recipientId}`,
  });
  await db.put('subProjectRequests', { id: value, projectId, employeeId, requestedOn });
}

const putProject = (
  db: Scope<World>,
  { id, name, ownerId }: { id: string; name: string; ownerId: string },
): Promise<void> =>
  db.put(
    'projects',
    seeded(
      {
        id,
        code: `N-${id}`,
        name,
        parentId: null,
        description: '',
        ownerId,
        createdById: ownerId,
        createdOn: now,
        dueOn: null,
        isApexProject: false,
      },
      Date.parse(now),
    ),
  );
