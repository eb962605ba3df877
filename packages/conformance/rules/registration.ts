import { rules } from '../rule/types.ts';

/** Requirements for a server: registration of organizations. */
export default rules([
  {
    id: 'registration-once',
    text: 'A registered organization or e-mail address is rejected with an error at its field, and nothing is stored.',
    source: 'REG-007, REG-018, REG-D01',
    verifiedBy: [
      'registration/registration-is-unique',
      'registration/registerOrganization/unique/*',
    ],
  },
  {
    id: 'registration-begins',
    text: 'A person who registers immediately administers a new tenant, with all rights, a menu, roles and an employee record, and no one else can enter it.',
    source: 'REG-011, REG-018, REG-D01',
    verifiedBy: ['registration/registration-creates-a-tenant'],
  },
  {
    id: 'registration-required',
    text: 'Each field is required; a blank one is rejected with an error at its field.',
    source: 'REG-012',
    verifiedBy: ['registration/registration-fields-are-required'],
  },
  {
    id: 'registration-time-zones',
    text: 'The offered time zones exist and are also accepted by their former names; no other time zone is accepted.',
    source: 'REG-016, REG-025, REG-006',
    verifiedBy: ['registration/offered-time-zones-exist'],
  },
  {
    id: 'registration-zones-in-order',
    text: 'Time zones are listed from west to east, each with its current difference from UTC.',
    source: 'REG-025, REG-006, REG-D01',
    verifiedBy: ['registration/time-zones-show-utc-offset'],
  },
  {
    id: 'registration-public',
    text: 'Registration needs no access token.',
    source: 'REG-007',
    verifiedBy: ['registration/listTimeZones/happy', 'registration/registerOrganization/*happy'],
  },
]);
