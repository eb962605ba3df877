import type { Client } from './engagement-client.actors.ts';
import type { EngagementChange } from './engagement-history.actors.ts';
import type { StageProgress } from './engagement-progress.machine.ts';
import { doneStage, emptyStageExample, exampleStage } from '../engagement.fixtures.ts';

export const exampleChanges: readonly EngagementChange[] = [
  {
    id: 'change-3',
    changedOn: '2026-02-03T14:05:00.000Z',
    changedBy: 'Ava Stone',
    subject: 'activity',
    action: 'completed',
    name: 'Qualify the lead',
    changes: [],
  },
  {
    id: 'change-2',
    changedOn: '2026-02-02T09:30:00.000Z',
    changedBy: 'Kira Novak',
    subject: 'activity',
    action: 'changed',
    name: 'Hold the requirements workshop',
    changes: [
      { field: 'baseline', from: '4', to: '8' },
      { field: 'activityDesc', from: null, to: 'Hold the requirements workshop' },
    ],
  },
  {
    id: 'change-1',
    changedOn: '2026-01-12T08:00:00.000Z',
    changedBy: 'Ava Stone',
    subject: 'engagement',
    action: 'added',
    name: 'Harbour portal',
    changes: [],
  },
];

export const exampleProgress: readonly StageProgress[] = [
  {
    stageId: doneStage.stageId,
    stageName: doneStage.stageName,
    state: 'done',
    startedOn: '2026-01-12',
    completedOn: '2026-02-03',
    days: 22,
    medianDays: 14,
    medianCount: 6,
  },
  {
    stageId: exampleStage.stageId,
    stageName: exampleStage.stageName,
    state: 'current',
    startedOn: '2026-02-03',
    completedOn: null,
    days: 30,
    medianDays: 21.5,
    medianCount: 4,
  },
  {
    stageId: emptyStageExample.stageId,
    stageName: emptyStageExample.stageName,
    state: 'open',
    startedOn: null,
    completedOn: null,
    days: null,
    medianDays: null,
    medianCount: 0,
  },
];

export const exampleClient: Client = {
  id: '6f1c2a10-0000-4000-8000-000000000081',
  name: 'Harbour Logistics',
  isActive: true,
  contacts: [
    {
      id: '6f1c2a10-0000-4000-8000-000000000082',
      name: 'Mia Lindqvist',
      email: 'mia@harbour.example',
    },
  ],
  version: 1,
};
