import type { Harness } from '../support/harness.ts';
import { press, pressIn, readPageText, type, until } from '../support/page.ts';
import type { SaveEntry } from '../support/save.ts';
import { openDay } from './clockwork-day.ts';

const selectionBar = '[aria-label="Selected entries"]';

/** Selects the newest entry of the day. */
const selectOnDay = async (harness: Harness) => {
  await openDay(harness);
  const boxes = document.querySelectorAll<HTMLInputElement>('tbody input[type="checkbox"]');
  boxes[0]?.click();
  await until('the selection bar', () => document.querySelector(selectionBar));
};

/** The saves of the selected entries on the ClockWork page. */
export const selectionSaves: readonly SaveEntry[] = [
  {
    name: 'selected entries are deleted',
    operation: 'deleteClockWorkEntries',
    setUp: selectOnDay,
    save: async () => {
      if (!/Delete 1 entry/.test(readPageText())) await pressIn(selectionBar, 'Delete');
      await press('Yes');
    },
  },
  {
    name: 'selected entries are assigned to a task',
    operation: 'assignClockWorkEntries',
    setUp: selectOnDay,
    save: async () => {
      await pressIn(selectionBar, /^Project and task/);
      await type('Search projects and tasks', 'AS-001');
      await press(/^AS-001-T1 /);
    },
    done: () => document.querySelector('tbody')?.textContent.includes('AS-001-T1'),
  },
  {
    name: 'selected entries are marked as worked from the office',
    operation: 'updateWorkStatus',
    setUp: selectOnDay,
    save: () => pressIn(selectionBar, 'At the office'),
  },
  {
    name: 'the times of selected entries are adjusted',
    operation: 'adjustMultipleClockWorkEntries',
    setUp: async (harness) => {
      await selectOnDay(harness);
      await pressIn(selectionBar, 'Adjust times');
      await type(/^End/, '30m');
    },
    save: () => press('Save'),
  },
];
