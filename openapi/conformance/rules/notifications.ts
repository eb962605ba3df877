import { rules } from '../rule/types.ts';

/** What the documents ask of a server in notifications. */
export default rules([
  {
    id: 'notifications-only-own',
    text: 'Everybody is told what is theirs, and answers nothing for others.',
    source: 'NOTIF-021, PRIV-031',
    verifiedBy: [
      'notifications/only-own',
      'notifications/listNotifications/owner/*',
      'notifications/markNotificationSeen/owner/*',
      'notifications/completeNotification/owner/*',
      'notifications/rejectProjectLink/owner/*',
    ],
  },
  {
    id: 'notifications-told-of-deeds',
    text: 'Whom a deed concerns is told of it, by its type in the documents’ order; nobody else is, nor who did it.',
    source: 'NOTIF-024, NOTIF-029, CLOCK-054',
    verifiedBy: ['notifications/told-of-deeds', 'notifications/each-kind-has-its-number'],
  },
  {
    id: 'notifications-newest-first',
    text: 'Notifications are listed newest first, page after page, as they are filtered.',
    source: 'NOTIF-026, NOTIF-012',
    verifiedBy: ['notifications/listed-newest-first'],
  },
  {
    id: 'notifications-first-page',
    text: 'A list of which nothing more is asked begins with the newest unseen ones, twenty of them.',
    source: 'NOTIF-013, NOTIF-026, and the decisions on screens',
    verifiedBy: ['notifications/listed-by-twenty'],
  },
  {
    id: 'notifications-counts',
    text: 'The bell counts what is not seen, and the requests that wait: neither more nor less.',
    source: 'NOTIF-010, NOTIF-005',
    verifiedBy: ['notifications/counts-are-what-is-listed', 'notifications/seen-and-completed'],
  },
  {
    id: 'notifications-never-below-zero',
    text: 'The counts never go below zero, however often something is seen or completed.',
    source: 'NOTIF-017',
    verifiedBy: ['notifications/counts-never-below-zero'],
  },
  {
    id: 'notifications-all-read',
    text: 'Marking all read sets the unread count to zero, and requests go on waiting.',
    source: 'NOTIF-014',
    verifiedBy: ['notifications/mark-all-read'],
  },
  {
    id: 'notifications-denied-once',
    text: 'A request to link a sub-project is denied once, and is then not complete.',
    source: 'NOTIF-018',
    verifiedBy: ['notifications/denied-once'],
  },
  {
    id: 'notifications-hub',
    text: 'The hub tells a person of what is theirs alone, and goes on where it was left.',
    source: 'NOTIF-037',
    verifiedBy: ['notifications/heard-as-they-change'],
  },
  {
    id: 'notifications-reminders',
    text: 'Whoever may edit assets is told which warranties end within 30 days and within 7, each once for each.',
    source: 'the decisions on assets (reminders)',
    verifiedBy: ['notifications/reminders-of-assets'],
  },
]);
