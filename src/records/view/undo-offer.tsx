import { useSelector } from '@xstate/react';
import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import type { ListActor } from '#machines/lists/create-list.ts';
import type { UndoActor } from '#machines/lists/create-undo.ts';
import { useText } from '#i18n/text.tsx';
import { useSingleMessage } from '#session/use-single-message.ts';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useFocusLoss } from '#ui/hooks/use-focus-loss.ts';
import { aboutRows } from '../list/about-rows.ts';
import styles from '../records.module.css';

interface UndoOfferProps<Row> {
  actor: UndoActor<Row>;
  getName: (row: Row) => string;
}

/** The offer to restore the records that a list has deleted. */
export function ListUndo<Row>({
  actor,
  ...names
}: Omit<UndoOfferProps<Row>, 'actor'> & { actor: ListActor<Row> }) {
  const undo = useSelector(actor, ({ children }) => children.undo);
  return undo && <UndoOffer actor={undo} {...names} />;
}

/**
 * Shows above the list which records were deleted, and restores them. It stays while it has the
 * focus or the pointer.
 */
export function UndoOffer<Row>({ actor, getName }: UndoOfferProps<Row>) {
  const text = useText('records');
  const frame = useRef<HTMLDivElement>(null);
  const isOffered = useSelector(actor, (state) => state.hasTag('offered'));
  const isRestoring = useSelector(actor, (state) => state.matches('restoring'));
  const rows = useSelector(actor, ({ context }) => context.deleted);
  useSingleMessage(isOffered ? rows : null);
  // From there, the next Tab moves to Undo.
  useFocusLoss(isOffered, () => frame.current?.focus({ preventScroll: true }));
  // The focused button disappears; the next key press starts from its position.
  useEmitted(actor, {
    'rows.restored': () => {
      if (frame.current?.contains(document.activeElement)) frame.current.focus();
    },
  });
  const hold = () => actor.send({ type: 'offer.pause' });
  const release = () => actor.send({ type: 'offer.resume' });
  return (
    <div
      ref={frame}
      tabIndex={-1}
      className={styles.offer}
      onPointerEnter={hold}
      onFocus={({ target, currentTarget }) => {
        if (target !== currentTarget) hold();
      }}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) release();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = currentTarget.contains(relatedTarget) || currentTarget.matches(':hover');
        if (!isInside) release();
      }}
    >
      {isOffered && rows && (
        <Banner
          action={
            <Button
              size="small"
              icon={<Undo2 aria-hidden="true" />}
              isPending={isRestoring}
              pendingLabel={text('undoing', aboutRows(rows, getName))}
              onPress={() => actor.send({ type: 'undo' })}
            >
              {text('undo')}
            </Button>
          }
        >
          {text('deleted', aboutRows(rows, getName))}
        </Banner>
      )}
    </div>
  );
}
