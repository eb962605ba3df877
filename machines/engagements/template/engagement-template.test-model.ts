import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { engagementTemplateMachine } from './engagement-template.machine.ts';
import {
  exampleTemplate,
  exampleTemplateActivity as activity,
  exampleTemplateStage as stage,
} from './template.fixtures.ts';

const dialogs = ['stageForm', 'stageDeletion', 'activityForm', 'activityDeletion'] as const;
const ids = exampleTemplate.map(({ id }) => id).toReversed();

export const testModel = createTestModel(engagementTemplateMachine, {
  inputs: [undefined],
  events: [
    done('loadTemplate', exampleTemplate),
    failed('loadTemplate', serverError),
    done('refreshTemplate', exampleTemplate),
    failed('refreshTemplate', serverError),
    { type: 'retry' },
    { type: 'tab.returned' },
    { type: 'network.returned' },
    { type: 'template.changed' },
    { type: 'stage.add' },
    { type: 'stage.edit', stage },
    { type: 'stage.remove', stage },
    { type: 'activity.add', stage },
    { type: 'activity.edit', stage, activity },
    { type: 'activity.remove', activity },
    { type: 'order.change', change: { kind: 'stages', ids } },
    done('saveTemplateChange'),
    failed('saveTemplateChange', serverError),
    ...dialogs.flatMap((id) => [
      done(id, { isOutdated: true }),
      done(id, { isOutdated: false }),
      failed(id, serverError),
    ]),
  ],
  atHand: ({ stages }) => (stages ?? []).map((each) => ({ type: 'stage.edit', stage: each })),
  onlyAtHand: ['stage.edit'],
  rules: [
    { source: 'ENGAG-034', text: 'The stages are loaded before the page opens.' },
    { source: 'ENGAG-032', text: 'Each stage has Edit Stage, Remove Stage and Add Activity.' },
    { source: 'ENGAG-033', text: 'Each activity can be edited and removed.' },
    { source: 'ENGAG-D12', text: 'Stages and activities are sorted, and activities are moved.' },
  ],
});
