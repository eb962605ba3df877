import { Problem } from '#openapi/client/index.ts';
import type {
  HrmsApplied,
  HrmsConnection,
  HrmsPreview,
  HrmsRun,
  HrmsRunDetails,
  Integrations,
} from './hrms.ts';

const providers: Integrations['providers'] = [
  { id: '00000000-0000-4000-8000-0000000000a2', name: 'Demo HRMS', kind: 'hrms', isEmpty: false },
  {
    id: '00000000-0000-4000-8000-0000000000b2',
    name: 'Google Calendar',
    kind: 'calendar',
    isEmpty: false,
  },
  {
    id: '00000000-0000-4000-8000-0000000000b1',
    name: 'No calendar',
    kind: 'calendar',
    isEmpty: true,
  },
  { id: '00000000-0000-4000-8000-0000000000a1', name: 'No HRMS', kind: 'hrms', isEmpty: true },
];

/** The demo HRMS is connected. */
export const exampleIntegrations: Integrations = {
  providers,
  integrationSettings: {
    hrmsProviderId: '00000000-0000-4000-8000-0000000000a2',
    calendarProviderId: '00000000-0000-4000-8000-0000000000b2',
    syncs: [
      { type: 'Shift', lastSyncedOn: '2026-03-21T08:00:00.000Z', changedCount: 1 },
      { type: 'ReportingTo', lastSyncedOn: '2026-03-21T08:00:00.000Z', changedCount: 1 },
      { type: 'Designations', lastSyncedOn: null, changedCount: 0 },
    ],
    version: 1,
  },
};

export const exampleDisconnected: Integrations = {
  ...exampleIntegrations,
  integrationSettings: {
    ...exampleIntegrations.integrationSettings,
    hrmsProviderId: '00000000-0000-4000-8000-0000000000a1',
  },
};

/** No HRMS provider exists that could be connected. */
export const exampleWithoutHrms: Integrations = {
  ...exampleDisconnected,
  providers: providers.filter(({ kind, isEmpty }) => kind === 'calendar' || isEmpty),
};

export const exampleConnection: HrmsConnection = {
  providerName: 'Demo HRMS',
  testedOn: '2026-03-27T09:00:00.000Z',
  isComplete: true,
  receivedCount: 7,
  totalCount: 7,
};

export const exampleHalfConnection: HrmsConnection = {
  ...exampleConnection,
  isComplete: false,
  receivedCount: 3,
};

const ben = { employeeId: 'employee-ben', employeeName: 'Ben Okafor' };

export const examplePreview: HrmsPreview = {
  providerName: 'Demo HRMS',
  comparedOn: '2026-03-27T09:00:00.000Z',
  isComplete: true,
  receivedCount: 7,
  totalCount: 7,
  sameCount: 1,
  differences: [
    {
      id: 'Shift-1',
      employeeId: 'employee-grace',
      employeeName: 'Grace Kim',
      type: 'Shift',
      currentValue: null,
      providerValue: 'Early shift',
    },
    {
      id: 'ReportingTo-1',
      ...ben,
      type: 'ReportingTo',
      currentValue: 'Grace Kim',
      providerValue: 'Hugo Silva',
    },
    {
      id: 'Designations-1',
      ...ben,
      type: 'Designations',
      currentValue: 'Office manager',
      providerValue: 'Senior developer',
    },
  ],
  skipped: [
    {
      email: 'nobody@demo.test',
      employeeName: null,
      type: 'Shift',
      providerValue: 'Late shift',
      reason: 'unknownPerson',
    },
    {
      email: 'grace@demo.test',
      employeeName: 'Grace Kim',
      type: 'ReportingTo',
      providerValue: 'chloe@demo.test',
      reason: 'cycle',
    },
    {
      email: 'leo@demo.test',
      employeeName: 'Leo Park',
      type: 'ReportingTo',
      providerValue: 'former.manager@demo.test',
      reason: 'unknownManager',
    },
  ],
};

/** The provider has sent half of its records. */
export const exampleHalfPreview: HrmsPreview = {
  ...examplePreview,
  isComplete: false,
  receivedCount: 3,
  differences: examplePreview.differences.slice(0, 1),
  skipped: examplePreview.skipped.slice(0, 1),
};

/** Every value is the provider's. */
export const exampleSamePreview: HrmsPreview = {
  ...examplePreview,
  sameCount: 7,
  differences: [],
  skipped: [],
};

export const exampleRun: HrmsRun = {
  id: '9c4f6d30-0000-4000-8000-000000000071',
  startedOn: '2026-03-27T09:05:00.000Z',
  startedByName: 'Ava Stone',
  providerName: 'Demo HRMS',
  types: ['ReportingTo', 'Designations'],
  changedCount: 2,
  skippedCount: 1,
  undoneOn: null,
  undoneByName: null,
  leftCount: 0,
  isUndoable: true,
};

export const exampleUndoneRun: HrmsRun = {
  ...exampleRun,
  id: '9c4f6d30-0000-4000-8000-000000000072',
  startedOn: '2026-03-07T08:00:00.000Z',
  startedByName: 'Kira Novak',
  types: ['Shift'],
  undoneOn: '2026-03-07T09:00:00.000Z',
  undoneByName: 'Ava Stone',
  leftCount: 1,
  isUndoable: false,
};

export const exampleDetails: HrmsRunDetails = {
  hrmsRun: exampleRun,
  changes: [
    {
      ...ben,
      type: 'ReportingTo',
      previousValue: 'Grace Kim',
      newValue: 'Hugo Silva',
      leftReason: null,
    },
    {
      ...ben,
      type: 'Designations',
      previousValue: null,
      newValue: 'Senior developer',
      leftReason: null,
    },
  ],
};

/** The undo has left a value that someone has changed since. */
export const exampleUndone: HrmsRunDetails = {
  hrmsRun: { ...exampleUndoneRun, id: exampleRun.id },
  changes: exampleDetails.changes.map((change) => ({
    ...change,
    leftReason: change.type === 'ReportingTo' ? 'changed' : null,
  })),
};

/** One value was applied; a manager was skipped, and a difference has changed since. */
export const exampleApplied: HrmsApplied = {
  hrmsRun: { ...exampleRun, changedCount: 1 },
  skipped: [
    {
      email: 'ben@demo.test',
      employeeName: 'Ben Okafor',
      type: 'ReportingTo',
      providerValue: 'hugo@demo.test',
      reason: 'managerLeft',
    },
  ],
  outdatedIds: ['Shift-1'],
  successMessages: ['1 record was imported.'],
};

const toProblem = (kind: 'conflict' | 'down', status: number, message: string, code: string) =>
  new Problem(kind, status, { response: { errorMessages: [message], code } });

/** The provider does not respond. */
export const providerDown = toProblem(
  'down',
  503,
  'The HRMS provider does not respond. Nothing was imported. Try again later.',
  'hrmsDown',
);

/** Every selected difference has changed since. */
export const outdated = toProblem(
  'conflict',
  409,
  'The selected differences have changed since the comparison. Compare again.',
  'hrmsOutdated',
);

/** Another run has followed. */
export const notLast = toProblem(
  'conflict',
  409,
  'Only the last run that changed something can be undone.',
  'hrmsRunNotLast',
);
