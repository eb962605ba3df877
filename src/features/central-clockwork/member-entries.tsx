import { otherProjectsId, type Entry } from '#machines/clockwork/entry/entries.ts';
import type { MemberDay } from '#machines/central-clockwork/member-day.machine.ts';
import { partOn, type ShownDay } from '#machines/central-clockwork/entry-part.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { ReportBars } from '#records/report/report-bars.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { cx } from '#ui/text/cx.ts';
import { TableFrame, tableClass } from '#ui/display/rows/table.tsx';
import styles from './central-clockwork.module.css';

interface MemberEntriesProps {
  day: MemberDay;
  /** yyyy-MM-dd, in the member's time zone. */
  date: string;
}

/** The member's entries of a day with their projects, newest first. */
export function MemberEntries({ day, date }: MemberEntriesProps) {
  const text = useText('centralClockwork');
  const records = useText('records');
  const { hours, number } = useFormat();
  const { runningEntry } = day.member;
  const staleId = runningEntry?.crossover ? runningEntry.clockWorkEntry.id : null;
  return (
    <>
      {day.clockWorkEntries.some(({ id }) => id === staleId) && (
        <Banner tone="warning">{records('entriesNeedEnd', { count: 1 })}</Banner>
      )}
      <TableFrame label={text('entries')}>
        <table className={tableClass.table}>
          <thead>
            <tr>
              <th scope="col">{text('description')}</th>
              <th scope="col" className={styles.wide}>
                {text('project')}
              </th>
              <th scope="col" className={cx(tableClass.number, styles.wide)}>
                {text('start')}
              </th>
              <th scope="col" className={cx(tableClass.number, styles.wide)}>
                {text('end')}
              </th>
              <th scope="col" className={tableClass.number}>
                {text('duration')}
              </th>
            </tr>
          </thead>
          <tbody>
            {day.clockWorkEntries.map((entry) => (
              <Row
                key={entry.id}
                entry={entry}
                shown={{ date, timeZone: day.timeZone }}
                isOver={entry.id === staleId}
              />
            ))}
          </tbody>
          <tfoot>
            <tr className={styles.total}>
              <th scope="row">{text('total')}</th>
              <td className={styles.wide} colSpan={3} aria-hidden="true" />
              <td className={tableClass.number}>{hours(day.totalTimeInSeconds)}</td>
            </tr>
          </tfoot>
        </table>
      </TableFrame>
      <div className={styles.projects}>
        <ReportBars
          label={text('byProject')}
          bars={day.clockWorkDayProjectsSummaries.map((each) => ({
            id: each.projectId ?? '',
            label:
              each.projectId === otherProjectsId
                ? text('otherProjects')
                : each.projectName || text('noProject'),
            value: each.totalTimeInMinutes,
            figure: `${hours(each.totalTimeInMinutes * 60)} · ${number(each.totalPercentage)} %`,
          }))}
        />
      </div>
    </>
  );
}

/**
 * Without room for columns, project and times are below the description. Its time counts only the
 * part within the day; an entry over midnight shows its dates.
 */
function Row({ entry, shown, isOver }: { entry: Entry; shown: ShownDay; isOver: boolean }) {
  const text = useText('centralClockwork');
  const { time, hours, weekdayDate } = useFormat();
  const { seconds, since, until } = partOn(entry, shown);
  const isOther = entry.projectId === otherProjectsId;
  const project = isOther ? text('otherProjects') : entry.projectDisplayString;
  const work = [project, entry.taskDisplayString].filter(Boolean).join(' · ');
  const end =
    entry.endTime === null ? (
      <Badge tone={isOver ? 'warning' : 'success'}>{text(isOver ? 'needsEnd' : 'running')}</Badge>
    ) : (
      time(entry.endTime)
    );
  return (
    <tr>
      <th scope="row">
        <bdi>{entry.description || text('noDescription')}</bdi>
        <span className={cx(styles.beneath, styles.note)}>
          {work !== '' && <bdi>{work}</bdi>}{' '}
          <bdi>
            {time(entry.startTime)} – {end}
          </bdi>
        </span>
        {since !== null && (
          <span className={styles.over}>{text('beganOn', { day: weekdayDate(since) })}</span>
        )}
        {until !== null && (
          <span className={styles.over}>{text('endedOn', { day: weekdayDate(until) })}</span>
        )}
      </th>
      <td className={styles.wide}>
        <bdi>{work || '-'}</bdi>
      </td>
      <td className={cx(tableClass.number, styles.wide)}>{time(entry.startTime)}</td>
      <td className={cx(tableClass.number, styles.wide)}>{end}</td>
      <td className={tableClass.number}>{hours(seconds)}</td>
    </tr>
  );
}
