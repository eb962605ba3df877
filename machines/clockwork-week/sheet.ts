import { keyOfWork, toWork, type Work } from '../work/work.ts';
import type { TimeInputError } from '../spoken-time/spoken-time.ts';
import type { ClockWorkPost } from '../clockwork/day/clockwork-day.actors.ts';
import { countedTime } from '../clockwork/day/counted.ts';
import { type Entry, seenVersion } from '../clockwork/entry/entries.ts';
import { readCellText } from './cell-text.ts';
import { makeRoom, type Adjustments, type PlacedEntries } from './make-room.ts';
import { roomFor } from './free-time.ts';
import type { AxisDay, WeekAxis } from './week-axis.ts';

/** The entries for one day and one project and task. */
export interface SheetCell {
  entries: readonly Entry[];
  /** The time of these entries on the day, in seconds. */
  seconds: number;
}

/** One project and task, day by day. */
export interface SheetRow {
  key: string;
  /** Null for the time without a project. */
  work: Work | null;
  cells: readonly SheetCell[];
  seconds: number;
}

interface SheetInput {
  entries: readonly Entry[];
  /** Projects and tasks that have a row, even without time. */
  rows: readonly Work[];
  axis: WeekAxis;
  /** Where a running entry ends, in ms since 1970. */
  now: number;
}

/** The rows of a week, sorted by name, with those without time last. */
export function buildSheet({ entries, rows, axis, now }: SheetInput): SheetRow[] {
  const works = new Map<string, Work | null>();
  for (const entry of entries) works.set(keyOfWork(toWork(entry)), toWork(entry));
  const timed = [...works].toSorted(([, a], [, b]) => (getName(a) < getName(b) ? -1 : 1));
  const others = rows.filter((work) => !works.has(keyOfWork(work)));
  return [...timed, ...others.map((work) => [keyOfWork(work), work] as const)].map(
    ([key, work]) => {
      const own = entries.filter((entry) => keyOfWork(toWork(entry)) === key);
      const cells = axis.days.map((day) => buildCell(own, { day, axis, now }));
      return { key, work, cells, seconds: secondsIn(cells) };
    },
  );
}

/** Entries without a project come last. */
const getName = (work: Work | null): string =>
  work ? `${work.projectDisplayString} ${work.taskDisplayString}` : '\u{ffff}';

interface CellInput {
  day: AxisDay;
  axis: WeekAxis;
  now: number;
}

/** A forgotten entry is listed but does not count until it has an end. */
function buildCell(
  entries: readonly Entry[],
  { day: { start, end }, axis, now }: CellInput,
): SheetCell {
  const onDay = entries.flatMap((entry) => {
    const from = Math.max(Date.parse(entry.startTime), start);
    const until = Math.min(entry.endTime === null ? now : Date.parse(entry.endTime), end);
    const length = isOver(entry, axis, now) ? 0 : countedTime(entry, { start, end, now });
    return until > from ? [{ entry, length }] : [];
  });
  return {
    entries: onDay.map(({ entry }) => entry),
    seconds: Math.floor(onDay.reduce((sum, { length }) => sum + length, 0) / 1000),
  };
}

/**
 * Whether an entry is still running although its day is over, by the days of the displayed week.
 */
function isOver({ startTime, endTime }: Entry, { days }: WeekAxis, now: number): boolean {
  if (endTime !== null) return false;
  const started = Date.parse(startTime);
  const day = days.find(({ start, end }) => start <= started && started < end);
  return now >= (day ? day.end : (days[0]?.start ?? Infinity));
}

/** The total of cells, in seconds. */
export const secondsIn = (cells: readonly Pick<SheetCell, 'seconds'>[]): number =>
  cells.reduce((sum, { seconds }) => sum + seconds, 0);

/** Whether a length can be typed into a cell; other cells open their entries. */
export function canType({ entries }: SheetCell, day: AxisDay): boolean {
  const [only, another] = entries;
  if (!only) return true;
  return !another && isEndedWithin(only, day);
}

/**
 * Whether all entries of a cell can be cleared at once: there is more than one, and all ended
 * within the day.
 */
