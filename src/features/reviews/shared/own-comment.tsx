import { useSelector } from '@xstate/react';
import { Trash2 } from 'lucide-react';
import type { SavedTextActor } from '#machines/reviews/shared/create-saved-text.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { SavedTextNotices } from './saved-text-notices.tsx';
import { SavedTextStatus } from './saved-text-status.tsx';
import styles from './saved-text.module.css';

/** An own comment: written, deleted, and restored for a while. */
export function OwnComment({ actor }: { actor: SavedTextActor }) {
  const text = useText('reviewAnswers');
  const toError = useErrorText();
  const { text: value, error, isEditable, stored } = useSelector(actor, ({ context }) => context);
  const isDenied = useSelector(actor, (state) => state.matches('denied'));
  const isDeleted = useSelector(actor, (state) => state.matches('deleting'));
  if (useSelector(actor, (state) => state.matches('deleted'))) {
    return (
      <p className={styles.status} role="status">
        {text('commentDeleted')}
        <Button size="small" onPress={() => actor.send({ type: 'undo' })}>
          {text('undo')}
        </Button>
      </p>
    );
  }
  if (isDeleted) return null;
  return (
    <div className={styles.field}>
      <TextField
        multiline
        // A comment that was just added is typed at once.
        autoFocus={stored.version === null && value === ''}
        label={text('comment')}
        hideLabel
        dir="auto"
        value={value}
        isReadOnly={isDenied || !isEditable}
        error={toError(error ?? undefined, text('comment'))}
        onChange={(next) => actor.send({ type: 'text.change', text: next })}
        onBlur={() => actor.send({ type: 'text.flush' })}
      />
      <div className={styles.foot}>
        {isEditable && (
          <Button
            size="small"
            variant="quiet"
            icon={<Trash2 aria-hidden="true" />}
            aria-label={text('deleteComment')}
            onPress={() => actor.send({ type: 'text.delete' })}
          />
        )}
        <SavedTextStatus actor={actor} />
      </div>
      <SavedTextNotices actor={actor} />
    </div>
  );
}
