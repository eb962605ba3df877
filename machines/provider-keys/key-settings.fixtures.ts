import { Problem, type Schema } from '#openapi/client/index.ts';
import { serverError } from '../testing/fixtures.ts';
import { done, failed } from '../testing/paths.ts';
import type { LoadedForm } from '../records/form-values.ts';
import type { KeySettingsForm } from './key-settings.ts';

/** Settings for tests, test models and stories. */
export const examplePermea: Schema<'PermeaSettings'> = {
  isEnabled: true,
  endpoint: 'https://permea.demo.test',
  apiKeyHint: '1234',
  version: 1,
};
export const exampleOpenAi: Schema<'OpenAiSettings'> = {
  isEnabled: true,
  model: 'demo-model',
  apiKeyHint: '5678',
  version: 1,
};

const outdatedSettings = new Problem('conflict', 409, {
  response: { errorMessages: ['Kira Novak changed this in the meantime.'] },
});

/** The events that together reach every state of the settings, whatever the service. */
export const createSettingsEvents = (
  build: (change: { isEnabled?: boolean; version?: number }) => LoadedForm<KeySettingsForm>,
) => [
  done('loadForm', { saved: build({}), choices: null }),
  done('loadForm', { saved: null, choices: null }),
  failed('loadForm', serverError),
  { type: 'form.changed' as const, change: { endpoint: '', model: '' } },
  { type: 'SAVE' as const },
  { type: 'reset' as const },
  { type: 'draft.restored' as const },
  { type: 'draft.discarded' as const },
  done('saveForm', build({ isEnabled: false, version: 2 })),
  failed('saveForm', outdatedSettings),
  failed('saveForm', serverError),
  done('readTheirs', build({ isEnabled: false, version: 2 })),
  failed('readTheirs', serverError),
  { type: 'conflict.keepMine' as const },
  { type: 'conflict.useTheirs' as const },
  { type: 'CANCEL' as const },
];

/** The input with a stored draft, which can be discarded: it also covers the paths without one. */
export const createSettingsInput = ({ form }: LoadedForm<KeySettingsForm>) => ({
  first: form,
  persisted: {
    form: { ...form, isEnabled: !form.isEnabled },
    base: form,
    madeId: null,
    version: 1,
    offered: null,
  },
});
