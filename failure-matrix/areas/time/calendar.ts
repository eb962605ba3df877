import type { PageEntry } from '../../support/pages.ts';
import { press, question, readMainText, until } from '../../support/page.ts';
import { open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

const shows = /Connected.*Last sync/;

/** Its page; Ava's calendar is connected. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/google/auth': {
    href: '/google/auth',
    reads: ['getCalendarConnection'],
    doesWithout: ['listenToCalendarSync'],
    shows,
  },
};

/** Its saves; connecting leaves the page, see failure-matrix/saves/in-charts.ts. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'a calendar is synced',
    operation: 'syncCalendar',
    setUp: open('/google/auth', shows),
    save: () => press('Sync now'),
  },
  {
    name: 'a calendar is disconnected',
    operation: 'disconnectCalendar',
    setUp: async (harness) => {
      await open('/google/auth', shows)(harness);
      await press('Disconnect');
    },
    save: () => press('Disconnect'),
    again: async () => {
      // A failure closes the question.
      await press('Disconnect');
      await until('the question', () => document.querySelector(question));
      await press('Disconnect');
    },
    done: () => readMainText().includes('Not connected'),
  },
];
