import type { ReactNode } from 'react';
import type { Clock } from '#machines/clock.ts';
import type { DashboardContext } from '#machines/dashboard/dashboard.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useNow } from '#ui/use-now.ts';
import styles from './dashboard.module.css';

type Hours = NonNullable<DashboardContext['hours']>;

const sum = (summaries: { totalTimeInMinutes: number }[]) =>
  summaries.reduce((total, { totalTimeInMinutes }) => total + totalTimeInMinutes, 0) * 60;

/** Hours today and this week, and what runs now. */
export function HourTiles({ hours, clock }: { hours: Hours; clock: Clock }) {
  const text = useText('dashboard');
  const format = useFormat();
  const { summaries, mini } = hours;
  return (
    <ul className={styles.tiles}>
      <Tile label={text('hoursToday')}>
        {format.hours(sum(summaries.clockWorkDayProjectsSummaries))}
      </Tile>
      <Tile label={text('hoursThisWeek')}>
        {format.hours(sum(summaries.clockWorkWeekProjectsSummaries))}
      </Tile>
      <Tile label={text('runningNow')}>
        {mini.longRunningEntry && <span className={styles.stale}>{text('needsFix')}</span>}
        {mini.clockWorkMini && <Running entry={mini.clockWorkMini} clock={clock} />}
        {!mini.longRunningEntry && !mini.clockWorkMini && (
          <span className={styles.nothing}>{text('nothingRuns')}</span>
        )}
      </Tile>
    </ul>
  );
}

function Running({
  entry,
  clock,
}: {
  entry: NonNullable<Hours['mini']['clockWorkMini']>;
  clock: Clock;
}) {
  const text = useText('dashboard');
  const { hours } = useFormat();
  const now = useNow(clock.now, 10_000);
  return (
    <>
      {hours((now - Date.parse(entry.startTime)) / 1000)}
      <span className={styles.what}>{entry.description || text('noDescription')}</span>
    </>
  );
}

function Tile({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className={styles.tile}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{children}</span>
    </li>
  );
}
