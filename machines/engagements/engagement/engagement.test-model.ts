import { missing, serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { engagementMachine } from './engagement.machine.ts';
import { exampleActivity, exampleDetail, exampleStage } from './engagement.fixtures.ts';

const { id } = exampleDetail.engagement;
const finished = (name: string) => [
  done(name, { isOutdated: true }),
  done(name, { isOutdated: false }),
  failed(name, serverError),
];

export const testModel = createTestModel(engagementMachine, {
  inputs: [
    { id, canEdit: true, view: 'overview', stageId: null },
    { id, canEdit: false, view: 'overview', stageId: null },
  ],
  events: [
    done('loadEngagement', exampleDetail),
    ...['loadEngagement', 'refreshEngagement'].flatMap((name) => [
      failed(name, missing),
      failed(name, serverError),
    ]),
    done('refreshEngagement', exampleDetail),
    done('switchView', exampleDetail),
    failed('switchView', serverError),
    ...['form', 'stage', 'activityForm', 'removal'].flatMap(finished),
    done('deletion', { isDeleted: true }),
    done('deletion', { isDeleted: false }),
    failed('deletion', serverError),
    done('history'),
    failed('history', serverError),
    { type: 'address.change', view: 'stages', stageId: null },
    { type: 'address.change', view: 'overview', stageId: null },
    { type: 'engagement.changed' },
    { type: 'tab.returned' },
    { type: 'network.returned' },
    { type: 'retry' },
    { type: 'EDIT' },
    { type: 'NEW_STAGE' },
    { type: 'EDIT_STAGE', stage: exampleStage },
    { type: 'ADD_ACTIVITY' },
    { type: 'EDIT_ACTIVITY', activity: exampleActivity },
    {
      type: 'REMOVE_STAGE',
      removed: { kind: 'stage', id: exampleStage.stageId, name: exampleStage.stageName },
    },
    {
      type: 'REMOVE_ACTIVITY',
      removed: {
        kind: 'activity',
        id: exampleActivity.activityId,
        name: exampleActivity.activityDesc,
      },
    },
    { type: 'engagement.copy', copyId: '6f1c2a10-0000-4000-8000-000000000099' },
    { type: 'engagement.delete' },
    { type: 'history.open' },
    { type: 'tenantView.toggle' },
    { type: 'activity.dismiss', activityId: exampleActivity.activityId },
  ],
  rules: [
    { source: 'ENGAG-056', text: 'An engagement loads with a spinner, then shows its content.' },
    { source: 'ENGAG-057', text: 'The first stage is active when there are stages.' },
    { source: 'ENGAG-059', text: 'After the active stage is removed, the first one is active.' },
    { source: 'ENGAG-D01', text: 'People who edit can see what the tenant sees.' },
  ],
});
