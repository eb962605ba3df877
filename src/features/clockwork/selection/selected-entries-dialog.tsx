import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SelectedEntriesActor } from '#machines/clockwork/selection/selected-entries.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { dayFocusTargets, useDayFocus } from '../day/day-focus.ts';
import styles from './entry-selection-bar.module.css';

/** Up to this number are listed by name; the rest is only counted. */
const named = 8;

/** Asks once before the selected entries are deleted, and lists them. */
export function SelectedEntriesDialog({ actor }: { actor: SelectedEntriesActor }) {
  const text = useText('clockActions');
  const clock = useText('clockwork');
  const { time } = useFormat();
  const entries = useSelector(actor, ({ context }) => context.entries);
  const isConfirming = useSelector(actor, (state) => state.hasTag('confirming'));
  const isDeleting = useSelector(actor, (state) => state.matches('deleting'));
  const [isConfirmed, setIsConfirmed] = useState(false);
  // The entries are removed, and the bar with them.
  useDayFocus(dayFocusTargets.anyBox, {
    isLeaving: isConfirmed && !isConfirming && entries.length === 0,
    onGiven: () => setIsConfirmed(false),
  });
  const confirm = () => {
    setIsConfirmed(true);
    actor.send({ type: 'YES' });
  };
  return (
    <AlertDialog
      tone="danger"
      isOpen={isConfirming}
      title={text('deleteTitle', { count: entries.length })}
      confirmLabel={text('yes')}
      cancelLabel={text('no')}
      isPending={isDeleting}
      pendingLabel={text('deleting')}
      onConfirm={confirm}
      onCancel={() => actor.send({ type: 'NO' })}
    >
      <ul className={styles.named}>
        {entries.slice(0, named).map(({ id, description, startTime }) => (
          <li key={id}>
            <bdi>{description || clock('noDescription')}</bdi> <bdi>{time(startTime)}</bdi>
          </li>
        ))}
        {entries.length > named && <li>{text('andMore', { count: entries.length - named })}</li>}
      </ul>
      <p>{text('deleteText')}</p>
    </AlertDialog>
  );
}
