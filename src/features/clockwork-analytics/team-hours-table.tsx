import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  allSeconds,
  allTeams,
  type Days,
  type TeamHours,
  type TeamHoursResults,
} from '#machines/clockwork-analytics/team-hours.ts';
import type { ListSearch } from '#machines/lists/list-search.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { cx } from '#ui/text/cx.ts';
import { teamAddresses } from '#page/parameters/addresses.ts';
import { everybodysHours, hoursAddress } from '#page/parameters/hours-address.ts';
import type { Address } from '#records/form/address.ts';
import { useBlocked } from '#records/blocked.tsx';
import { HoursLink } from '#records/view/hours-link.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { TableFrame, tableClass } from '#ui/display/rows/table.tsx';
import { noTeam, ordered, peopleWithoutTeam, sumSeconds, workedBefore } from './shown-hours.ts';
import styles from './clockwork-analytics.module.css';

interface TableProps {
  results: TeamHoursResults;
  sort: ListSearch['sort'];
  onSort: (sort: ListSearch['sort']) => void;
  own: string | null;
}

/** Teams with their members and hours, each with its total. Source: CLOCK-020. */
export function TeamHoursTable({ results, sort, onSort, own }: TableProps) {
  const text = useText('clockworkAnalytics');
  const { before, days } = results;
  const teamIds = results.teams.map(({ teamId }) => teamId);
  // With all teams selected, the total also includes people without a team, like the report of
  // everyone.
  const isOfAll = results.teamIds.includes(allTeams);
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
        {ordered([...results.teams, ...peopleWithoutTeam(results)], sort).map((team) => (
          <TeamRows key={team.teamId} team={team} results={results} own={own} />
        ))}
        <tfoot>
          <tr className={styles.total}>
            <th scope="row" colSpan={2}>
              {text('allOnce')}
            </th>
            <Figures
              now={{ seconds: allSeconds(results), days }}
              before={before && { seconds: allSeconds(before), days: before.days }}
              of={{
                name: text(isOfAll ? 'everybody' : 'theseTeams'),
                at: (of) => everybodysHours(isOfAll ? { days: of } : { days: of, teamIds }),
              }}
            />
          </tr>
        </tfoot>
      </table>
    </TableFrame>
  );
}

/** Cycles from most hours first to fewest first, then back to names. */
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
  const getPrevious = (seconds: number | undefined) =>
    before && { seconds: seconds ?? 0, days: before.days };
  const isTeam = team.teamId !== noTeam;
  const name = (
    <th scope="rowgroup" rowSpan={members.length + 1} className={styles.team}>
      {isTeam ? <TeamName id={team.teamId}>{teamName}</TeamName> : text('noTeam')}
    </th>
  );
  return (
    <tbody>
      {members.map((member, index) => (
        <tr key={member.id}>
          {index === 0 && name}
          <th scope="row" className={styles.member}>
            <bdi>{member.name}</bdi>
            {member.isActive === false && <Badge>{text('isInactive')}</Badge>}
          </th>
          <Figures
            now={{ seconds: member.totalTimeInSeconds, days }}
            before={getPrevious(earlier?.of(member))}
            of={{
              name: member.name,
              isOwn: member.id === own,
              at: (of) => hoursAddress({ employeeId: member.id, own, days: of }),
            }}
          />
        </tr>
      ))}
      <tr className={styles.sum}>
        {members.length === 0 && name}
        <td className={styles.member}>
          {members.length === 0 ? text('nobody') : records('sumLabel')}
        </td>
        <Figures
          now={{ seconds: sumSeconds(team), days }}
          before={getPrevious(earlier?.team)}
          of={{
            name: isTeam ? teamName : text('noTeam'),
            at: (of) => (isTeam ? everybodysHours({ days: of, teamIds: [team.teamId] }) : null),
          }}
        />
      </tr>
    </tbody>
  );
}

/** Links to the team, for people who may see teams. */
function TeamName({ id, children }: { id: string; children: string }) {
  const { isBlocked } = useBlocked('teams.basic');
  const name = <bdi>{children}</bdi>;
  if (isBlocked) return name;
  return <RecordLink address={teamAddresses.view(id)}>{name}</RecordLink>;
}

interface Worked {
  seconds: number;
  days: Days;
}

/** The team or member that the hours belong to. */
interface Whose {
  name: string;
  isOwn?: boolean;
  /** The address of the report for the days; null if there is none. */
  at: (days: Days) => Address | null;
}

interface FiguresProps {
  now: Worked;
  /** The time of the previous period, if compared. */
  before: Worked | null | undefined;
  of: Whose;
}

/** Hours linked to the time behind them, those of the previous period, and the difference. */
function Figures({ now, before, of }: FiguresProps) {
  const { hours } = useFormat();
  const difference = now.seconds - (before?.seconds ?? 0);
  const sign = difference < 0 ? '−' : '+';
  return (
    <>
      <Figure worked={now} of={of} />
      {before && (
        <>
          <Figure worked={before} of={of} />
          <td className={tableClass.number}>
            <bdi>{difference === 0 ? hours(0) : `${sign}${hours(Math.abs(difference))}`}</bdi>
          </td>
        </>
      )}
    </>
  );
}

function Figure({ worked: { seconds, days }, of }: { worked: Worked; of: Whose }) {
  const { hours } = useFormat();
  const { at, ...whose } = of;
  return (
    <td className={tableClass.number}>
      {seconds > 0 ? (
        <HoursLink {...whose} address={at(days)}>
          {hours(seconds)}
        </HoursLink>
      ) : (
        hours(seconds)
      )}
    </td>
  );
}
