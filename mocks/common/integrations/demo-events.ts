import { addDays, startOfDay } from '../clockwork/time.ts';

/** An event of the demo calendar provider, in the account's time zone. */
export interface DemoEvent {
  /** The id at the provider. */
  externalId: string;
  day: string;
  title: string;
  from: string;
  to: string;
  location: string;
}

/** The events of each working week at the demo calendar provider: weekday from Monday, times. */
const week = [
  [0, 'Weekly planning', '09:00', '10:00', 'Room 2'],
  [1, 'Design review', '14:00', '15:00', 'Room 1'],
  [2, 'Customer call', '11:00', '11:30', ''],
  [2, 'Design review: follow-up', '15:00', '16:00', 'Room 1'],
  [3, 'Interview', '10:00', '11:00', 'Room 3'],
  [4, 'Retrospective', '16:00', '17:00', 'Room 2'],
] as const;

/** The events of an account in the week that begins on a Monday. */
export const buildDemoEvents = (account: string, monday: string): DemoEvent[] =>
  week.map(([offset, title, from, to, location], index) => ({
    externalId: `${account} ${monday} ${index}`,
    day: addDays(monday, offset),
    title,
    from,
    to,
    location,
  }));

/** The start and the end of an event in UTC. No demo event is on the night of a clock change. */
export function toEventTimes({ day, from, to }: DemoEvent, timeZone: string) {
  const midnight = Date.parse(startOfDay(day, timeZone));
  const at = (time: string) => new Date(midnight + toMilliseconds(time)).toISOString();
  return { startTime: at(from), endTime: at(to) };
}

/** The time since midnight. */
function toMilliseconds(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
}
