import { assign, type ActorRefFrom } from 'xstate';
import { toCause } from '../cause.ts';
import { atFirst, dropPost, weekViewSetup } from './week-view.setup.ts';

export type { WeekViewContext, WeekViewInput } from './week-view.setup.ts';

export type WeekViewActor = ActorRefFrom<typeof weekViewMachine>;

export const weekViewMachine = weekViewSetup.createMachine({
  id: 'week-view',
  description:
    'A week of ClockWork entries on a time axis: they are moved, changed, added and deleted in place. Source: CLOCK-012, CLOCK-D11.',
  context: ({ input }) => atFirst(input),
  initial: 'loading',
  on: {
    'entry.copy': { actions: { type: 'copy', params: ({ event }) => event } },
    'change.undoable': { actions: { type: 'offerUndo', params: ({ event }) => event } },
    'steps.taken': { actions: { type: 'applySteps', params: ({ event }) => event } },
    'xstate.done.actor.*': { actions: 'removeEnded' },
    'week.changed': [
      {
        guard: { type: 'isInWeek', params: ({ event }) => event },
        actions: { type: 'goTo', params: ({ event }) => event },
      },
      {
        target: '.loading',
        reenter: true,
        actions: { type: 'leave', params: ({ event }) => event },
      },
    ],
  },
  states: {
    loading: {
      description: 'The entries of the week are loading; the page keeps its layout.',
      tags: 'busy',
      // The response being loaded may not include the change yet.
      on: { 'entries.changed': { target: 'loading', reenter: true } },
      invoke: {
        id: 'loadWeek',
        src: 'loadWeek',
        input: ({ context }) => context,
        onDone: { target: 'shown', actions: { type: 'storeWeek', params: ({ event }) => event } },
        onError: {
          target: 'unavailable',
          actions: assign({ cause: ({ event }) => toCause(event.error) }),
        },
      },
    },
    shown: {
      description: 'The week is shown.',
      tags: 'ready',
      initial: 'idle',
      on: { 'entries.changed': { actions: { type: 'apply', params: ({ event }) => event } } },
      states: {
        idle: {
          description: 'Nothing is being dragged; only reloads are running.',
          initial: 'stable',
          on: {
            'drag.start': {
              guard: { type: 'canDrag', params: ({ event }) => event },
              target: 'dragging',
              actions: { type: 'grab', params: ({ event }) => event },
            },
            'add.start': {
              target: 'dragging',
              actions: { type: 'start', params: ({ event }) => event },
            },
            'entry.opened': {
              target: 'editing',
              actions: { type: 'open', params: ({ event }) => event },
            },
            'delete.request': {
              target: 'confirmingDelete',
              actions: { type: 'select', params: ({ event }) => event },
            },
            undo: { guard: 'hasUndo', target: 'undoing' },
            'tab.returned': '.refreshing',
            'times.changed': '.refreshing',
          },
          states: {
            stable: { description: 'Everything is saved.' },
            refreshing: {
              description: 'The week reloads in the background; loaded data stays if that fails.',
              invoke: {
                id: 'refreshWeek',
                src: 'loadWeek',
                input: ({ context }) => context,
                onDone: {
                  target: 'stable',
                  actions: { type: 'storeWeek', params: ({ event }) => event },
                },
                onError: 'stable',
              },
            },
            rejected: {
              description:
                'The entry is back at its previous times: shows why it could not be changed.',
              on: { 'rejection.dismiss': { target: 'stable', actions: 'clearRejection' } },
            },
          },
        },
        dragging: {
          description:
            'An entry, one of its edges or a new entry is dragged with the pointer or the arrow keys; a preview shows its times.',
          tags: 'carrying',
          on: {
            'drag.moved': { actions: { type: 'carry', params: ({ event }) => event } },
            'drag.nudged': { actions: { type: 'nudge', params: ({ event }) => event } },
            'drag.drop': [
              { guard: 'isNew', target: 'editing', actions: 'openNew' },
              { guard: 'hasMoved', target: 'saving' },
              { target: 'idle', actions: 'putBack' },
            ],
            CANCEL: { target: 'idle', actions: 'putBack' },
          },
        },
        saving: {
          description: 'The entry is being saved at the times where it was dropped.',
          tags: 'busy',
          invoke: {
            id: 'saveTimes',
            src: 'postInline',
            input: ({ context }) => dropPost(context),
            onDone: {
              target: 'idle',
              actions: [
                { type: 'apply', params: ({ event }) => ({ returned: event.output }) },
                'offerMoveBack',
                'putDown',
              ],
            },
            onError: [
              {
                guard: { type: 'isOutdated', params: ({ event }) => event },
                target: 'rereading',
                actions: [
                  {
                    type: 'storeRejection',
                    params: ({ event: { error } }) => ({ error, what: 'notMoved' }),
                  },
                  'putDown',
                ],
              },
              {
                target: 'idle.rejected',
                actions: [
                  {
                    type: 'storeRejection',
                    params: ({ event: { error } }) => ({ error, what: 'notMoved' }),
                  },
                  'putDown',
                ],
              },
            ],
          },
        },
        rereading: {
          description:
            'Someone else changed the entry first: the week reloads, and the screen shows what failed.',
          tags: 'busy',
          invoke: {
            id: 'rereadWeek',
            src: 'loadWeek',
            input: ({ context }) => context,
            onDone: {
              target: 'idle.rejected',
              actions: { type: 'storeWeek', params: ({ event }) => event },
            },
            onError: 'idle.rejected',
          },
        },
        editing: {
          description:
            'The entry is open next to the week: its description, its project and task, and its times.',
          entry: 'openForm',
          on: {
            'form.open': { actions: 'edit' },
            'day.outdated': 'idle.refreshing',
            'xstate.done.actor.edit': 'idle',
            'entry.closed': 'idle',
          },
          exit: ['close', 'closeForm'],
        },
        confirmingDelete: {
          description: 'Asks for confirmation before the entry is deleted.',
          on: { YES: 'deleting', NO: { target: 'idle', actions: 'clearSelected' } },
        },
        deleting: {
          description: 'The entry is being deleted.',
          tags: 'busy',
          invoke: {
            id: 'deleteEntry',
            src: 'deleteClockWorkEntries',
            input: ({ context }) => ({ ids: context.selected ? [context.selected.id] : [] }),
            onDone: {
              target: 'idle',
              actions: [
                {
                  type: 'apply',
                  params: ({ context }) => ({
                    removed: context.selected ? [context.selected.id] : [],
                  }),
                },
                'offerRestore',
                'clearSelected',
              ],
            },
            onError: {
              target: 'idle.rejected',
              actions: [
                {
                  type: 'storeRejection',
                  params: ({ event: { error } }) => ({ error, what: 'notDeleted' }),
                },
                'clearSelected',
              ],
            },
          },
        },
        undoing: {
          description: 'The last change is being undone.',
          tags: 'busy',
          invoke: {
            id: 'undoChange',
            src: 'postInline',
            input: ({ context: { undo } }) => {
              if (!undo)
                throw new Error('There is no change to undo; check for one before undoing.');
              return undo.post;
            },
            onDone: {
              target: 'idle',
              actions: [
                { type: 'apply', params: ({ event }) => ({ returned: event.output }) },
                'withdrawUndo',
              ],
            },
            onError: {
              target: 'idle.rejected',
              actions: {
                type: 'storeRejection',
                params: ({ event: { error } }) => ({ error, what: 'notUndone' }),
              },
            },
          },
        },
      },
    },
    unavailable: {
      description: 'Loading the week failed: shows why.',
      on: { retry: 'loading' },
    },
  },
});
