import type { WorkPeople } from './work-people.machine.ts';
import type { WorkViewChoices } from './work-view-choices.machine.ts';
import type { WorkItem, WorkItemGroup, WorkItems } from './items/work-item.ts';

/** A task that the person may change; for tests, test models and stories. */
export const exampleItem = (changes: Partial<WorkItem> = {}): WorkItem => ({
  kind: 'task',
  id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d11',
  projectId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01',
  projectCode: 'AS-001',
  projectName: 'Portal',
  code: 'AS-001-T1',
  title: 'Draw the start page',
  description: '',
  status: 'open',
  personId: 'employee-ben',
  personName: 'Ben Okafor',
  personImageUrl: null,
  startOn: '2026-03-02',
  dueOn: '2026-03-06',
  order: '000001i',
  estimateInSeconds: 28_800,
  totalSeconds: 9000,
  periodSeconds: 5400,
  mySeconds: 5400,
  runningCount: 0,
  reasons: ['assigned', 'timed'],
  groupId: null,
  isEditable: true,
  editBlock: null,
  isMovable: true,
  createdOn: null,
  version: 1,
  ...changes,
});

/** An unresolved impediment. */
export const exampleImpediment = (changes: Partial<WorkItem> = {}): WorkItem =>
  exampleItem({
    kind: 'impediment',
    id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d31',
    code: null,
    title: 'The license of the map expires',
    status: 'blocked',
    startOn: null,
    dueOn: null,
    order: null,
    estimateInSeconds: null,
    totalSeconds: null,
    periodSeconds: null,
    mySeconds: null,
    reasons: ['raised'],
    isMovable: false,
    ...changes,
  });

export const exampleGroup = (id: string, changes: Partial<WorkItemGroup> = {}): WorkItemGroup => ({
  id,
  name: null,
  imageUrl: null,
  count: 0,
  periodSeconds: 0,
  estimateInSeconds: 0,
  dueOn: null,
  isTarget: true,
  ...changes,
});

/** Two tasks and an impediment. */
export const exampleItems: WorkItems = {
  items: [
    exampleItem(),
    exampleItem({
      id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d12',
      code: 'AS-002-T4',
      projectId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d02',
      projectCode: 'AS-002',
      projectName: 'Billing',
      title: 'Check the totals of March',
      status: 'inProgress',
      personId: null,
      personName: null,
      startOn: null,
      dueOn: '2026-03-02',
      estimateInSeconds: null,
      totalSeconds: 0,
      periodSeconds: 0,
      mySeconds: 0,
      reasons: ['watched'],
      isEditable: false,
      editBlock: 'notMember',
      isMovable: false,
    }),
    exampleImpediment(),
  ],
  groups: [],
  totals: { count: 3, periodSeconds: 5400, estimateInSeconds: 28_800 },
  scopes: ['mine', 'team', 'all'],
  today: '2026-03-04',
  firstDay: '2026-03-02',
  lastDay: '2026-03-08',
  totalCount: 3,
};

/** The same by status. */
export const exampleBoard: WorkItems = {
  ...exampleItems,
  items: exampleItems.items.map((item) => ({ ...item, groupId: item.status })),
  groups: [
    exampleGroup('open', { count: 1, periodSeconds: 5400, estimateInSeconds: 28_800 }),
    exampleGroup('inProgress', { count: 1 }),
    exampleGroup('blocked', { count: 1 }),
    exampleGroup('done'),
  ],
};

export const exampleChoices: WorkViewChoices = {
  projects: [
    { id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01', label: 'AS-001 Portal' },
    { id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d02', label: 'AS-002 Billing' },
  ],
  people: [{ id: 'employee-ben', label: 'Ben Okafor' }],
};

export const examplePeople: WorkPeople = {
  rows: [
    {
      employeeId: 'employee-ben',
      fullName: 'Ben Okafor',
      profileImageUrl: null,
      workPlace: 'Office',
      runningEntry: null,
      totalTimeInSeconds: 27_000,
      totalTime: '7h 30m',
      projects: [
        {
          projectId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01',
          projectName: 'Portal',
          projectCode: 'AS-001',
          totalTime: '7:30',
          totalPercentage: 100,
          totalTimeInMinutes: 450,
        },
      ],
    },
  ],
  total: 1,
};
