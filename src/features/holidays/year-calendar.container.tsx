import { useSelector } from '@xstate/react';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { ListActor } from '#machines/lists/create-list.ts';
import { getStatus } from '#machines/lists/list-view.ts';
import { addDays } from '#machines/clockwork/day/time.ts';
import { isDayOff, type Holiday, type HolidayFacets } from '#machines/holidays/holiday.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useDateSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { Address } from '#records/form/address.ts';
import { useBlocked } from '#records/blocked.tsx';
import { useHolidayText } from '#records/report/use-holiday-text.ts';
import { holidayAddresses, holidayYearAddresses } from '#page/parameters/addresses.ts';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { changeRight } from './action-link.tsx';
import { buildMonths, moveDay } from './calendar-days.ts';
import styles from './holidays.module.css';

export interface YearCalendarProps {
  actor: ListActor<Holiday>;
  year: number;
  /** yyyy-MM-dd. */
  today: string;
  facets: HolidayFacets;
  onAddress: (address: Address) => void;
  onRetry: () => void;
}

/**
 * The twelve months of a year. Its days have one tab stop; the arrow keys move between days, Page Up
 * and Page Down between months, and Enter adds or edits a holiday.
 */
export function YearCalendar(props: YearCalendarProps) {
  const { actor, onRetry } = props;
  const text = useText('holidays');
  const records = useText('records');
  const why = useCauseText();
  const rows = useSelector(actor, ({ context }) => context.rows);
  const cause = useSelector(actor, ({ context }) => context.cause);
  const status = useSelector(actor, getStatus);
  if (rows === null && status === 'failed') {
    return (
      <Unavailable
        title={text('unavailable')}
        reason={why(cause)}
        retryLabel={records('tryAgain')}
        onRetry={onRetry}
      >
        {text('unavailableText')}
      </Unavailable>
    );
  }
  return rows ? <Months {...props} rows={rows} /> : <Loader label={text('loading')} />;
}

function Months({ rows, ...props }: YearCalendarProps & { rows: readonly Holiday[] }) {
  const { year, today, facets, onAddress } = props;
  const text = useText('holidays');
  const hintId = useId();
  const { month } = useFormat();
  const { weekStart = 'monday' } = useDateSettings();
  const { reason } = useBlocked(changeRight);
  const [isPressed, setPressed] = useState(false);
  const [current, setCurrent] = useState(() =>
    today.startsWith(`${year}-`) ? today : `${year}-01-01`,
  );
  const calendar = useRef<HTMLDivElement>(null);
  const holidays = useMemo(() => new Map(rows.map((row) => [row.date, row])), [rows]);
  const months = useMemo(() => buildMonths(year, weekStart), [year, weekStart]);
  const focus = (day: string) => {
    setCurrent(day);
    calendar.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = moveDay(current, event.key, isRightToLeft);
    if (next === null) return;
    event.preventDefault();
    if (next.startsWith(`${year}-`)) focus(next);
  };
  const open = (day: string) => {
    const holiday = holidays.get(day);
    setCurrent(day);
    if (reason !== null) setPressed(true);
    else onAddress(holiday ? holidayAddresses.edit(holiday.id) : holidayYearAddresses.addOn(day));
  };
  return (
    <>
      <p id={hintId} className={styles.hint}>
        {reason ?? text('calendarHint')}
      </p>
      <span role="status" className="visually-hidden">
        {isPressed && reason}
      </span>
      <div ref={calendar} role="presentation" className={styles.months} onKeyDown={onKeyDown}>
        {months.map(({ number, weekdays, weeks }) => (
          <table key={number} className={styles.month}>
            <caption>{month(number)}</caption>
            <WeekdayHeads weekdays={weekdays} />
            <tbody>
              {weeks.map((week) => (
                <tr key={week.find((day) => day !== null)}>
                  {week.map((day, at) => (
                    <td key={day ?? `empty-${at}`}>
                      {day !== null && (
                        <Day
                          day={day}
                          holiday={holidays.get(day)}
                          isOff={isDayOff(day, facets.workingDays)}
                          isToday={day === today}
                          isTabStop={day === current}
                          describedBy={hintId}
                          isReadOnly={reason !== null}
                          onOpen={open}
                        />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </>
  );
}

/** The weekdays of a month, 0 for Monday, by their first letters. */
function WeekdayHeads({ weekdays }: { weekdays: readonly number[] }) {
  const { weekday, shortWeekday } = useWeekdayNames();
  return (
    <thead>
      <tr>
        {weekdays.map((index) => (
          <th key={index} scope="col">
            <abbr title={weekday(index)}>{shortWeekday(index)}</abbr>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function useWeekdayNames() {
  const { weekday, columnDay } = useFormat();
  // A Monday: its short name without the number of the day.
  const shortWeekday = (index: number) =>
    columnDay(addDays('2024-01-01', index))
      .replaceAll(/[\p{N}\s.,日]/gu, '')
      .trim();
  return { weekday, shortWeekday };
}

interface DayProps {
  day: string;
  holiday: Holiday | undefined;
  isOff: boolean;
  isToday: boolean;
  isTabStop: boolean;
  isReadOnly: boolean;
  describedBy: string;
  onOpen: (day: string) => void;
}

function Day({ day, holiday, onOpen, ...props }: DayProps) {
  const { isOff, isToday, isTabStop, isReadOnly, describedBy } = props;
  const text = useText('holidays');
  const { weekdayDate, number } = useFormat();
  const formatHoliday = useHolidayText();
  const named = holiday ? formatHoliday(holiday) : null;
  const label =
    named === null ? weekdayDate(day) : text('dayLabel', { day: weekdayDate(day), name: named });
  return (
    <button
      type="button"
      data-day={day}
      data-holiday={holiday ? (holiday.isHalfDay ? 'half' : 'full') : undefined}
      data-optional={holiday?.isOptional || undefined}
      data-off={isOff || undefined}
      className={styles.day}
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      aria-describedby={isTabStop ? describedBy : undefined}
      aria-disabled={isReadOnly || undefined}
      title={named ?? undefined}
      onClick={() => onOpen(day)}
    >
      <span aria-hidden="true">{number(Number(day.slice(8)))}</span>
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
