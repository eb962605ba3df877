import type { ActorRefFrom } from 'xstate';
import { createStepUndo } from '../../lists/create-step-undo.ts';
import { restoreStepOrder, type OrderChange, type StepOrder } from './review-steps.actors.ts';

export const undoStepOrderMachine = createStepUndo<StepOrder, OrderChange, unknown>({
  id: 'undo-step-order',
  description: 'The last change of the order of review steps can be undone. Source: PRIV-035.',
  takeStep: restoreStepOrder,
});

export type UndoStepOrderActor = ActorRefFrom<typeof undoStepOrderMachine>;
