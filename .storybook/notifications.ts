/** The notifications of the stories: one of each type, seen and unseen. */
import type { Clock } from '#machines/clock.ts';
import type { Notification } from '#machines/notifications/notifications.ts';
import type { HubTabs } from '#machines/notifications/tabs.ts';
import { longText, now } from './fixtures.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const ages = [40_000, 5 * minute, hour, 7 * hour, day, 9 * day, 45 * day, 200 * day, 800 * day];
const people = ['Grace Kim', 'Ben Okafor', 'Chloe Martin', 'Dan Reyes', 'Eve Lind'];

const noImages = { profileImageUrl: null, stepId: null, isAdmin: false } as const;

function notification(at: number, change: Partial<Notification> = {}): Notification {
  return {
    id: `7d0f7a52-5d0e-4d39-8a53-${String(at + 1).padStart(12, '0')}`,
    typeId: ((at % 9) + 1) as Notification['typeId'],
    isSeen: at > 4,
    isComplete: false,
    isDenied: false,
    componentName: '',
    requestedTime: new Date(now - (ages[at] ?? (800 + at) * day)).toISOString(),
    notificationData: {
      ...noImages,
      userName: people[at % people.length] ?? null,
      projectName: 'Onboarding',
      taskName: 'Write the release notes',
      projectOwnerName: 'Hugo Silva',
      notificationMessage: null,
      messageData: at === 5 || at === 6 ? 'Half-year review' : 'Customer portal',
      value: '8d9e0f1a-2b3c-4d5e-8f60-718293a4b5c6',
      projectId: '5a6b7c8d-9e0f-4a1b-8c2d-3e4f5a6b7c8d',
    },
    ...change,
  };
}

export const nine: readonly Notification[] = Array.from({ length: 9 }, (_, at) => notification(at));

export const [openRequest = notification(0)] = nine;

/** Names and messages that are longer than the available space. */
export const long: readonly Notification[] = [
  notification(0, {
    notificationData: {
      ...openRequest.notificationData,
      userName: 'Wolfeschlegelsteinhausenbergerdorff de la Rosa y Montero',
      projectName: longText,
    },
  }),
  notification(1, {
    notificationData: { ...openRequest.notificationData, notificationMessage: longText },
  }),
];

/** Notifications without a sender: a warranty ends, a repair takes too long. */
export const reminders: readonly Notification[] = ([12, 13] as const).map((typeId, at) =>
  notification(at, {
    typeId,
    notificationData: {
      ...openRequest.notificationData,
      userName: null,
      messageData: 'AS-LAP-0001, AS-LAP-0003, AS-LAP-0010 +3',
      days: 14,
    },
  }),
);

/** An assigned asset, and multiple assets assigned at once: both wait for a response. */
export const handovers: readonly Notification[] = [
  ['AS-LAP-0001'],
  ['AS-MON-0007', 'AS-CHR-0014'],
].map((codes, at) =>
  notification(at, {
    typeId: 10,
    notificationData: {
      ...openRequest.notificationData,
      messageData: codes.join(', '),
      handovers: codes.map((assetCode) => ({
        assignmentId: `assignment of ${assetCode}`,
        assetId: `id of ${assetCode}`,
        assetCode,
      })),
    },
  }),
);

export const countNotifications = (notifications: readonly Notification[]) => ({
  unreadNotificationCount: notifications.filter(({ isSeen }) => !isSeen).length,
  requestTrackingPendingCount: notifications.filter(({ typeId }) => typeId === 1).length,
});

export const clock: Clock = { now: () => now };

/** The only tab, which connects immediately. */
export const onlyTab: HubTabs = {
  takeTurn: () => Promise.resolve(),
  broadcast: () => undefined,
  onMessage: () => () => undefined,
};
