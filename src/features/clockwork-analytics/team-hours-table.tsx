import { ArrowDown, ArrowUp } from 'lucide-react';
import type {
  Days,
  TeamHours,
  TeamHoursResults,
} from '#machines/clockwork-analytics/team-hours.ts';
import type { ListSearch } from '#machines/lists/list-search.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';
import { teamAddresses } from '#page/addresses.ts';
import { hoursAddress } from '#page/hours-address.ts';
import { useBlocked } from '#records/blocked.tsx';
import { HoursLink } from '#records/hours-link.tsx';
import { RecordLink } from '#records/record-link.tsx';
import { TableFrame, tableClass } from '#ui/table.tsx';
import { ordered, secondsOf, workedBefore } from './shown-hours.ts';
import styles from './clockwork-analytics.module.css';

interface TableProps {
  results: TeamHoursResults;
  sort: ListSearch['sort'];
  onSort: (sort: ListSearch['sort']) => void;
  own: string | null;
}

/** Teams with their members and hours, each with its sum. Source: document 2, section 2. */
export function TeamHoursTable({ results, sort, onSort, own }: TableProps) {
  const text = useText('clockworkAnalytics');
  const { before } = results;
  return (
    <TableFrame label={text('title')} className={styles.frame ?? ''}>
      <table
        className={cx(tableClass.table, styles.table, before && styles.compared)}
        aria-label={text('title')}
      >
        <thead>
          <tr>
            <th scope="col" aria-sort={sort === null ? 'ascending' : undefined}>
              {text('team')}
            </th>
            <th scope="col">{text('members')}</th>
            <th scope="col" className={tableClass.number} aria-sort={sort?.direction}>
              <button
                type="button"
                className={tableClass.sort}
                onClick={() => onSort(nextSort(sort))}
              >
                {text('hoursWorked')}
                {sort?.direction === 'descending' && <ArrowDown aria-hidden="true" />}
                {sort?.direction === 'ascending' && <ArrowUp aria-hidden="true" />}
              </button>
            </th>
            {before && (
              <>
                <th scope="col" className={tableClass.number}>
                  {text('before')}
                </th>
                <th scope="col" className={tableClass.number}>
                  {text('difference')}
                </th>
              </>
            )}
          </tr>
        </thead>
        {ordered(results.teams, sort).map((team) => (
          <TeamRows key={team.teamId} team={team} results={results} own={own} />
        ))}
        <tfoot>
          <tr className={styles.total}>
            <th scope="row" colSpan={2}>
              {text('allOnce')}
            </th>
            <Figures now={results.totalSeconds} before={before?.totalSeconds} />
          </tr>
        </tfoot>
      </table>
    </TableFrame>
  );
}

/** The most hours first, then the fewest, then by name again. */
function nextSort(sort: ListSearch['sort']): ListSearch['sort'] {
  if (sort === null) return { column: 'hours', direction: 'descending' };
  return sort.direction === 'descending' ? { column: 'hours', direction: 'ascending' } : null;
}

interface RowsProps {
  team: TeamHours;
  results: TeamHoursResults;
  own: string | null;
}

function TeamRows({ team, results: { before, days }, own }: RowsProps) {
  const text = useText('clockworkAnalytics');
  const records = useText('records');
  const { clockWorkAnalyticsMembers: members, teamName } = team;
  const earlier = before && workedBefore(before, team.teamId);
  const name = (
    <th scope="rowgroup" rowSpan={members.length + 1} className={styles.team}>
      <TeamName id={team.teamId}>{teamName}</TeamName>
    </th>
  );
  return (
    <tbody>
      {members.map((member, index) => (
        <tr key={member.id}>
          {index === 0 && name}
          <th scope="row" className={styles.member}>
            <bdi>{member.name}</bdi>
            {member.isActive === false && <Badge>{text('left')}</Badge>}
          </th>
          <Figures
            now={member.totalTimeInSeconds}
            before={earlier?.of(member)}
            of={{ employeeId: member.id, name: member.name, days, own }}
          />
        </tr>
      ))}
      <tr className={styles.sum}>
        {members.length === 0 && name}
        <td className={styles.member}>
          {members.length === 0 ? text('nobody') : records('sumOf')}
        </td>
        <Figures now={secondsOf(team)} before={earlier?.team} />
      </tr>
    </tbody>
  );
}

/** Leads to the team, for whoever may see teams. */
function TeamName({ id, children }: { id: string; children: string }) {
  const { isBlocked } = useBlocked('teams.basic');
  const name = <bdi>{children}</bdi>;
  if (isBlocked) return name;
  return <RecordLink address={teamAddresses.view(id)}>{name}</RecordLink>;
}

interface FiguresProps {
  /** In seconds, as is the next. */
  now: number;
  /** What it was in the period before, where that is compared. */
  before: number | undefined;
  /** Whose it is, where it leads to their time. */
  of?: { employeeId: string; name: string; days: Days; own: string | null };
}

function Figures({ now, before, of }: FiguresProps) {
  const { hours } = useFormat();
  const difference = now - (before ?? 0);
  const sign = difference < 0 ? '−' : '+';
  return (
    <>
      <td className={tableClass.number}>
        {of && now > 0 ? (
          <HoursLink address={hoursAddress(of)} name={of.name} isOwn={of.employeeId === of.own}>
            {hours(now)}
          </HoursLink>
        ) : (
          hours(now)
        )}
      </td>
      {before !== undefined && (
        <>
          <td className={tableClass.number}>{hours(before)}</td>
          <td className={tableClass.number}>
            <bdi>{difference === 0 ? hours(0) : `${sign}${hours(Math.abs(difference))}`}</bdi>
          </td>
        </>
      )}
    </>
  );
}
