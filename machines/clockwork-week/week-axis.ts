import { addDays, startOfDay } from '../clockwork/time.ts';

const minute = 60_000;
/** Minutes of a day on which the clocks do not change. */
const defaultDayMinutes = 1440;

/** Minutes of the axis on which a day has no time. */
interface Gap {
  at: number;
  length: number;
}

/** A day of a week, as it lies on the axis of the week. */
export interface AxisDay {
  /** yyyy-MM-dd. */
  day: string;
  /** Its first instant, and that of the next day, in ms since 1970. */
  start: number;
  end: number;
  /** Where the axis has time that the day does not have. */
  gaps: readonly Gap[];
}

/**
 * The time axis that the days of a week share, in minutes. It follows the clocks on the wall. Where
 * they are put back on one of the days, the hour that comes twice stands twice on the axis, and the
 * other days have a gap there; where they are put forward, that day has a gap. So whatever happens
 * at one time of day stands at one height, and nothing is ever drawn over something else.
 */
export interface WeekAxis {
  /** Minutes: 1440, or more in a week in which an hour comes twice. */
  length: number;
  days: readonly AxisDay[];
}

/** Whether an entry lasts into the week: one that is saved on another day may not. */
export function isOnAxis(
  { days }: WeekAxis,
  { startTime, endTime }: { startTime: string; endTime: string | null },
): boolean {
  const [start = 0, end = 0] = [days[0]?.start, days.at(-1)?.end];
  const until = endTime === null ? Infinity : Date.parse(endTime);
  return Date.parse(startTime) < end && until >= start;
}

/** The axis of the seven days from `from` on (yyyy-MM-dd), in a time zone. */
export function buildWeekAxis(from: string, timeZone: string): WeekAxis {
  const days = Array.from({ length: 7 }, (_, at) => {
    const day = addDays(from, at);
    const [start, end] = [startOfDay(day, timeZone), startOfDay(addDays(day, 1), timeZone)];
    return { day, start, end, change: changeIn(start, end, timeZone) };
  });
  const again = days.flatMap(({ change }) =>
    change && change.shift < 0 ? [{ at: change.at, length: -change.shift }] : [],
  );
  return {
    length: defaultDayMinutes + again.reduce((sum, { length }) => sum + length, 0),
    days: days.map(({ change, ...day }) => ({
      ...day,
      gaps: [
        ...(change && change.shift > 0 ? [{ at: change.at, length: change.shift }] : []),
        ...(change && change.shift < 0 ? [] : again),
      ],
    })),
  };
}

/** Where the clocks change on a day, in minutes after its begin, and by how much; null on most days. */
function changeIn(start: number, end: number, timeZone: string): Change | null {
  const shift = defaultDayMinutes - (end - start) / minute;
  if (shift === 0) return null;
  const toMinutes = (timestamp: number) => toLocalMinutes(timestamp, timeZone);
  // The clocks show what has passed since midnight until they change.
  let [low, high] = [0, (end - start) / minute];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (toMinutes(start + middle * minute) === middle) low = middle;
    else high = middle;
  }
  return { at: low === 0 ? 0 : high, shift };
}

interface Change {
  at: number;
  /** Minutes by which the clocks go forward; below zero for back. */
  shift: number;
}

/** The minutes after midnight that the clocks of a time zone show. */
function toLocalMinutes(timestamp: number, timeZone: string): number {
  const shown = new Date(timestamp).toLocaleTimeString('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  });
  const [hours = 0, minutes = 0] = shown.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Where an instant of a day lies on the axis, in minutes; one outside of the day at its edge. */
export function toAxisMinute(timestamp: number, { start, end, gaps }: AxisDay): number {
  const passed = (Math.min(Math.max(timestamp, start), end) - start) / minute;
  return gaps.reduce(
    // A gap is before what happens at its end.
    (at, gap) => (gap.at < at || (gap.at === at && timestamp < end) ? at + gap.length : at),
    passed,
  );
}

/** The instant at a minute of the axis, in ms since 1970; of a gap, the instant at which it lies. */
export function getTimestampAt(axisMinute: number, { start, end, gaps }: AxisDay): number {
  const passed = gaps.toReversed().reduce((at, gap) => {
    if (at >= gap.at + gap.length) return at - gap.length;
    return Math.min(at, gap.at);
  }, axisMinute);
  return Math.min(Math.max(start + passed * minute, start), end);
}

/** Minutes of the axis at the next step: 5, or 1 for who is exact. */
export const snapped = (axisMinute: number, step: number): number =>
  Math.round(axisMinute / step) * step;

/** What a whole hour of the axis is called by: an instant at which the clocks show it. */
export interface AxisHour {
  axisMinute: number;
  timestamp: number;
}

/** The whole hours of the axis, each by an instant of a day that has it. */
export function getHours({ length, days }: WeekAxis): AxisHour[] {
  return Array.from({ length: Math.floor(length / 60) }, (_, hour) => hour * 60).flatMap((at) => {
    const day = days.find((each) => toAxisMinute(getTimestampAt(at, each), each) === at);
    return day ? [{ axisMinute: at, timestamp: getTimestampAt(at, day) }] : [];
  });
}
