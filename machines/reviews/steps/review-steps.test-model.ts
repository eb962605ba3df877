import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { exampleStep, exampleSteps } from './review-step.fixtures.ts';
import { reviewStepsMachine } from './review-steps.machine.ts';

const stepIds = exampleSteps.map(({ id }) => id).toReversed();

export const testModel = createTestModel(reviewStepsMachine, {
  inputs: [undefined],
  events: [
    done('loadReviewSteps', exampleSteps),
    failed('loadReviewSteps', serverError),
    done('refreshReviewSteps', exampleSteps),
    failed('refreshReviewSteps', serverError),
    { type: 'retry' },
    { type: 'tab.returned' },
    { type: 'steps.changed' },
    { type: 'order.saved' },
    { type: 'step.add' },
    { type: 'step.edit', step: exampleStep },
    { type: 'step.remove', step: exampleStep },
    { type: 'order.change', stepIds, name: exampleStep.stepName },
    done('orderReviewSteps'),
    failed('orderReviewSteps', serverError),
    ...(['stepForm', 'stepDeletion'] as const).flatMap((id) => [
      done(id, { isOutdated: true }),
      done(id, { isOutdated: false }),
      failed(id, serverError),
    ]),
    done('undo'),
    failed('undo', serverError),
  ],
  atHand: ({ steps }) => {
    const present = steps ?? [];
    return [
      ...present.map((step) => ({ type: 'step.edit' as const, step })),
      ...present.slice(0, 1).map(({ stepName: name }) => ({
        type: 'order.change' as const,
        stepIds: present.map(({ id }) => id).toReversed(),
        name,
      })),
    ];
  },
  onlyAtHand: ['step.edit', 'order.change'],
  rules: [
    { source: 'REVW-005', text: 'Review steps have a page of their own.' },
    { source: 'REVW-023', text: 'A step has a name, an order, a style and nudges.' },
    { source: 'PRIV-035', text: 'The page needs the right steps.basic.' },
  ],
});
