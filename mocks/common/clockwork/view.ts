import type { components } from '#openapi/generated/types.ts';
import type { EntryRecord } from '../../store/world.ts';
import { readWorkNames } from '../projects/booked-names.ts';
import { once } from './once.ts';
import { splitEntries } from './parts.ts';
import type { Period } from './period.ts';
import { countedSeconds, minutesBetween } from '../../store/seconds.ts';
import { toIsoDay, hoursAndMinutes, sumSeconds } from './time.ts';
import { entriesOfDay, type OwnTimesheet, type Timesheet } from './timesheet.ts';
import { shownIn } from './zoned.ts';

type Entry = components['schemas']['ClockWorkEntry'];

/** A gap shorter than this, in displayed minutes, is ignored. */
const smallestGap = 1;

/**
 * Entries in the contract's form. Gap markers need the neighbors on the same day, so every affected
 * day is loaded once.
 */
export async function toView(sheet: Timesheet, records: EntryRecord[]): Promise<Entry[]> {
  const { db, timeZone } = sheet;
  const employee = await db.get('employees', sheet.employeeId);
  const dayWith = once(async (day) => inTime(await entriesOfDay(sheet, day)));
  const getNames = readWorkNames(sheet);
  const isProjectMember = once((id) => isMember(sheet, id));
  return Promise.all(
    records.map(async (entry) => {
      const { bookedAs: _, ...record } = entry;
      const { project, task, shown } = await getNames(entry);
      const day = await dayWith(toIsoDay(record.startTime, timeZone));
      const { older, newer } = day.getNeighbours(record);
      const seconds = countedSeconds(record, sheet.now);
      return {
        ...record,
        ...shown,
        employeeName: employee?.fullName ?? '',
        projectDisplayString: project ? `${project.code} ${project.name}` : '',
        taskDisplayString: task ? `${task.code} ${task.name}` : '',
        taskDescription: task?.description ?? '',
        totalTimeInSeconds: seconds,
        startTimeFormatted: clockTime(sheet, record.startTime),
        endTimeFormatted: record.endTime ? clockTime(sheet, record.endTime) : '',
        totalTimeFormatted: hoursAndMinutes(seconds),
        // Anyone may book time without a project.
        isMember: project && record.projectId ? await isProjectMember(record.projectId) : true,
        upFillApplicable: hasGap(older?.endTime, record.startTime),
        downFillApplicable: hasGap(record.endTime, newer?.startTime),
      };
    }),
  );
}

/** Entries of a response about a day or a period, each with the part that counts there. */
export async function toPeriodViews(sheet: Timesheet, records: EntryRecord[], period: Period) {
  const views = await toView(sheet, records);
  return views.map((view, at) => ({
    ...view,
    totalTimeOnDayInSeconds: sumSeconds(
      sheet,
      splitEntries(sheet, records.slice(at, at + 1), period),
    ),
  }));
}

/**
 * The neighbors of the entries that a call has changed or deleted: their gap markers may have
 * changed.
 */
export async function listNeighbours(
  sheet: OwnTimesheet,
  changed: readonly EntryRecord[],
): Promise<Entry[]> {
  const ids = new Set(changed.map(({ id }) => id));
  const found = new Map<string, EntryRecord>();
  for (const [day, starts] of Map.groupBy(sheet.touched, (at) => toIsoDay(at, sheet.timeZone))) {
    const others = (await entriesOfDay(sheet, day)).filter(({ id }) => !ids.has(id));
    for (const start of starts) {
      const older = others.find(({ startTime }) => startTime <= start);
      const newer = others.findLast(({ startTime }) => startTime >= start);
      for (const each of [older, newer]) if (each) found.set(each.id, each);
    }
  }
  return toView(sheet, newestFirst([...found.values()]));
}

/** Sorts entries by start, newest first. */
export const newestFirst = (entries: readonly EntryRecord[]): EntryRecord[] =>
  entries.toSorted((a, b) => (a.startTime < b.startTime ? 1 : -1));

/** Whether the person owns the project or is an active member of it. */
async function isMember({ db, employeeId }: Timesheet, projectId: string): Promise<boolean> {
  const project = await db.get('projects', projectId);
  if (project?.ownerId === employeeId) return true;
  const members = await db.query('projectMembers', { where: { projectId, employeeId } });
  return members.some(({ isActiveMember }) => isActiveMember);
}

/** The next older and the next newer entry of the same day. Source: CLOCK-028. */
export async function neighbours(sheet: Timesheet, entry: EntryRecord) {
  const day = await entriesOfDay(sheet, toIsoDay(entry.startTime, sheet.timeZone));
  return inTime(day).getNeighbours(entry);
}

/**
 * The entries of a day in chronological order, by start, then by end; a running entry sorts last.
 * An entry that was stopped at the moment of its start comes before one that starts then.
 */
function inTime(day: readonly EntryRecord[]) {
  const entries = day
    .map((entry) => ({ entry, sortKey: `${entry.startTime} ${entry.endTime ?? '~'} ${entry.id}` }))
    .toSorted((a, b) => (a.sortKey < b.sortKey ? -1 : 1))
    .map(({ entry }) => entry);
  const positions = new Map(entries.map(({ id }, at) => [id, at]));
  return {
    /** The next older and the next newer entry. */
    getNeighbours: ({ id }: EntryRecord) => {
      const at = positions.get(id) ?? -1;
      return { older: entries[at - 1], newer: entries[at + 1] };
    },
  };
}

/** Whether there is a gap of a minute or more between an end and the next start. */
export const hasGap = (end: string | null | undefined, start: string | undefined): boolean =>
  end != null && start !== undefined && minutesBetween(end, start) >= smallestGap;

const clockTime = ({ timeZone }: Timesheet, timestamp: string) =>
  shownIn(timestamp, timeZone, 'hh:mm a');
