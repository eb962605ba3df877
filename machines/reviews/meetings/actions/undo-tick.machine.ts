import { fromPromise, type ActorRefFrom } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { type Stepped, type StepToTake, createStepUndo } from '../../../lists/create-step-undo.ts';
import type { ActionTick } from '../meeting.ts';

/** A tick that can be undone: its step names what the action item was before. */
export interface UndoneTick extends Stepped<ActionTick> {
  tick: ActionTick;
}

/** Undoes a tick; a second undo changes nothing. */
const undoTick = fromPromise<unknown, StepToTake<ActionTick, UndoneTick>>(
  ({ input: { step }, signal }) =>
    api.completeReviewMeetingAction({
      query: { actionItemId: step.id, isCompleted: step.isCompleted },
      signal,
      isSuccessHidden: true,
    }),
);

export const undoTickMachine = createStepUndo<ActionTick, UndoneTick, unknown>({
  id: 'undo-tick',
  description:
    'An action item that was completed or reopened can be set back for a while. Source: REVW-031, REVW-D24.',
  takeStep: undoTick,
});

export type UndoTickActor = ActorRefFrom<typeof undoTickMachine>;
