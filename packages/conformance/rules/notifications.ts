import { rules } from '../rule/types.ts';

/** Requirements for a server: notifications. */
export default rules([
  {
    id: 'notifications-only-own',
    text: 'Everyone gets only their notifications, and cannot respond to those of others.',
    source: 'NOTIF-021, PRIV-031',
    verifiedBy: [
      'notifications/only-own-notifications-are-listed',
      'notifications/listNotifications/owner/*',
      'notifications/markNotificationSeen/owner/*',
      'notifications/completeNotification/owner/*',
      'notifications/rejectProjectLink/owner/*',
    ],
  },
  {
    id: 'notifications-told-of-deeds',
    text: 'Everyone affected by an action is notified with the documented notification type; others, and the person who performed it, are not.',
    source: 'NOTIF-024, NOTIF-029, CLOCK-054',
    verifiedBy: [
      'notifications/actions-notify-affected-people',
      'notifications/kinds-have-type-numbers',
    ],
  },
  {
    id: 'notifications-newest-first',
    text: 'Notifications are listed newest first, page by page, as filtered.',
    source: 'NOTIF-026, NOTIF-012',
    verifiedBy: ['notifications/notifications-are-newest-first'],
  },
  {
    id: 'notifications-first-page',
    text: 'By default, the list starts with the twenty newest unseen notifications.',
    source: 'NOTIF-013, NOTIF-026, NOTIF-D10',
    verifiedBy: ['notifications/list-starts-with-twenty'],
  },
  {
    id: 'notifications-counts',
    text: 'The bell counts exactly the unseen notifications and the pending requests.',
    source: 'NOTIF-010, NOTIF-005',
    verifiedBy: [
      'notifications/counts-match-the-list',
      'notifications/completing-lowers-pending-count',
    ],
  },
  {
    id: 'notifications-never-below-zero',
    text: 'The counts never go below zero, however often a notification is seen or completed.',
    source: 'NOTIF-017',
    verifiedBy: ['notifications/counts-never-go-negative'],
  },
  {
    id: 'notifications-all-read',
    text: 'Marking all as read sets the unread count to zero, and requests stay pending.',
    source: 'NOTIF-014',
    verifiedBy: ['notifications/mark-all-clears-unread'],
  },
  {
    id: 'notifications-denied-once',
    text: 'A request to link a sub-project is denied once, and is then not complete.',
    source: 'NOTIF-018',
    verifiedBy: ['notifications/requests-are-denied-once'],
  },
  {
    id: 'notifications-hub',
    text: 'The hub notifies a person only of their notifications, and resumes after the last received event.',
    source: 'NOTIF-037',
    verifiedBy: ['notifications/hub-sends-own-notifications'],
  },
  {
    id: 'notifications-reminders',
    text: 'Everyone who may edit assets is notified of warranties that end within 30 days and within 7, once for each period.',
    source: 'NOTIF-D02',
    verifiedBy: ['notifications/asset-reminders-are-sent-once'],
  },
]);
