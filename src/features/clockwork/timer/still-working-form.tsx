import { useSelector } from '@xstate/react';
import {
  isSinceEarlier,
  type StillWorkingActor,
} from '#machines/clockwork/timer/still-working.machine.ts';
import { toIsoDay, toUtcTimestamp, toLocalTime } from '#machines/clockwork/day/time.ts';
import { readEnd } from '#machines/spoken-time/spoken-time.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import type { Address } from '#records/form/address.ts';
import { LinkButton } from '#records/link-button.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { SpokenField } from '#records/time/spoken-field.tsx';
import { useSpoken } from '#records/time/use-spoken.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from './still-working.module.css';

interface StillWorkingFormProps {
  actor: StillWorkingActor;
  /** The address of the entry's day; null on that day's own page. */
  day: Address | null;
}

/** The options: it ended at the suggested time, which can be changed, or it is still running. */
export function StillWorkingForm({ actor, day }: StillWorkingFormProps) {
  const text = useText('timerNotices');
  const clockwork = useText('clockwork');
  const getErrorText = useErrorText();
  const { habits, shown } = useSpoken();
  const context = useSelector(actor, (state) => state.context);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const { entry, end, error, failure, clock, timeZone } = context;
  const startDay = toIsoDay(entry.startTime, timeZone);
  const isAhead = error !== null && 'rule' in error && error.rule === 'inFuture';
  const label = text('end');
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'END' });
      }}
    >
      <SpokenField
        isRequired
        className={styles.end ?? ''}
        label={label}
        side="end"
        value={end}
        shownDay={startDay}
        isReadOnly={isBusy}
        error={isAhead ? clockwork('inFuture') : getErrorText(error ?? undefined, label)}
        read={(typed) =>
          readEnd(typed, {
            ...habits,
            now: clock.now(),
            day: startDay,
            start: toLocalTime(entry.startTime, timeZone),
          })
        }
        onChange={(times) => {
          if (times.end !== undefined) actor.send({ type: 'end.changed', end: times.end });
        }}
      />
      <SaveFailure failure={failure} title={text('notEnded')} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" isPending={isBusy} pendingLabel={text('ending')}>
          {toUtcTimestamp(end, timeZone) === null
            ? text('endNow')
            : text('endedAt', { time: shown(end, startDay) })}
        </Button>
        <Button isDisabled={isBusy} onPress={() => actor.send({ type: 'entry.confirm' })}>
          {isSinceEarlier(context) ? clockwork('doLater') : text('stillWorking')}
        </Button>
        {day && (
          <LinkButton variant="quiet" address={day}>
            {text('openDay')}
          </LinkButton>
        )}
      </div>
    </form>
  );
}
