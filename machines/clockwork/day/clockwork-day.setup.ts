import { assign, emit, enqueueActions, raise, setup, stopChild } from 'xstate';
import { toProblem, type Problem } from '#openapi/client/index.ts';
import { getChildren, openChild, openChildren, removeEnded } from '../../children.ts';
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
import {
  dayCharts,
  getEditName,
  getStaleName,
  isEditName,
  isStaleName,
  type DayChildren,
  type EditChild,
} from './clockwork-day.children.ts';
import { fillGapMachine } from './fill-gap.machine.ts';
import type { CopyHow } from '../entry/copy-entry.machine.ts';
import type { EditEntryInput, EntryOrphaned } from '../entry/edit-entry.machine.ts';
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
import { startOfDay, toIsoDay, untilMidnight } from './time.ts';
import type { UnsentStore } from '../outbox/unsent.ts';
import type { StepsTaken } from '../../lists/create-step-undo.ts';
import { mergeChanges, undoOfDeletion, type ChangeUndoable } from '../entry/undo.ts';
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
  /**
   * When the person was last active while an entry ran, in ms since 1970; null if unknown, as
   * without this function.
   */
  seenAt?: (entryId: string) => number | null;
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
  /** The entries on the server are newer, so that the day reloads when nothing is pending. */
  isOutdated: boolean;
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
  | EntryOrphaned
  | StepsTaken<EntriesChange>
  | ChildReport
  | EditOpened
  | { type: 'entry.split'; entry: Entry }
  | { type: 'entry.copy'; entry: Entry; how: CopyHow; newId: string }
  | { type: 'choice.changed'; entries: readonly Entry[] }
  | { type: 'settings.open' | 'settings.close' }
  /** The day itself reports that it lists other entries: its children follow. */
  | { type: 'entries.listed' }
  | { type: 'entry.restart'; entry: Entry }
  | { type: 'adjust.opened'; entry: Entry; isStale: boolean }
  | { type: 'adjust.changed'; start?: string; end?: string }
  | { type: 'entry.crossOver'; entry: Entry }
  | { type: 'delete.request'; entry: Entry }
  | { type: 'SAVE' }
  | { type: 'CANCEL' }
  | { type: 'YES' }
  | { type: 'NO' };

/** What children report that has no content of its own. */
interface ChildReport {
  type: 'entry.outdated' | 'day.outdated' | 'settings.saved';
}

/** Opens the form of an entry, or of a new one. */
export interface EditOpened extends Pick<EditEntryInput, 'of' | 'newId' | 'persisted'> {
  type: 'entry.edit';
  /** The id of the entry, or where the new one is added. */
  key: string;
}

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

const listed = { type: 'entries.listed' } as const;

