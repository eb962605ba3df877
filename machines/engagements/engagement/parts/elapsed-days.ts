import { fromZonedTime } from 'date-fns-tz/fromZonedTime';

/** A timestamp in ms, and the time zone in which days start. */
export interface ZonedDay {
  now: number;
  timeZone: string;
}

/** Milliseconds of a day in the requirements, also where clocks change. Source: ENGAG-052. */
const dayLength = 86_400_000;

/** The full days since a yyyy-MM-dd day has started in a time zone; 0 before it starts. */
export function countElapsedDays(day: string, { now, timeZone }: ZonedDay): number {
  const start = fromZonedTime(`${day}T00:00:00`, timeZone).getTime();
  return Math.max(0, Math.floor((now - start) / dayLength));
}
