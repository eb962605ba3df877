import type { Schema } from '#openapi/client/index.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import styles from '../dashboard.module.css';

export interface HolidaysProps {
  tile: Schema<'HolidaysTile'>;
}

/** The days of this week on which the organization rests, and the next one. */
export function Holidays({ tile: { today, holidays, next } }: HolidaysProps) {
  const text = useText('dashboard');
  const { weekdayDate } = useFormat();
  return (
    <>
      {holidays.length === 0 && <span className={styles.note}>{text('noHolidays')}</span>}
      <ul className={styles.rows}>
        {holidays.map(({ date, name, isOptional, isHalfDay }) => (
          <li key={date} className={styles.row}>
            <span className={styles.rowText}>
              <bdi>{name}</bdi>
              <span className={styles.note}>
                {[
                  date === today ? text('today') : weekdayDate(date),
                  isHalfDay && text('halfDay'),
                  isOptional && text('optional'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {next && (
        <span className={styles.note}>
          {text('nextHoliday', { name: next.name, day: weekdayDate(next.date) })}
        </span>
      )}
    </>
  );
}
