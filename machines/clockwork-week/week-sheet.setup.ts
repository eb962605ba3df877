import { assign, enqueueActions, raise, setup, stopChild } from 'xstate';
import { toProblem, type Schema } from '#openapi/client/index.ts';
import { openChild, removeEnded } from '../children.ts';
import { toCause, type Cause } from '../cause.ts';
import type { Clock } from '../clock.ts';
import { merge, without, type EntriesChange, type Entry } from '../clockwork/entry/entries.ts';
import { keyOfWork, toWork, type Work } from '../work/work.ts';
import type { CopyHow } from '../clockwork/entry/copy-entry.machine.ts';
import { mergeChanges, undoOfDeletion, type ChangeUndoable } from '../clockwork/entry/undo.ts';
import type { StepsTaken } from '../lists/create-step-undo.ts';
import type { UnsentStore } from '../clockwork/outbox/unsent.ts';
import { isPlaced, type PlacedEntries } from './make-room.ts';
import { saveCell } from './save-cell.ts';
import {
  canClearAll,
  canType,
  buildPlan,
  buildSheet,
  type SheetCell,
  type SheetChange,
  type SheetError,
  type SheetPlan,
} from './sheet.ts';
import { buildWeekAxis, isOnAxis, type WeekAxis } from './week-axis.ts';
import { getWorkStart } from './free-time.ts';
import { areRowsRetained } from './retained-rows.ts';
import { anotherWeek, loadWeek, findWorkStart, type Week } from './week.ts';
import { weekCharts, type ReadDraft, type WeekChildren } from './week.children.ts';

export interface WeekSheetInput {
  clock: Clock;
  /** IANA name of the person's time zone. */
  timeZone: string;
  /** A day of the week, yyyy-MM-dd in that time zone. */
  date: string;
  /** The first day of the organization's week; defaults to Monday. */
  weekStart?: Schema<'Weekday'>;
  /** Stores changes that cannot be sent; without it, a call without a response fails. */
  store?: UnsentStore;
  /** Rows without time that this device stored, by the first day of their week. */
  persisted?: PersistedRows;
  /** The entries that the sheet placed itself, as stored on this device. */
  placed?: PlacedEntries;
  /** Without it, no draft of an entry is offered. */
  readDraft?: ReadDraft;
}

export type PersistedRows = Readonly<Record<string, readonly Work[]>>;

/**
 * Changes to the rows without time of a week; sent as a difference, because another tab may have
 * changed other rows.
 */
export interface RowsChanged {
  type: 'rows.changed';
  /** The first day of the week. */
  week: string;
  added: readonly Work[];
  removed: readonly Work[];
}

/** Entries that the sheet placed or moved. */
export interface EntriesPlaced {
  type: 'entries.placed';
  placed: PlacedEntries;
}

/** A cell: the key of its row and the index of its day. */
export interface CellPosition {
  row: string;
  day: number;
}

/** A text that is typed into a cell. */
export interface TypedCell extends CellPosition {
  /** The first day of its week. */
  week: string;
  text: string;
  /** Id of a new entry; stays the same for every try. */
  newId: string;
  /** Why our rules reject it. */
  error: SheetError | null;
  /** The server's rejection: its message or the cause. */
  rejection: { message: string; cause: Cause | null } | null;
}

export interface WeekSheetContext extends WeekSheetInput, Week {
  persisted: PersistedRows;
  placed: PlacedEntries;
  axis: WeekAxis;
  /** Projects and tasks that have a row without time. */
  rows: readonly Work[];
  typed: TypedCell | null;
  /** Texts of cells that were left: those waiting to be saved, and those with an error. */
  unsaved: readonly TypedCell[];
  /** The cell whose entries are listed. */
  listed: CellPosition | null;
  /** The open entry. */
  opened: Entry | null;
  /** Number of rows added from the last week; null if none were requested. */
  copied: number | null;
  /** Why the week or the rows of the last week could not be loaded, if known. */
  cause: Cause | null;
}

export type WeekSheetEvent =
  | { type: 'week.changed'; date: string }
  | { type: 'tab.returned' | 'times.changed' | 'retry' | 'rows.copy' }
  | ({ type: 'cell.opened' | 'cell.clear' } & CellPosition)
  | ({ type: 'cell.typed'; text: string; newId: string } & CellPosition)
  | { type: 'text.changed'; text: string }
  | ({ type: 'cell.blur' } & CellPosition)
  | { type: 'ENTER' | 'CANCEL' }
  | { type: 'list.closed' }
  | { type: 'entry.opened'; of: Entry }
  | { type: 'entry.closed' }
  | { type: 'row.added'; work: Work | null }
  | { type: 'row.removed'; row: string }
  | { type: 'storedRows.changed'; persisted: PersistedRows }
  | ({ type: 'entries.changed' } & EntriesChange)
  | ChangeUndoable
  | StepsTaken<EntriesChange>
  /** The open entry was added before, so that the week reloads. */
  | { type: 'day.outdated' }
  /** The sheet itself opens the form of an entry. */
  | { type: 'form.open' }
  | { type: 'entry.copy'; entry: Entry; how: CopyHow };

