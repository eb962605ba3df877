import type { Schema } from '#openapi/client/index.ts';
import type { Employee } from './employee.ts';

/** An employee for tests, test models and stories. */
export const exampleEmployee: Employee = {
  id: 'employee-ben',
  fullName: 'Ben Okafor',
  email: 'ben@demo.test',
  designationId: '9c4f6d30-0000-4000-8000-000000000001',
  designation: 'Developer',
  reportingToId: 'employee-grace',
  reportingTo: 'Grace Kim',
  workPlace: 'Office',
  shift: 'Day shift',
  phone: '+49 30 555014',
  dateOfBirth: '1990-04-01',
  joinedOn: '2020-01-06',
  isTeamLead: false,
  profileImageUrl: null,
  isActive: true,
  userId: 'ben',
  version: 1,
};

/** What an employee has to do with. */
export const exampleOverview: Schema<'EmployeeOverview'> = {
  directReports: { rows: [{ id: 'employee-leo', name: 'Leo Park' }], totalCount: 1 },
  teams: {
    rows: [{ id: '9c4f6d30-0000-4000-8000-000000000071', name: 'Design' }],
    totalCount: 1,
  },
  assets: { rows: [], totalCount: 0 },
  projects: {
    rows: [{ id: '9c4f6d30-0000-4000-8000-000000000081', name: 'AS-001 Portal' }],
    totalCount: 1,
  },
  secondsOfLastDays: 93_600,
};

/** What an employee leaves behind. */
export const exampleLeaving: Schema<'LeavingSummary'> = {
  projects: {
    rows: [{ id: '9c4f6d30-0000-4000-8000-000000000081', name: 'AS-001 Portal' }],
    totalCount: 1,
  },
  directReports: { rows: [{ id: 'employee-leo', name: 'Leo Park' }], totalCount: 1 },
  reviews: {
    rows: [{ id: '9c4f6d30-0000-4000-8000-000000000091', name: 'Spring: Leo Park' }],
    totalCount: 1,
  },
  assets: {
    rows: [{ id: '9c4f6d30-0000-4000-8000-0000000000a1', name: 'LT-001 Laptop' }],
    totalCount: 52,
  },
  requests: 1,
  hasUser: true,
  entersAgain: true,
};
