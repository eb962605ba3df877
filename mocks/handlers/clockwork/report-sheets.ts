import { message } from '../../core/requests/handler.ts';
import { dayCell, timeCell } from '../../core/files/sheet-cells.ts';
import type { SheetCell, SheetColumn } from '../../core/files/workbook.ts';
import type { CumulativeRow, ReportRow } from '../../common/clockwork/report-rows.ts';
import { otherProjectsId } from '../../common/projects/booked-names.ts';
import { shownIn } from '@atrium/time/zoned';
import type { TenantUser } from '../../store/world.ts';
import { lengthCell } from '../../common/clockwork/length-cell.ts';

/**
 * The time report as a sheet: dates and times are typed cells, durations are exact and displayed in
 * hours and full minutes, so that they add up to the total of the report.
 */

type Reader = Pick<TenantUser, 'dateFormat' | 'timeZone' | 'hourFormat'>;

/** A timestamp as a time of day; empty while the entry runs. */
const clockCell = (timestamp: string | null, reader: Reader) =>
  timestamp === null ? null : timeCell(shownIn(timestamp, reader.timeZone, 'HH:mm'), reader);

const workColumns = ({ dateFormat }: Reader): SheetColumn<ReportRow>[] => [
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
export const detailedSheet = (reader: Reader, seconds: number) => ({
  columns: [
    ...workColumns(reader),
    {
      heading: message('headStart'),
      width: 12,
      value: (row: ReportRow) => clockCell(row.startTime, reader),
    },
    {
      heading: message('headEnd'),
      width: 12,
      value: (row: ReportRow) => clockCell(row.endTime, reader),
    },
    hours,
  ],
  total: total(7, seconds),
});

/** A row for each day and task, with the time in the task over all days. */
export const cumulativeSheet = (reader: Reader, seconds: number) => ({
  columns: [
    ...workColumns(reader),
    hours,
    {
      heading: message('headHoursInTask'),
      width: 18,
      value: (row: CumulativeRow) => lengthCell(row.totalTimeTakenInTaskInSeconds ?? 0),
    },
  ],
  total: total(5, seconds),
});
