import { useSelector } from '@xstate/react';
import type { ClockWorkAnalyticsActor } from '#machines/clockwork-analytics/clockwork-analytics.machine.ts';
import { useDateSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import styles from './clockwork-analytics.module.css';

const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** Explains who is counted, and how days and weeks are defined. */
export function HowCounted({ actor }: { actor: ClockWorkAnalyticsActor }) {
  const text = useText('clockworkAnalytics');
  const { weekday } = useFormat();
  const { timeZone: zone } = useDateSettings();
  const weekStart = useSelector(actor, ({ context }) => context.choices?.weekStart) ?? 'monday';
  return (
    <section className={styles.counted}>
      <h2>{text('counted')}</h2>
      <ul>
        <li>{text('countedLeft')}</li>
        <li>{text('countedEmployees')}</li>
        <li>{text('countedOnce')}</li>
        <li>{text('countedMidnight')}</li>
        <li>{text('countedZone', { zone, day: weekday(weekdays.indexOf(weekStart)) })}</li>
      </ul>
    </section>
  );
}
