import type { components } from '#openapi/generated/types.ts';
import { message } from '../../core/handler.ts';
import { workbook } from '../../core/workbook.ts';
import { lengthCell } from '../../common/clockwork/length-cell.ts';
import { fileRange, type Period } from '../../common/clockwork/period.ts';

type TeamHours = components['schemas']['TeamHours'];

/**
 * The hours of teams as a sheet, a row for each member. The last row is what all of them come to,
 * each person counted once. Source of the name: document 2, section 9.
 */
export const teamSheet = (teams: readonly TeamHours[], seconds: number, period: Period) =>
  workbook({
    name: `ClockWorkAnalytics-${fileRange(period)}`,
    sheet: fileRange(period),
    rows: teams.flatMap(({ teamName, clockWorkAnalyticsMembers }) =>
      clockWorkAnalyticsMembers.map((member) => ({ teamName, ...member })),
    ),
    columns: [
      { heading: message('headTeam'), width: 24, value: ({ teamName }) => teamName },
      { heading: message('headMembers'), width: 32, value: ({ name }) => name },
      {
        heading: message('headHoursWorked'),
        width: 14,
        value: ({ totalTimeInSeconds }) => lengthCell(totalTimeInSeconds),
      },
    ],
    total: [null, null, lengthCell(seconds)],
    // Who is in several teams counts once.
    totalLabel: message('sheetTotalOnce'),
  });
