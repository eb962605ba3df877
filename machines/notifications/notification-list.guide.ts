import { listGuide } from '../testing/list-guides.ts';
import { notificationOf } from '../testing/notifications.ts';
import { notificationListMachine } from './notification-list.machine.ts';

export const guide = listGuide(notificationListMachine, notificationOf(1), [
  {
    source: 'document 1, section 2 (Administration)',
    text: 'There is a page of all notifications.',
  },
  {
    source: 'document 1, section 7',
    text: 'It reads by the same call as the bell.',
  },
  {
    source: 'document 1, section 2 (Shell layout)',
    text: 'Large lists are read page by page from the server, never as a whole.',
  },
]);