/** Guards, actions and actors of the day machine. */
export const clockWorkDaySetup = setup({
  types: {
    context: {} as ClockWorkDayContext,
    events: {} as ClockWorkDayEvent,
    emitted: {} as TodayShown | MidnightPassed,
    input: {} as ClockWorkDayInput,
    tags: {} as 'busy' | 'ready',
    children: {} as DayChildren,
  },
  actors: {
    ...dayCharts.actors,
    fillGap: fillGapMachine,
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
    isOutdated: ({ context }) => context.isOutdated,
    isLive: ({ context }) => context.live !== null,
    isChangedByOther: (_, { error }: { error: unknown }) =>
      toProblem(error).code === 'entryChangedMeanwhile',
    isAdjustmentValid: ({ context }) => Object.keys(getErrors(context)).length === 0,
  },
  actions: {
    storeDay: enqueueActions(({ enqueue }, { day }: { day: Day }) => {
      enqueue.assign({ ...day, cause: null });
      enqueue.raise(listed);
    }),
    showPersisted: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(buildPersistedDay(assertDefined(context.store).read(), context));
      enqueue.raise(listed);
    }),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
    apply: enqueueActions(({ context, enqueue }, change: EntriesChange) => {
      const { date, timeZone } = context;
      enqueue.assign(changedBy(context, change, { date, timeZone, today: today(context) }));
      enqueue.raise(listed);
    }),
    applySteps: raise((_, { results }: StepsTaken<EntriesChange>) => ({
      type: 'entries.changed' as const,
      ...mergeChanges(results),
    })),
    // Another tab may have stored it in the meantime.
    showUnsent: enqueueActions(({ context, enqueue }) => {
      const { date, timeZone, entries, live, store } = context;
      const known = live ? [...entries, live] : entries;
      const returned = unsentOver(known, store?.read().unsent ?? []);
      const shown = { date, timeZone, today: today(context) };
      enqueue.assign(changedBy(context, { returned }, shown));
      enqueue.raise(listed);
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
    offerUndo: openChild(dayCharts, (_, { undo }: Pick<ChangeUndoable, 'undo'>) => ({
      chart: 'undoChange',
      id: 'undo',
      input: { undo },
    })),
    offerUndoOfDeletion: raise(({ context }) => ({
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
    noteOutdated: assign({ isOutdated: true }),
    clearOutdated: assign({ isOutdated: false }),
    edit: openChild(
      dayCharts,
      ({ context: { clock, timeZone, store } }, { key, of, newId, persisted }: EditOpened) => ({
        chart: 'editEntry',
        id: getEditName(key),
        input: { clock, timeZone, store, of, newId, persisted },
      }),
    ),
    // In the place of a new entry, in whose draft it is stored.
    editOrphaned: openChild(dayCharts, ({ context }, { orphaned }: EntryOrphaned) => ({
      chart: 'editEntry',
      id: 'orphaned',
      input: {
        clock: context.clock,
        timeZone: context.timeZone,
        store: context.store,
        of: {
          from: new Date(startOfDay(context.date, context.timeZone)).toISOString(),
          until: null,
        },
        newId: orphaned.newId,
        persisted: null,
        orphaned,
      },
    })),
    split: openChild(dayCharts, ({ context: { timeZone } }, { entry }: { entry: Entry }) => ({
      chart: 'splitEntry',
      id: 'split',
      input: { entry, timeZone },
    })),
    copy: openChild(
      dayCharts,
      (
        { context: { clock, timeZone } },
        { entry, how, newId }: { entry: Entry; how: CopyHow; newId: string },
      ) => ({ chart: 'copyEntry', id: 'copy', input: { clock, timeZone, entry, how, newId } }),
    ),
    openSettings: openChild(dayCharts, ({ context: { date } }) => ({
      chart: 'clockWorkSettings',
      id: 'settings',
      input: { date },
    })),
    closeSettings: stopChild('settings'),
    startSelection: openChildren(
      dayCharts,
      ({ context: { clock, timeZone }, self }, { entries }: { entries: readonly Entry[] }) =>
        entries.length === 0 || getChildren(self)['selection']
          ? []
          : [
              {
                chart: 'selectedEntries',
                id: 'selection',
                input: { clock, timeZone, entries },
              },
            ],
    ),
    updateSelection: enqueueActions(
      ({ self, enqueue }, { entries }: { entries: readonly Entry[] }) => {
        const { selection } = getChildren(self);
        if (selection) enqueue.sendTo(selection, { type: 'choice.changed', entries });
      },
    ),
    /** A form whose entry was deleted elsewhere closes; it reports its unsaved input first. */
    followForms: enqueueActions(({ context: { entries }, self, enqueue }) => {
      for (const [name, child] of Object.entries(getChildren(self))) {
        if (!isEditName(name) || !child || child.getSnapshot().status !== 'active') continue;
        const { entry } = (child as EditChild).getSnapshot().context;
        const newest = entry && entries.find(({ id }) => id === entry.id);
        if (newest) enqueue.sendTo(child, { type: 'entry.renewed', entry: newest });
        if (!entry || newest) continue;
        enqueue.sendTo(child, { type: 'entry.lost' });
        enqueue.stopChild(name);
      }
    }),
    closeForms: enqueueActions(({ self, enqueue }) => {
      for (const name of Object.keys(getChildren(self))) {
        if (isEditName(name) || name === 'selection') enqueue.stopChild(name);
      }
    }),
    leaveStale: enqueueActions(({ context: { stale }, self, enqueue }) => {
      const names = new Set<string>(
        stale.map(({ clockWorkEntry }) => getStaleName(clockWorkEntry)),
      );
      for (const name of Object.keys(getChildren(self))) {
        if (isStaleName(name) && !names.has(name)) enqueue.stopChild(name);
      }
    }),
    openStale: openChildren(dayCharts, ({ context, self }) => {
      const { clock, timeZone, stale, seenAt } = context;
      const open = getChildren(self);
      return stale
        .map(({ clockWorkEntry }) => clockWorkEntry)
        .filter((entry) => open[getStaleName(entry)] === undefined)
        .map((entry) => ({
          chart: 'endStale' as const,
          id: getStaleName(entry),
          input: { clock, timeZone, entry, lastSeen: seenAt?.(entry.id) ?? null },
        }));
    }),
    removeEnded: removeEnded(),
    storeProblem: assign({
      problem: (_, params: { error: unknown }) => toProblem(params.error),
    }),
  },
  delays: { midnight: ({ context }) => untilMidnight(context.clock.now(), context.timeZone) },
});
