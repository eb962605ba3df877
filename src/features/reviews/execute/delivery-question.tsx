import { useSelector } from '@xstate/react';
import type { ReviewDeliveryActor } from '#machines/reviews/execute/review-delivery.machine.ts';
import { useText } from '#i18n/text.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { RadioGroup } from '#ui/choices/radio-group.tsx';
import { MovedOnQuestion } from './moved-on-question.tsx';

/** Asks to whom a review is released. Source: REVW-034. */
export function DeliveryQuestion({ actor }: { actor: ReviewDeliveryActor }) {
  const text = useText('reviewExecute');
  const {
    employeeName: name,
    deliverToAll,
    isDelivered,
  } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (state) => state.hasTag('question'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const cancel = () => actor.send({ type: 'CANCEL' });
  if (useSelector(actor, (state) => state.matches('movedOn'))) {
    return <MovedOnQuestion onClose={cancel} />;
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text('deliverTitle', { name })}
      text={text('deliverText')}
      details={
        <RadioGroup
          label={text('audience')}
          isDisabled={isDelivered}
          value={deliverToAll ? 'all' : 'one'}
          options={[
            { id: 'one', label: text('audienceOne', { name }) },
            { id: 'all', label: text('audienceAll'), description: text('audienceAllHint') },
          ]}
          onChange={(id) => actor.send({ type: 'audience.change', deliverToAll: id === 'all' })}
        />
      }
      yes={text('deliver')}
      no={text('cancel')}
      isBusy={isBusy}
      busyLabel={text('delivering')}
      onYes={() => actor.send({ type: 'YES' })}
      onNo={cancel}
    />
  );
}
