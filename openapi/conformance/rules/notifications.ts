import { rules } from '../rule/types.ts';

/** What the documents ask of a server in notifications. */
export default rules([
  {
    id: 'notifications-only-own',
    text: 'Everybody is told what is theirs, and answers nothing for others.',
    source: 'document 1, sections 4 and 6',
    proofs: [
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
    source: 'document 1, sections 3 and 4; document 2, section 4',
    proofs: ['notifications/told-of-deeds', 'notifications/each-kind-has-its-number'],
  },
  {
    id: 'notifications-newest-first',
    text: 'Notifications are listed newest first, page after page, as they are filtered.',
    source: 'document 1, sections 4 and 9',
    proofs: ['notifications/listed-newest-first'],
  },
  {
    id: 'notifications-first-page',
    text: 'A list of which nothing more is asked begins with the newest unseen ones, twenty of them.',
    source: 'document 1, sections 4 and 9, and the decisions on screens',
    proofs: ['notifications/listed-by-twenty'],
  },
  {
    id: 'notifications-counts',
    text: 'The bell counts what is not seen, and the requests that wait: neither more nor less.',
    source: 'document 1, sections 3 and 4',
    proofs: ['notifications/counts-are-what-is-listed', 'notifications/seen-and-completed'],
  },
  {
    id: 'notifications-never-below-zero',
    text: 'The counts never go below zero, however often something is seen or completed.',
    source: 'document 1, section 4; document 3, section 9',
    proofs: ['notifications/counts-never-below-zero'],
  },
  {
    id: 'notifications-all-read',
    text: 'Marking all read sets the unread count to zero, and requests go on waiting.',
    source: 'document 1, section 4',
    proofs: ['notifications/mark-all-read'],
  },
  {
    id: 'notifications-denied-once',
    text: 'A request to link a sub-project is denied once, and is then not complete.',
    source: 'document 1, section 4',
    proofs: ['notifications/denied-once'],
  },
  {
    id: 'notifications-hub',
    text: 'The hub tells a person of what is theirs alone, and goes on where it was left.',
    source: 'document 1, section 7 (real-time hubs)',
    proofs: ['notifications/heard-as-they-change'],
  },
  {
    id: 'notifications-reminders',
    text: 'Whoever may edit assets is told which warranties end within 30 days and within 7, each once for each.',
    source: 'the decisions on assets (reminders)',
    proofs: ['notifications/reminders-of-assets'],
  },
]);
