import { api } from '#openapi/client/index.ts';
import { firstPage, toSearchData } from '#machines/lists/list-search.ts';
import type { PageEntry } from '../../support/pages.ts';
import { button, press, pressIn, readPageText, until } from '../../support/page.ts';
import { open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

const years = async () =>
  (await api.listAssessmentYears({ body: toSearchData(firstPage) })).assetAssessmentYear;

/** Its pages and their required calls. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/assetDepreciation/': {
    href: '/assetDepreciation',
    reads: ['listAssessmentYears'],
    shows: /Showing 1 - /,
  },
  '/_tenant/assetDepreciation/$yearId': {
    href: async () => `/assetDepreciation/${(await years()).find(({ isRun }) => isRun)?.id}`,
    reads: ['listAssessmentYears', 'listDepreciation'],
    heading: 'Assessment year',
    namedBy: 'listAssessmentYears',
    shows: /Showing 1 - /,
  },
};

let name = '';

/** Its saves. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'the depreciation of an assessment year is run',
    operation: 'runDepreciation',
    setUp: async (harness) => {
      name = (await years()).find(({ isRun }) => !isRun)?.assessmentYear ?? '';
      await open('/assetDepreciation', new RegExp(name))(harness);
      await until('the year', () => button(`Run ${name}`));
    },
    save: () => press(`Run ${name}`),
    // The dialog shows the error; closing it leaves the list unchanged.
    reveal: async () => {
      await pressIn('[role="dialog"]', 'Close');
      await until('the list without details', () => button('Try again') === null);
    },
    done: () => readPageText().includes('First run for this year.'),
  },
];
