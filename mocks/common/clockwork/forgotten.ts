import type { Scope } from '../../store/store.ts';
import type { EntryRecord, World } from '../../store/world.ts';
import { toIsoDay, startOfDay } from './time.ts';

/**
 * A running entry was forgotten once its owner's day is over. Nobody knows how long the work lasted, so
 * the entry counts nothing anywhere until it has an end. Source: decisions, "ClockWork".
 */
export type StaleCheck = (
  entry: Pick<EntryRecord, 'employeeId' | 'startTime' | 'endTime'>,
) => boolean;

/** Tells forgotten entries of a whole tenant, each by the time zone of its owner's user. */
export async function createStaleCheck({
  db,
  now,
}: {
  db: Scope<World>;
  /** ISO instant. */
  now: string;
}): Promise<StaleCheck> {
  const users = await db.query('tenantUsers');
  const zones = new Map(users.map(({ employeeId, timeZone }) => [employeeId, timeZone]));
  // Thousands of entries share few zones.
  const starts = new Map<string, string>();
  const todayIn = (timeZone: string): string => {
    const start = starts.get(timeZone) ?? startOfDay(toIsoDay(now, timeZone), timeZone);
    starts.set(timeZone, start);
    return start;
  };
  return ({ employeeId, startTime, endTime }) =>
    endTime === null && startTime < todayIn(zones.get(employeeId) ?? 'UTC');
}
