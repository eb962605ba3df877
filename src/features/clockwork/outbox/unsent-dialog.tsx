import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { TimerOutboxActor } from '#machines/clockwork/timer/timer-outbox.machine.ts';
import type { UnsentEntry } from '#machines/clockwork/outbox/unsent.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { RejectedTimes } from '../selection/rejected-times.tsx';
import styles from './unsent.module.css';

export interface UnsentDialogProps {
  actor: TimerOutboxActor;
  isOpen: boolean;
  onClose: () => void;
}

/** The timer changes that are not saved yet: the reason, and the available actions. */
export function UnsentDialog({ actor, isOpen, onClose }: UnsentDialogProps) {
  const text = useText('timerOutbox');
  const clock = useText('clockwork');
  const unsent = useSelector(actor, ({ context }) => context.unsent);
  const isNobodyThere = useSelector(actor, (state) => state.matches('waiting'));
  const [requested, setRequested] = useState<UnsentEntry | null>(null);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const getName = ({ description }: UnsentEntry) => description || clock('noDescription');
  const renderDropButton = (entry: UnsentEntry) => (
    <Button
      size="small"
      aria-label={text('dropLabel', { name: getName(entry) })}
      onPress={() => setRequested(entry)}
    >
      {text('drop')}
    </Button>
  );
  return (
    <Dialog
      title={text('title')}
      closeLabel={clock('close')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{clock('close')}</Button>
          {isNobodyThere && (
            <Button variant="primary" onPress={() => actor.send({ type: 'network.returned' })}>
              {text('tryNow')}
            </Button>
          )}
        </>
      }
    >
      <State actor={actor} />
      <ul className={styles.list} aria-label={text('list')}>
        {unsent.map((each) => (
          <li key={each.id} className={styles.entry}>
            <Entry entry={each} name={getName(each)} />
            {each.rejection ? (
              <>
                <Banner tone="danger">{each.rejection.join(' ') || text('rejection')}</Banner>
                <RejectedTimes actor={actor} entry={each}>
                  {renderDropButton(each)}
                </RejectedTimes>
              </>
            ) : (
              !isBusy && <div className={styles.actions}>{renderDropButton(each)}</div>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isDestructive
        effect="reading"
        isOpen={requested !== null}
        title={text('dropTitle')}
        text={text('dropText', { name: requested ? getName(requested) : '' })}
        yes={text('drop')}
        no={text('keep')}
        onNo={() => setRequested(null)}
        onYes={() => {
          if (requested) actor.send({ type: 'unsent.discard', id: requested.id });
          setRequested(null);
        }}
      />
    </Dialog>
  );
}

/** States in a sentence what happens to the changes. */
function State({ actor }: Pick<UnsentDialogProps, 'actor'>) {
  const text = useText('timerOutbox');
  const is = useSelector(actor, (state) => state.value);
  const statusKeys = {
    deciding: 'sending',
    empty: 'allSaved',
    sending: 'sending',
    waiting: 'waiting',
  };
  const key =
    is === 'rejected' ? 'rejectedState' : (statusKeys[is] as 'sending' | 'waiting' | 'allSaved');
  return (
    <p className={styles.state} role="status">
      {text(key)}
    </p>
  );
}

function Entry({ entry, name }: { entry: UnsentEntry; name: string }) {
  const text = useText('timerOutbox');
  const { time } = useFormat();
  const start = time(entry.startTime);
  return (
    <div className={styles.head}>
      <span className={styles.name} dir="auto">
        {name}
      </span>
      <span className={styles.times}>
        {entry.endTime === null ? (
          text('running', { start })
        ) : (
          <bdi>{`${start} – ${time(entry.endTime)}`}</bdi>
        )}
      </span>
    </div>
  );
}
