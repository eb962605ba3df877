import type { ActorRefFrom } from 'xstate';
import { createStepUndo } from '../../../lists/create-step-undo.ts';
import { recallDelivery, type Delivery } from '../people/review-action.actors.ts';

export const undoDeliveryMachine = createStepUndo<Delivery['steps'][number], Delivery, unknown>({
  id: 'undo-delivery',
  description: 'Reviews that were just delivered can be taken back. Source: REVW-036, REVW-D12.',
  takeStep: recallDelivery,
});

export type UndoDeliveryActor = ActorRefFrom<typeof undoDeliveryMachine>;