const isInWeek = ({ axis }: WeekSheetContext, date: string): boolean =>
  axis.days.some(({ day }) => day === date);

const findRow = ({ entries, rows, axis, clock }: WeekSheetContext, key: string) =>
  buildSheet({ entries, rows, axis, now: clock.now() }).find((row) => row.key === key);

/** The content of a cell; empty if the cell no longer exists. */
export const cellAt = (context: WeekSheetContext, { row, day }: CellPosition): SheetCell =>
  findRow(context, row)?.cells[day] ?? { entries: [], seconds: 0 };

const isAt =
  ({ row, day }: CellPosition) =>
  (other: CellPosition): boolean =>
    other.row === row && other.day === day;

/** The unsaved text of a cell in the displayed week, whether the cell was left or not. */
export function textAt({ typed, unsaved, from }: WeekSheetContext, cellPosition: CellPosition) {
  return [...(typed ? [typed] : []), ...unsaved]
    .filter(({ week }) => week === from)
    .find(isAt(cellPosition));
}

/** The next text to be saved. */
const waitingIn = ({ unsaved, from }: WeekSheetContext): TypedCell | undefined =>
  unsaved.find((cell) => cell.week === from && !isRejected(cell));

/** Whether a text was rejected, so that it stays in its cell with its error. */
export const isRejected = ({ error, rejection }: TypedCell): boolean =>
  error !== null || rejection !== null;

/** Plans the requests for a typed text. */
function planIn(context: WeekSheetContext, typed: TypedCell): SheetPlan {
  const { axis, entries, days, placed, clock, timeZone } = context;
  const day = axis.days[typed.day];
  if (!day)
    throw new Error(
      'Expected a day of the displayed week, found none at this index; pass a cell of this week.',
    );
  const work = findRow(context, typed.row)?.work ?? null;
  const cell = cellAt(context, typed);
  const { text, newId } = typed;
  return buildPlan({
    text,
    newId,
    cell,
    work,
    day,
    entries,
    placed,
    workStart: getWorkStart(day.day, findWorkStart(days), timeZone),
    now: clock.now(),
  });
}

/** The text of a left cell; empty if it changes nothing or if its row no longer exists. */
function getUnsaved(context: WeekSheetContext, typed: TypedCell): TypedCell[] {
  if (typed.text.trim() === '' || !findRow(context, typed.row)) return [];
  if (isRejected(typed)) return [typed];
  const plan = planIn(context, typed);
  if ('error' in plan) return [{ ...typed, error: plan.error }];
  return plan.change ? [typed] : [];
}

/** The change for the next text to be saved. */
export function changeIn(context: WeekSheetContext): SheetChange {
  const waiting = waitingIn(context);
  const plan = waiting && planIn(context, waiting);
  if (!plan || 'error' in plan || !plan.change)
    throw new Error('No text is waiting to be saved; check for one before saving.');
  return plan.change;
}

