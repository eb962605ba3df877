import { timesOfPeriod } from '#machines/project-analytics/period-time.ts';
import type { Period, ProjectDetail } from '#machines/project-analytics/project-details.actors.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import styles from './project-details.module.css';

interface PeriodTimeProps {
  detail: ProjectDetail;
  period: Period;
  /** yyyy-MM-dd, where the person is. */
  today: string;
}

/** The time of the whole project in a period, compared with the period before; nothing for all time. */
export function PeriodTime({ detail, period, today }: PeriodTimeProps) {
  const text = useText('projectAnalytics');
  const { hours, shortDay } = useFormat();
  const times = timesOfPeriod(detail, period, today);
  if (times === null) return null;
  const difference = times.now.seconds - times.before.seconds;
  const sign = difference < 0 ? '−' : '+';
  const facts = [
    [text('inPeriod'), hours(times.now.seconds), times.now.days],
    [text('periodBefore'), hours(times.before.seconds), times.before.days],
    [
      text('difference'),
      difference === 0 ? hours(0) : `${sign}${hours(Math.abs(difference))}`,
      null,
    ],
  ] as const;
  return (
    <dl aria-label={text('compared')} className={styles.facts}>
      {facts.map(([name, value, days]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
          {days && (
            <dd className={styles.days}>
              {[...new Set([days.start, days.end])].map(shortDay).join(' – ')}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
