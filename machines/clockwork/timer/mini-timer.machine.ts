import { assign } from 'xstate';
import { descriptionToSave, miniTimerSetup, type MiniTimerContext } from './mini-timer.setup.ts';
import { toIsoDay } from '../day/time.ts';

export type { MiniTimerContext, MiniTimerInput } from './mini-timer.setup.ts';

function live(context: MiniTimerContext) {
  const { entry, store } = context;
  if (!entry) throw new Error('No entry is running; check the guards of this transition.');
  return { entry, description: descriptionToSave(context), store };
}

export const miniTimerMachine = miniTimerSetup.createMachine({
  id: 'mini-timer',
  description: 'The timer of the top bar. Source: CLOCK-019, CLOCK-057.',
  context: ({ input }) => ({
    clock: input.clock,
    timeZone: input.timeZone,
    description: input.draft ?? '',
    isDraftRetained: (input.draft ?? '') !== '',
    persisted: input.persisted ?? '',
    entry: null,
    longRunningEntry: null,
    otherTenants: [],
    pendingAction: null,
    store: input.store ?? null,
  }),
  output: ({ context }) => ({ draft: context.description }),
  initial: 'checking',
  states: {
    checking: {
      description:
        "Today's status is loading; an action pressed in the meantime is performed afterwards.",
      tags: 'busy',
      exit: 'clearRequested',
      on: {
        START: { guard: 'isShort', actions: 'requestStart' },
        STOP: { guard: 'canStop', actions: 'requestStop' },
        'description.change': {
          actions: [
            { type: 'describe', params: ({ event }) => event },
            assign({ isDraftRetained: true }),
          ],
        },
      },
      invoke: {
        id: 'getClockWorkMini',
        src: 'getClockWorkMini',
        input: ({ context: { clock, timeZone, store } }) => ({
          date: toIsoDay(clock.now(), timeZone),
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
              { type: 'storeOtherTenants', params: ({ event }) => event.output },
            ],
          },
          {
            guard: {
              type: 'isStopping',
              params: ({ event }) => ({ entry: event.output.clockWorkMini }),
            },
            target: 'stopping',
            actions: [
              {
                type: 'storeEntry',
                params: ({ event }) => ({ entry: event.output.clockWorkMini }),
              },
              'takeDescription',
              'clearFixed',
              { type: 'storeOtherTenants', params: ({ event }) => event.output },
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
                type: 'storeEntry',
                params: ({ event }) => ({ entry: event.output.clockWorkMini }),
              },
              'takeDescription',
              'clearFixed',
              { type: 'storeOtherTenants', params: ({ event }) => event.output },
            ],
          },
          {
            guard: 'isStart',
            target: 'starting',
            actions: [
              'retainOnlyDraft',
              'clearFixed',
              { type: 'storeOtherTenants', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'stopped',
            actions: [
              'retainOnlyDraft',
              'clearFixed',
              { type: 'storeOtherTenants', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: 'unavailable',
      },
    },
    needsFix: {
      description: 'An entry has been running since an earlier day: it must be fixed to continue.',
      on: { 'tab.returned': 'checking' },
    },
    stopped: {
      description: 'No entry is running; the next one can be described and started.',
      on: {
        'description.change': { actions: { type: 'describe', params: ({ event }) => event } },
        START: { guard: 'isShort', target: 'starting' },
        'tab.returned': {
          target: 'checking',
          actions: 'retainUnsaved',
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
            { type: 'storeEntry', params: ({ event }) => ({ entry: event.output }) },
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
        'description.change': { actions: { type: 'describe', params: ({ event }) => event } },
        STOP: 'stopping',
      },
      after: { midnight: { target: 'checking', actions: 'retainUnsaved' } },
      initial: 'idle',
      states: {
        idle: {
          description: 'The description is saved, or is being typed.',
          on: {
            EDIT_DESCRIPTION: { guard: 'canDescribe', target: 'describing' },
            'tab.returned': {
              target: '#mini-timer.checking',
              actions: 'retainUnsaved',
            },
          },
        },
        describing: {
          description: 'A changed description is being saved; the time keeps counting.',
          tags: 'busy',
          invoke: {
            id: 'updateMiniEntry',
            src: 'updateMiniEntry',
            input: ({ context }) => live(context),
            onDone: [
              {
                guard: 'isStopWished',
                target: '#mini-timer.stopping',
                actions: { type: 'storeEntry', params: ({ event }) => ({ entry: event.output }) },
              },
              {
                target: 'idle',
                actions: { type: 'storeEntry', params: ({ event }) => ({ entry: event.output }) },
              },
            ],
            onError: [
              {
                guard: { type: 'isChangedByOther', params: ({ event }) => event },
                target: '#mini-timer.checking',
                actions: 'retainUnsaved',
              },
              { target: '#mini-timer.unavailable' },
            ],
          },
          initial: 'saving',
          states: {
            saving: {
              description: 'The description is being sent.',
              on: { STOP: 'stopWished' },
            },
            stopWished: {
              description: 'The entry ends as soon as its description is saved.',
              tags: 'stopping',
              on: { STOP: {} },
            },
          },
        },
      },
    },
    stopping: {
      description:
        'The entry is being ended, with the description as typed; one that is too long stays for the next entry, and the saved one remains.',
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
            guard: { type: 'isChangedByOther', params: ({ event }) => event },
            target: 'checking',
            actions: 'retainUnsaved',
          },
          { target: 'unavailable' },
        ],
      },
    },
    unavailable: {
      description: 'A call failed. Silent and final, as documented; start a new timer to retry.',
      type: 'final',
    },
  },
});
