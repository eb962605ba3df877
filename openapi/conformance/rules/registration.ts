import { rules } from '../rule/types.ts';

/** What the documents ask of a server in the registration of organizations. */
export default rules([
  {
    id: 'registration-once',
    text: 'An organization and an e-mail address that are registered already are refused at their fields, and nothing is kept.',
    source: 'REG-007, REG-018, and the decisions on accounts',
    verifiedBy: ['registration/registers-once', 'registration/registerOrganization/unique/*'],
  },
  {
    id: 'registration-begins',
    text: 'Whoever registers administers a tenant of their own at once, with all rights, a menu, roles and an employee record, which nobody else enters.',
    source: 'REG-011, REG-018, and the decisions on accounts',
    verifiedBy: ['registration/a-new-organization-begins'],
  },
  {
    id: 'registration-required',
    text: 'Each field is required; a blank one is refused at its field.',
    source: 'REG-012',
    verifiedBy: ['registration/every-field-is-required'],
  },
  {
    id: 'registration-time-zones',
    text: 'The time zones to choose from exist, are still taken by their former names, and no other is taken.',
    source: 'REG-016, REG-025, REG-006',
    verifiedBy: ['registration/time-zones-are-real'],
  },
  {
    id: 'registration-zones-in-order',
    text: 'Time zones are listed from west to east, each with its difference from UTC of today.',
    source: 'REG-025, REG-006, and the decisions on accounts',
    verifiedBy: ['registration/time-zones-say-their-difference'],
  },
  {
    id: 'registration-public',
    text: 'Registering needs no access token.',
    source: 'REG-007',
    verifiedBy: ['registration/listTimeZones/happy', 'registration/registerOrganization/*happy'],
  },
]);
