import type { EngagementHead } from './engagement-form.ts';
import type { EngagementReporter } from './parts/engagement-part.ts';
import type {
  Activity,
  ActivityAction,
  ActivityDoc,
  ActivityNote,
  EngagementDetail,
  Stage,
} from './engagement.ts';

const activityId = '6f1c2a10-0000-4000-8000-000000000031';
const changed = { version: 1, changedBy: 'Ava Stone', changedOn: '2026-02-02T09:30:00.000Z' };

export const exampleNote: ActivityNote = {
  id: '6f1c2a10-0000-4000-8000-000000000041',
  activityId,
  notes: 'The client wants a second workshop before the offer.',
  ...changed,
};

export const exampleDoc: ActivityDoc = {
  id: '6f1c2a10-0000-4000-8000-000000000051',
  activityId,
  description: 'Workshop agenda',
  url: 'https://files.example.com/agenda',
  ...changed,
};

export const exampleAction: ActivityAction = {
  id: '6f1c2a10-0000-4000-8000-000000000061',
  activityId,
  action: 'Book a room',
  isDone: false,
  ...changed,
};

export const exampleActivity: Activity = {
  activityId,
  activityDesc: 'Hold the requirements workshop',
  isTenantVisible: true,
  isDone: false,
  markedDoneBy: null,
  markedDoneOn: null,
  baseline: 8,
  actuals: 9.5,
  threshold: 10,
  displayOrder: 0,
  notes: exampleNote,
  docs: [exampleDoc],
  actions: [
    exampleAction,
    {
      ...exampleAction,
      id: '6f1c2a10-0000-4000-8000-000000000062',
      action: 'Invite the client',
      isDone: true,
    },
  ],
  version: 3,
};

export const bareActivity: Activity = {
  ...exampleActivity,
  activityId: '6f1c2a10-0000-4000-8000-000000000032',
  activityDesc: 'Write the offer',
  isTenantVisible: false,
  baseline: 0,
  actuals: 0,
  threshold: 0,
  displayOrder: 1,
  notes: null,
  docs: [],
  actions: [],
};

export const doneActivity: Activity = {
  ...exampleActivity,
  activityId: '6f1c2a10-0000-4000-8000-000000000033',
  activityDesc: 'Qualify the lead',
  isDone: true,
  markedDoneBy: 'Ava Stone',
  markedDoneOn: '2026-02-03T14:05:00.000Z',
  actuals: 6,
};

export const doneStage: Stage = {
  stageId: '6f1c2a10-0000-4000-8000-000000000011',
  stageName: 'Lead',
  isTenantVisible: true,
  description: 'From the first contact to a qualified lead.',
  displayOrder: 0,
  activities: [doneActivity],
  version: 1,
};

export const exampleStage: Stage = {
  stageId: '6f1c2a10-0000-4000-8000-000000000012',
  stageName: 'Discovery',
  isTenantVisible: true,
  description: 'Find out what the client needs.',
  displayOrder: 1,
  activities: [exampleActivity, bareActivity],
  version: 2,
};

export const emptyStageExample: Stage = {
  stageId: '6f1c2a10-0000-4000-8000-000000000013',
  stageName: 'Delivery',
  isTenantVisible: false,
  description: 'Build and hand over.',
  displayOrder: 2,
  activities: [],
  version: 1,
};

export const projectTypes = [
  { id: '6f1c2a10-0000-4000-8000-000000000071', value: 'Fixed price' },
  { id: '6f1c2a10-0000-4000-8000-000000000072', value: 'Retainer' },
];

export const exampleDetail: EngagementDetail = {
  engagement: {
    id: '6f1c2a10-0000-4000-8000-000000000001',
    name: 'Harbour portal',
    type: 'base',
    prospectName: 'Harbour Logistics',
    projectType: projectTypes[0] ?? null,
    projectTypeId: projectTypes[0]?.id ?? '',
    createdOn: '2026-01-12',
    createdOnAsString: '12 Jan 2026',
    createdOnAsInputString: '2026/01/12',
    version: 4,
    client: { id: '6f1c2a10-0000-4000-8000-000000000081', name: 'Harbour Logistics' },
    changedBy: 'Ava Stone',
    changedOn: '2026-02-03T14:05:00.000Z',
    doneHours: 8,
    totalHours: 16,
    currentStageName: 'Discovery',
    stages: [doneStage, exampleStage, emptyStageExample],
  },
  projectTypes,
};

/** The example with other stages. */
export const buildDetail = (stages: readonly Stage[]): EngagementDetail => ({
  ...exampleDetail,
  engagement: { ...exampleDetail.engagement, stages: [...stages] },
});

export const exampleHead: EngagementHead = { ...exampleDetail.engagement, copyId: null };

/** Reports reach nobody. */
export const noReport: EngagementReporter = { send: () => undefined };
