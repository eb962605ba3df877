import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import type { RegistrationForm } from './registration.form.ts';
import { registrationMachine } from './registration.machine.ts';

export const elm: RegistrationForm = {
  organization: 'Elm & Sons',
  name: 'Lena Elm',
  email: 'lena@elm.test',
  contactNumber: '+49 30 123456',
  timeZone: 'Europe/Berlin',
};

export const berlin = { id: 'Europe/Berlin', description: '(UTC+01:00) Europe/Berlin' };

export const testModel = createTestModel(registrationMachine, {
  inputs: [{ draft: null, browserZone: '' }],
  events: [
    done('listTimeZones', [berlin]),
    failed('listTimeZones', serverError),
    { type: 'zones.requested' },
    { type: 'form.changed', change: elm },
    { type: 'form.changed', change: { email: 'lena' } },
    { type: 'SUBMIT' },
    { type: 'SIGN_IN' },
    done('registerOrganization', []),
    done('registerOrganization', ['An organization with this name is already registered.']),
    failed('registerOrganization', serverError),
    { type: 'OKAY' },
  ],
  rules: [
    {
      source: 'REG-028',
      text: 'Organizations register themselves; no sign-in is required.',
    },
    {
      source: 'REG-006',
      text: 'The time zone is one that the server lists.',
    },
    {
      source: 'REG-013',
      text: 'Organization, name, email address, contact number and time zone are required, and the email address has to be valid.',
    },
    {
      source: 'REG-018',
      text: 'A response with warnings means failure, one without means success.',
    },
    {
      source: 'REG-022',
      text: 'Okay in the failure dialog leads to the start page, and so does Sign In.',
    },
    {
      source: 'REG-020',
      text: 'A call that is rejected with 400 or 500 leaves the form unchanged.',
    },
  ],
});
