import type { components } from '#openapi/generated/types.ts';
import { message } from '../../core/handler.ts';
import { dayCell } from '../../core/sheet-cells.ts';
import type { SheetCell, SheetColumn } from '../../core/workbook.ts';
import type { CumulativeRow, ReportRow } from '../../common/clockwork/report-rows.ts';
import { otherProjectsId } from '../../common/projects/booked-names.ts';
import { lengthCell } from '../../common/clockwork/length-cell.ts';

/**
 * The time report as a sheet: days and times of day are such to a spreadsheet, lengths are exact and
 * shown in hours and whole minutes, so that they add up to the total of the report.
 */

type DateFormat = components['schemas']['DateFormat'];

/** A time such as `09:15 AM`; empty while the entry runs. */
function timeCell(time: string): SheetCell | null {
  const [, hours, minutes, half] = /^(\d\d):(\d\d) (AM|PM)$/.exec(time) ?? [];
  if (hours === undefined) return null;
  const hour = (Number(hours) % 12) + (half === 'PM' ? 12 : 0);
  return { value: (hour * 60 + Number(minutes)) / (24 * 60), format: 'hh:mm AM/PM' };
}

const workColumns = (dateFormat: DateFormat): SheetColumn<ReportRow>[] => [
  {
    heading: message('headDate'),
    width: 12,
    value: ({ date = '' }) => dayCell(date, dateFormat),
  },
  { heading: message('headEmployee'), width: 24, value: ({ employeeName }) => employeeName },
  {
    heading: message('headProject'),
    width: 32,
    value: (row) =>
      row.projectId === otherProjectsId ? message('otherProjects') : row.projectDisplayString,
  },
  { heading: message('headTask'), width: 32, value: ({ taskDisplayString }) => taskDisplayString },
  { heading: message('headDescription'), width: 48, value: ({ description }) => description },
];

const hours: SheetColumn<ReportRow> = {
  heading: message('headHours'),
  width: 12,
  value: ({ totalTimeInSeconds }) => lengthCell(totalTimeInSeconds),
};

const total = (before: number, seconds: number): (SheetCell | null)[] => [
  ...Array.from({ length: before }, () => null),
  lengthCell(seconds),
];

/** A row for each entry and day, with its times. */
export const detailedSheet = (dateFormat: DateFormat, seconds: number) => ({
  columns: [
    ...workColumns(dateFormat),
    {
      heading: message('headStart'),
      width: 12,
      value: (row: ReportRow) => timeCell(row.startTimeFormattedForTimeZone),
    },
    {
      heading: message('headEnd'),
      width: 12,
      value: (row: ReportRow) => timeCell(row.endTimeFormattedForTimeZone),
    },
    hours,
  ],
  total: total(7, seconds),
});

/** A row for each day and task, with the time in the task over all days. */
export const cumulativeSheet = (dateFormat: DateFormat, seconds: number) => ({
  columns: [
    ...workColumns(dateFormat),
    hours,
    {
      heading: message('headHoursInTask'),
      width: 18,
      value: (row: CumulativeRow) => lengthCell(row.totalTimeTakenInTaskInSeconds ?? 0),
    },
  ],
  total: total(5, seconds),
});
