import { useSelector } from '@xstate/react';
import { Undo2, X } from 'lucide-react';
import type { UndoDeedActor } from '#machines/assets/undo-deed.machine.ts';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import { isCovered } from '#page/use-key.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useListener } from '#ui/use-listener.ts';
import styles from './undo-deed.module.css';

const fields =
  'input:not([type="checkbox"]), textarea, select, [role="textbox"], [role="spinbutton"]';

interface UndoDeedBarProps {
  actor: UndoDeedActor;
  /** What was done, as it is said. */
  told: string;
}

/**
 * What was done with several assets last, and Undo: by its button, or Ctrl+Z (Cmd+Z) while the focus
 * is in no field. What could not be brought back is said of each asset.
 */
export function UndoDeedBar({ actor, told }: UndoDeedBarProps) {
  const text = useText('assetUndo');
  const records = useText('records');
  const hasStayed = useSelector(actor, (state) => state.matches('partly'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const undo = () => actor.send({ type: 'UNDO' });
  const hold = () => actor.send({ type: 'offer.held' });
  const release = () => actor.send({ type: 'offer.released' });
  useListener('keydown', (event) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    const isInField = event.target instanceof Element && event.target.closest(fields) !== null;
    if (!isUndo || event.shiftKey || event.altKey || isInField || isCovered()) return;
    event.preventDefault();
    undo();
  });
  return (
    <div
      role="presentation"
      className={styles.offer}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Banner
        tone={toneOf(failure !== null, hasStayed)}
        action={
          <span className={styles.answers}>
            {!hasStayed && (
              <Button
                size="small"
                icon={<Undo2 aria-hidden="true" />}
                isPending={isBusy}
                pendingLabel={text('undoing')}
                onPress={undo}
              >
                {failure ? records('tryAgain') : text('undo')}
              </Button>
            )}
            <Button
              size="small"
              variant="quiet"
              icon={<X aria-hidden="true" />}
              aria-label={records('close')}
              onPress={() => actor.send({ type: 'DISMISS' })}
            />
          </span>
        }
      >
        <Said actor={actor} told={told} />
      </Banner>
    </div>
  );
}

function toneOf(hasFailed: boolean, hasStayed: boolean) {
  if (hasFailed) return 'danger';
  return hasStayed ? 'warning' : 'info';
}

function Said({ actor, told }: UndoDeedBarProps) {
  const text = useText('assetUndo');
  const failureText = useFailureText();
  const { deed, stayed, failure } = useSelector(actor, ({ context }) => context);
  const hasStayed = useSelector(actor, (state) => state.matches('partly'));
  if (failure) {
    return (
      <>
        <strong>{text('notUndone')}</strong> {failureText(failure)}
      </>
    );
  }
  if (!hasStayed) {
    return (
      <>
        {told} {deed.staying > 0 && text('staysSo', { count: deed.staying })}
      </>
    );
  }
  return (
    <>
      <strong>{text('stayedTitle', { count: stayed.length })}</strong>
      <ul>
        {stayed.map(({ id, assetCode, words }) => (
          <li key={id}>
            <bdi>{assetCode}</bdi>: {words}
          </li>
        ))}
      </ul>
    </>
  );
}
