import { addDays, startOfDay } from '../clockwork/day/time.ts';

const minute = 60_000;
/** Minutes of a day without a clock change. */
const defaultDayMinutes = 1440;

/** Minutes of the axis that a day does not have. */
interface Gap {
  at: number;
  length: number;
}

/** A day of a week on the week's axis. */
export interface AxisDay {
  /** yyyy-MM-dd. */
  day: string;
  /** Its start and the start of the next day, in ms since 1970. */
  start: number;
  end: number;
  /** The parts of the axis that the day does not have. */
  gaps: readonly Gap[];
}

/**
 * The time axis that the days of a week share, in minutes of local time. If the clocks go back on
 * one of the days, the repeated hour is on the axis twice, and the other days have a gap there; if
 * the clocks go forward, that day has a gap. So the same time of day has the same height on every
 * day, and nothing overlaps.
 */
export interface WeekAxis {
  /** Minutes: 1440, or more in a week with a repeated hour. */
  length: number;
  days: readonly AxisDay[];
}

/** Whether an entry overlaps the week; one that was saved to another day may not. */
export function isOnAxis(
  { days }: WeekAxis,
  { startTime, endTime }: { startTime: string; endTime: string | null },
): boolean {
  const [start = 0, end = 0] = [days[0]?.start, days.at(-1)?.end];
  const until = endTime === null ? Infinity : Date.parse(endTime);
  return Date.parse(startTime) < end && until >= start;
}

/** The axis of seven days starting at `from` (yyyy-MM-dd), in a time zone. */
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

/** The clock change of a day, in minutes after its start, and its shift; null on most days. */
function changeIn(start: number, end: number, timeZone: string): Change | null {
  const shift = defaultDayMinutes - (end - start) / minute;
  if (shift === 0) return null;
  const toMinutes = (timestamp: number) => toLocalMinutes(timestamp, timeZone);
  // Until they change, the clocks show the time since midnight.
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
  /** Minutes by which the clocks go forward; negative if they go back. */
  shift: number;
}

/** The local time in a time zone, in minutes after midnight. */
function toLocalMinutes(timestamp: number, timeZone: string): number {
  const shown = new Date(timestamp).toLocaleTimeString('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  });
  const [hours = 0, minutes = 0] = shown.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The position of an instant of a day on the axis, in minutes; outside of the day, its edge. */
export function toAxisMinute(timestamp: number, { start, end, gaps }: AxisDay): number {
  const passed = (Math.min(Math.max(timestamp, start), end) - start) / minute;
  return gaps.reduce(
    // A gap comes before the instant at its end.
    (at, gap) => (gap.at < at || (gap.at === at && timestamp < end) ? at + gap.length : at),
    passed,
  );
}

/** The instant at a minute of the axis, in ms since 1970; within a gap, the instant of the gap. */
export function getTimestampAt(axisMinute: number, { start, end, gaps }: AxisDay): number {
  const passed = gaps.toReversed().reduce((at, gap) => {
    if (at >= gap.at + gap.length) return at - gap.length;
    return Math.min(at, gap.at);
  }, axisMinute);
  return Math.min(Math.max(start + passed * minute, start), end);
}

/** Rounds minutes of the axis to a step: 5, or 1 for precise input. */
export const snapped = (axisMinute: number, step: number): number =>
  Math.round(axisMinute / step) * step;

/** The label of a full hour of the axis: an instant at which the clocks show it. */
export interface AxisHour {
  axisMinute: number;
  timestamp: number;
}

/** The full hours of the axis, each as an instant of a day that has it. */
export function getHours({ length, days }: WeekAxis): AxisHour[] {
  return Array.from({ length: Math.floor(length / 60) }, (_, hour) => hour * 60).flatMap((at) => {
    const day = days.find((each) => toAxisMinute(getTimestampAt(at, each), each) === at);
    return day ? [{ axisMinute: at, timestamp: getTimestampAt(at, day) }] : [];
  });
}
