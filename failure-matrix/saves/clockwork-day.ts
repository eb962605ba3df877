import type { Harness } from '../support/harness.ts';
import { shown } from '../support/harness.ts';
import {
  button,
  readMainText,
  press,
  pressIn,
  readPageText,
  type,
  until,
} from '../support/page.ts';
import type { SaveEntry } from '../support/save.ts';

/** The day of a past week that has entries. */
export const openDay = async (harness: Harness) => {
  await harness.app.goTo('/ClockWork?date=2026-03-03');
  await until('an entry', () => /Total/.test(readMainText()) && document.querySelector('tbody tr'));
};

/** Selects an item in the menu of the newest entry. */
const selectInMenu = async (item: string) => {
  await press(/^More actions for /);
  await press(item);
};

/** The saves of a single entry on the ClockWork page. */
export const daySaves: readonly SaveEntry[] = [
  {
    name: 'an entry is started on the ClockWork page',
    operation: 'postClockWork',
    queuedOperation: 'postClockWork',
    setUp: async (harness) => {
      await harness.app.goTo('/ClockWork');
      await shown(/No entries|Total/);
      await type('Description', 'Watering the plants');
    },
    save: () => pressIn('main', 'Start'),
  },
  {
    name: 'the times of an entry are adjusted',
    operation: 'adjustClockWorkEntry',
    queuedOperation: 'postClockWork',
    setUp: async (harness) => {
      await openDay(harness);
      await selectInMenu('Adjust times');
      await type(/^End/, '30m');
    },
    save: () => press('Save'),
  },
  {
    name: 'an entry is deleted',
    operation: 'deleteClockWorkEntries',
    setUp: openDay,
    save: async () => {
      if (!/Delete entry/.test(readPageText())) await selectInMenu('Delete');
      await press('Yes');
    },
  },
  {
    name: 'a deletion of an entry is undone',
    operation: 'restoreClockWorkEntries',
    setUp: async (harness) => {
      await openDay(harness);
      await selectInMenu('Delete');
      await press('Yes');
      await until('the undo offer', () => button('Undo'));
    },
    save: () => press(/^(?:Undo|Try again)$/),
  },
  {
    name: 'an entry is split',
    operation: 'splitClockWorkEntry',
    setUp: async (harness) => {
      await openDay(harness);
      await selectInMenu('Split');
      await until('the confirmation dialog', () => /Split entry/.test(readPageText()));
    },
    save: () => press('Split'),
  },
  {
    name: 'an entry is duplicated to another day',
    operation: 'postClockWork',
    setUp: async (harness) => {
      await openDay(harness);
      await selectInMenu('Duplicate to another day');
      await until('the confirmation dialog', () => /Duplicate entry/.test(readPageText()));
    },
    save: () => press('Duplicate'),
  },
  {
    name: 'a gap is filled',
    operation: 'postClockWork',
    setUp: openDay,
    save: () => press(/^Start earlier: /),
  },
  {
    name: 'a past entry is added',
    operation: 'postClockWork',
    queuedOperation: 'postClockWork',
    setUp: async (harness) => {
      await openDay(harness);
      await press('Add an entry here');
      await type('Description', 'Watering the plants');
    },
    form: { Description: 'Watering the plants' },
    save: () => press('Save'),
  },
  {
    name: 'an entry is edited inline',
    operation: 'postClockWork',
    queuedOperation: 'postClockWork',
    setUp: async (harness) => {
      await openDay(harness);
      await press(/^Edit /);
      await type('Description', 'Watering the plants', ':is([role="row"], tr, li, dialog)');
    },
    form: { Description: 'Watering the plants' },
    save: () => press('Save'),
  },
];
