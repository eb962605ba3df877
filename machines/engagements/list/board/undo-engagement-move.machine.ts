import type { ActorRefFrom } from 'xstate';
import { createStepUndo } from '../../../lists/create-step-undo.ts';
import { undoMove, type EngagementMove, type MoveStep } from './undo-engagement-move.actors.ts';

export const undoEngagementMoveMachine = createStepUndo<MoveStep, EngagementMove, unknown>({
  id: 'undo-engagement-move',
  description: 'The last move on the board can be undone for a while. Source: ENGAG-D41.',
  takeStep: undoMove,
});

export type UndoEngagementMoveActor = ActorRefFrom<typeof undoEngagementMoveMachine>;
