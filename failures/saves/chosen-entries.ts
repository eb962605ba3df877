import type { Harness } from '../support/desk.ts';
import { press, pressIn, readPageText, type, until } from '../support/page.ts';
import type { SaveEntry } from '../support/save.ts';
import { openDay } from './clockwork-day.ts';

const chosenBar = '[aria-label="Chosen entries"]';

/** The newest entry of the day is chosen. */
const chosenDay = async (harness: Harness) => {
  await openDay(harness);
  const boxes = document.querySelectorAll<HTMLInputElement>('tbody input[type="checkbox"]');
  boxes[0]?.click();
  await until('the bar', () => document.querySelector(chosenBar));
};

/** What is saved of the entries that are chosen on the ClockWork page. */
export const chosenSaves: readonly SaveEntry[] = [
  {
    name: 'chosen entries are deleted',
    operation: 'deleteClockWorkEntries',
    prepare: chosenDay,
    save: async () => {
      if (!/Delete 1 entry/.test(readPageText())) await pressIn(chosenBar, 'Delete');
      await press('Yes');
    },
  },
  {
    name: 'chosen entries are booked on a task',
    operation: 'assignClockWorkEntries',
    prepare: chosenDay,
    save: async () => {
      await pressIn(chosenBar, /^Project and task/);
      await type('Search projects and tasks', 'AS-001');
      await press(/^AS-001-T1 /);
    },
    done: () => document.querySelector('tbody')?.textContent.includes('AS-001-T1'),
  },
  {
    name: 'chosen entries are marked as worked from the office',
    operation: 'updateWorkStatus',
    prepare: chosenDay,
    save: () => pressIn(chosenBar, 'From the office'),
  },
  {
    name: 'the times of chosen entries are adjusted',
    operation: 'adjustMultipleClockWorkEntries',
    prepare: async (harness) => {
      await chosenDay(harness);
      await pressIn(chosenBar, 'Adjust the times');
      await type(/^End/, '30m');
    },
    save: () => press('Save'),
  },
];
