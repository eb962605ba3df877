import { assign, emit, setup } from 'xstate';
import { toProblem, type Problem } from '#openapi/client/index.ts';
import { toCause, isOutage, type Cause } from '../../cause.ts';
import type { Clock } from '../../clock.ts';
import { keyOfWork, toWork, type Work } from '../../work/work.ts';
import { adjustmentErrors, type Adjustment, type AdjustmentErrors } from '../entry/adjustment.ts';
import {
  adjustClockWorkEntry,
  deleteClockWorkEntries,
  endEntry,
  loadDay,
  postClockWork,
  type Day,
} from './clockwork-day.actors.ts';
import { startEntry } from '../timer/start-entry.actors.ts';
import { isDescriptionTooLong } from '../entry/description.ts';
import {
  changedBy,
  miniEntry,
  type EntriesChange,
  type EntriesChanged,
  type Entry,
  type KnownEntries,
  type RunningElsewhere,
} from '../entry/entries.ts';
import { assertDefined } from '../assert-defined.ts';
import { buildPersistedDay } from './persisted-day.ts';
import { toIsoDay, untilMidnight } from './time.ts';
import type { UnsentStore } from '../outbox/unsent.ts';
import { undoOfDeletion, type ChangeUndoable } from '../entry/undo.ts';
import { unsentOver } from '../outbox/unsent-over.ts';

export interface ClockWorkDayInput {
  clock: Clock;
  /** IANA name of the person's time zone. */
  timeZone: string;
  /** The day to show, yyyy-MM-dd in that time zone. */
  date: string;
  /** Text typed for the next entry that is not started yet. */
  draft?: string | undefined;
  /** Work previously selected for the next entry. */
  selectedWork?: ClockWorkDayContext['selectedWork'] | undefined;
  /**
   * Stores changes that cannot be sent; without a store, they fail when the server is unreachable.
   */
  store?: UnsentStore;
}

export interface ClockWorkDayContext
  extends Omit<ClockWorkDayInput, 'draft' | 'selectedWork' | 'store'>, KnownEntries {
  store: UnsentStore | null;
  /** The entry that a break has interrupted; cleared when another one starts. */
  interrupted: Entry | null;
  otherTenants?: RunningElsewhere;
  /** Entries of an earlier day that extend into the displayed one. */
  continued: Entry[];
  /** Seconds that the organization works on the displayed day; null without its settings. */
  workingTime: number | null;
  /** The organization's holiday on the displayed day, if there is one. */
  holiday: Day['holiday'];
  /** Text typed for the next entry. */
  draft: string;
  /** The work that new entries are booked on unless another is selected; null for no project. */
  defaultWork: Work | null;
  /** The work selected for the next entry; null if none was selected. */
  selectedWork: { work: Work | null } | null;
  /** START was pressed before the day had loaded. */
  isEager: boolean;
  adjustment: Adjustment | null;
  adjustmentErrors: AdjustmentErrors;
  /** The server's rejection of the change in the open dialog. */
  problem: Problem | null;
  /** The entry that a dialog or an action is about. */
  selected: Entry | null;
  /** Why the day could not be loaded, if known; the displayed data is stored on this device. */
  cause: Cause | null;
}

export type ClockWorkDayEvent =
  | { type: 'day.changed'; date: string }
  | { type: 'tab.returned' }
  | { type: 'draft.changed'; description: string }
  | { type: 'work.changed'; work: Work | null }
  | { type: 'retry' }
  | { type: 'START' }
  | { type: 'STOP' }
  | { type: 'break.start' }
  | EntriesChanged
  | ChangeUndoable
  | { type: 'entry.restart'; entry: Entry }
  | { type: 'adjust.opened'; entry: Entry; isStale: boolean }
  | { type: 'adjust.changed'; start?: string; end?: string }
  | { type: 'entry.crossOver'; entry: Entry }
  | { type: 'delete.request'; entry: Entry }
  | { type: 'SAVE' }
  | { type: 'CANCEL' }
  | { type: 'YES' }
  | { type: 'NO' };

/** Moves the page to today, where an entry shows that was started from another day. */
interface TodayShown {
  type: 'today.shown';
}

/** The date of today has changed. */
interface MidnightPassed {
  type: 'midnight.passed';
}

const today = ({ clock, timeZone }: Pick<ClockWorkDayInput, 'clock' | 'timeZone'>) =>
  toIsoDay(clock.now(), timeZone);

/** The work that the next entry is booked on; null for no project. */
export const getNextWork = ({
  selectedWork,
  defaultWork,
}: Pick<ClockWorkDayContext, 'selectedWork' | 'defaultWork'>): Work | null =>
  selectedWork ? selectedWork.work : defaultWork;

