import type { ActorRefFrom } from 'xstate';
import { createStepUndo, type StepUndoContext } from '../../lists/create-step-undo.ts';
import type { EntriesChange } from './entries.ts';
import { takeStepBack } from './undo-change.actors.ts';
import type { Undoable, UndoStep } from './undo.ts';

export type UndoChangeContext = StepUndoContext<UndoStep, Undoable, EntriesChange, never>;

export const undoChangeMachine = createStepUndo<UndoStep, Undoable, EntriesChange>({
  id: 'undo-change',
  description: 'The last deletion, fill or split can be undone for a while. Source: CLOCK-D76.',
  takeStep: takeStepBack,
});

export type UndoChangeActor = ActorRefFrom<typeof undoChangeMachine>;
