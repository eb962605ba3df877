import { assign, type ActorRefFrom } from 'xstate';
import { addDays } from '../clockwork/day/time.ts';
import { firstOfWeek } from '../clockwork/day/week-days.ts';
import { buildWeekAxis } from './week-axis.ts';
import { changeIn, weekSheetSetup } from './week-sheet.setup.ts';

export { cellAt, isRejected, textAt } from './week-sheet.setup.ts';
export type {
  CellPosition,
  EntriesPlaced,
  PersistedRows,
  RowsChanged,
  TypedCell,
  WeekSheetContext,
} from './week-sheet.setup.ts';

export type WeekSheetActor = ActorRefFrom<typeof weekSheetMachine>;

export const weekSheetMachine = weekSheetSetup.createMachine({
  id: 'week-sheet',
  description:
    'A week of ClockWork as a sheet: projects and tasks as rows, days as columns, and typed lengths. Source: CLOCK-014, CLOCK-D73.',
  context: ({ input }) => {
    const from = firstOfWeek(input.date, input.weekStart);
    return {
      ...input,
      persisted: input.persisted ?? {},
      placed: input.placed ?? {},
      from,
      entries: [],
      days: [],
      axis: buildWeekAxis(from, input.timeZone),
      rows: [],
      typed: null,
      unsaved: [],
      listed: null,
      opened: null,
      copied: null,
      cause: null,
    };
  },
  initial: 'loading',
  on: {
    'entry.copy': { actions: { type: 'copy', params: ({ event }) => event } },
    'change.undoable': { actions: { type: 'offerUndo', params: ({ event }) => event } },
    'steps.taken': { actions: { type: 'applySteps', params: ({ event }) => event } },
    'xstate.done.actor.*': { actions: 'removeEnded' },
    'storedRows.changed': { actions: { type: 'takePersisted', params: ({ event }) => event } },
    'week.changed': [
      {
        guard: { type: 'isInWeek', params: ({ event }) => event },
        actions: { type: 'goTo', params: ({ event }) => event },
      },
      {
        target: '.loading',
        reenter: true,
        actions: ['putAway', { type: 'leave', params: ({ event }) => event }],
      },
    ],
  },
  states: {
    loading: {
      description: 'The entries of the week are loading.',
      tags: 'busy',
      on: { 'entries.changed': { target: 'loading', reenter: true } },
      invoke: {
        id: 'loadWeek',
        src: 'loadWeek',
        input: ({ context }) => context,
        onDone: {
          target: 'shown',
          actions: [{ type: 'storeWeek', params: ({ event }) => event }, 'storeRows'],
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    shown: {
      description: 'The sheet is shown.',
      tags: 'ready',
      initial: 'idle',
      on: {
        'text.changed': { actions: { type: 'type', params: ({ event }) => event } },
        'entries.changed': {
          actions: [{ type: 'apply', params: ({ event }) => event }, 'storeRows'],
        },
        'storedRows.changed': {
          actions: [
            { type: 'takePersisted', params: ({ event }) => event },
            'showPersisted',
            'storeRows',
          ],
        },
        'row.added': { actions: [{ type: 'addRow', params: ({ event }) => event }, 'storeRows'] },
        'row.removed': {
          actions: [{ type: 'removeRow', params: ({ event }) => event }, 'storeRows'],
        },
      },
      states: {
        idle: {
          description: 'Nothing is being typed; only reloads are running.',
          initial: 'stable',
          on: {
            'cell.typed': [
              {
                guard: { type: 'canType', params: ({ event }) => event },
                target: 'typing',
                actions: { type: 'startTyping', params: ({ event }) => event },
              },
              { target: 'listing', actions: { type: 'list', params: ({ event }) => event } },
            ],
            'cell.clear': {
              guard: { type: 'canClearAll', params: ({ event }) => event },
              actions: { type: 'requestClear', params: ({ event }) => event },
            },
            'cell.opened': {
              guard: { type: 'hasEntries', params: ({ event }) => event },
              target: 'listing',
              actions: { type: 'list', params: ({ event }) => event },
            },
            'rows.copy': 'copying',
            'tab.returned': '.refreshing',
            'times.changed': '.refreshing',
          },
          states: {
            stable: {
              description:
                'Everything is saved, except for texts that show an error in their cell.',
              entry: 'checkUnsaved',
              always: [
                { guard: 'isWaiting', target: '#week-sheet.shown.saving' },
                {
                  guard: 'isOutsideWeek',
                  target: '#week-sheet.loading',
                  actions: { type: 'leave', params: ({ context }) => context },
                },
                { guard: 'isTyping', target: '#week-sheet.shown.typing' },
              ],
            },
            refreshing: {
              description: 'The week reloads in the background; loaded data stays if that fails.',
              invoke: {
                id: 'refreshWeek',
                src: 'loadWeek',
                input: ({ context }) => context,
                onDone: {
                  target: 'stable',
                  actions: [{ type: 'storeWeek', params: ({ event }) => event }, 'storeRows'],
                },
                onError: 'stable',
              },
            },
            notCopied: { description: 'Loading the rows of the last week failed: shows why.' },
          },
        },
        typing: {
          description:
            'A length is typed into a cell; an error appears below it. Leaving the cell saves it.',
          tags: 'typing',
          on: {
            ENTER: [
              { guard: 'hasErrors', actions: 'showError' },
              { target: 'idle', actions: ['tryAgain', 'putAway'] },
            ],
            'cell.blur': {
              guard: { type: 'isTypedAt', params: ({ event }) => event },
              target: 'idle',
              actions: 'putAway',
            },
            'week.changed': {
              target: 'idle',
              actions: ['putAway', { type: 'goTo', params: ({ event }) => event }],
            },
            CANCEL: { target: 'idle', actions: 'stopTyping' },
          },
        },
        saving: {
          description:
            'A typed length is being saved; lengths typed into other cells in the meantime wait.',
          tags: ['busy', 'typing'],
          on: {
            'cell.typed': {
              guard: { type: 'canStart', params: ({ event }) => event },
              actions: { type: 'startTyping', params: ({ event }) => event },
            },
            ENTER: [
              { guard: 'hasErrors', actions: 'showError' },
              { actions: ['tryAgain', 'putAway'] },
            ],
            'cell.blur': {
              guard: { type: 'isTypedAt', params: ({ event }) => event },
              actions: 'putAway',
            },
            'week.changed': {
              actions: ['putAway', { type: 'goTo', params: ({ event }) => event }],
            },
            CANCEL: { actions: 'stopTyping' },
          },
          invoke: {
            id: 'saveLength',
            src: 'saveCell',
            input: ({ context }) => changeIn(context),
            onDone: {
              target: 'idle',
              actions: [
                'reportCleared',
                { type: 'storePlaced', params: ({ event }) => event.output },
                { type: 'apply', params: ({ event }) => event.output },
                'dropSaved',
                'storeRows',
              ],
            },
            onError: [
              {
                guard: { type: 'isThereAlready', params: ({ event }) => event },
                target: 'idle.refreshing',
                actions: 'dropSaved',
              },
              { target: 'idle', actions: { type: 'storeRejection', params: ({ event }) => event } },
            ],
          },
        },
        listing: {
          description: 'The entries of a cell are listed.',
          on: {
            'list.closed': { target: 'idle', actions: 'closeList' },
            'entry.opened': {
              target: 'editing',
              actions: { type: 'open', params: ({ event }) => event },
            },
          },
        },
        editing: {
          description:
            'An entry of the cell is open: its description, its project and task, and its times.',
          entry: 'openForm',
          on: {
            'form.open': { actions: 'edit' },
            'day.outdated': 'idle.refreshing',
            'xstate.done.actor.edit': 'idle',
            'entry.closed': 'idle',
          },
          exit: ['close', 'closeList', 'closeForm'],
        },
        copying: {
          description: 'The rows of the last week are loading, to be added without their times.',
          tags: 'busy',
          invoke: {
            id: 'readLastWeek',
            src: 'loadWeek',
            input: ({ context }) => ({ ...context, date: addDays(context.from, -7) }),
            onDone: {
              target: 'idle',
              actions: [{ type: 'copyRows', params: ({ event }) => event }, 'storeRows'],
            },
            onError: {
              target: 'idle.notCopied',
              actions: { type: 'storeCause', params: ({ event }) => event },
            },
          },
        },
      },
    },
    unavailable: {
      description: 'Loading the week failed: shows why.',
      on: { retry: { target: 'loading', actions: assign({ cause: null }) } },
    },
  },
});
