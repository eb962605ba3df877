import { useSelector } from '@xstate/react';
import type { RecordFormActor } from '#machines/records/create-record-form.ts';
import { isChanged, type FormValues } from '#machines/records/form-values.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { DraftOffer } from './draft-offer.tsx';

/** A notice above the form: a stored draft, or that someone has deleted the record. */
export function FormNotice<Form extends FormValues, Choices>({
  actor,
}: {
  actor: RecordFormActor<Form, Choices>;
}) {
  const text = useText('records');
  const isOffering = useSelector(actor, (state) => state.matches({ editing: 'offering' }));
  const isTyped = useSelector(actor, ({ context }) => isChanged(context));
  const isDeleted = useSelector(actor, (state) => state.matches('deleted'));
  if (isOffering) return <DraftOffer actor={actor} isTyped={isTyped} />;
  if (!isDeleted) return null;
  return (
    <Banner
      tone="danger"
      title={text('deletedTitle')}
      action={
        <Button size="small" onPress={() => actor.send({ type: 'form.saveAsNew' })}>
          {text('saveAsNew')}
        </Button>
      }
    >
      {text('deletedText')}
    </Banner>
  );
}
