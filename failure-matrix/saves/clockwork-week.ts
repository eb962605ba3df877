import type { Harness } from '../support/harness.ts';
import { field, press, readPageText, type, until } from '../support/page.ts';
import type { SaveEntry } from '../support/save.ts';

/** The week of that day. */
const week = async (harness: Harness) => {
  await harness.app.goTo('/ClockWork/week?date=2026-03-03');
  await until('a calendar entry', () => document.querySelector('[data-block]'));
};

/** Presses a key on the first block of the week. */
const keyOnBlock = async (key: string) => {
  const block = await until('a calendar entry', () =>
    document.querySelector<HTMLElement>('[data-block]'),
  );
  block.focus();
  block.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};

/** The week and its sheet. */
export const weekSaves: readonly SaveEntry[] = [
  {
    name: 'an entry is moved in the week',
    operation: 'postClockWork',
    isOptimistic: true,
    setUp: week,
    save: async () => {
      await keyOnBlock('m');
      await keyOnBlock('ArrowUp');
      await keyOnBlock('Enter');
    },
  },
  {
    name: 'an entry is deleted in the week',
    operation: 'deleteClockWorkEntries',
    setUp: week,
    save: async () => {
      if (!/Delete entry/.test(readPageText())) await keyOnBlock('Delete');
      await press('Yes');
    },
  },
  {
    name: 'an entry is added in the week',
    operation: 'postClockWork',
    queuedOperation: 'postClockWork',
    setUp: async (harness) => {
      await week(harness);
      await keyOnBlock('n');
      await type('Description', 'Watering the plants');
    },
    form: { Description: 'Watering the plants' },
    save: () => press('Save'),
  },
  {
    name: 'a duration is typed into the timesheet',
    operation: 'postClockWork',
    setUp: async (harness) => {
      await harness.app.goTo('/ClockWork/sheet?date=2026-03-03');
      const cell = await until('a timesheet cell', () =>
        [...document.querySelectorAll<HTMLElement>('td[data-cell]')].find(
          ({ dataset, textContent }) => dataset['day'] === '0' && textContent === '',
        ),
      );
      cell.focus();
      cell.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
      await field('Duration');
    },
    save: async () => {
      const length = await field('Duration');
      // After a failure the focus is in the cell below, where Enter has moved it.
      length.focus();
      length.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    },
  },
];
