import type { RoleChoice, UserChoices, UserDetails, UserRow } from './user.ts';

/** A user for tests, test models and stories. */
export const exampleUser: UserRow = {
  id: 'ben',
  name: 'Ben Okafor',
  email: 'ben@demo.test',
  roleType: 'ClientAppUser',
  role: 'Employee, Team lead',
  roleIds: ['employee', 'teamLead'],
  status: 'active',
  employeeId: 'employee-ben',
  employee: 'Ben Okafor',
  lastSignIn: '2026-03-10T08:12:00.000Z',
  invitedUntil: null,
  isAboveCaller: false,
  isCaller: false,
  version: 1,
};

const invited: UserRow = {
  ...exampleUser,
  id: '0b6cbe5e-0000-4000-8000-000000000001',
  name: 'mia@demo.test',
  email: 'mia@demo.test',
  role: '',
  roleIds: [],
  status: 'invited',
  employeeId: null,
  employee: '',
  lastSignIn: null,
  invitedUntil: '2026-03-25T12:00:00.000Z',
};

export const exampleUsers: readonly UserRow[] = [
  exampleUser,
  { ...exampleUser, id: 'ava', name: 'Ava Stone', email: 'ava@demo.test', isCaller: true },
  {
    ...exampleUser,
    id: 'kira',
    name: 'Kira Novak',
    roleType: 'PlatformAdmin',
    isAboveCaller: true,
  },
  { ...exampleUser, id: 'dan', name: 'Dan Reyes', roleType: null, status: 'deactivated' },
  invited,
  { ...invited, id: '0b6cbe5e-0000-4000-8000-000000000002', status: 'expired' },
  { ...invited, id: '0b6cbe5e-0000-4000-8000-000000000003', status: 'declined' },
];

export const exampleInvited = invited;

export const exampleDetails: UserDetails = {
  ...exampleUser,
  timeZone: 'Europe/Berlin',
  dateFormat: 'DD/MM/YYYY',
  hasTwoFactor: true,
  sessions: [
    {
      id: 'ben:demo-2',
      browser: 'Firefox',
      system: 'Windows',
      ipAddress: '192.0.2.10',
      signedInOn: '2026-03-09T00:00:00.000Z',
      lastSeenOn: '2026-03-10T00:00:00.000Z',
    },
  ],
  isAboveElsewhere: false,
};

export const exampleRoles: readonly RoleChoice[] = [
  { id: 'admin', name: 'Administrator', isGrantable: false },
  { id: 'employee', name: 'Employee', isGrantable: true },
  { id: 'teamLead', name: 'Team lead', isGrantable: true },
];

export const exampleChoices: UserChoices = {
  roles: exampleRoles,
  timeZones: [
    { id: 'Europe/Berlin', description: '(UTC+01:00) Europe/Berlin' },
    { id: 'Asia/Kolkata', description: '(UTC+05:30) Asia/Kolkata' },
  ],
};
