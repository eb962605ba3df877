import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  Dialog,
  Popover,
  Button as RacButton,
} from 'react-aria-components';
import { cx } from '../text/cx.ts';
import styles from './date-field.module.css';
import popover from '../overlays/popover.module.css';

/** The button at the end of a date field. The library provides its name in every language. */
export function CalendarButton() {
  return (
    <RacButton className={styles.open ?? ''}>
      <CalendarDays aria-hidden="true" />
    </RacButton>
  );
}

/** The popover of the calendar. */
export function CalendarPopover({ children }: { children: ReactNode }) {
  return (
    <Popover className={cx(popover.popover, styles.popover)} offset={4}>
      <Dialog className={styles.dialog ?? ''}>{children}</Dialog>
    </Popover>
  );
}

/** A month with its name, navigation and days. */
export function Month({ isRange = false }: { isRange?: boolean }) {
  return (
    <>
      <header className={styles.month}>
        <RacButton slot="previous" className={styles.turn ?? ''}>
          <ChevronLeft aria-hidden="true" className="flip-rtl" />
        </RacButton>
        <CalendarHeading className={styles.name ?? ''} />
        <RacButton slot="next" className={styles.turn ?? ''}>
          <ChevronRight aria-hidden="true" className="flip-rtl" />
        </RacButton>
      </header>
      <CalendarGrid className={styles.grid ?? ''}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell date={date} className={cx(styles.day, isRange && styles.ranged)} />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
