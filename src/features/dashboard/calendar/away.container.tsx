import type { Schema } from '#openapi/client/index.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import styles from '../dashboard.module.css';

export interface AwayProps {
  tile: Schema<'AbsencesTile'>;
}

/** The holiday of today, and who is away until when. Source: SHELL-D68. */
export function Away({ tile: { today, holiday, absences, totalCount } }: AwayProps) {
  const text = useText('dashboard');
  return (
    <>
      {holiday && (
        <span className={styles.note}>{text('holidayToday', { name: holiday.name })}</span>
      )}
      {absences.length === 0 && <span className={styles.note}>{text('nobodyAway')}</span>}
      <ul className={styles.rows} aria-label={text('awayNow')}>
        {absences.map((absence) => (
          <li key={absence.id} className={styles.row}>
            <Avatar
              isDecorative
              name={absence.employeeName}
              src={absence.profileImageUrl ?? undefined}
            />
            <span className={styles.rowText}>
              <bdi>{absence.employeeName}</bdi>
              <Days absence={absence} today={today} />
            </span>
          </li>
        ))}
      </ul>
      {totalCount > absences.length && (
        <span className={styles.note}>
          {text('moreAway', { count: totalCount - absences.length })}
        </span>
      )}
    </>
  );
}

interface DaysProps {
  absence: Schema<'AbsenceOfTile'>;
  today: string;
}

function Days({ absence: { firstDay, lastDay, isHalfDay }, today }: DaysProps) {
  const text = useText('dashboard');
  const { weekdayDate } = useFormat();
  const show = (day: string) => (day === today ? text('today') : weekdayDate(day));
  if (firstDay === lastDay) {
    return (
      <span className={styles.note}>
        {[show(firstDay), isHalfDay && text('halfDay')].filter(Boolean).join(' · ')}
      </span>
    );
  }
  return (
    <span className={styles.note}>
      {firstDay <= today
        ? text('awayUntil', { day: show(lastDay) })
        : text('awayFromTo', { first: show(firstDay), last: show(lastDay) })}
    </span>
  );
}
