import { toProblem } from '#openapi/client/index.ts';
import type { SeenReview } from './review-execute.actors.ts';

/** What happened to a review, for the machine of its page. */
export interface StepActionOutput {
  /** The review has to be loaded again: it was changed, here or by someone else. */
  isOutdated: boolean;
  /** The person has done what they wanted. */
  isDone: boolean;
  /** The answer to go to, since it is missing; null for none. */
  jumpTo: string | null;
}

/** The input of a dialog: the review as the person has seen it. */
export interface StepActionInput extends SeenReview {
  employeeName: string;
}

export interface Failed {
  error: unknown;
}

/** Whether the review has moved to another step, or was deleted, since it was loaded. */
export function isMovedOn({ error }: Failed): boolean {
  const { kind } = toProblem(error);
  return kind === 'conflict' || kind === 'notFound';
}