export const canClearAll = ({ entries }: SheetCell, day: AxisDay): boolean =>
  entries.length > 1 && entries.every((entry) => isEndedWithin(entry, day));

const isEndedWithin = ({ startTime, endTime }: Entry, { start, end }: AxisDay): boolean =>
  endTime !== null && Date.parse(startTime) >= start && Date.parse(endTime) <= end;

/** Whether a typed text clears its cell. */
export function isClearing(text: string): boolean {
  const parsed = readCellText(text);
  return 'value' in parsed && parsed.value.length === 0;
}

/** Why a typed length is rejected: it is invalid, or there is no room for it on the day. */
export type SheetError = TimeInputError | 'nothing' | 'noRoom' | 'ahead';

/** The requests for a typed text, in this order; empty if it changes nothing. */
export interface SheetChange {
  /** A new entry, or another end or note of the only entry. */
  post?: ClockWorkPost;
  /** New times of the entry and of those that make room for it, in one call. */
  adjust?: Adjustments;
  /** The entries to delete. */
  clear?: readonly Entry[];
}

export type SheetPlan = { change: SheetChange | null } | { error: SheetError };

interface Typed {
  text: string;
  cell: SheetCell;
  work: Work | null;
  day: AxisDay;
  /** Id of a new entry; stays the same for every try. */
  newId: string;
  /** All entries of the week; a new one has to fit between them. */
  entries: readonly Entry[];
  /** The entries that the sheet placed itself and may move. */
  placed: PlacedEntries;
  /** The start of work on the day, in ms since 1970. */
  workStart: number;
  now: number;
}

/**
 * Plans the requests for a typed text. A length in an empty cell is a new entry after the day's
 * last one, or at the first free time from the start of work on; in a cell with one entry it moves
 * the end. 0 deletes the entries of the cell. A note is the description of the entry.
 */
export function buildPlan(typed: Typed): SheetPlan {
  const parsed = readCellText(typed.text);
  if ('error' in parsed) return parsed;
  const { length, note } = parsed.value;
  if (length !== null && length < 0) return { error: 'nothing' };
  const [only] = typed.cell.entries;
  if (length === 0) return { change: only ? { clear: typed.cell.entries } : null };
  if (only) return changeEntry(only, length === null ? null : length * 60_000, note, typed);
  if (length === null) return { error: 'nothing' };
  return addEntry(length * 60_000, note ?? '', typed);
}

function changeEntry(
  entry: Entry,
  length: number | null,
  note: string | null,
  typed: Typed,
): SheetPlan {
  const isSame = length === null || Math.floor(typed.cell.seconds / 60) * 60_000 === length;
  const described = note === null || note === entry.description ? {} : { description: note };
  const isNoted = 'description' in described;
  const update = (payload: { endTime?: string; description?: string }): ClockWorkPost => ({
    type: 'update',
    entryPayLoad: { id: entry.id, ...seenVersion(entry), ...payload },
  });
  if (isSame) return { change: isNoted ? { post: update(described) } : null };
  const times = makeRoom({ ...typed, entry, length });
  if (times === 'noRoom' || times === 'ahead') return { error: times };
  const [own, ...others] = times;
  if (own?.newEndTime && others.length === 0 && own.newStartTime === entry.startTime) {
    return { change: { post: update({ endTime: own.newEndTime, ...described }) } };
  }
  return { change: { ...(isNoted && { post: update(described) }), adjust: times } };
}

function addEntry(length: number, description: string, typed: Typed): SheetPlan {
  const { day, entries, now, workStart, work, newId } = typed;
  if (day.start > now) return { error: 'ahead' };
  const span = roomFor(length, workStart, { day, entries, now });
  if (!span) return { error: 'noRoom' };
  return {
    change: {
      post: {
        type: 'add',
        entryPayLoad: {
          id: newId,
          startTime: new Date(span.from).toISOString(),
          endTime: new Date(span.until).toISOString(),
          description,
          projectId: work?.projectId ?? null,
          taskId: work?.taskId ?? null,
        },
      },
    },
  };
}
