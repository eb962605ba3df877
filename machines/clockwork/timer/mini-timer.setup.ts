import { assign, setup, stateIn } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import type { Clock } from '../../clock.ts';
import { untitled, type Entry, type RunningElsewhere } from '../entry/entries.ts';
import { isDescriptionTooLong } from '../entry/description.ts';
import {
  endMiniEntry,
  getClockWorkMini,
  startMiniEntry,
  updateMiniEntry,
} from './mini-timer.actors.ts';
import { untilMidnight } from '../day/time.ts';
import type { UnsentStore } from '../outbox/unsent.ts';

export interface MiniTimerInput {
  clock: Clock;
  /** IANA name of the person's time zone. */
  timeZone: string;
  /** Text typed before a failure; a restarted timer starts with it. */
  draft?: string;
  /**
   * Text typed for the next entry before the page was left; it never replaces the description of a
   * running entry.
   */
  persisted?: string | undefined;
  /**
   * Stores changes that cannot be sent; without a store, they fail when the server is unreachable.
   */
  store?: UnsentStore;
}

export interface MiniTimerContext {
  clock: Clock;
  timeZone: string;
  description: string;
  /**
   * The typed description takes precedence over the first status, since it was typed before a
   * failure.
   */
  isDraftRetained: boolean;
  /** Fills in the description once it is known that no entry is running. */
  persisted: string;
  /** The live entry of today. */
  entry: Entry | null;
  /** The live entry of an earlier day, to be fixed first. */
  longRunningEntry: Entry | null;
  otherTenants: RunningElsewhere;
  /** Action pressed while the status was loading; performed once it is known. */
  pendingAction: 'start' | 'stop' | null;
  store: UnsentStore | null;
}

export type MiniTimerEvent =
  | { type: 'START' }
  | { type: 'STOP' }
  | { type: 'description.change'; description: string }
  | { type: 'EDIT_DESCRIPTION' }
  | { type: 'tab.returned' };

export interface MiniTimerOutput {
  /** Typed text that was not saved. */
  draft: string;
}

const savedDescription = ({ entry }: MiniTimerContext) => entry?.description ?? '';

/**
 * The description to save: one that is too long is never saved, and an emptied one becomes
 * 'Untitled Entry'. Source: CLOCK-032.
 */
export function descriptionToSave(context: MiniTimerContext): string {
  const saved = savedDescription(context);
  if (isDescriptionTooLong(context.description)) return saved;
  const typed = context.description.trim();
  return typed === '' && saved !== '' ? untitled : typed;
}

/**
 * The text of the field once it is known that an entry is running, or (next function) that none is.
 */
const describing = (context: MiniTimerContext): string =>
  context.isDraftRetained ? context.description : savedDescription(context);
const describingNext = ({ isDraftRetained, description, persisted }: MiniTimerContext): string =>
  isDraftRetained ? description : persisted;

/** Guards, actions and actors of the timer machine. */
export const miniTimerSetup = setup({
  types: {
    context: {} as MiniTimerContext,
    events: {} as MiniTimerEvent,
    input: {} as MiniTimerInput,
    output: {} as MiniTimerOutput,
    tags: {} as 'busy' | 'live' | 'stopping',
  },
  actors: { getClockWorkMini, startMiniEntry, updateMiniEntry, endMiniEntry },
  guards: {
    isStopWished: stateIn('#mini-timer.running.describing.stopWished'),
    isShort: ({ context }) => !isDescriptionTooLong(context.description),
    hasLongRunning: (_, params: { entry: Entry | null }) => params.entry !== null,
    hasLive: (_, params: { entry: Entry | null }) => params.entry !== null,
    isStart: ({ context }) =>
      context.pendingAction === 'start' && !isDescriptionTooLong(describingNext(context)),
    // Prevents a stop of another entry than the one that was shown.
    isStopping: ({ context }, { entry }: { entry: Entry | null }) =>
      context.pendingAction === 'stop' && entry !== null && entry.id === context.entry?.id,
    canStop: ({ context }) => context.entry !== null,
    isChangedByOther: (_, params: { error: unknown }) =>
      toProblem(params.error).code === 'entryChangedMeanwhile',
    canDescribe: ({ context }) => descriptionToSave(context) !== savedDescription(context).trim(),
  },
  actions: {
    describe: assign({ description: (_, params: { description: string }) => params.description }),
    storeEntry: assign({ entry: (_, params: { entry: Entry | null }) => params.entry }),
    takeDescription: assign({
      description: ({ context }) => describing(context),
      isDraftRetained: false,
      persisted: '',
    }),
    retainUnsaved: assign({
      isDraftRetained: ({ context }) => context.description !== savedDescription(context),
    }),
    storeOtherTenants: assign({
      otherTenants: (_, { runningElsewhere = [] }: { runningElsewhere?: RunningElsewhere }) =>
        runningElsewhere,
    }),
    clearFixed: assign({ longRunningEntry: null }),
    retainOnlyDraft: assign({
      entry: null,
      description: ({ context }) => describingNext(context),
      isDraftRetained: false,
      persisted: '',
    }),
    // A description that is too long was never saved: it stays so that it can be shortened.
    clear: assign({
      entry: null,
      description: ({ context: { description } }) =>
        isDescriptionTooLong(description) ? description : '',
    }),
    requestStart: assign({ pendingAction: 'start' }),
    requestStop: assign({ pendingAction: 'stop' }),
    clearRequested: assign({ pendingAction: null }),
  },
  delays: { midnight: ({ context }) => untilMidnight(context.clock.now(), context.timeZone) },
});
