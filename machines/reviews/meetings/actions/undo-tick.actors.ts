import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Stepped, StepToTake } from '../../../lists/create-step-undo.ts';
import type { ActionTick } from '../meeting.ts';

/** A tick that can be undone: its step names what the action item was before. */
export interface UndoneTick extends Stepped<ActionTick> {
  tick: ActionTick;
}

/** Undoes a tick; a second undo changes nothing. */
export const undoTick = fromPromise<unknown, StepToTake<ActionTick, UndoneTick>>(
  ({ input: { step }, signal }) =>
    api.completeReviewMeetingAction({
      query: { actionItemId: step.id, isCompleted: step.isCompleted },
      signal,
      isSuccessHidden: true,
    }),
);
