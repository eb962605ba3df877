import type { components } from '@atrium/contract/generated/types.ts';
import type { EntryRecord, TenantUser } from '../../store/world.ts';
import type { WorkNames } from '../projects/booked-names.ts';
import { shownDay } from './period.ts';
import { countedSeconds } from '../../store/seconds.ts';
import { toIsoDay, hoursAndMinutes } from './time.ts';
import { shownIn } from '@atrium/time/zoned';

export type ReportRow = components['schemas']['TimeReportEntry'];
export type CumulativeRow = components['schemas']['CumulativeTimeReportEntry'];

/** An entry with all details that a report shows. */
export interface ReportedEntry {
  entry: EntryRecord;
  employeeName: string;
  /** The names of its project and task that the reader may see. */
  names: WorkNames;
}

/** The reader's date and time format, and the time of the report. */
export type Reader = Pick<TenantUser, 'timeZone' | 'dateFormat'> & { now: string };

/**
 * Time in hours with two decimals, rounded to whole minutes first, so that it agrees with
 * `hoursAndMinutes`.
 */
export const inHours = (seconds: number): number =>
  Math.round((Math.floor(seconds / 60) / 60) * 100) / 100;

/** Length of an entry in seconds, by `countedSeconds`. */
const getLength = ({ entry }: ReportedEntry, { now }: Reader): number => countedSeconds(entry, now);

/** The total time of entries in seconds. */
const sumLengths = (entries: readonly ReportedEntry[], reader: Reader): number =>
  entries.reduce((sum, entry) => sum + getLength(entry, reader), 0);

/** An entry as a row of the report. Source: CLOCK-035. */
export function toRow(reported: ReportedEntry, reader: Reader): ReportRow {
  const { entry, employeeName, names } = reported;
  const { project, task } = names;
  const seconds = getLength(reported, reader);
  return {
    id: entry.id,
    startTime: entry.startTime,
    endTime: entry.endTime,
    description: entry.description,
    employeeId: entry.employeeId,
    employeeName,
    startTimeFormattedForTimeZone: formatTime(entry.startTime, reader),
    endTimeFormattedForTimeZone: entry.endTime ? formatTime(entry.endTime, reader) : '',
    startTimeAsString: shownDay(entry.startTime, reader),
    ...formatLengths(seconds),
    projectDisplayString: project ? `${project.code} ${project.name}` : '',
    taskDisplayString: task ? `${task.code} ${task.name}` : '',
    taskDescription: task?.description ?? '',
    date: toIsoDay(entry.startTime, reader.timeZone),
    projectId: entry.projectId,
    taskId: entry.taskId,
  };
}

/**
 * Sums the entries by employee, day and task, each with the task's total time in the report.
 * Entries and rows are sorted newest first. Source: CLOCK-035.
 */
export function buildCumulativeRows(
  entries: readonly ReportedEntry[],
  reader: Reader,
): CumulativeRow[] {
  const byTask = Map.groupBy(entries, taskKey);
  const dayKey = (each: ReportedEntry) =>
    `${taskKey(each)} ${shownDay(each.entry.startTime, reader)}`;
  return [...Map.groupBy(entries, dayKey).values()].flatMap((group) => {
    const first = group.at(-1);
    if (!first) return [];
    const inTask = sumLengths(byTask.get(taskKey(first)) ?? [], reader);
    const endTime = lastEnd(group);
    return [
      {
        ...toRow(first, reader),
        endTime,
        endTimeFormattedForTimeZone: endTime ? formatTime(endTime, reader) : '',
        description: joinDescriptions(group),
        ...formatLengths(sumLengths(group, reader)),
        totalTimeTakenInTaskInHours: inHours(inTask),
        totalTimeTakenInTask: hoursAndMinutes(inTask),
        totalTimeTakenInTaskInSeconds: inTask,
      },
    ];
  });
}

const taskKey = ({ entry }: ReportedEntry) =>
  `${entry.employeeId} ${entry.projectId ?? ''} ${entry.taskId ?? ''}`;

const formatTime = (timestamp: string, { timeZone }: Reader) =>
  shownIn(timestamp, timeZone, 'hh:mm a');

const formatLengths = (seconds: number) => ({
  totalTimeInHours: inHours(seconds),
  totalTime: hoursAndMinutes(seconds),
  totalTimeInSeconds: seconds,
});

/** Null while one of them runs. Entries do not overlap, so the newest ends last. */
const lastEnd = (group: readonly ReportedEntry[]) => group[0]?.entry.endTime ?? null;

/** Each distinct description once, in chronological order. */
const joinDescriptions = (group: readonly ReportedEntry[]): string =>
  [...new Set(group.toReversed().map(({ entry }) => entry.description))].filter(Boolean).join(', ');
