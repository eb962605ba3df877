import { fromPromise, type ActorRefFrom } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { type Stepped, type StepToTake, createStepUndo } from '../../../lists/create-step-undo.ts';

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
const undoMove = fromPromise<unknown, StepToTake<MoveStep, EngagementMove>>(
  ({ input: { step }, signal }) =>
    api.undoEngagementMove({
      path: { id: step.engagementId, moveId: step.moveId },
      signal,
      isSuccessHidden: true,
    }),
);

export const undoEngagementMoveMachine = createStepUndo<MoveStep, EngagementMove, unknown>({
  id: 'undo-engagement-move',
  description: 'The last move on the board can be undone for a while. Source: ENGAG-D41.',
  takeStep: undoMove,
});

export type UndoEngagementMoveActor = ActorRefFrom<typeof undoEngagementMoveMachine>;
