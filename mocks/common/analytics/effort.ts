import type { components } from '@atrium/contract/generated/types.ts';
import { byText } from '../../core/records/names.ts';
import type { Scope } from '../../store/store.ts';
import type { EntryRecord, World } from '../../store/world.ts';
import { createStaleCheck } from '../clockwork/stale-check.ts';
import { sumTime } from '../clockwork/time-sums.ts';
import { dailyParts, longest } from '../clockwork/parts.ts';
import { toTimestamps, type Period } from '../clockwork/period.ts';
import { inHours } from '../clockwork/report-rows.ts';
import { addDays, startOfDay, sumSeconds, toIsoDay } from '../clockwork/time.ts';

type Member = components['schemas']['ProjectAnalyticsMember'];
type DailyHours = components['schemas']['ProjectDailyHours'];

/** The records, time zone and time for which effort is computed. */
export interface EffortContext {
  db: Scope<World>;
  timeZone: string;
  /** ISO timestamp. */
  now: string;
}

/** Number of days in the heatmap, including today. Source: ANLYT-061. */
const heatmapDays = 365;

/** The counted entries of a project that the heatmap can show. */
export async function loadRecentEntries(
  { db, timeZone, now }: EffortContext,
  projectId: string,
): Promise<EntryRecord[]> {
  const first = addDays(toIsoDay(now, timeZone), -heatmapDays);
  return loadEntriesFrom({ db, timeZone, now }, projectId, first);
}

/** The counted entries of a project that may have time on a day or later. */
async function loadEntriesFrom(
  { db, timeZone, now }: EffortContext,
  projectId: string,
  day: string,
): Promise<EntryRecord[]> {
  // An entry that lasts into a day started at most one maximum entry length before it.
  const startTime = { from: startOfDay(addDays(day, -longest), timeZone) };
  return filterCounted({ db, now }, await db.query('entries', { where: { projectId, startTime } }));
}

/** The seconds of each day with time on a project, from a day on, oldest first. */
export async function loadSecondsByDay(
  context: EffortContext,
  projectId: string,
  start: string,
): Promise<ReadonlyMap<string, number>> {
  return secondsByDay(context, await loadEntriesFrom(context, projectId, start), start);
}

/** The entries that are not stale. */
async function filterCounted(
  context: Pick<EffortContext, 'db' | 'now'>,
  entries: readonly EntryRecord[],
): Promise<EntryRecord[]> {
  const isStale = await createStaleCheck(context, entries);
  return entries.filter((entry) => !isStale(entry));
}

/** The total time of those projects that have some, in seconds. */
export async function timeByProject(
  context: Pick<EffortContext, 'db' | 'now'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const times = await context.db.getMany('projectTimes', ids);
  const isRunning = [...times.values()].some(({ runningSince }) => runningSince.length > 0);
  const all = isRunning ? await readRunning(context, ids) : [];
  const running = Map.groupBy(all, ({ projectId }) => projectId);
  return new Map(
    Array.from(times, ([id, { seconds }]) => [
      id,
      seconds + sumSeconds(context, running.get(id) ?? []),
    ]),
  );
}

/** The total time of a project, in seconds. */
export async function loadTime(
  context: Pick<EffortContext, 'db' | 'now'>,
  projectId: string,
): Promise<number> {
  return (await timeByProject(context, [projectId])).get(projectId) ?? 0;
}

/** The running entries of projects that count until now: all except stale ones. */
async function readRunning(
  context: Pick<EffortContext, 'db' | 'now'>,
  projectId: readonly string[],
): Promise<EntryRecord[]> {
  const running = await context.db.query('entries', { where: { projectId, endTime: null } });
  return filterCounted(context, running);
}

/**
 * The active members of a project and everyone with time in it during the period, by full name.
 * Source: ANLYT-048, ANLYT-062.
 */
export async function loadMembers(
  context: EffortContext,
  projectId: string,
  period: Period | null,
): Promise<Member[]> {
  const { db, now, timeZone } = context;
  const span = period && toTimestamps(period, timeZone);
  const [{ seconds }, memberships] = await Promise.all([
    sumTime('employeeId', { db, now, span, where: { projectId } }),
    db.query('projectMembers', { where: { projectId, isActiveMember: true } }),
  ]);
  const membershipByEmployee = new Map(memberships.map(({ id, employeeId }) => [employeeId, id]));
  const ids = new Set([...membershipByEmployee.keys(), ...seconds.keys()]);
  const employees = await db.getMany('employees', ids);
  const members = [...ids].map((employeeId) => {
    const employee = employees.get(employeeId);
    return {
      id: membershipByEmployee.get(employeeId) ?? employeeId,
      employeeId,
      fullName: employee?.fullName ?? '',
      profileImageUrl: employee?.profileImageUrl ?? null,
      timeEffortAsString: effortAsString(seconds.get(employeeId) ?? 0),
      isActiveMember: membershipByEmployee.has(employeeId),
      isActive: employee?.isActive ?? false,
    };
  });
  return members.toSorted(byText(({ fullName }) => fullName));
}

/** Formats time for the popup. Source: ANLYT-048. */
export function effortAsString(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)} Hrs ${minutes % 60} m`;
}

/** The hours of each day with time, oldest first, for the heatmap that ends today. */
export function getDailyHours(
  context: Pick<EffortContext, 'timeZone' | 'now'>,
  entries: readonly EntryRecord[],
): DailyHours[] {
  const first = addDays(toIsoDay(context.now, context.timeZone), 1 - heatmapDays);
  return Array.from(secondsByDay(context, entries, first), ([date, seconds]) => ({
    date,
    hours: inHours(seconds),
  }));
}

/** The seconds of each day with time, from a day on, oldest first. */
function secondsByDay(
  { timeZone, now }: Pick<EffortContext, 'timeZone' | 'now'>,
  entries: readonly EntryRecord[],
  first: string,
): Map<string, number> {
  const parts = entries.flatMap((entry) => dailyParts(entry, timeZone, now));
  const byDay = [...Map.groupBy(parts, ({ startTime }) => toIsoDay(startTime, timeZone))];
  return new Map(
    byDay
      .filter(([date]) => date >= first)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([date, ofDay]) => [date, sumSeconds({ now }, ofDay)]),
  );
}
