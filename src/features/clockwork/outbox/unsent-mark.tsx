import { useSelector } from '@xstate/react';
import { CloudOff, TriangleAlert } from 'lucide-react';
import type { SnapshotFrom } from 'xstate';
import type { TimerOutboxActor } from '#machines/clockwork/timer/timer-outbox.machine.ts';
import { isWaiting } from '#machines/clockwork/outbox/unsent.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Tooltip } from '#ui/overlays/tooltip.tsx';
import styles from './unsent.module.css';

export interface UnsentProps {
  actor: TimerOutboxActor;
  /** Shows the unsent changes and the available actions. */
  onShow: () => void;
}

/** The number of unsent changes. */
export const countIn = ({ context }: SnapshotFrom<TimerOutboxActor>) => context.unsent.length;
/** Whether the server has rejected any of them. */
export const hasRejected = ({ context }: SnapshotFrom<TimerOutboxActor>) =>
  !context.unsent.every(isWaiting);

/** Shown next to the timer of the top bar while its changes are not saved yet. */
export function UnsentMark({ actor, onShow }: UnsentProps) {
  const text = useText('clockwork');
  const count = useSelector(actor, countIn);
  const isRejected = useSelector(actor, hasRejected);
  const label = text(isRejected ? 'unsentRejected' : 'unsent');
  return (
    <span role="status">
      {count > 0 && (
        <Tooltip text={label}>
          <Button
            variant="quiet"
            size="small"
            className={styles.mark ?? ''}
            icon={isRejected ? <TriangleAlert /> : <CloudOff />}
            aria-label={label}
            onPress={onShow}
          >
            <span className={styles.message}>{label}</span>
          </Button>
        </Tooltip>
      )}
    </span>
  );
}
