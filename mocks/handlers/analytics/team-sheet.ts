import type { components } from '@atrium/contract/generated/types.ts';
import { message } from '../../core/requests/handler.ts';
import type { Message } from '../../core/requests/http-error.ts';
import { workbook, type SheetCell, type SheetColumn } from '../../core/files/workbook.ts';
import type { TenantUser } from '../../store/world.ts';
import { lengthCell } from '../../common/clockwork/length-cell.ts';
import { fileRange, shownDay, type Period } from '../../common/clockwork/period.ts';
import { inHours } from '../../common/clockwork/report-rows.ts';
import { addDays } from '../../common/clockwork/time.ts';

type ResponseBody = components['schemas']['ClockWorkAnalyticsAnswer'];
type Hours = Pick<ResponseBody, 'clockWorkAnalytics' | 'withoutTeam'> & {
  totalTimeInSeconds: number;
};
type Member = components['schemas']['MemberHours'];

interface HoursOfPeriod {
  hours: Hours;
  period: Period;
}

interface TeamSheet extends HoursOfPeriod {
  /** The hours of the comparison period; null without a comparison. */
  compared: HoursOfPeriod | null;
  dateFormat: TenantUser['dateFormat'];
}

/** A team, or the people without a team. */
interface Group {
  teamId: string | null;
  teamName: string;
  members: readonly Member[];
}

interface Row {
  group: string | Message;
  name: string;
  seconds: number;
  secondsBefore: number;
  isSum: boolean;
}

/**
 * The hours of teams as a sheet: a row for each member and a labeled total for each team, then the
 * people without a team as a separate group. The last row is the grand total, which counts all
 * hours once. Source: ANLYT-063.
 */
export function teamSheet({ hours, period, compared, dateFormat }: TeamSheet) {
  const [now, before] = [readHours(hours), readHours(compared?.hours)];
  return workbook<Row>({
    name: `ClockWorkAnalytics-${fileRange(period)}`,
    sheet: fileRange(period),
    rows: groupsIn(hours, compared?.hours).flatMap(({ teamId, teamName, members }) => {
      const rows = members.map(({ id, name }) => ({
        group: teamId === null ? message('withoutTeam') : teamName,
        name,
        seconds: now.of(teamId, id),
        secondsBefore: before.of(teamId, id),
        isSum: false,
      }));
      const sum = (times: readonly number[]) => times.reduce((all, each) => all + each, 0);
      return [
        ...rows,
        {
          group:
            teamId === null
              ? message('withoutTeamTotal')
              : message('teamTotal', { team: teamName }),
          name: '',
          seconds: sum(rows.map(({ seconds }) => seconds)),
          secondsBefore: sum(rows.map(({ secondsBefore }) => secondsBefore)),
          isSum: true,
        },
      ];
    }),
    isBold: ({ isSum }) => isSum,
    columns: [...columns, ...(compared ? columnsBefore(compared.period, dateFormat) : [])],
    total: [
      null,
      null,
      lengthCell(now.total),
      ...(compared ? [lengthCell(before.total), differenceCell(now.total - before.total)] : []),
    ],
    // A member of multiple teams counts once.
    totalLabel: message('sheetTotalOnce'),
  });
}

const columns: SheetColumn<Row>[] = [
  { heading: message('headTeam'), width: 32, value: ({ group }) => group },
  { heading: message('headMembers'), width: 32, value: ({ name }) => name },
  { heading: message('headHoursWorked'), width: 16, value: ({ seconds }) => lengthCell(seconds) },
];

function columnsBefore(period: Period, dateFormat: TenantUser['dateFormat']): SheetColumn<Row>[] {
  const shown = (day: string) => shownDay(`${day}T00:00:00Z`, { timeZone: 'UTC', dateFormat });
  const days = { from: shown(period.from), to: shown(addDays(period.before, -1)) };
  return [
    {
      heading: message('headHoursBefore', days),
      width: 36,
      value: ({ secondsBefore }) => lengthCell(secondsBefore),
    },
    {
      heading: message('headDifference'),
      width: 20,
      value: ({ seconds, secondsBefore }) => differenceCell(seconds - secondsBefore),
    },
  ];
}

/**
 * A decimal number of hours, because spreadsheets cannot show a negative duration in hours and
 * minutes.
 */
const differenceCell = (seconds: number): SheetCell => ({
  value: Math.sign(seconds) * inHours(Math.abs(seconds)),
  format: '+0.00;-0.00;0.00',
});

/** The hours of all people; 0 for people without any. */
function readHours(hours: Hours | undefined) {
  const times = new Map<string, number>();
  for (const { teamId, members } of hours ? groupsIn(hours) : []) {
    for (const { id, totalTimeInSeconds } of members)
      times.set(`${teamId} ${id}`, totalTimeInSeconds);
  }
  return {
    of: (teamId: string | null, id: string): number => times.get(`${teamId} ${id}`) ?? 0,
    total: (hours?.totalTimeInSeconds ?? 0) + (hours?.withoutTeam?.totalTimeInSeconds ?? 0),
  };
}

/**
 * The groups of both periods: days without any time have no teams, and a person may have worked in
 * only one of the periods.
 */
function groupsIn(hours: Hours, before?: Hours): Group[] {
  const { clockWorkAnalytics: teams } =
    hours.clockWorkAnalytics.length > 0 || !before ? hours : before;
  const groups = teams.map(({ teamId, teamName, clockWorkAnalyticsMembers: members }) => ({
    teamId,
    teamName,
    members,
  }));
  const others = [hours, before].flatMap(
    (each) => each?.withoutTeam?.clockWorkAnalyticsMembers ?? [],
  );
  if (others.length === 0) return groups;
  const members = [...new Map(others.map((member) => [member.id, member])).values()].toSorted(
    (a, b) => a.name.localeCompare(b.name),
  );
  return [...groups, { teamId: null, teamName: '', members }];
}
