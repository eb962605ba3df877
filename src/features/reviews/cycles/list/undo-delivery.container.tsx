import { useActorRef, useSelector } from '@xstate/react';
import type { Delivery } from '#machines/reviews/cycles/people/review-action.actors.ts';
import { undoDeliveryMachine } from '#machines/reviews/cycles/list/undo-delivery.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { UndoBar } from './undo-bar.tsx';

export interface UndoDeliveryProps {
  delivery: Delivery;
  /** The reviews are no longer delivered, so the page reloads. */
  onChanged: () => void;
}

/** Offers to take back reviews that were just delivered. */
export function UndoDelivery({ delivery, onChanged }: UndoDeliveryProps) {
  const text = useText('reviewCycles');
  const actor = useActorRef(undoDeliveryMachine, { input: { undo: delivery } });
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  useEmitted(actor, { 'steps.taken': onChanged });
  const { count, name } = delivery;
  const message = name ? text('deliveredOne', { name }) : text('delivered', { count });
  return isOpen && <UndoBar actor={actor} message={message} />;
}
