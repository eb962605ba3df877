import { Problem, type Schema } from '#openapi/client/index.ts';
import { fault } from '../testing/fixtures.ts';
import { guideOf } from '../testing/guide.ts';
import { done, failed } from '../testing/paths.ts';
import {
  organizationSettingsMachine,
  type OrganizationSettingsInput,
} from './organization-settings.machine.ts';
import { firstForm } from './settings-form.ts';

type Settings = Schema<'OrganizationSettings'>;

export const input: OrganizationSettingsInput = {
  tenantName: 'Cedar Group',
  timeZone: 'Etc/UTC',
  kept: null,
};

export const settingsOf = (change: Partial<Settings> = {}): Settings => ({
  ...firstForm('Cedar Group', 'Etc/UTC'),
  tenantLogoUrl: null,
  version: 1,
  ...change,
});

const timeZones = [{ id: 'Etc/UTC', description: 'UTC' }];
const begun = firstForm('Cedar Group', 'Etc/UTC');
const draft = { form: { ...begun, address: 'Pine Road 4' }, base: begun };

export const stale = new Problem('conflict', 409, {
  answer: { errorMessages: ['Kira Novak has changed this meanwhile.'] },
});

export const guide = guideOf(organizationSettingsMachine, {
  // A draft can be discarded, so this goes the ways without one too.
  inputs: [{ ...input, kept: { ...draft, version: 1, offered: null } }],
  events: [
    done('loadSettings', { settings: settingsOf(), timeZones }),
    done('loadSettings', { settings: null, timeZones }),
    failed('loadSettings', fault),
    { type: 'form.changed', change: { name: '' } },
    { type: 'SAVE' },
    { type: 'RESET' },
    { type: 'draft.restored' },
    { type: 'draft.discarded' },
    done('saveOrganizationSettings', settingsOf({ name: 'Cedar Holding', version: 2 })),
    failed('saveOrganizationSettings', stale),
    failed('saveOrganizationSettings', fault),
    done('getOrganizationSettings', settingsOf({ currency: 'EUR', version: 2 })),
    failed('getOrganizationSettings', fault),
    { type: 'mine.kept' },
    { type: 'theirs.taken' },
    { type: 'CANCEL' },
  ],
  rules: [
    {
      source: 'document 1, section 2 (TenantGateway)',
      text: 'A tenant without organization settings sends its people here; the first save opens the menu.',
    },
    {
      source: 'document 1, section 5 (Validation rules)',
      text: 'Name, time zone, currency and working hours are required; the end of a working day is later than its start.',
    },
    {
      source: 'document 1, section 8 (The error catalogue)',
      text: 'What was filled in stays when a call fails.',
    },
  ],
});
