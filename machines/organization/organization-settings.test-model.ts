import { Problem, type Schema } from '#openapi/client/index.ts';
import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import type { SettingsFormInput } from '../records/settings-form.setup.ts';
import { organizationSettingsMachine } from './organization-settings.machine.ts';
import { firstForm, toLoadedForm, type SettingsForm } from './settings-form.ts';

type Settings = Schema<'OrganizationSettings'>;

const first = firstForm('Cedar Group', 'Etc/UTC');

export const input: SettingsFormInput<SettingsForm> = { first, persisted: null };

const loaded = (change: Partial<Settings> = {}) =>
  toLoadedForm({ ...first, tenantLogoUrl: null, version: 1, ...change });

const choices = [{ id: 'Etc/UTC', description: 'UTC' }];
const draft = { form: { ...first, address: 'Pine Road 4' }, base: first, madeId: null };

export const stale = new Problem('conflict', 409, {
  response: { errorMessages: ['Kira Novak changed this in the meantime.'] },
});

export const testModel = createTestModel(organizationSettingsMachine, {
  // A draft can be discarded, so the test model also covers the paths without one.
  inputs: [{ ...input, persisted: { ...draft, version: 1, offered: null } }],
  events: [
    done('loadForm', { saved: loaded(), choices }),
    done('loadForm', { saved: null, choices }),
    failed('loadForm', serverError),
    { type: 'form.changed', change: { name: '' } },
    { type: 'SAVE' },
    { type: 'reset' },
    { type: 'draft.restored' },
    { type: 'draft.discarded' },
    done('saveForm', loaded({ name: 'Cedar Holding', version: 2 })),
    failed('saveForm', stale),
    failed('saveForm', serverError),
    done('readTheirs', loaded({ currency: 'EUR', version: 2 })),
    failed('readTheirs', serverError),
    { type: 'conflict.keepMine' },
    { type: 'conflict.useTheirs' },
    { type: 'CANCEL' },
  ],
  rules: [
    {
      source: 'ADMIN-017',
      text: 'A tenant without organization settings sends its people here; the first save unlocks the menu.',
    },
    {
      source: 'ADMIN-019',
      text: 'Name, time zone, currency and working hours are required; a working day ends later than it starts.',
    },
    {
      source: 'API-007',
      text: 'The input stays when a call fails.',
    },
  ],
});
