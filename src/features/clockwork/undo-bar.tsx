import { useSelector } from '@xstate/react';
import { Undo2, X } from 'lucide-react';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import type { UndoChangeActor } from '#machines/clockwork/undo-change.machine.ts';
import { isCovered } from '#page/use-key.ts';
import { Button } from '#ui/button.tsx';
import { useListener } from '#ui/use-listener.ts';
import styles from './undo-bar.module.css';

const fields =
  'input:not([type="checkbox"]), textarea, select, [role="textbox"], [role="spinbutton"]';

/**
 * What was done last, and Undo: by its button, or Ctrl+Z (Cmd+Z) while the focus is in no field. Why
 * it could not be undone is said here, too.
 */
export function UndoBar({ actor }: { actor: UndoChangeActor }) {
  const text = useText('clockDeeds');
  const clock = useText('clockwork');
  const failureText = useFailureText();
  const { undo, failure } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const hold = () => actor.send({ type: 'offer.held' });
  const release = () => actor.send({ type: 'offer.released' });
  useListener('keydown', (event) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    const isInField = event.target instanceof Element && event.target.closest(fields) !== null;
    if (!isUndo || event.shiftKey || event.altKey || isInField || isCovered()) return;
    event.preventDefault();
    actor.send({ type: 'UNDO' });
  });
  const [first] = undo.entries;
  const name = first?.description || clock('noDescription');
  const done = text(undo.done, { name, count: undo.entries.length });
  return (
    <div
      className={styles.place}
      role="presentation"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div role={failure ? 'alert' : 'status'} className={styles.bar}>
        <span className={styles.words}>
          {failure ? (
            <>
              <strong>{text('notUndone')}</strong> {failureText(failure)}
            </>
          ) : (
            done
          )}
        </span>
        <Button
          size="small"
          icon={<Undo2 aria-hidden="true" />}
          isPending={isBusy}
          pendingLabel={text('undoing')}
          onPress={() => actor.send({ type: 'UNDO' })}
        >
          {text(failure ? 'undoAgain' : 'undo')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={<X aria-hidden="true" />}
          aria-label={clock('close')}
          onPress={() => actor.send({ type: 'DISMISS' })}
        />
      </div>
    </div>
  );
}
