import { ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { getWorkingWeek } from '#machines/clockwork-week/week.ts';
import type { ShownWeek } from './shown-week.ts';
import { isStale } from '#machines/clockwork/stale/stale-entries.ts';
import { addDays, toIsoDay } from '#machines/clockwork/day/time.ts';
import { buildWeekDays } from '#machines/clockwork/day/week-days.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useNow } from '#ui/hooks/use-now.ts';
import styles from './week-view.module.css';

const WeekPicker = lazy(() => import('./week-picker.tsx'));

interface WeekHeadProps {
  week: ShownWeek;
  onDay: (day: string) => void;
  views: ReactNode;
}

/** The heading, the week's total time, and the links to other weeks and views. */
export function WeekHead({ week, onDay, views }: WeekHeadProps) {
  const text = useText('clockWeek');
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>{text('clockWork')}</h1>
        {views}
      </div>
      <WeekTotal week={week} />
      <WeekNavigation week={week} onDay={onDay} />
    </header>
  );
}

/** The total time of the week, next to the organization's working time. */
function WeekTotal({ week: shown }: { week: ShownWeek }) {
  const text = useText('clockWeek');
  const { hours } = useFormat();
  const { from, entries, days, timeZone, clock } = shown;
  const now = useNow(clock.now, 10_000);
  if (!shown.isRead) return null;
  const week = buildWeekDays({ from, entries, timeZone, now });
  const worked = getWorkingWeek(days);
  const needingEnd = entries.filter((entry) => isStale(entry, { timeZone, now })).length;
  return (
    <span>
      {text('total')} <strong>{hours(week.reduce((sum, { seconds }) => sum + seconds, 0))}</strong>{' '}
      {!!worked && (
        <span className={styles.muted}>{text('ofWorkingTime', { time: hours(worked) })}</span>
      )}
      {needingEnd > 0 && (
        <small className={styles.needingEnd}>{text('entriesNeedEnd', { count: needingEnd })}</small>
      )}
    </span>
  );
}

function WeekNavigation({ week, onDay }: Omit<WeekHeadProps, 'views'>) {
  const text = useText('clockWeek');
  const { days, shortDay } = useFormat();
  const { from, date, clock, timeZone } = week;
  const today = toIsoDay(clock.now(), timeZone);
  const last = addDays(from, 6);
  const next = addDays(date, 7);
  return (
    <div className={styles.weeks} role="group" aria-label={text('weekLabel')}>
      <Button
        variant="quiet"
        icon={<ChevronLeft className="flip-rtl" />}
        aria-label={text('previousWeek')}
        onPress={() => onDay(addDays(date, -7))}
      />
      <span className={styles.week} aria-live="polite">
        {days(from, last)}
      </span>
      <Button
        variant="quiet"
        icon={<ChevronRight className="flip-rtl" />}
        aria-label={text('nextWeek')}
        isDisabled={last >= today}
        onPress={() => onDay(next < today ? next : today)}
      />
      <Button isDisabled={from <= today && last >= today} onPress={() => onDay(today)}>
        {text('thisWeek')}
      </Button>
      <Suspense fallback={<span className={styles.date}>{shortDay(date)}</span>}>
        <WeekPicker day={date} today={today} onDay={onDay} />
      </Suspense>
    </div>
  );
}
