import { useSelector } from '@xstate/react';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { secondsOn } from '#machines/clockwork/day/day-total.ts';
import { isStale } from '#machines/clockwork/stale/stale-entries.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useHolidayText } from '#records/report/use-holiday-text.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import styles from './clockwork-day.module.css';

/** The time of the day, next to the organization's working time. */
export function DayTotal({ actor }: { actor: ClockWorkDayActor }) {
  const text = useText('clockwork');
  const day = useText('clockDay');
  const { hours } = useFormat();
  const isShown = useSelector(actor, (state) => state.hasTag('ready'));
  const entries = useSelector(actor, ({ context }) => context.entries);
  const continued = useSelector(actor, ({ context }) => context.continued);
  const workingTime = useSelector(actor, ({ context }) => context.workingTime);
  const holiday = useSelector(actor, ({ context }) => context.holiday);
  const formatHoliday = useHolidayText();
  const { date, timeZone, clock } = actor.getSnapshot().context;
  const now = useNow(clock.now, 10_000);
  if (!isShown) return null;
  const counted = { date, timeZone, now };
  const needingEnd = [...entries, ...continued].filter((entry) => isStale(entry, counted)).length;
  const before = secondsOn(continued, counted);
  const total = secondsOn(entries, counted) + before;
  return (
    <div className={styles.total}>
      <span>
        {text('total')} <strong>{hours(total)}</strong>{' '}
        {!!workingTime && (
          <span className={styles.muted}>{day('ofWorkingTime', { time: hours(workingTime) })}</span>
        )}
      </span>
      {!!workingTime && (
        <div className={styles.bar}>
          <div
            className={styles.done}
            style={{ inlineSize: `${Math.min(100, (total / workingTime) * 100)}%` }}
          />
        </div>
      )}
      {holiday && (
        <small dir="auto" className={styles.muted}>
          {formatHoliday(holiday)}
        </small>
      )}
      {needingEnd > 0 && (
        <small className={styles.needingEnd}>{day('entriesNeedEnd', { count: needingEnd })}</small>
      )}
      {before > 0 && (
        <small className={styles.muted}>{day('continued', { time: hours(before) })}</small>
      )}
    </div>
  );
}
