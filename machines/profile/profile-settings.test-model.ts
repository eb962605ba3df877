import type { Schema } from '#openapi/client/index.ts';
import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { profileSettingsMachine, type SettingsForm } from './profile-settings.machine.ts';

export const settings: SettingsForm = {
  timeZone: 'Europe/Berlin',
  dateFormat: 'DD/MM/YYYY',
  hourFormat: 'language',
};
export const american: SettingsForm = {
  timeZone: 'America/New_York',
  dateFormat: 'MM/DD/YYYY',
  hourFormat: '12',
};

export const timeZones: Schema<'TimeZone'>[] = [
  { id: 'America/New_York', description: '(UTC-05:00) America/New York' },
  { id: 'Europe/Berlin', description: '(UTC+01:00) Europe/Berlin' },
];

export const securityUser: Schema<'TenantUser'> = {
  id: 'ben',
  name: 'Ben Okafor',
  email: 'ben@demo.test',
  roleType: 'ClientAppUser',
  dateOfBirth: null,
  profileImageUrl: null,
  ...american,
};

export const testModel = createTestModel(profileSettingsMachine, {
  inputs: [{ settings }, { settings, draft: american }],
  events: [
    done('listTimeZones', timeZones),
    failed('listTimeZones', serverError),
    { type: 'retry' },
    { type: 'form.changed', change: american },
    { type: 'form.changed', change: { timeZone: '' } },
    { type: 'form.changed', change: { hourFormat: '24' } },
    { type: 'SAVE' },
    { type: 'settings.changed', settings: { ...settings, timeZone: 'Asia/Tokyo' } },
    done('updateDateFormatAndTimeZone', securityUser),
    failed('updateDateFormatAndTimeZone', serverError),
  ],
  rules: [
    {
      source: 'PROF-005',
      text: 'Settings offer a time zone and the date formats DD/MM/YYYY and MM/DD/YYYY.',
    },
    {
      source: 'PROF-006',
      text: "Saving posts both, and uses the user in the server's response as the new data.",
    },
    {
      source: 'PROF-026',
      text: 'A time zone is required.',
    },
    {
      source: 'ADR 0035',
      text: 'Times use the 12-hour or 24-hour clock of the language and region until the person selects one.',
    },
    {
      source: 'PROF-032',
      text: 'A rejected save is reported, and the selection stays in the form.',
    },
  ],
});
