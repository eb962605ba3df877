import { assign, setup, stateIn } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import type { Clock } from '../clock.ts';
import type { Entry, RunningElsewhere } from './entries.ts';
import {
  endMiniEntry,
  getClockWorkMini,
  startMiniEntry,
  updateMiniEntry,
} from './mini-timer.actors.ts';
import { dayOf, untilMidnight } from './time.ts';
import type { UnsentStore } from './unsent.ts';

export interface MiniTimerInput {
  clock: Clock;
  /** IANA name of the person's time zone. */
  timeZone: string;
  /** What was typed before a failure, so that a fresh timer begins with it. */
  draft?: string;
  /** What was typed for the next entry before the page was left; it never covers what runs. */
  kept?: string | undefined;
  /** Keeps what cannot be sent; without one, a call that nobody answers has failed. */
  store?: UnsentStore;
}

export interface MiniTimerContext {
  clock: Clock;
  timeZone: string;
  description: string;
  /** The typed description is kept over the first status, since it was typed before a failure. */
  isDraftKept: boolean;
  /** Fills the description in once it is known that nothing runs. */
  kept: string;
  /** The live entry of today. */
  entry: Entry | null;
  /** The live entry of an earlier day, to be fixed first. */
  longRunningEntry: Entry | null;
  elsewhere: RunningElsewhere;
  store: UnsentStore | null;
}

export type MiniTimerEvent =
  | { type: 'START' }
  | { type: 'STOP' }
  | { type: 'DESCRIBE'; description: string }
  | { type: 'EDIT_DESCRIPTION' }
  | { type: 'tab.returned' };

export interface MiniTimerOutput {
  /** What was typed and not saved. */
  draft: string;
}

const savedDescription = ({ entry }: MiniTimerContext) => entry?.description ?? '';

function live({ entry, description, store }: MiniTimerContext) {
  if (!entry) throw new Error('No entry is running.');
  return { entry, description, store };
}

