import { keyOfWork, toWork, type Work } from '../work/work.ts';
import type { TimeInputError } from '../spoken-time/spoken-time.ts';
import type { ClockWorkPost } from '../clockwork/clockwork-day.actors.ts';
import { countedTime } from '../clockwork/counted.ts';
import { type Entry, seenVersion } from '../clockwork/entries.ts';
import { readCellText } from './cell-text.ts';
import { makeRoom, type Adjustments, type PlacedEntries } from './make-room.ts';
import { roomFor } from './free-time.ts';
import type { AxisDay, WeekAxis } from './week-axis.ts';

/** What was done on one day for one piece of work. */
export interface SheetCell {
  entries: readonly Entry[];
  /** Of these, what lies on the day. */
  seconds: number;
}

/** One piece of work, day by day. */
export interface SheetRow {
  key: string;
  /** Null for the time without a project. */
  work: Work | null;
  cells: readonly SheetCell[];
  seconds: number;
}

interface SheetInput {
  entries: readonly Entry[];
  /** Work that has a row, also without time. */
  rows: readonly Work[];
  axis: WeekAxis;
  /** Where a running entry ends, in ms since 1970. */
  now: number;
}

/** The rows of a week by their names, those without time last. */
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

/** Those without a project come last. */
const getName = (work: Work | null): string =>
  work ? `${work.projectDisplayString} ${work.taskDisplayString}` : '\u{ffff}';

interface CellInput {
  day: AxisDay;
  axis: WeekAxis;
  now: number;
}

/** A forgotten entry is listed, and counts nothing until it has an end. */
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

/** Whether an entry still runs though its day is over, by the days of the week that is shown. */
function isOver({ startTime, endTime }: Entry, { days }: WeekAxis, now: number): boolean {
  if (endTime !== null) return false;
  const started = Date.parse(startTime);
  const day = days.find(({ start, end }) => start <= started && started < end);
  return now >= (day ? day.end : (days[0]?.start ?? Infinity));
}

/** The sum of some cells, in seconds. */
export const secondsIn = (cells: readonly Pick<SheetCell, 'seconds'>[]): number =>
  cells.reduce((sum, { seconds }) => sum + seconds, 0);

/** Whether a length can be typed into a cell: into others, what is there is opened. */
export function canType({ entries }: SheetCell, day: AxisDay): boolean {
  const [only, another] = entries;
  if (!only) return true;
  return !another && isEndedWithin(only, day);
}

/** Whether all entries of a cell can be cleared at once: there are several, ended, and within the day. */
export const canClearAll = ({ entries }: SheetCell, day: AxisDay): boolean =>
  entries.length > 1 && entries.every((entry) => isEndedWithin(entry, day));

const isEndedWithin = ({ startTime, endTime }: Entry, { start, end }: AxisDay): boolean =>
  endTime !== null && Date.parse(startTime) >= start && Date.parse(endTime) <= end;

/** Whether a typed text clears its cell. */
export function isClearing(text: string): boolean {
  const parsed = readCellText(text);
  return 'value' in parsed && parsed.value.length === 0;
}

/** Why a typed length cannot be: it is none, or it has no room on the day. */
export type SheetError = TimeInputError | 'nothing' | 'noRoom' | 'ahead';

/** What a typed text requests of the server, in this order; nothing where it changes nothing. */
export interface SheetChange {
  /** A new entry, or another end or note of the only one. */
  post?: ClockWorkPost;
  /** New times of the entry and of those that make room for it, all at once. */
  adjust?: Adjustments;
  /** What is deleted. */
  clear?: readonly Entry[];
}

export type SheetPlan = { change: SheetChange | null } | { error: SheetError };

interface Typed {
  text: string;
  cell: SheetCell;
  work: Work | null;
  day: AxisDay;
  /** Of a new entry, however often its save is tried. */
  newId: string;
  /** All of the week: what is new has to fit among them. */
  entries: readonly Entry[];
  /** What the sheet placed itself, and may move. */
  placed: PlacedEntries;
  /** When work begins on the day, in ms since 1970. */
  workStart: number;
  now: number;
}

/**
 * What a typed text means. A length in an empty cell is a new entry, after the day's last one, or where
 * there is room from the beginning of work on; in a cell of one entry it moves its end. 0 deletes what
 * the cell holds. A note is the description of the entry.
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
