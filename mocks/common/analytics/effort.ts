import type { components } from '#openapi/generated/types.ts';
import type { Scope } from '../../store/store.ts';
import type { EntryRecord, World } from '../../store/world.ts';
import { createStaleCheck, type StaleCheck } from '../clockwork/stale-check.ts';
import { dailyParts, longest, clipEntry } from '../clockwork/parts.ts';
import { toTimestamps, type Period } from '../clockwork/period.ts';
import { secondsBetween } from '../../store/seconds.ts';
import { inHours } from '../clockwork/report-rows.ts';
import { addDays, toIsoDay, sumSeconds } from '../clockwork/time.ts';

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

/** The counted entries of a project: all of them, or their parts within a period. */
export async function loadEntries(
  { db, timeZone, now }: EffortContext,
  projectId: string,
  period: Period | null,
): Promise<EntryRecord[]> {
  const isStale = await createStaleCheck({ db, now });
  if (period === null) {
    const all = await db.query('entries', { where: { projectId } });
    return all.filter((entry) => !isStale(entry));
  }
  const { below, from } = toTimestamps(period, timeZone);
  // An entry that lasts into the period started at most one maximum entry length before it.
  const { from: earliest } = toTimestamps(
    { ...period, from: addDays(period.from, -longest) },
    timeZone,
  );
  const entries = await db.query('entries', {
    where: { projectId, startTime: { from: earliest, below } },
  });
  return entries
    .filter((entry) => !isStale(entry))
    .flatMap((entry) => clipEntry(entry, { from, below }, now));
}

/** The total time of each project that has some, in seconds. */
export async function timeByProject({
  db,
  now,
}: Pick<EffortContext, 'db' | 'now'>): Promise<ReadonlyMap<string, number>> {
  const times = await db.query('projectTimes');
  const isStale = await createStaleCheck({ db, now });
  const counted = times.map(
    async (time) => [time.id, await untilNow({ db, now, isStale }, time)] as const,
  );
  return new Map(await Promise.all(counted));
}

/** The total time of a project, in seconds. */
export async function loadTime(
  { db, now }: Pick<EffortContext, 'db' | 'now'>,
  projectId: string,
): Promise<number> {
  const time = await db.get('projectTimes', projectId);
  const isStale = await createStaleCheck({ db, now });
  return time ? untilNow({ db, now, isStale }, time) : 0;
}

/**
 * Running entries count until now, except stale ones. They are queried by start time, because
 * staleness depends on the entry's owner.
 */
async function untilNow(
  { db, now, isStale }: Pick<EffortContext, 'db' | 'now'> & { isStale: StaleCheck },
  { id, seconds, runningSince }: World['projectTimes'],
): Promise<number> {
  const starts = [...new Set(runningSince)];
  const running = await Promise.all(
    starts.map((startTime) => db.query('entries', { where: { projectId: id, startTime } })),
  );
  return running
    .flat()
    .filter((entry) => entry.endTime === null && !isStale(entry))
    .reduce((sum, { startTime }) => sum + secondsBetween(startTime, now), seconds);
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
  const { db } = context;
  const [entries, memberships] = await Promise.all([
    loadEntries(context, projectId, period),
    db.query('projectMembers', { where: { projectId } }),
  ]);
  const byEmployee = Map.groupBy(entries, ({ employeeId }) => employeeId);
  const active = memberships.filter(({ isActiveMember }) => isActiveMember);
  const membershipByEmployee = new Map(active.map(({ id, employeeId }) => [employeeId, id]));
  const ids = new Set([...membershipByEmployee.keys(), ...byEmployee.keys()]);
  const members = await Promise.all(
    [...ids].map(async (employeeId) => {
      const employee = await db.get('employees', employeeId);
      return {
        id: membershipByEmployee.get(employeeId) ?? employeeId,
        employeeId,
        fullName: employee?.fullName ?? '',
        profileImageUrl: employee?.profileImageUrl ?? null,
        timeEffortAsString: effortAsString(sumSeconds(context, byEmployee.get(employeeId) ?? [])),
        isActiveMember: membershipByEmployee.has(employeeId),
        isActive: employee?.isActive ?? false,
      };
    }),
  );
  return members.toSorted((a, b) => a.fullName.localeCompare(b.fullName));
}

/** Formats time for the popup. Source: ANLYT-048. */
export function effortAsString(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)} Hrs ${minutes % 60} m`;
}

/** The hours of each day with time, oldest first, for the heatmap that ends today. */
export function getDailyHours(
  { timeZone, now }: Pick<EffortContext, 'timeZone' | 'now'>,
  entries: readonly EntryRecord[],
): DailyHours[] {
  const first = addDays(toIsoDay(now, timeZone), 1 - heatmapDays);
  const parts = entries.flatMap((entry) => dailyParts(entry, timeZone, now));
  return [...Map.groupBy(parts, ({ startTime }) => toIsoDay(startTime, timeZone))]
    .filter(([date]) => date >= first)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, ofDay]) => ({ date, hours: inHours(sumSeconds({ now }, ofDay)) }));
}