export const miniTimerMachine = setup({
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
    hasLongRunning: (_, params: { entry: Entry | null }) => params.entry !== null,
    hasLive: (_, params: { entry: Entry | null }) => params.entry !== null,
    isChangedElsewhere: (_, params: { error: unknown }) =>
      toProblem(params.error).code === 'entryChangedMeanwhile',
    isDescriptionChanged: ({ context }) => context.description !== savedDescription(context),
  },
  actions: {
    describe: assign({ description: (_, params: { description: string }) => params.description }),
    keepEntry: assign({ entry: (_, params: { entry: Entry | null }) => params.entry }),
    takeDescription: assign({
      description: ({ context }) =>
        context.isDraftKept ? context.description : savedDescription(context),
      isDraftKept: false,
      kept: '',
    }),
    keepUnsaved: assign({
      isDraftKept: ({ context }) => context.description !== savedDescription(context),
    }),
    keepElsewhere: assign({
      elsewhere: (_, { runningElsewhere = [] }: { runningElsewhere?: RunningElsewhere }) =>
        runningElsewhere,
    }),
    forgetFixed: assign({ longRunningEntry: null }),
    keepOnlyDraft: assign({
      entry: null,
      description: ({ context }) => (context.isDraftKept ? context.description : context.kept),
      isDraftKept: false,
      kept: '',
    }),
    clear: assign({ entry: null, description: '' }),
  },
  delays: { midnight: ({ context }) => untilMidnight(context.clock.now(), context.timeZone) },
}).createMachine({
  id: 'mini-timer',
  description: 'The timer of the top bar. Source: document 2, sections 2 and 4 (Mini timer).',
  context: ({ input }) => ({
    clock: input.clock,
    timeZone: input.timeZone,
    description: input.draft ?? '',
    isDraftKept: (input.draft ?? '') !== '',
    kept: input.kept ?? '',
    entry: null,
    longRunningEntry: null,
    elsewhere: [],
    store: input.store ?? null,
  }),
  output: ({ context }) => ({ draft: context.description }),
  initial: 'checking',
  states: {
    checking: {
      description: "Today's status is read.",
      tags: 'busy',
      on: {
        DESCRIBE: {
          actions: [
            { type: 'describe', params: ({ event }) => event },
            assign({ isDraftKept: true }),
          ],
        },
      },
      invoke: {
        id: 'getClockWorkMini',
        src: 'getClockWorkMini',
        input: ({ context: { clock, timeZone, store } }) => ({
          date: dayOf(clock.now(), timeZone),
          store,
        }),
        onDone: [
          {
            guard: {
              type: 'hasLongRunning',
              params: ({ event }) => ({ entry: event.output.longRunningEntry }),
            },
            target: 'needsFix',
            actions: [
              assign({ longRunningEntry: ({ event }) => event.output.longRunningEntry }),
              { type: 'keepElsewhere', params: ({ event }) => event.output },
            ],
          },
          {
            guard: {
              type: 'hasLive',
              params: ({ event }) => ({ entry: event.output.clockWorkMini }),
            },
            target: 'running',
            actions: [
              {
                type: 'keepEntry',
                params: ({ event }) => ({ entry: event.output.clockWorkMini }),
              },
              'takeDescription',
              'forgetFixed',
              { type: 'keepElsewhere', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'stopped',
            actions: [
              'keepOnlyDraft',
              'forgetFixed',
              { type: 'keepElsewhere', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: 'unavailable',
      },
    },
    needsFix: {
      description: 'An entry runs since an earlier day: it must be fixed to continue.',
      on: { 'tab.returned': 'checking' },
    },
    stopped: {
      description: 'Nothing runs; the next entry can be described and started.',
      on: {
        DESCRIBE: { actions: { type: 'describe', params: ({ event }) => event } },
        START: 'starting',
        'tab.returned': {
          target: 'checking',
          actions: 'keepUnsaved',
        },
      },
    },
    starting: {
      description: 'An entry that starts now is being created.',
      tags: 'busy',
      invoke: {
        id: 'startMiniEntry',
        src: 'startMiniEntry',
        input: ({ context }) => ({
          start: {
            id: crypto.randomUUID(),
            startTime: new Date(context.clock.now()).toISOString(),
            description: context.description.trim(),
          },
          store: context.store,
        }),
        onDone: {
          target: 'running',
          actions: [
            { type: 'keepEntry', params: ({ event }) => ({ entry: event.output }) },
            'takeDescription',
          ],
        },
        onError: 'unavailable',
      },
    },
    running: {
      description: 'An entry of today runs; its time counts up.',
      tags: 'live',
      on: {
        DESCRIBE: { actions: { type: 'describe', params: ({ event }) => event } },
        STOP: 'stopping',
      },
      after: { midnight: { target: 'checking', actions: 'keepUnsaved' } },
      initial: 'steady',
      states: {
        steady: {
          description: 'The description is the saved one, or is being typed.',
          on: {
            EDIT_DESCRIPTION: { guard: 'isDescriptionChanged', target: 'describing' },
            'tab.returned': {
              target: '#mini-timer.checking',
              actions: 'keepUnsaved',
            },
          },
        },
        describing: {
          description: 'A changed description is being saved; the time goes on.',
          tags: 'busy',
          invoke: {
            id: 'updateMiniEntry',
            src: 'updateMiniEntry',
            input: ({ context }) => live(context),
            onDone: [
              {
                guard: 'isStopWished',
                target: '#mini-timer.stopping',
                actions: { type: 'keepEntry', params: ({ event }) => ({ entry: event.output }) },
              },
              {
                target: 'steady',
                actions: { type: 'keepEntry', params: ({ event }) => ({ entry: event.output }) },
              },
            ],
            onError: [
              {
                guard: { type: 'isChangedElsewhere', params: ({ event }) => event },
                target: '#mini-timer.checking',
                actions: 'keepUnsaved',
              },
              { target: '#mini-timer.unavailable' },
            ],
          },
          initial: 'saving',
          states: {
            saving: {
              description: 'The description is on its way.',
              on: { STOP: 'stopWished' },
            },
            stopWished: {
              description: 'The entry is ended as soon as its description is saved.',
              tags: 'stopping',
              on: { STOP: {} },
            },
          },
        },
      },
    },
    stopping: {
      description: 'The entry is being ended, with the description as typed.',
      tags: ['busy', 'live', 'stopping'],
      invoke: {
        id: 'endMiniEntry',
        src: 'endMiniEntry',
        input: ({ context }) => ({
          ...live(context),
          endTime: new Date(context.clock.now()).toISOString(),
        }),
        onDone: { target: 'stopped', actions: 'clear' },
        onError: [
          {
            guard: { type: 'isChangedElsewhere', params: ({ event }) => event },
            target: 'checking',
            actions: 'keepUnsaved',
          },
          { target: 'unavailable' },
        ],
      },
    },
    unavailable: {
      description: 'A call failed. Silent and final, as documented; a fresh timer can be started.',
      type: 'final',
    },
  },
});
