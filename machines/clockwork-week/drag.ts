import type { Entry } from '../clockwork/entries.ts';
import { toAxisMinute, getTimestampAt, snapped, type AxisDay, type WeekAxis } from './week-axis.ts';

const minute = 60_000;

/** A place in a week: the number of its day, and a minute of its axis. */
export interface Point {
  day: number;
  minute: number;
}

/** What is dragged: a whole entry, one of its edges, or a new one out of nothing. */
export type DragKind = 'move' | 'start' | 'end' | 'add';

/** An entry, or a new one, as it is carried. */
export interface Drag {
  /** Null for a new one. */
  entry: Entry | null;
  kind: DragKind;
  /** Where it was grabbed. */
  grabbed: Point;
  /** Where it stands now, in ms since 1970; the end is null while the entry runs. */
  startTime: number;
  endTime: number | null;
}

/** A step of the keyboard. */
export interface Nudge {
  days?: -1 | 1;
  minutes?: number;
  /** The end alone, instead of the whole entry. */
  isOfEnd?: boolean;
}

const dayIn = ({ days }: WeekAxis, at: number): AxisDay => {
  const found = days[Math.min(Math.max(at, 0), days.length - 1)];
  if (!found) throw new Error('A week has days.');
  return found;
};

/** The day on which something begins, or -1 outside of the week. */
const dayOfStart = ({ days }: WeekAxis, timestamp: number): number =>
  days.findIndex(({ start, end }) => timestamp >= start && timestamp < end);

/** The day on which something ends: at midnight it is the one before. */
const dayOfEnd = ({ days }: WeekAxis, timestamp: number): number =>
  days.findIndex(({ start, end }) => timestamp > start && timestamp <= end);

/** How an entry can be dragged: what begins or ends outside of the week, or runs, not everyhow. */
export function canDrag({ startTime, endTime }: Entry, kind: DragKind, axis: WeekAxis): boolean {
  const hasStart = dayOfStart(axis, Date.parse(startTime)) >= 0;
  if (kind === 'end') return endTime !== null && dayOfEnd(axis, Date.parse(endTime)) >= 0;
  return hasStart && (kind === 'start' || endTime !== null);
}

/** An entry that is grabbed at a place. */
export const grabbed = (entry: Entry, kind: DragKind, at: Point): Drag => ({
  entry,
  kind,
  grabbed: at,
  startTime: Date.parse(entry.startTime),
  endTime: entry.endTime === null ? null : Date.parse(entry.endTime),
});

/** A new entry that begins at a place. */
export function startDrag(at: Point, step: number, axis: WeekAxis): Drag {
  const from = getTimestampAt(snapped(at.minute, step), dayIn(axis, at.day));
  return { entry: null, kind: 'add', grabbed: at, startTime: from, endTime: from };
}

/** What is carried, at another place; `step` in minutes. Back where it was grabbed, it is as before. */
export function draggedTo(drag: Drag, at: Point, step: number, axis: WeekAxis): Drag {
  const { entry, grabbed: from } = drag;
  if (entry === null) return stretched(drag, at, step, axis);
  const passed = { days: at.day - from.day, minutes: at.minute - from.minute };
  const origin = grabbed(entry, drag.kind, from);
  const isThere = passed.days === 0 && Math.abs(passed.minutes) < step / 2;
  return isThere ? origin : shifted(origin, passed, step, axis);
}

/** What is carried, a step of the keyboard further. */
export function nudged(drag: Drag, nudge: Nudge, step: number, axis: WeekAxis): Drag {
  const { days = 0, minutes = 0, isOfEnd = false } = nudge;
  const kind = isOfEnd && drag.kind === 'move' ? 'end' : drag.kind;
  if (kind !== 'move' && minutes === 0) return drag;
  return { ...shifted({ ...drag, kind }, { days, minutes }, step, axis), kind: drag.kind };
}

function shifted(
  drag: Drag,
  passed: { days: number; minutes: number },
  step: number,
  axis: WeekAxis,
): Drag {
  const { kind, startTime, endTime } = drag;
  if (kind === 'end') {
    const end = shiftedEdge(endTime ?? startTime, dayOfEnd(axis, endTime ?? startTime), passed);
    return { ...drag, endTime: Math.max(end, startTime + step * minute) };
  }
  const start = shiftedEdge(startTime, dayOfStart(axis, startTime), passed);
  if (kind === 'start') {
    return { ...drag, startTime: Math.min(start, (endTime ?? Infinity) - step * minute) };
  }
  const length = endTime === null ? null : endTime - startTime;
  return { ...drag, startTime: start, endTime: length === null ? null : start + length };

  /** An edge stays on its day, unless the whole is moved. */
  function shiftedEdge(timestamp: number, on: number, { days, minutes }: typeof passed): number {
    const there = dayIn(axis, kind === 'move' ? on + days : on);
    const requested = toAxisMinute(timestamp, dayIn(axis, on)) + minutes;
    // A move to another day alone keeps the time of day, with its seconds.
    const at = Math.abs(minutes) < 1 ? requested : snapped(requested, step);
    return getTimestampAt(
      Math.min(Math.max(at, 0), axis.length - (kind === 'end' ? 0 : step)),
      there,
    );
  }
}

/** A new entry between where it was begun and another place of that day. */
function stretched(drag: Drag, at: Point, step: number, axis: WeekAxis): Drag {
  const day = dayIn(axis, drag.grabbed.day);
  const [from, until] = [drag.grabbed.minute, at.minute]
    .map((each) => Math.min(Math.max(snapped(each, step), 0), axis.length))
    .toSorted((a, b) => a - b);
  return {
    ...drag,
    startTime: getTimestampAt(from ?? 0, day),
    endTime: getTimestampAt(until ?? 0, day),
  };
}

/** Whether a drop would change something: a new one has a length, another one has other times. */
export function hasMoved({ entry, startTime, endTime }: Drag): boolean {
  if (entry === null) return endTime !== null && endTime > startTime;
  const before = grabbed(entry, 'move', { day: 0, minute: 0 });
  return before.startTime !== startTime || before.endTime !== endTime;
}
