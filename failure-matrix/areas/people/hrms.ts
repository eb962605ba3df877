import { press, readMainText, until } from '../../support/page.ts';
import type { PageEntry } from '../../support/pages.ts';
import { open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

const href = '/organizationSettings/hrms';
const shows = /Provider.*Demo HRMS.*Showing 1 - /;

/** The HRMS import, with its log. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/organizationSettings_/hrms': {
    href,
    reads: ['getIntegrations', 'searchHrmsRuns'],
    doesWithout: ['listenToExternalIntegration'],
    shows,
  },
};

const lastRun = /^Details and undo: /;

/** Its saves, and that of the systems on the page of the organization's settings. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'the HRMS is disconnected',
    operation: 'saveIntegrations',
    setUp: open(href, shows),
    save: () => press('Disconnect'),
    done: () => readMainText().includes('Your organization uses no HRMS provider.'),
  },
  {
    name: 'differences from the HRMS are applied',
    operation: 'applyHrmsDifferences',
    setUp: async (harness) => {
      await open(href, shows)(harness);
      await press('Compare');
      await until('the differences', () => readMainText().includes('4 of 4 selected'));
    },
    save: () => press('Apply selected'),
    done: () => readMainText().includes('4 values were imported'),
  },
  {
    name: 'an HRMS import is undone',
    operation: 'undoHrmsRun',
    setUp: async (harness) => {
      await open(href, shows)(harness);
      await press(lastRun);
      await until('the run', () => /Chloe Martin/.test(document.body.textContent));
    },
    save: () => press('Undo import'),
    done: () => /Undone\s*Ava Stone/.test(document.body.textContent),
  },
];
