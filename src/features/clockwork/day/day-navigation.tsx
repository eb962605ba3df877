import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';
import { addDays, toIsoDay } from '#machines/clockwork/day/time.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import styles from './clockwork-day.module.css';

const DayPicker = lazy(() => import('./day-picker.tsx'));

interface DayNavigationProps {
  actor: ClockWorkDayActor;
  onDay: (date: string) => void;
}

/** The shown day, the days before and after it, and today. Future days have no entries. */
export const DayNavigation = memo(function DayNavigation(props: DayNavigationProps) {
  const { actor, onDay } = props;
  const text = useText('clockwork');
  const { weekdayDate, shortDay } = useFormat();
  const date = useSelector(actor, ({ context }) => context.date);
  const clock = useSelector(actor, ({ context }) => context.clock);
  const timeZone = useSelector(actor, ({ context }) => context.timeZone);
  const today = toIsoDay(clock.now(), timeZone);
  return (
    <div className={styles.days} role="group" aria-label={text('day')}>
      <Button
        variant="quiet"
        icon={<ChevronLeft className="flip-rtl" />}
        aria-label={text('previousDay')}
        onPress={() => onDay(addDays(date, -1))}
      />
      <span className={styles.day} aria-live="polite">
        {weekdayDate(date)}
      </span>
      <Button
        variant="quiet"
        icon={<ChevronRight className="flip-rtl" />}
        aria-label={text('nextDay')}
        isDisabled={date >= today}
        onPress={() => onDay(addDays(date, 1))}
      />
      <Button isDisabled={date === today} onPress={() => onDay(today)}>
        {text('today')}
      </Button>
      <Suspense fallback={<span className={styles.date}>{shortDay(date)}</span>}>
        <DayPicker day={date} today={today} onDay={onDay} />
      </Suspense>
    </div>
  );
});
