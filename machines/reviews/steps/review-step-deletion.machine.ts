import { createPartDeletion, type PartDeletionActor } from '../../records/create-part-deletion.ts';
import type { ReviewStep } from './review-step.ts';
import { deleteReviewStep } from './review-steps.actors.ts';

export const reviewStepDeletionMachine = createPartDeletion<ReviewStep>({
  id: 'review-step-deletion',
  description: 'A review step that no workflow uses is deleted. Source: PRIV-029, REVW-049.',
  deletePart: deleteReviewStep,
});

export type ReviewStepDeletionActor = PartDeletionActor<ReviewStep>;
