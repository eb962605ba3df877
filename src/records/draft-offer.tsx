import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import styles from './records.module.css';

interface DraftOfferProps {
  /** A form that has something on offer. */
  actor: { send: (event: { type: 'draft.restored' | 'draft.discarded' }) => void };
  /** Whether something is typed beside the offer, which would take its place. */
  isTyped: boolean;
}

/** What the person had not finished on this device. It stands until they have decided about it. */
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
