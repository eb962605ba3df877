import { assign, spawnChild, type ActorRefFrom } from 'xstate';
import { buildAdjustment } from '../entry/adjustment.ts';
import {
  buildBreak,
  buildCrossover,
  dayToRead,
  buildNewTimes,
  buildRestart,
  buildStart,
  buildStop,
} from './clockwork-day.requests.ts';
import { clockWorkDaySetup, getErrors } from './clockwork-day.setup.ts';
import { assertDefined } from '../assert-defined.ts';

export type {
  ClockWorkDayContext,
  ClockWorkDayEvent,
  ClockWorkDayInput,
} from './clockwork-day.setup.ts';

export type ClockWorkDayActor = ActorRefFrom<typeof clockWorkDayMachine>;

export const clockWorkDayMachine = clockWorkDaySetup.createMachine({
  id: 'clockwork-day',
  description: 'One day of ClockWork entries. Source: CLOCK-003.',
  context: ({ input }) => ({
    ...input,
    store: input.store ?? null,
    entries: [],
    stale: [],
    live: null,
    interrupted: null,
    continued: [],
    workingTime: null,
    holiday: null,
    draft: input.draft ?? '',
    defaultWork: null,
    selectedWork: input.selectedWork ?? null,
    isEager: false,
    isOutdated: false,
    adjustment: null,
    adjustmentErrors: {},
    problem: null,
    selected: null,
    cause: null,
  }),
  initial: 'loading',
  entry: spawnChild('fillGap', { id: 'fillGap' }),
  on: {
    'entries.listed': { actions: ['followForms', 'leaveStale', 'openStale'] },
    'entry.outdated': { actions: 'noteOutdated' },
    'day.outdated': { actions: 'noteOutdated' },
    'settings.open': { actions: 'openSettings' },
    'settings.close': { actions: 'closeSettings' },
    // New entries use the new defaults.
    'settings.saved': { actions: 'noteOutdated' },
    'xstate.done.actor.*': { actions: 'removeEnded' },
    'draft.changed': {
      actions: assign({ draft: ({ event }) => event.description }),
    },
    'change.undoable': { actions: { type: 'offerUndo', params: ({ event }) => event } },
    'steps.taken': { actions: { type: 'applySteps', params: ({ event }) => event } },
    'work.changed': {
      actions: assign({ selectedWork: ({ event }) => ({ work: event.work }) }),
    },
  },
  states: {
    loading: {
      description: 'The entries of the day are loading; the page layout does not change.',
      tags: 'busy',
      entry: 'clearOutdated',
      on: {
        'day.changed': {
          guard: { type: 'isAnotherDay', params: ({ event }) => event },
          target: 'loading',
          reenter: true,
          actions: assign({ date: ({ event }) => event.date }),
        },
        START: { guard: 'isDraftShort', actions: 'noteEager' },
        // The pending response may not include the change yet.
        'entries.changed': { target: 'loading', reenter: true },
      },
      invoke: {
        id: 'loadDay',
        src: 'loadDay',
        input: ({ context }) => dayToRead(context),
        onDone: {
          target: 'shown',
          actions: { type: 'storeDay', params: ({ event }) => ({ day: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isKnownHere', params: ({ event }) => event },
            target: 'shown',
            actions: ['showPersisted', { type: 'storeCause', params: ({ event }) => event }],
          },
          {
            target: 'unavailable',
            actions: { type: 'storeCause', params: ({ event }) => event },
          },
        ],
      },
    },
    shown: {
      description:
        'The day is shown; when the server is unreachable, with a cause and the data stored on this device.',
      tags: 'ready',
      initial: 'idle',
      exit: 'closeForms',
      on: {
        'day.changed': {
          guard: { type: 'isAnotherDay', params: ({ event }) => event },
          target: 'loading',
          actions: ['closeDialogs', assign({ date: ({ event }) => event.date })],
        },
        'entries.changed': { actions: { type: 'apply', params: ({ event }) => event } },
        'entry.edit': { actions: { type: 'edit', params: ({ event }) => event } },
        'entry.orphaned': { actions: { type: 'editOrphaned', params: ({ event }) => event } },
        'entry.split': { actions: { type: 'split', params: ({ event }) => event } },
        'entry.copy': { actions: { type: 'copy', params: ({ event }) => event } },
        'choice.changed': {
          actions: [
            { type: 'updateSelection', params: ({ event }) => event },
            { type: 'startSelection', params: ({ event }) => event },
          ],
        },
      },
      states: {
        idle: {
          description: 'No request is pending.',
          entry: 'closeDialogs',
          always: [
            { guard: 'isEager', target: 'starting' },
            { guard: 'isOutdated', target: 'refreshing' },
          ],
          // At midnight the running entry belongs to yesterday.
          after: { midnight: { target: 'refreshing', actions: 'emitMidnight' } },
          on: {
            retry: { guard: 'isUnread', target: 'refreshing' },
            START: { guard: 'isDraftShort', target: 'starting' },
            STOP: { guard: 'isLive', target: 'stopping' },
            'break.start': { guard: 'isLive', target: 'breaking' },
            'entry.restart': {
              target: 'restarting',
              actions: { type: 'select', params: ({ event }) => event },
            },
            'adjust.opened': {
              target: 'adjusting',
              actions: assign({
                adjustment: ({ context, event }) =>
                  buildAdjustment(event.entry, event.isStale, context.timeZone),
              }),
            },
            'entry.crossOver': {
              target: 'crossing',
              actions: { type: 'select', params: ({ event }) => event },
            },
            'delete.request': {
              target: 'confirmingDelete',
              actions: { type: 'select', params: ({ event }) => event },
            },
            'tab.returned': 'refreshing',
          },
        },
        refreshing: {
          description:
            'The person is back in the tab: the day reloads silently. Actions that the person starts go first.',
          entry: 'clearOutdated',
          on: {
            START: { guard: 'isDraftShort', target: 'starting' },
            STOP: { guard: 'isLive', target: 'stopping' },
          },
          invoke: {
            id: 'refreshDay',
            src: 'loadDay',
            input: ({ context }) => dayToRead(context),
            onDone: {
              target: 'idle',
              actions: { type: 'storeDay', params: ({ event }) => ({ day: event.output }) },
            },
            onError: { target: 'idle', actions: 'showUnsent' },
          },
        },
        starting: {
          description: 'An entry that starts now is being created; it ends the running one.',
          tags: 'busy',
          entry: 'clearEager',
          invoke: {
            id: 'startEntry',
            src: 'startEntry',
            input: ({ context }) => buildStart(context),
            onDone: [
              {
                guard: 'isToday',
                target: 'idle',
                actions: [
                  { type: 'apply', params: ({ event }) => ({ returned: event.output }) },
                  { type: 'clearDraft', params: ({ event }) => ({ returned: event.output }) },
                  'clearBreak',
                ],
              },
              {
                target: '#clockwork-day.loading',
                actions: [
                  'showToday',
                  'emitToday',
                  'clearBreak',
                  { type: 'clearDraft', params: ({ event }) => ({ returned: event.output }) },
                ],
              },
            ],
            onError: 'idle',
          },
        },
        stopping: {
          description: 'The running entry is being ended.',
          tags: 'busy',
          invoke: {
            id: 'endEntry',
            src: 'endEntry',
            input: ({ context }) => buildStop(context),
            onDone: {
              target: 'idle',
              actions: { type: 'apply', params: ({ event }) => ({ returned: event.output }) },
            },
            onError: 'idle',
          },
        },
        breaking: {
          description:
            'The running entry is being ended for a break and can be continued afterwards.',
          tags: 'busy',
          invoke: {
            id: 'breakEntry',
            src: 'endEntry',
            input: ({ context }) => buildBreak(context),
            onDone: {
              target: 'idle',
              actions: [
                { type: 'apply', params: ({ event }) => ({ returned: event.output }) },
                { type: 'storeInterrupted', params: ({ event }) => ({ returned: event.output }) },
              ],
            },
            onError: 'idle',
          },
        },
        restarting: {
          description: 'A new entry with the same description, project and task is being created.',
          tags: 'busy',
          invoke: {
            id: 'restartEntry',
            src: 'startEntry',
            input: ({ context }) => buildRestart(context),
            onDone: [
              {
                guard: 'isToday',
                target: 'idle',
                actions: [
                  { type: 'apply', params: ({ event }) => ({ returned: event.output }) },
                  'clearBreak',
                ],
              },
              {
                target: '#clockwork-day.loading',
                actions: ['showToday', 'emitToday', 'clearBreak'],
              },
            ],
            onError: 'idle',
          },
        },
        crossing: {
          description:
            'An entry that has been running since an earlier day is being split at midnight; the running part may have to be split again.',
          tags: 'busy',
          invoke: {
            id: 'crossOver',
            src: 'postClockWork',
            input: ({ context }) => buildCrossover(context),
            onDone: {
              target: 'idle',
              actions: { type: 'apply', params: ({ event }) => ({ returned: event.output }) },
            },
            onError: 'idle',
          },
        },
        adjusting: {
          description: 'The two times of an entry are being edited in a dialog.',
          on: {
            'adjust.changed': {
              actions: assign({
                adjustment: ({ context, event }) => ({
                  ...assertDefined(context.adjustment),
                  ...(event.start === undefined ? {} : { start: event.start }),
                  ...(event.end === undefined ? {} : { end: event.end }),
                }),
                adjustmentErrors: {},
                problem: null,
              }),
            },
            SAVE: [
              { guard: 'isAdjustmentValid', target: 'savingAdjustment' },
              { actions: assign({ adjustmentErrors: ({ context }) => getErrors(context) }) },
            ],
            CANCEL: 'idle',
          },
        },
        savingAdjustment: {
          description: 'The new times are being saved.',
          tags: 'busy',
          invoke: {
            id: 'adjustClockWorkEntry',
            src: 'adjustClockWorkEntry',
            input: ({ context }) => buildNewTimes(context),
            onDone: {
              target: 'idle',
              actions: { type: 'apply', params: ({ event }) => ({ returned: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isChangedByOther', params: ({ event }) => event },
                target: 'renewingAdjustment',
                actions: { type: 'storeProblem', params: ({ event }) => event },
              },
              {
                target: 'adjusting',
                actions: { type: 'storeProblem', params: ({ event }) => event },
              },
            ],
          },
        },
        renewingAdjustment: {
          description:
            'The entry was changed by someone else: the day reloads, and the typed times stay.',
          tags: 'busy',
          invoke: {
            id: 'renewAdjustment',
            src: 'loadDay',
            input: ({ context }) => dayToRead(context),
            onDone: {
              target: 'adjusting',
              actions: [
                { type: 'storeDay', params: ({ event }) => ({ day: event.output }) },
                'renewAdjustment',
              ],
            },
            onError: 'adjusting',
          },
        },
        confirmingDelete: {
          description:
            'Asks for confirmation with Yes or No; the deletion can be undone for a while.',
          on: { YES: 'deleting', NO: 'idle' },
        },
        deleting: {
          description: 'The entry is being deleted.',
          tags: 'busy',
          invoke: {
            id: 'deleteClockWorkEntries',
            src: 'deleteClockWorkEntries',
            input: ({ context }) => ({ ids: [assertDefined(context.selected).id] }),
            onDone: {
              target: 'idle',
              actions: [
                {
                  type: 'apply',
                  params: ({ context }) => ({ removed: [assertDefined(context.selected).id] }),
                },
                'offerUndoOfDeletion',
              ],
            },
            onError: 'idle',
          },
        },
      },
    },
    unavailable: {
      description:
        'The day could not be loaded. Silent and final; start the machine again to retry.',
      type: 'final',
    },
  },
});
