import { timesOfPeriod } from '#machines/project-analytics/period-time.ts';
import type { Period, ProjectDetail } from '#machines/project-analytics/project-details.actors.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { everybodysHours } from '#page/parameters/hours-address.ts';
import { HoursLink } from '#records/view/hours-link.tsx';
import styles from './project-details.module.css';

interface PeriodTimeProps {
  detail: ProjectDetail;
  period: Period;
  /** yyyy-MM-dd, in the person's time zone. */
  today: string;
}

/**
 * The project's total time in a period, compared with the previous period; nothing for all time.
 */
export function PeriodTime({ detail, period, today }: PeriodTimeProps) {
  const text = useText('projectAnalytics');
  const { hours, shortDay } = useFormat();
  const times = timesOfPeriod(detail, period, today);
  if (times === null) return null;
  const difference = times.now.seconds - times.before.seconds;
  const sign = difference < 0 ? '−' : '+';
  const facts = [
    [text('inPeriod'), hours(times.now.seconds), times.now],
    [text('periodBefore'), hours(times.before.seconds), times.before],
    [
      text('difference'),
      difference === 0 ? hours(0) : `${sign}${hours(Math.abs(difference))}`,
      null,
    ],
  ] as const;
  return (
    <dl aria-label={text('compared')} className={styles.facts}>
      {facts.map(([name, value, time]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {time && time.seconds > 0 ? (
              <HoursLink
                address={everybodysHours({ days: time.days, projectId: detail.id })}
                name={detail.projectName}
              >
                {value}
              </HoursLink>
            ) : (
              <bdi>{value}</bdi>
            )}
          </dd>
          {time && (
            <dd className={styles.days}>
              {[...new Set([time.days.start, time.days.end])].map(shortDay).join(' – ')}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
