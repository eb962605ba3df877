import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, dayOf, isDay } from '#machines/clockwork/time.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/button.tsx';
import type { ClockWorkDayActor } from '#machines/clockwork/clockwork-day.machine.ts';
import styles from './clockwork-day.module.css';

interface DayNavigationProps {
  actor: ClockWorkDayActor;
  onDay: (date: string) => void;
}

/** The shown day, the days beside it, and today. Days to come have no entries. */
export function DayNavigation({ actor, onDay }: DayNavigationProps) {
  const text = useText('clockwork');
  const { longDay } = useFormat();
  const { date, clock, timeZone } = useSelector(actor, (state) => state.context);
  const today = dayOf(clock.now(), timeZone);
  return (
    <div className={styles.days} role="group" aria-label={text('day')}>
      <Button
        variant="quiet"
        icon={<ChevronLeft className="flip-rtl" />}
        aria-label={text('previousDay')}
        onPress={() => onDay(addDays(date, -1))}
      />
      <span className={styles.day} aria-live="polite">
        {longDay(date)}
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
      <input
        className={styles.date}
        type="date"
        aria-label={text('goToDay')}
        max={today}
        value={date}
        onChange={({ target }) => {
          if (isDay(target.value) && target.value <= today) onDay(target.value);
        }}
      />
    </div>
  );
}
