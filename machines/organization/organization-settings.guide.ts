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
  draft: null,
};

export const settingsOf = (change: Partial<Settings> = {}): Settings => ({
  ...firstForm('Cedar Group', 'Etc/UTC'),
  tenantLogoUrl: null,
  version: 1,
  ...change,
});

/** A picture of one byte: charts look at name, type and size. Paths are told apart by their JSON. */
const picture = (name: string, type: string) =>
  Object.assign(new File(['x'], name, { type }), { toJSON: () => name });
export const logo = picture('logo.png', 'image/png');
const animation = picture('logo.gif', 'image/gif');

const timeZones = [{ id: 'Etc/UTC', description: 'UTC' }];
const begun = firstForm('Cedar Group', 'Etc/UTC');
const draft = { form: { ...begun, address: 'Pine Road 4' }, base: begun };

export const stale = new Problem('conflict', 409, {
  answer: { errorMessages: ['Kira Novak has changed this meanwhile (currency).'] },
});

export const guide = guideOf(organizationSettingsMachine, {
  inputs: [
    input,
    { ...input, draft: { ...draft, version: 1 } },
    { ...input, draft: { ...draft, version: null } },
  ],
  events: [
    done('loadSettings', { settings: settingsOf(), timeZones }),
    done('loadSettings', { settings: null, timeZones }),
    failed('loadSettings', fault),
    { type: 'form.changed', change: { name: '' } },
    { type: 'form.changed', change: { name: 'Cedar Holding' } },
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
    { type: 'logo.chosen', file: logo },
    { type: 'logo.chosen', file: animation },
    done('uploadTenantLogo', '/cedar/pictures/logo'),
    failed('uploadTenantLogo', fault),
  ],
  rules: [
    {
      source: 'document 1, section 2 (TenantGateway)',
      text: 'A tenant without organization settings sends its people here; the first save opens the menu.',
    },
    {
      source: 'document 1, section 7 (The calls it makes)',
      text: 'The logo of the tenant can be uploaded.',
    },
    {
      source: 'document 1, section 5 (Validation rules)',
      text: 'A logo is a .jpg, .jpeg, .png or .svg of 2 MB at most; anything else is refused before it is sent.',
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
