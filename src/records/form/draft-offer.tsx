import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from '../records.module.css';

interface DraftOfferProps {
  /** A form that offers a draft. */
  actor: { send: (event: { type: 'draft.restored' | 'draft.discarded' }) => void };
  /** Whether the form has new input, which the draft would replace. */
  isTyped: boolean;
}

/**
 * Offers the user's unfinished draft on this device. Stays until the user restores or discards it.
 */
export function DraftOffer({ actor, isTyped }: DraftOfferProps) {
  const text = useText('records');
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
            effect="reading"
            onPress={() => actor.send({ type: 'draft.restored' })}
          >
            {text('restore')}
          </Button>
        </div>
      }
    >
      {text(isTyped ? 'draftSwap' : 'draftText')}
    </Banner>
  );
}
