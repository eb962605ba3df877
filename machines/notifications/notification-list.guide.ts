import { firstPage } from '../lists/list-search.ts';
import { fault } from '../testing/fixtures.ts';
import { guideOf } from '../testing/guide.ts';
import { notificationOf } from '../testing/notifications.ts';
import { done, failed } from '../testing/paths.ts';
import { notificationListMachine } from './notification-list.machine.ts';

const unseen = { ...firstPage, columnFilters: [{ name: 'state', value: 'UnSeen' }] };
const thirdPage = { ...firstPage, page: 3 };

export const guide = guideOf(notificationListMachine, {
  inputs: [{ search: firstPage }, { search: thirdPage }],
  events: [
    done('loadPage', { rows: [notificationOf(1)], total: 12 }),
    failed('loadPage', fault),
    done('refreshPage', { rows: [notificationOf(1)], total: 12 }),
    done('refreshPage', { rows: [], total: 1 }),
    failed('refreshPage', fault),
    { type: 'search.changed', search: firstPage },
    { type: 'search.changed', search: unseen },
    { type: 'rows.changed' },
    { type: 'tab.returned' },
    { type: 'RETRY' },
  ],
  rules: [
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
  ],
});
