import { useState, type ReactNode } from 'react';
import { serverClock } from '#machines/clock.ts';
import type { TimerOutboxActor } from '#machines/clockwork/timer/timer-outbox.machine.ts';
import { toIsoDay, toUtcTimestamp, toLocalTime } from '#machines/clockwork/day/time.ts';
import type { UnsentEntry } from '#machines/clockwork/outbox/unsent.ts';
import { useDateSettings } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { SpokenTimes } from '#records/time/spoken-times.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from '../outbox/unsent.module.css';

interface RejectedTimesProps {
  actor: TimerOutboxActor;
  entry: UnsentEntry;
  /** Additional actions. */
  children: ReactNode;
}

/** The times of a rejected change, to be sent again as they are or corrected. */
export function RejectedTimes({ actor, entry, children }: RejectedTimesProps) {
  const text = useText('timerOutbox');
  const clock = useText('clockwork');
  const { timeZone } = useDateSettings();
  const { id, startTime, endTime } = entry;
  const toLocal = (timestamp: string | null) =>
    timestamp === null ? '' : toLocalTime(timestamp, timeZone);
  const first = { start: toLocal(startTime), end: toLocal(endTime) };
  const [typed, setTyped] = useState(first);
  const start = toUtcTimestamp(typed.start, timeZone);
  const end = toUtcTimestamp(typed.end, timeZone);
  const isComplete = start !== null && (end !== null || typed.end === '');
  const send = () => {
    if (!isComplete) return;
    actor.send({
      type: 'CHANGE',
      id,
      times: {
        ...(typed.start !== first.start && { startTime: start }),
        ...(typed.end !== first.end && { endTime: end }),
      },
    });
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <SpokenTimes
        isDayShown
        value={typed}
        day={toIsoDay(startTime, timeZone)}
        clock={serverClock}
        start={{ label: clock('startTime'), isRequired: true }}
        end={{ label: clock('endTime'), isRequired: endTime !== null }}
        onChange={(times) => setTyped({ ...typed, ...times })}
      />
      <div className={styles.actions}>
        {children}
        <Button type="submit" variant="primary" size="small">
          {text('sendAgain')}
        </Button>
      </div>
    </form>
  );
}
