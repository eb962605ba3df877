import { useSelector } from '@xstate/react';
import { CloudOff, RotateCw } from 'lucide-react';
import type { SavedTextActor } from '#machines/reviews/shared/create-saved-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './saved-text.module.css';

/** Whether a text is on the server: "Saved 10:42", or "Saved on this device". */
export function SavedTextStatus({ actor }: { actor: SavedTextActor }) {
  const text = useText('reviewAnswers');
  const format = useFormat();
  const savedAt = useSelector(actor, ({ context }) => context.savedAt);
  const isSaved = useSelector(actor, (state) => state.matches('saved'));
  const isWaiting = useSelector(actor, (state) => state.matches('waiting'));
  const isSaving = useSelector(
    actor,
    (state) => state.matches('saving') || state.matches('comparing'),
  );
  return (
    <div className={styles.status}>
      <span role="status">
        {isSaving && text('saving')}
        {isSaved &&
          savedAt !== null &&
          isolate(text('savedAt', { time: format.time(new Date(savedAt).toISOString()) }))}
        {isWaiting && (
          <>
            <CloudOff aria-hidden="true" /> <strong>{text('savedOnDevice')}</strong>{' '}
            {text('savedOnDeviceText')}
          </>
        )}
      </span>
      {isWaiting && (
        <Button
          size="small"
          icon={<RotateCw aria-hidden="true" />}
          onPress={() => actor.send({ type: 'retry' })}
        >
          {text('tryAgain')}
        </Button>
      )}
    </div>
  );
}
