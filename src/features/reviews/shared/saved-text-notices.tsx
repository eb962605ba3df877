import { useSelector } from '@xstate/react';
import type { SavedTextActor } from '#machines/reviews/shared/create-saved-text.ts';
import { useText } from '#i18n/text.tsx';
import { CopyText } from '#records/form/copy-typed.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from './saved-text.module.css';

/** What keeps a typed text from being saved: it is locked, or someone else saved first. */
export function SavedTextNotices({ actor }: { actor: SavedTextActor }) {
  const isDenied = useSelector(actor, (state) => state.matches('denied'));
  const isConflict = useSelector(actor, (state) => state.matches('conflict'));
  return (
    <>
      {isDenied && <Denied actor={actor} />}
      {isConflict && <Conflict actor={actor} />}
    </>
  );
}

function Denied({ actor }: { actor: SavedTextActor }) {
  const text = useText('reviewAnswers');
  const denial = useSelector(actor, ({ context }) => context.denial);
  return (
    <Banner
      tone="danger"
      title={text('lockedTitle')}
      action={
        <div className={styles.actions}>
          <CopyText label={text('copyTyped')} getText={() => actor.getSnapshot().context.text} />
          <Button size="small" onPress={() => actor.send({ type: 'dismiss' })}>
            {text('discard')}
          </Button>
        </div>
      }
    >
      {[denial, text('lockedText')].filter(Boolean).join(' ')}
    </Banner>
  );
}

function Conflict({ actor }: { actor: SavedTextActor }) {
  const text = useText('reviewAnswers');
  const theirs = useSelector(actor, ({ context }) => context.theirs);
  return (
    <Banner
      tone="warning"
      title={text('conflictTitle')}
      action={
        <div className={styles.actions}>
          <Button size="small" onPress={() => actor.send({ type: 'conflict.keepMine' })}>
            {text('keepMine')}
          </Button>
          <Button size="small" onPress={() => actor.send({ type: 'conflict.useTheirs' })}>
            {text('useTheirs')}
          </Button>
        </div>
      }
    >
      <p>{text('conflictText')}</p>
      <p className={styles.muted}>{text('theirs')}</p>
      <p className={styles.prose} dir="auto">
        {theirs?.text || text('noAnswer')}
      </p>
    </Banner>
  );
}
