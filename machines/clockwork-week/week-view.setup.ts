import { assign, raise, setup, stopChild } from 'xstate';
import { toProblem, type Schema } from '#openapi/client/index.ts';
import { openChild, removeEnded } from '../children.ts';
import { toCause, type Cause } from '../cause.ts';
import type { Clock } from '../clock.ts';
import {
  deleteClockWorkEntries,
  postInline,
  type ClockWorkPost,
} from '../clockwork/day/clockwork-day.actors.ts';
import { merge, without, type EntriesChange, type Entry } from '../clockwork/entry/entries.ts';
import type { CopyHow } from '../clockwork/entry/copy-entry.machine.ts';
import type { NewTimes } from '../clockwork/entry/entry-form.ts';
import { mergeChanges, type ChangeUndoable } from '../clockwork/entry/undo.ts';
import type { StepsTaken } from '../lists/create-step-undo.ts';
import type { UnsentStore } from '../clockwork/outbox/unsent.ts';
import { firstOfWeek } from '../clockwork/day/week-days.ts';
import {
  startDrag,
  canDrag,
  draggedTo,
  grabbed,
  hasMoved,
  nudged,
  type Drag,
  type DragKind,
  type Nudge,
  type Point,
} from './drag.ts';
import { buildWeekAxis, isOnAxis, type WeekAxis } from './week-axis.ts';
import { anotherWeek, loadWeek, type Week } from './week.ts';
import { weekCharts, type ReadDraft, type WeekChildren } from './week.children.ts';

export interface WeekViewInput {
  clock: Clock;
  /** IANA name of the person's time zone. */
  timeZone: string;
  /** A day of the week, yyyy-MM-dd in that time zone. */
  date: string;
  /** The first day of the organization's week; defaults to Monday. */
  weekStart?: Schema<'Weekday'>;
  /** Stores changes that cannot be sent; without it, a call without a response fails. */
  store?: UnsentStore;
  /** Without it, no draft of an entry is offered. */
  readDraft?: ReadDraft;
}

/** The action that was rejected, and its entry; null for a new one. */
export interface Rejection {
  what: 'notMoved' | 'notDeleted' | 'notUndone';
  entry: Entry | null;
  /** The server's message, empty if it sent none; then the cause explains it, if known. */
  message: string;
  cause: Cause | null;
}

/** The request that undoes the last change, and the change itself. */
export interface Undo {
  of: 'moved' | 'deleted';
  entry: Entry;
  post: ClockWorkPost;
}

export interface WeekViewContext extends WeekViewInput, Week {
  axis: WeekAxis;
  /** The entry that is being dragged, or saved where it was dropped. */
  drag: Drag | null;
  /** The open entry, or the times of a new one. */
  opened: Entry | NewTimes | null;
  /** The entry in the confirm dialog before it is deleted. */
  selected: Entry | null;
  rejection: Rejection | null;
  undo: Undo | null;
  /** Whether the last dragged entry is back at its previous times. */
  isPutBack: boolean;
  /** Why loading the week failed, if known. */
  cause: Cause | null;
}

/** The initial context of a week, before it is loaded. */
export function atFirst(input: WeekViewInput): WeekViewContext {
  const from = firstOfWeek(input.date, input.weekStart);
  return {
    ...input,
    from,
    entries: [],
    days: [],
    axis: buildWeekAxis(from, input.timeZone),
    drag: null,
    opened: null,
    selected: null,
    rejection: null,
    undo: null,
    isPutBack: false,
    cause: null,
  };
}

export type WeekViewEvent =
  | { type: 'week.changed'; date: string }
  | { type: 'tab.returned' | 'times.changed' | 'retry' }
  | { type: 'drag.start'; entry: Entry; kind: DragKind; at: Point }
  | { type: 'add.start'; at: Point; step: number }
  | { type: 'drag.moved'; at: Point; step: number }
  | { type: 'drag.nudged'; nudge: Nudge; step: number }
  | { type: 'drag.drop' | 'CANCEL' }
  | { type: 'entry.opened'; of: Entry | NewTimes }
  | { type: 'entry.closed' }
  | ({ type: 'entries.changed' } & EntriesChange)
  | ChangeUndoable
  | StepsTaken<EntriesChange>
  /** The open entry was added before, so that the week reloads. */
  | { type: 'day.outdated' }
  /** The week itself opens the form of an entry. */
  | { type: 'form.open' }
  | { type: 'entry.copy'; entry: Entry; how: CopyHow }
  | { type: 'delete.request'; entry: Entry }
  | { type: 'YES' | 'NO' | 'undo' | 'rejection.dismiss' };

/** Whether a day is in the displayed week. */
const isInWeek = ({ axis }: WeekViewContext, date: string): boolean =>
  axis.days.some(({ day }) => day === date);

const iso = (timestamp: number): string => new Date(timestamp).toISOString();

/** Updates the entry to its new times if its version is unchanged; unchanged times are not sent. */
export function dropPost({ drag }: WeekViewContext): ClockWorkPost {
  if (!drag?.entry) throw new Error('No entry is being dragged; start a drag first.');
  const { id, version, ...before } = drag.entry;
  const startTime = iso(drag.startTime);
  const endTime = drag.endTime === null ? null : iso(drag.endTime);
  return {
    type: 'update',
    entryPayLoad: {
      id,
      ...(startTime !== before.startTime && { startTime }),
      ...(endTime !== null && endTime !== before.endTime && { endTime }),
      ...(version !== undefined && { version }),
    },
  };
}

