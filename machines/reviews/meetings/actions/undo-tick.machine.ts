import type { ActorRefFrom } from 'xstate';
import { createStepUndo } from '../../../lists/create-step-undo.ts';
import type { ActionTick } from '../meeting.ts';
import { undoTick, type UndoneTick } from './undo-tick.actors.ts';

export const undoTickMachine = createStepUndo<ActionTick, UndoneTick, unknown>({
  id: 'undo-tick',
  description:
    'An action item that was completed or reopened can be set back for a while. Source: REVW-031, REVW-D24.',
  takeStep: undoTick,
});

export type UndoTickActor = ActorRefFrom<typeof undoTickMachine>;