/** Guards, actions and actors of the sheet machine. */
export const weekSheetSetup = setup({
  types: {
    context: {} as WeekSheetContext,
    events: {} as WeekSheetEvent,
    emitted: {} as RowsChanged | EntriesPlaced,
    input: {} as WeekSheetInput,
    tags: {} as 'busy' | 'ready' | 'typing',
    children: {} as WeekChildren,
  },
  actors: { ...weekCharts.actors, loadWeek, saveCell },
  guards: {
    isInWeek: ({ context }, { date }: { date: string }) => isInWeek(context, date),
    canType: ({ context }, cellPosition: CellPosition) => {
      const day = context.axis.days[cellPosition.day];
      return day !== undefined && canType(cellAt(context, cellPosition), day);
    },
    canClearAll: ({ context }, cellPosition: CellPosition) => {
      const day = context.axis.days[cellPosition.day];
      return day !== undefined && canClearAll(cellAt(context, cellPosition), day);
    },
    hasEntries: ({ context }, cellPosition: CellPosition) =>
      cellAt(context, cellPosition).entries.length > 0,
    hasErrors: ({ context }) => context.typed !== null && 'error' in planIn(context, context.typed),
    isTyping: ({ context }) => context.typed !== null,
    isTypedAt: ({ context: { typed } }, cellPosition: CellPosition) =>
      typed !== null && isAt(cellPosition)(typed),
    /** No other text is being typed, and no text of this cell is being saved. */
    canStart: ({ context }, cellPosition: CellPosition) => {
      const day = context.axis.days[cellPosition.day];
      const text = textAt(context, cellPosition);
      if (context.typed || (text && !isRejected(text))) return false;
      return day !== undefined && canType(cellAt(context, cellPosition), day);
    },
    isWaiting: ({ context }) => waitingIn(context) !== undefined,
    /** Another week was requested while a text of this one was being saved. */
    isOutsideWeek: ({ context }) => !isInWeek(context, context.date),
    /** The server had saved the entry, but its response was lost. */
    isThereAlready: (_, { error }: { error: unknown }) => toProblem(error).code === 'entryExists',
  },
  actions: {
    storeWeek: assign(({ context }, { output }: { output: Week }) => ({
      ...output,
      rows: context.persisted[output.from] ?? [],
      axis:
        output.from === context.axis.days[0]?.day
          ? context.axis
          : buildWeekAxis(output.from, context.timeZone),
      cause: null,
    })),
    goTo: assign((_, { date }: { date: string }) => ({ date })),
    leave: assign(({ context }, { date }: { date: string }) => {
      const from = anotherWeek(context.from, date);
      const fresh = { listed: null, opened: null, copied: null, rows: [] };
      return { ...fresh, date, from, entries: [], axis: buildWeekAxis(from, context.timeZone) };
    }),
    apply: assign(({ context }, { returned = [], removed = [] }: EntriesChange) => ({
      entries: without(merge(context.entries, returned), removed).filter((entry) =>
        isOnAxis(context.axis, entry),
      ),
    })),
    // An earlier text of the cell is edited further.
    startTyping: assign(({ context }, started: CellPosition & { text: string; newId: string }) => {
      const { row, day, text, newId } = started;
      const typed = textAt(context, started) ?? {
        week: context.from,
        row,
        day,
        text,
        newId,
        error: null,
        rejection: null,
      };
      return { typed, unsaved: context.unsaved.filter((cell) => cell !== typed), copied: null };
    }),
    type: assign(({ context: { typed } }, { text }: { text: string }) => ({
      typed: typed && { ...typed, text, error: null, rejection: null },
    })),
    showError: assign(({ context }) => {
      const { typed } = context;
      const plan = typed && planIn(context, typed);
      return { typed: typed && { ...typed, error: plan && 'error' in plan ? plan.error : null } };
    }),
    tryAgain: assign(({ context: { typed } }) => ({
      typed: typed && { ...typed, error: null, rejection: null },
    })),
    putAway: assign(({ context: { typed, unsaved } }) => {
      return { typed: null, unsaved: typed ? [...unsaved, typed] : unsaved };
    }),
    storeRejection: assign(({ context }, { error }: { error: unknown }) => {
      const rejection = { message: toProblem(error).messages.join(' '), cause: toCause(error) };
      const waiting = waitingIn(context);
      return {
        unsaved: context.unsaved.map((cell) => (cell === waiting ? { ...cell, rejection } : cell)),
      };
    }),
    reportCleared: enqueueActions(({ context, enqueue }) => {
      const { clear } = changeIn(context);
      if (clear) enqueue.raise({ type: 'change.undoable', undo: undoOfDeletion(clear) });
    }),
    /** All entries of a cell, which are deleted after a confirmation. */
    requestClear: openChild(weekCharts, ({ context }, cellPosition: CellPosition) => ({
      chart: 'selectedEntries',
      id: 'clear',
      input: {
        clock: context.clock,
        timeZone: context.timeZone,
        entries: cellAt(context, cellPosition).entries,
        isDeleting: true,
      },
    })),
    offerUndo: openChild(weekCharts, (_, { undo }: Pick<ChangeUndoable, 'undo'>) => ({
      chart: 'undoChange',
      id: 'undo',
      input: { undo },
    })),
    applySteps: raise((_, { results }: StepsTaken<EntriesChange>) => ({
      type: 'entries.changed' as const,
      ...mergeChanges(results),
    })),
    openForm: raise({ type: 'form.open' }),
    edit: openChild(weekCharts, ({ context }) => {
      const { clock, timeZone, store, opened, readDraft } = context;
      if (!opened) throw new Error('No entry is open; open one before its form.');
      const persisted = readDraft?.(opened) ?? null;
      const newId = crypto.randomUUID();
      return {
        chart: 'editEntry',
        id: 'edit',
        input: { clock, timeZone, of: opened, newId, persisted, ...(store && { store }) },
      };
    }),
    closeForm: stopChild('edit'),
    copy: openChild(
      weekCharts,
      (
        { context: { clock, timeZone, store } },
        { entry, how }: { entry: Entry; how: CopyHow },
      ) => ({
        chart: 'copyEntry',
        id: 'copy',
        input: { clock, timeZone, store, entry, how, newId: crypto.randomUUID() },
      }),
    ),
    removeEnded: removeEnded(),
    storePlaced: enqueueActions(({ context, enqueue }, { returned = [] }: EntriesChange) => {
      const newId = waitingIn(context)?.newId;
      const before = new Map(context.entries.map((entry) => [entry.id, entry]));
      const placed = returned.flatMap(({ id, startTime }) => {
        const known = before.get(id);
        return id === newId || (known && isPlaced(context.placed, known)) ? [[id, startTime]] : [];
      });
      if (placed.length === 0) return;
      const changed: PlacedEntries = Object.fromEntries(placed);
      enqueue.assign({ placed: { ...context.placed, ...changed } });
      enqueue.emit({ type: 'entries.placed', placed: changed });
    }),
    dropSaved: assign(({ context }) => ({
      unsaved: context.unsaved.filter((cell) => cell !== waitingIn(context)),
    })),
    // Entries that were saved or loaded since may leave no room for it.
    checkUnsaved: assign(({ context }) => ({
      unsaved: context.unsaved.flatMap((cell) =>
        cell.week === context.from ? getUnsaved(context, cell) : [cell],
      ),
    })),
    stopTyping: assign({ typed: null }),
    list: assign((_, { row, day }: CellPosition) => ({ listed: { row, day }, copied: null })),
    closeList: assign({ listed: null }),
    open: assign((_, { of }: { of: Entry }) => ({ opened: of })),
    close: assign({ opened: null }),
    addRow: assign(({ context: { rows } }, { work }: { work: Work | null }) => ({
      rows: work ? withRows(rows, [work]) : rows,
    })),
    removeRow: assign(({ context: { rows, unsaved, from } }, { row }: { row: string }) => ({
      rows: rows.filter((work) => keyOfWork(work) !== row),
      unsaved: unsaved.filter(
        (cell) => cell.week !== from || cell.row !== row || !isRejected(cell),
      ),
    })),
    // Another tab stored them. Only this tab has the rows of a week that is too old to be stored.
    takePersisted: assign(({ context }, { persisted }: { persisted: PersistedRows }) => {
      const { from, clock } = context;
      const here = areRowsRetained(from, clock.now())
        ? {}
        : { [from]: context.persisted[from] ?? [] };
      return { persisted: { ...persisted, ...here } };
    }),
    // A row that is being typed into stays.
    showPersisted: assign(({ context: { persisted, from, rows, typed, unsaved } }) => {
      const texts = [...(typed ? [typed] : []), ...unsaved].filter(({ week }) => week === from);
      const typedInto = new Set(texts.map(({ row }) => row));
      return {
        rows: withRows(
          persisted[from] ?? [],
          rows.filter((work) => typedInto.has(keyOfWork(work))),
        ),
      };
    }),
    // Rows with time are shown by their entries, so only the others are stored.
    storeRows: enqueueActions(({ context: { from, entries, rows, persisted }, enqueue }) => {
      const others = withoutRows(rows, entries.map(toWork));
      const before = persisted[from] ?? [];
      const [added, removed] = [withoutRows(others, before), withoutRows(before, others)];
      enqueue.assign({ rows: others, persisted: { ...persisted, [from]: others } });
      if (added.length + removed.length > 0) {
        enqueue.emit({ type: 'rows.changed', week: from, added, removed });
      }
    }),
    copyRows: assign(({ context }, { output }: { output: Week }) => {
      const known = new Set(context.entries.map((entry) => keyOfWork(toWork(entry))));
      const works = output.entries
        .flatMap((entry) => toWork(entry) ?? [])
        .filter((work) => !known.has(keyOfWork(work)));
      const rows = withRows(context.rows, works);
      return { rows, copied: rows.length - context.rows.length, cause: null };
    }),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
  },
});

/** Returns the rows that are not among the others. */
function withoutRows(rows: readonly Work[], others: readonly (Work | null)[]): Work[] {
  const keys = new Set(others.map(keyOfWork));
  return rows.filter((work) => !keys.has(keyOfWork(work)));
}

/** Merges rows without duplicates. */
function withRows(rows: readonly Work[], others: readonly Work[]): Work[] {
  const all = new Map([...rows, ...others].map((work) => [keyOfWork(work), work]));
  return [...all.values()];
}
