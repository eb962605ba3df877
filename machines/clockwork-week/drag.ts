import type { Entry } from '../clockwork/entry/entries.ts';
import { toAxisMinute, getTimestampAt, snapped, type AxisDay, type WeekAxis } from './week-axis.ts';

const minute = 60_000;

/** A point in a week: the index of its day and a minute of its axis. */
export interface Point {
  day: number;
  minute: number;
}

/** The object that is dragged: a whole entry, one of its edges, or a new entry. */
export type DragKind = 'move' | 'start' | 'end' | 'add';

/** An existing or new entry while it is dragged. */
export interface Drag {
  /** Null for a new entry. */
  entry: Entry | null;
  kind: DragKind;
  /** The point where the drag started. */
  grabbed: Point;
  /** Its current position, in ms since 1970; the end is null while the entry is running. */
  startTime: number;
  endTime: number | null;
}

/** A keyboard step. */
export interface Nudge {
  days?: -1 | 1;
  minutes?: number;
  /** Whether only the end moves, instead of the whole entry. */
  isOfEnd?: boolean;
}

const dayIn = ({ days }: WeekAxis, at: number): AxisDay => {
  const found = days[Math.min(Math.max(at, 0), days.length - 1)];
  if (!found) throw new Error('The week axis has no days; build it from the first day of a week.');
  return found;
};

/** The index of the day on which something starts, or -1 if outside of the week. */
const dayOfStart = ({ days }: WeekAxis, timestamp: number): number =>
  days.findIndex(({ start, end }) => timestamp >= start && timestamp < end);

/** The index of the day on which something ends; an end at midnight belongs to the day before. */
const dayOfEnd = ({ days }: WeekAxis, timestamp: number): number =>
  days.findIndex(({ start, end }) => timestamp > start && timestamp <= end);

/**
 * Whether an entry can be dragged this way: an entry that is running, or that starts or ends
 * outside of the week, has limits.
 */
export function canDrag({ startTime, endTime }: Entry, kind: DragKind, axis: WeekAxis): boolean {
  const hasStart = dayOfStart(axis, Date.parse(startTime)) >= 0;
  if (kind === 'end') return endTime !== null && dayOfEnd(axis, Date.parse(endTime)) >= 0;
  return hasStart && (kind === 'start' || endTime !== null);
}

/** Starts dragging an entry at a point. */
export const grabbed = (entry: Entry, kind: DragKind, at: Point): Drag => ({
  entry,
  kind,
  grabbed: at,
  startTime: Date.parse(entry.startTime),
  endTime: entry.endTime === null ? null : Date.parse(entry.endTime),
});

/** Starts dragging a new entry at a point. */
export function startDrag(at: Point, step: number, axis: WeekAxis): Drag {
  const from = getTimestampAt(snapped(at.minute, step), dayIn(axis, at.day));
  return { entry: null, kind: 'add', grabbed: at, startTime: from, endTime: from };
}

/**
 * Moves the dragged entry to another point; `step` in minutes. Back at the point where it started,
 * it is unchanged.
 */
export function draggedTo(drag: Drag, at: Point, step: number, axis: WeekAxis): Drag {
  const { entry, grabbed: from } = drag;
  if (entry === null) return stretched(drag, at, step, axis);
  const passed = { days: at.day - from.day, minutes: at.minute - from.minute };
  const origin = grabbed(entry, drag.kind, from);
  const isThere = passed.days === 0 && Math.abs(passed.minutes) < step / 2;
  return isThere ? origin : shifted(origin, passed, step, axis);
}

/** Moves the dragged entry by a keyboard step. */
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

  /** An edge stays on its day, unless the whole entry moves. */
  function shiftedEdge(timestamp: number, on: number, { days, minutes }: typeof passed): number {
    const there = dayIn(axis, kind === 'move' ? on + days : on);
    const requested = toAxisMinute(timestamp, dayIn(axis, on)) + minutes;
    // A move that changes only the day preserves the time of day, with its seconds.
    const at = Math.abs(minutes) < 1 ? requested : snapped(requested, step);
    return getTimestampAt(
      Math.min(Math.max(at, 0), axis.length - (kind === 'end' ? 0 : step)),
      there,
    );
  }
}

/** Extends a new entry from the point where it started to another point of that day. */
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

/**
 * Whether a drop would change something: a new entry has a length, an existing one has other times.
 */
export function hasMoved({ entry, startTime, endTime }: Drag): boolean {
  if (entry === null) return endTime !== null && endTime > startTime;
  const before = grabbed(entry, 'move', { day: 0, minute: 0 });
  return before.startTime !== startTime || before.endTime !== endTime;
}
