import { toTimestamps, type Period } from './period.ts';
import { sumTime } from './time-sums.ts';
import type { Timesheet } from './timesheet.ts';

/** The time of people in a period of each, in seconds; the store sums it per time zone. */
export async function sumPeopleTime(
  sheets: readonly Timesheet[],
  getPeriod: (sheet: Timesheet) => Period,
): Promise<ReadonlyMap<string, number>> {
  const byZone = Map.groupBy(sheets, ({ timeZone }) => timeZone);
  const sums = await Promise.all(
    Array.from(byZone.values(), async (own) => {
      const [first] = own;
      if (!first) return [];
      const { db, now, timeZone } = first;
      const span = toTimestamps(getPeriod(first), timeZone);
      const where = { employeeId: own.map(({ employeeId }) => employeeId) };
      const { seconds } = await sumTime('employeeId', { db, now, span, where });
      return [...seconds];
    }),
  );
  return new Map(sums.flat());
}
