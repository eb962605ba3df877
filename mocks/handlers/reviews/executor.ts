import type { components } from '@atrium/contract/generated/types.ts';
import type { ReviewCycleRecord } from '../../store/world/reviews.ts';
import type { Case } from '../../common/reviews/cases.ts';
import type { ReviewContext } from '../../common/reviews/review-context.ts';
import { getReviewFlags } from '../../common/reviews/rules.ts';
import { revieweeView } from './view.ts';

/** A step of a cycle (`at`: its index from 0), and whether a person carries it out. */
interface ExecutedStep {
  cycle: ReviewCycleRecord;
  at: number;
  isExecutor: boolean;
}

/** A person's tasks at a step of a cycle, among the reviews that they can see. */
export function executorView(
  { me, today }: Pick<ReviewContext, 'me' | 'today'>,
  { cycle, at, isExecutor }: ExecutedStep,
  cases: readonly Case[],
): components['schemas']['PaCycleExecutor'] {
  const step = cycle.steps[at];
  if (!step)
    throw new RangeError(
      `Expected cycle ${cycle.id} to have a step at index ${at}, found none; pass the index of an existing step.`,
    );
  return {
    cycleId: cycle.id,
    cycleName: cycle.cycleName,
    operatingStepId: step.stepId,
    stepName: step.stepName,
    executorType: step.executorType,
    isExecutor,
    reviews: cases
      .filter(({ review }) => review.stepIndex === at)
      .filter((of) => getReviewFlags(of, me, today).needsAction)
      .map((of) => revieweeView(of, { me, today })),
  };
}
