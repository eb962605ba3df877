import type { PageEntry } from '../../support/pages.ts';
import { press, readMainText, type } from '../../support/page.ts';
import { open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

/** The settings of services that the tenant uses with a key of its own. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/organizationSettings_/permea': {
    href: '/organizationSettings/permea',
    reads: ['getPermeaSettings'],
    shows: /Use Permea/,
  },
  '/_tenant/organizationSettings_/openAI': {
    href: '/organizationSettings/openAI',
    reads: ['getOpenAiSettings'],
    shows: /Use OpenAI/,
  },
};

const done = () => !/Not saved yet/.test(readMainText());

/** Their saves; a draft of them has no key. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'the settings of Permea are saved',
    operation: 'savePermeaSettings',
    setUp: async (harness) => {
      await open('/organizationSettings/permea', /Use Permea/)(harness);
      await type('Address', 'https://permea.example/api');
    },
    form: { Address: 'https://permea.example/api' },
    save: () => press('Save'),
    done,
  },
  {
    name: 'the settings of OpenAI are saved',
    operation: 'saveOpenAiSettings',
    setUp: async (harness) => {
      await open('/organizationSettings/openAI', /Use OpenAI/)(harness);
      await type('Model', 'other-model');
    },
    form: { Model: 'other-model' },
    save: () => press('Save'),
    done,
  },
];