export const getErrors = (context: ClockWorkDayContext): AdjustmentErrors =>
  adjustmentErrors(assertDefined(context.adjustment), {
    timeZone: context.timeZone,
    now: context.clock.now(),
  });

/** The adjustment, with the entry as the day has it now. */
function ofNewest(adjustment: Adjustment, { entries, stale }: KnownEntries): Adjustment {
  const known = [...entries, ...stale.map(({ clockWorkEntry }) => clockWorkEntry)];
  const newest = known.find(({ id }) => id === adjustment.entry.id);
  return newest ? { ...adjustment, entry: newest } : adjustment;
}

/** Guards, actions and actors of the day machine. */
export const clockWorkDaySetup = setup({
  types: {
    context: {} as ClockWorkDayContext,
    events: {} as ClockWorkDayEvent,
    emitted: {} as ChangeUndoable | TodayShown | MidnightPassed,
    input: {} as ClockWorkDayInput,
    tags: {} as 'busy' | 'ready',
  },
  actors: {
    loadDay,
    startEntry,
    endEntry,
    postClockWork,
    adjustClockWorkEntry,
    deleteClockWorkEntries,
  },
  guards: {
    isAnotherDay: ({ context }, params: { date: string }) => params.date !== context.date,
    isToday: ({ context }) => context.date === today(context),
    isEager: ({ context }) => context.isEager,
    isDraftShort: ({ context }) => !isDescriptionTooLong(context.draft),
    isUnread: ({ context }) => context.cause !== null,
    isKnownHere: ({ context }, { error }: { error: unknown }) =>
      context.store !== null && isOutage(error),
    isLive: ({ context }) => context.live !== null,
    isChangedByOther: (_, { error }: { error: unknown }) =>
      toProblem(error).code === 'entryChangedMeanwhile',
    isAdjustmentValid: ({ context }) => Object.keys(getErrors(context)).length === 0,
  },
  actions: {
    storeDay: assign((_, { day }: { day: Day }) => ({ ...day, cause: null })),
    showPersisted: assign(({ context }) =>
      buildPersistedDay(assertDefined(context.store).read(), context),
    ),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
    apply: assign(({ context }, change: EntriesChange) => {
      const { date, timeZone } = context;
      return changedBy(context, change, { date, timeZone, today: today(context) });
    }),
    // Another tab may have stored it in the meantime.
    showUnsent: assign(({ context }) => {
      const { date, timeZone, entries, live, store } = context;
      const known = live ? [...entries, live] : entries;
      const returned = unsentOver(known, store?.read().unsent ?? []);
      return changedBy(context, { returned }, { date, timeZone, today: today(context) });
    }),
    // An entry started instead ends the break.
    noteEager: assign({ isEager: true }),
    clearEager: assign({ isEager: false }),
    clearBreak: assign({ interrupted: null }),
    storeInterrupted: assign({
      interrupted: (_, params: { returned: readonly Entry[] }) => params.returned[0] ?? null,
    }),
    showToday: assign({ date: ({ context }) => today(context) }),
    emitToday: emit({ type: 'today.shown' }),
    emitMidnight: emit({ type: 'midnight.passed' }),
    // Text and work entered since then belong to the next entry.
    clearDraft: assign(({ context }, params: { returned: readonly Entry[] }) => {
      const started = miniEntry(params.returned);
      const isSame = keyOfWork(getNextWork(context)) === keyOfWork(started && toWork(started));
      return {
        draft: context.draft.trim() === started?.description ? '' : context.draft,
        selectedWork: isSame ? null : context.selectedWork,
      };
    }),
    offerUndo: emit((_, { undo }: Pick<ChangeUndoable, 'undo'>) => ({
      type: 'change.undoable' as const,
      undo,
    })),
    offerUndoOfDeletion: emit(({ context }) => ({
      type: 'change.undoable' as const,
      undo: undoOfDeletion([assertDefined(context.selected)]),
    })),
    select: assign({ selected: (_, params: { entry: Entry }) => params.entry }),
    renewAdjustment: assign(({ context }) => ({
      adjustment: ofNewest(assertDefined(context.adjustment), context),
    })),
    closeDialogs: assign({
      adjustment: null,
      adjustmentErrors: {},
      problem: null,
      selected: null,
    }),
    storeProblem: assign({
      problem: (_, params: { error: unknown }) => toProblem(params.error),
    }),
  },
  delays: { midnight: ({ context }) => untilMidnight(context.clock.now(), context.timeZone) },
});
