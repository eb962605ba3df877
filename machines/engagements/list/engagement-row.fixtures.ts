import type { EngagementRow, StageCount } from './engagement-row.ts';

export const exampleRow: EngagementRow = {
  id: '6f1c2a10-0000-4000-8000-000000000001',
  name: 'Harbour portal',
  prospectName: 'Harbour Logistics',
  clientId: null,
  projectType: { id: '6f1c2a10-0000-4000-8000-000000000071', value: 'Fixed price' },
  type: 'base',
  createdOn: '2026-01-12',
  completedActivities: 2,
  totalActivities: 6,
  activityRatio: 0.33,
  doneHours: 12,
  totalHours: 40,
  effortRatio: 0.3,
  currentStageId: '6f1c2a10-0000-4000-8000-000000000012',
  currentStageName: 'Discovery',
  inStageSince: '2026-02-03',
  lastActionOn: '2026-02-20T09:30:00.000Z',
  isNextPlanned: true,
  isOverThreshold: false,
  version: 4,
};

/** Nothing is planned next, and its actuals are past the threshold. */
export const markedRow: EngagementRow = {
  ...exampleRow,
  id: '6f1c2a10-0000-4000-8000-000000000002',
  name: 'Night ferry',
  prospectName: 'Ferry Lines',
  currentStageName: 'Proposal',
  isNextPlanned: false,
  isOverThreshold: true,
};

/** A blank engagement without a stage or a project type. */
export const blankRow: EngagementRow = {
  ...exampleRow,
  id: '6f1c2a10-0000-4000-8000-000000000003',
  name: 'Lighthouse',
  prospectName: '',
  projectType: null,
  type: 'blank',
  completedActivities: 0,
  totalActivities: 0,
  activityRatio: 0,
  doneHours: 0,
  totalHours: 0,
  effortRatio: 0,
  currentStageId: null,
  currentStageName: null,
  inStageSince: null,
};

export const exampleRows: readonly EngagementRow[] = [exampleRow, markedRow, blankRow];

export const exampleCounts: readonly StageCount[] = [
  { stageName: 'Discovery', count: 1, doneHours: 12, totalHours: 40 },
  { stageName: 'Proposal', count: 1, doneHours: 12, totalHours: 40 },
  { stageName: 'Delivery', count: 0, doneHours: 0, totalHours: 0 },
  { stageName: null, count: 1, doneHours: 0, totalHours: 0 },
];
