import { button, press, readMainText, type, until } from '../../support/page.ts';
import type { PageEntry } from '../../support/pages.ts';
import { open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

/** The list of requests for rights. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/accessRequests': {
    href: '/accessRequests',
    reads: ['searchAccessRequests'],
    shows: /Showing 1 - /,
  },
};

/** Its saves; those of the person who requests a right are tested in the chart. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'a requested right is granted',
    operation: 'answerAccessRequest',
    setUp: async (harness) => {
      await open('/accessRequests', /Jon Berg/)(harness);
      await press('Answer Jon Berg');
      await until('the roles', () => /Gives only this permission|Also gives/.test(readAll()));
      await type('Remark', 'Welcome.');
    },
    save: () => press('Grant'),
    done: () => button('Grant') === null && /Granted/.test(readMainText()),
  },
];

const readAll = (): string => document.body.textContent;
