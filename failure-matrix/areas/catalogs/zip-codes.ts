import { button, drop, press, readMainText, until } from '../../support/page.ts';
import type { PageEntry } from '../../support/pages.ts';
import type { SaveEntry } from '../../support/save.ts';

/** Its pages and their required calls. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/usZipCode/': {
    href: '/usZipCode',
    reads: ['searchUsZipCodes'],
    shows: /Showing 1 - /,
  },
  '/_tenant/usZipCode/importZipCodes': {
    href: '/usZipCode/importZipCodes',
    reads: [],
    shows: /Choose a file/,
  },
};

/** A zip code for each try: the next try would find that of the previous one. */
let freeZip = 20_000;
function takeZip(): number {
  freeZip += 1;
  return freeZip;
}

/** Its saves. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'zip codes are imported from a table',
    operation: 'importUsZipCodes',
    setUp: async (harness) => {
      await harness.app.goTo('/usZipCode/importZipCodes');
      await until('the file input', () => button('Choose a file'));
      drop(new File([`zip,city,state\n${takeZip()},Town,TX\n`], 'zips.csv'));
      await until('the check of the file', () => button('Import 1 zip code'));
    },
    save: () => press('Import 1 zip code'),
    done: () => /1 zip code was imported/.test(readMainText()),
  },
];
