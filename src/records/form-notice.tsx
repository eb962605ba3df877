import { useSelector } from '@xstate/react';
import type { RecordFormActor } from '#machines/records/create-record-form.ts';
import type { FormValues } from '#machines/records/form-values.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import styles from './records.module.css';

/** What is to be known first: a kept draft, or that somebody has deleted the record. */
export function FormNotice<Form extends FormValues>({ actor }: { actor: RecordFormActor<Form> }) {
  const text = useText('records');
  const isOffering = useSelector(actor, (state) => state.matches({ editing: 'offering' }));
  const isGone = useSelector(actor, (state) => state.matches('gone'));
  if (isOffering) {
    return (
      <Banner
        tone="info"
        title={text('draftTitle')}
        action={
          <div className={styles.actions}>
            <Button size="small" onPress={() => actor.send({ type: 'draft.discarded' })}>
              {text('discard')}
            </Button>
            <Button
              size="small"
              variant="primary"
              onPress={() => actor.send({ type: 'draft.restored' })}
            >
              {text('restore')}
            </Button>
          </div>
        }
      >
        {text('draftText')}
      </Banner>
    );
  }
  if (isGone) {
    return (
      <Banner
        tone="danger"
        title={text('goneTitle')}
        action={
          <Button size="small" onPress={() => actor.send({ type: 'SAVE_AS_NEW' })}>
            {text('saveAsNew')}
          </Button>
        }
      >
        {text('goneText')}
      </Banner>
    );
  }
  return null;
}
