import type { components } from '@atrium/contract/generated/types.ts';
import type { EntryRecord } from '../../store/world.ts';
import type { Employee } from '../../store/world/people.ts';
import { isDirectMember } from '../analytics/access.ts';
import { loadWork, type Work } from '../projects/work-names.ts';
import { loadDays, type DayEntries } from './day-entries.ts';
import { splitEntries } from './parts.ts';
import type { Period } from './period.ts';
import { countedSeconds, minutesBetween } from '../../store/seconds.ts';
import { toIsoDay, hoursAndMinutes, sumSeconds } from './time.ts';
import type { OwnTimesheet, Timesheet } from './timesheet.ts';
import { shownIn } from '@atrium/time/zoned';

type Entry = components['schemas']['ClockWorkEntry'];

/** A gap shorter than this, in displayed minutes, is ignored. */
const smallestGap = 1;

/** An entry on a timesheet; gap markers need the entries of its day. */
export interface Viewed {
  sheet: Timesheet;
  entry: EntryRecord;
  days: DayEntries;
}

/** Records that are already loaded. */
export interface Known {
  days?: DayEntries;
  employees?: ReadonlyMap<string, Employee>;
  work?: Work;
}

/** What views show of other records. */
type Context = Required<Omit<Known, 'days'>>;

/** A person's entries in the contract's form. */
export async function toView(
  sheet: Timesheet,
  records: readonly EntryRecord[],
  known: Known = {},
): Promise<Entry[]> {
  const starts = records.map(({ startTime }) => startTime);
  const days = known.days ?? (await loadDays(sheet, starts));
  return toViews(
    sheet,
    records.map((entry) => ({ sheet, entry, days })),
    known,
  );
}

/** The entries of any people in the contract's form, for one reader. */
export async function toViews(
  { db, user }: Pick<Timesheet, 'db' | 'user'>,
  viewed: readonly Viewed[],
  known: Omit<Known, 'days'> = {},
): Promise<Entry[]> {
  if (viewed.length === 0) return [];
  const entries = viewed.map(({ entry }) => entry);
  const employeeIds = entries.map(({ employeeId }) => employeeId);
  const context = {
    work: known.work ?? (await loadWork({ db, user }, entries)),
    employees: known.employees ?? (await db.getMany('employees', employeeIds)),
  };
  return viewed.map((each) => buildView(each, context));
}

function buildView({ sheet, entry, days }: Viewed, { work, employees }: Context): Entry {
  const { bookedAs: _, seconds: _seconds, ...record } = entry;
  const { project, task, shown } = work.getNames(entry);
  const { older, newer } = days.getNeighbours(entry);
  const seconds = countedSeconds(record, sheet.now);
  return {
    ...record,
    ...shown,
    employeeName: employees.get(entry.employeeId)?.fullName ?? '',
    projectDisplayString: project ? `${project.code} ${project.name}` : '',
    taskDisplayString: task ? `${task.code} ${task.name}` : '',
    taskDescription: task?.description ?? '',
    totalTimeInSeconds: seconds,
    startTimeFormatted: clockTime(sheet, record.startTime),
    endTimeFormatted: record.endTime ? clockTime(sheet, record.endTime) : '',
    totalTimeFormatted: hoursAndMinutes(seconds),
    // Anyone may book time without a project.
    isMember: !project || isMember(entry, work),
    upFillApplicable: hasGap(older?.endTime, record.startTime),
    downFillApplicable: hasGap(record.endTime, newer?.startTime),
  };
}

/** Whether the person owns the entry's project or is an active member of it. */
function isMember({ employeeId, projectId }: EntryRecord, { projects }: Work): boolean {
  const project = projects.get(projectId ?? '');
  return project !== undefined && isDirectMember({ employeeId }, project);
}

/** Entries of a response about a day or a period, each with the part that counts there. */
export async function toPeriodViews(
  sheet: Timesheet,
  records: readonly EntryRecord[],
  period: Period,
) {
  const views = await toView(sheet, records);
  return views.map((view, at) => withTimeIn(sheet, period, view, records[at]));
}

/** A view of an entry with the part that counts in a period. */
export const withTimeIn = (
  sheet: Timesheet,
  period: Period,
  view: Entry,
  record: EntryRecord | undefined,
) => ({
  ...view,
  totalTimeOnDayInSeconds: sumSeconds(sheet, splitEntries(sheet, record ? [record] : [], period)),
});

/** The entries that a call has changed, and their neighbours, in the contract's form. */
export async function toChangedViews(
  sheet: OwnTimesheet,
  changed: readonly EntryRecord[],
): Promise<{ clockWorkEntries: Entry[]; neighbours: Entry[] }> {
  const starts = changed.map(({ startTime }) => startTime);
  const days = await loadDays(sheet, [...starts, ...sheet.touched]);
  const neighbours = listNeighbours(sheet, changed, days);
  const views = await toView(sheet, [...changed, ...neighbours], { days });
  return {
    clockWorkEntries: views.slice(0, changed.length),
    neighbours: views.slice(changed.length),
  };
}

/**
 * The neighbors of the entries that a call has changed or deleted: their gap markers may have
 * changed.
 */
function listNeighbours(
  { timeZone, touched }: OwnTimesheet,
  changed: readonly EntryRecord[],
  days: DayEntries,
): EntryRecord[] {
  const ids = new Set(changed.map(({ id }) => id));
  const found = new Set<EntryRecord>();
  for (const start of touched) {
    const others = days.listDay(toIsoDay(start, timeZone)).filter(({ id }) => !ids.has(id));
    const older = others.findLast(({ startTime }) => startTime <= start);
    const newer = others.find(({ startTime }) => startTime >= start);
    for (const each of [older, newer]) if (each) found.add(each);
  }
  return newestFirst([...found]);
}

/** Sorts entries by start, newest first. */
export const newestFirst = (entries: readonly EntryRecord[]): EntryRecord[] =>
  entries.toSorted((a, b) => (a.startTime < b.startTime ? 1 : -1));

/** Whether there is a gap of a minute or more between an end and the next start. */
export const hasGap = (end: string | null | undefined, start: string | undefined): boolean =>
  end != null && start !== undefined && minutesBetween(end, start) >= smallestGap;

const clockTime = ({ timeZone }: Timesheet, timestamp: string) =>
  shownIn(timestamp, timeZone, 'hh:mm a');