/** Restores a deleted entry with its id. */
const restoring = (entry: Entry): ClockWorkPost => ({
  type: 'add',
  entryPayLoad: {
    id: entry.id,
    startTime: entry.startTime,
    endTime: entry.endTime,
    description: entry.description,
    projectId: entry.projectId,
    taskId: entry.taskId,
    entryAtWork: entry.entryAtWork,
  },
});

/** Guards, actions and actors of the week machine. */
export const weekViewSetup = setup({
  types: {
    context: {} as WeekViewContext,
    events: {} as WeekViewEvent,
    input: {} as WeekViewInput,
    tags: {} as 'busy' | 'ready' | 'carrying',
    children: {} as WeekChildren,
  },
  actors: {
    ...weekCharts.actors,
    loadWeek,
    postInline,
    deleteClockWorkEntries,
  },
  guards: {
    isInWeek: ({ context }, { date }: { date: string }) => isInWeek(context, date),
    canDrag: ({ context }, { entry, kind }: { entry: Entry; kind: DragKind }) =>
      canDrag(entry, kind, context.axis),
    isNew: ({ context: { drag } }) => drag !== null && drag.entry === null && hasMoved(drag),
    hasMoved: ({ context: { drag } }) => drag !== null && hasMoved(drag),
    hasUndo: ({ context }) => context.undo !== null,
    /** Another tab or device changed the entry first, so the displayed data is outdated. */
    isOutdated: (_, { error }: { error: unknown }) =>
      ['conflict', 'notFound'].includes(toProblem(error).kind),
  },
  actions: {
    storeWeek: assign(({ context }, { output }: { output: Week }) => ({
      ...output,
      axis:
        output.from === context.axis.days[0]?.day
          ? context.axis
          : buildWeekAxis(output.from, context.timeZone),
      cause: null,
    })),
    goTo: assign((_, { date }: { date: string }) => ({ date })),
    leave: assign(({ context }, { date }: { date: string }) => {
      const from = anotherWeek(context.from, date);
      const fresh = { drag: null, opened: null, selected: null, rejection: null, undo: null };
      return { ...fresh, date, from, entries: [], axis: buildWeekAxis(from, context.timeZone) };
    }),
    apply: assign(({ context }, { returned = [], removed = [] }: EntriesChange) => ({
      entries: without(merge(context.entries, returned), removed).filter((entry) =>
        isOnAxis(context.axis, entry),
      ),
    })),
    grab: assign((_, { entry, kind, at }: { entry: Entry; kind: DragKind; at: Point }) => ({
      drag: grabbed(entry, kind, at),
      rejection: null,
      isPutBack: false,
    })),
    start: assign(({ context }, { at, step }: { at: Point; step: number }) => ({
      drag: startDrag(at, step, context.axis),
      rejection: null,
      isPutBack: false,
    })),
    carry: assign(({ context: { drag, axis } }, { at, step }: { at: Point; step: number }) => ({
      drag: drag && draggedTo(drag, at, step, axis),
    })),
    nudge: assign(
      ({ context: { drag, axis } }, { nudge, step }: { nudge: Nudge; step: number }) => ({
        drag: drag && nudged(drag, nudge, step, axis),
      }),
    ),
    putDown: assign({ drag: null }),
    putBack: assign({ drag: null, isPutBack: true }),
    open: assign((_, { of }: { of: Entry | NewTimes }) => ({ opened: of, rejection: null })),
    openNew: assign(({ context: { drag } }) => ({
      opened: drag && {
        from: iso(drag.startTime),
        until: drag.endTime === null ? null : iso(drag.endTime),
      },
      drag: null,
    })),
    close: assign({ opened: null }),
    select: assign((_, { entry }: { entry: Entry }) => ({ selected: entry, rejection: null })),
    clearSelected: assign({ selected: null }),
    offerMoveBack: assign(({ context: { drag } }) => ({
      undo: drag?.entry
        ? { of: 'moved' as const, entry: drag.entry, post: backPost(drag.entry) }
        : null,
    })),
    offerRestore: assign(({ context: { selected } }) => ({
      undo: selected && { of: 'deleted' as const, entry: selected, post: restoring(selected) },
    })),
    withdrawUndo: assign({ undo: null }),
    storeRejection: assign(
      ({ context }, { error, what }: { error: unknown; what: Rejection['what'] }) => ({
        rejection: {
          what,
          entry: context.drag?.entry ?? context.selected ?? context.undo?.entry ?? null,
          message: toProblem(error).messages.join(' '),
          cause: toCause(error),
        },
      }),
    ),
    clearRejection: assign({ rejection: null }),
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
    offerUndo: openChild(weekCharts, (_, { undo }: Pick<ChangeUndoable, 'undo'>) => ({
      chart: 'undoChange',
      id: 'undo',
      input: { undo },
    })),
    applySteps: raise((_, { results }: StepsTaken<EntriesChange>) => ({
      type: 'entries.changed' as const,
      ...mergeChanges(results),
    })),
    removeEnded: removeEnded(),
  },
});

/** Restores the previous times of the entry. */
const backPost = ({ id, startTime, endTime }: Entry): ClockWorkPost => ({
  type: 'update',
  entryPayLoad: { id, startTime, ...(endTime !== null && { endTime }) },
});
