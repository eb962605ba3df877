import type { components } from '#openapi/generated/types.ts';
import type { ReviewCycleRecord } from '../../store/world/reviews.ts';
import type { Case } from '../../common/reviews/cases.ts';
import type { ReviewContext } from '../../common/reviews/review-context.ts';
import { getReviewFlags, getParts } from '../../common/reviews/rules.ts';
import { revieweeView } from './view.ts';

/** A person's tasks at a step (`at`: its index from 0) of a cycle whose reviews they can see. */
export function executorView(
  { me, today }: Pick<ReviewContext, 'me' | 'today'>,
  cycle: ReviewCycleRecord,
  cases: readonly Case[],
  at: number,
): components['schemas']['PaCycleExecutor'] {
  const step = cycle.steps[at];
  if (!step)
    throw new RangeError(
      `Expected cycle ${cycle.id} to have a step at index ${at}, found none; pass the index of an existing step.`,
    );
  const { executorType } = step;
  return {
    cycleId: cycle.id,
    cycleName: cycle.cycleName,
    operatingStepId: step.stepId,
    stepName: step.stepName,
    executorType,
    isExecutor: executorType !== 'Client' && cases.some((of) => getParts(of, me).has(executorType)),
    reviews: cases
      .filter(({ review }) => review.stepIndex === at)
      .filter((of) => getReviewFlags(of, me, today).needsAction)
      .map((of) => revieweeView(of, { me, today })),
  };
}
