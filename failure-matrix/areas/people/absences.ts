import type { Harness } from '../../support/harness.ts';
import type { PageEntry } from '../../support/pages.ts';
import { button, press, readMainText, readPageText, type, until } from '../../support/page.ts';
import { open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

const shows = /Add absence.*Showing 1 - /;

/** The absences of Ava, of whom the demo data have one. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/absences': { href: '/absences', reads: ['listAbsences'], shows },
};

const openList = open('/absences', shows);
const editButton = /^Edit /;
const deleteButton = /^Delete /;

const isOpen = () => /Only for you and people/.test(readPageText());

const openForm = async (name: RegExp, harness: Harness) => {
  await openList(harness);
  await press(name);
  await until('the dialog', isOpen);
};

/** Its saves; an absence is added in the chart. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'an absence is edited',
    operation: 'updateAbsence',
    setUp: async (harness) => {
      await openForm(editButton, harness);
      await type('Note', 'By train.');
    },
    save: () => press('Save'),
    again: async (networkScenario, harness) => {
      // Saved as a new one, it would overlap the one that only appears deleted.
      if (networkScenario === '404') {
        await press('Cancel');
        await press('Leave');
        await until('no dialog', () => harness.network.isIdle() && !isOpen());
        // A press at the very time of the response must be repeated.
        await until('the dialog', () => {
          if (!isOpen()) button(editButton)?.click();
          return isOpen();
        });
        await type('Note', 'By train.');
      }
      await press('Save');
    },
    done: () => /By train\./.test(readMainText()),
  },
  {
    name: 'an absence is deleted',
    operation: 'deleteAbsence',
    setUp: openList,
    save: async () => {
      await press(deleteButton);
      await press('Yes');
    },
    // The question stays open until it is confirmed; the page behind it is unchanged.
    reveal: async () => {
      button('No')?.click();
      await until('the page', () => button(deleteButton));
    },
    done: () => /No records found/.test(readMainText()),
  },
];
