import type { Scope } from '../../store/store.ts';
import type { EntryRecord, World } from '../../store/world.ts';
import { toIsoDay, startOfDay } from './time.ts';

/**
 * A running entry is stale once its owner's day is over. Its actual length is unknown, so it counts
 * nowhere until it has an end. Source: CLOCK-D45.
 */
export type StaleCheck = (entry: Checked) => boolean;

type Checked = Pick<EntryRecord, 'employeeId' | 'startTime' | 'endTime'>;

/** Detects which of these entries are stale, each by the time zone of its owner's user. */
export async function createStaleCheck(
  {
    db,
    now,
  }: {
    db: Scope<World>;
    /** ISO timestamp. */
    now: string;
  },
  entries: readonly Checked[],
): Promise<StaleCheck> {
  const running = entries.filter(({ endTime }) => endTime === null);
  const employeeIds = new Set(running.map(({ employeeId }) => employeeId));
  const users =
    employeeIds.size > 0
      ? await db.query('tenantUsers', { where: { employeeId: [...employeeIds] } })
      : [];
  const zones = new Map(users.map(({ employeeId, timeZone }) => [employeeId, timeZone]));
  // Thousands of entries share a few time zones.
  const starts = new Map<string, string>();
  const todayIn = (timeZone: string): string => {
    const start = starts.get(timeZone) ?? startOfDay(toIsoDay(now, timeZone), timeZone);
    starts.set(timeZone, start);
    return start;
  };
  return ({ employeeId, startTime, endTime }) =>
    endTime === null && startTime < todayIn(zones.get(employeeId) ?? 'UTC');
}
