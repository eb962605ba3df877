import type { components } from '@atrium/contract/generated/types.ts';
import { emptyId } from '../../core/records/names.ts';
import type { ReportRow } from './report-rows.ts';
import { hoursAndMinutes } from './time.ts';

type Group = components['schemas']['TimeReportGroup'];
type Grouping = NonNullable<components['schemas']['TimeReportGrouping']>;

/** The group of a row for each grouping: its key and its name. */
const groupings: Readonly<Record<Grouping, (row: ReportRow) => [key: string, name: string]>> = {
  Employee: ({ employeeId, employeeName }) => [employeeId, employeeName],
  Project: ({ projectId, projectDisplayString }) => [projectId ?? emptyId, projectDisplayString],
  Task: ({ taskId, taskDisplayString }) => [taskId ?? emptyId, taskDisplayString],
  Day: ({ date = '' }) => [date, date],
};

/** The time of rows by group, longest first; days newest first. */
export function buildGroups(rows: readonly ReportRow[], groupBy: Grouping | null): Group[] {
  if (groupBy === null) return [];
  const getGroupKey = groupings[groupBy];
  const groups = [...Map.groupBy(rows, (row) => getGroupKey(row)[0])].flatMap(([key, own]) => {
    const [first] = own;
    if (!first) return [];
    const seconds = own.reduce((sum, { totalTimeInSeconds }) => sum + totalTimeInSeconds, 0);
    const time = { totalTimeInSeconds: seconds, totalTime: hoursAndMinutes(seconds) };
    return [{ key, name: getGroupKey(first)[1], ...time }];
  });
  return groupBy === 'Day'
    ? groups.toSorted((a, b) => (a.key < b.key ? 1 : -1))
    : groups.toSorted((a, b) => b.totalTimeInSeconds - a.totalTimeInSeconds);
}
