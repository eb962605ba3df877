import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Stepped, StepToTake } from '../../../lists/create-step-undo.ts';

export interface MoveStep {
  engagementId: string;
  moveId: string;
}

/** A move on the board that can be undone. */
export interface EngagementMove extends Stepped<MoveStep> {
  name: string;
  stageName: string;
}

/** Undoes a move; a second undo changes nothing. */
export const undoMove = fromPromise<unknown, StepToTake<MoveStep, EngagementMove>>(
  ({ input: { step }, signal }) =>
    api.undoEngagementMove({
      path: { id: step.engagementId, moveId: step.moveId },
      signal,
      isSuccessHidden: true,
    }),
);
