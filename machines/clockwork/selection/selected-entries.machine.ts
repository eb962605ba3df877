import { assign, setup, type ActorRefFrom } from 'xstate';
import { report } from '../../children.ts';
import type { Clock } from '../../clock.ts';
import { toFailure, type Failure } from '../../validation/failure.ts';
import type { Work } from '../../work/work.ts';
import {
  adjustSelected,
  assignSelected,
  deleteSelected,
  markSelected,
} from './selected-entries.actors.ts';
import {
  buildAdjustments,
  getChanged,
  validateSelected,
  parseTimeErrors,
  getTimes,
  type SelectedErrors,
  type SelectedTimes,
  type Times,
} from './selected-times.ts';
import type { EntriesChanged, Entry } from '../entry/entries.ts';
import { assertDefined } from '../assert-defined.ts';
import { undoOfDeletion, type ChangeUndoable } from '../entry/undo.ts';

export interface SelectedEntriesInput {
  clock: Clock;
  timeZone: string;
  /** The entries that are selected at first. */
  entries?: readonly Entry[];
  /** Starts with the confirmation of their deletion. */
  isDeleting?: boolean;
}

export interface SelectedEntriesContext extends Omit<
  SelectedEntriesInput,
  'entries' | 'isDeleting'
> {
  /** The confirmation has not been opened yet. */
  isDeleting: boolean;
  /** The selected entries, newest first. */
  entries: readonly Entry[];
  /** The task that the entries are booked on. */
  taskId: string | null;
  isWFO: boolean;
  times: SelectedTimes;
  errors: SelectedErrors;
  failure: Failure | null;
}

export type SelectedEntriesEvent =
  | { type: 'choice.changed'; entries: readonly Entry[] }
  | { type: 'work.assign'; work: Work | null }
  | { type: 'entries.markOffice'; isWFO: boolean }
  | { type: 'times.changed'; id: string; times: Partial<Times> }
  | { type: 'DELETE' | 'YES' | 'NO' | 'times.adjust' | 'SAVE' | 'CANCEL' };

const validateContext = ({ entries, times, clock, timeZone }: SelectedEntriesContext) =>
  validateSelected(entries, times, { timeZone, now: clock.now() });

const changedIn = ({ entries, times, timeZone }: SelectedEntriesContext) =>
  getChanged(entries, times, timeZone);

export const selectedEntriesMachine = setup({
  types: {
    context: {} as SelectedEntriesContext,
    events: {} as SelectedEntriesEvent,
    emitted: {} as EntriesChanged | ChangeUndoable,
    input: {} as SelectedEntriesInput,
    tags: {} as 'busy' | 'confirming' | 'editing',
  },
  actors: { deleteSelected, assignSelected, markSelected, adjustSelected },
  guards: {
    hasTask: (_, { work }: { work: Work | null }) => (work?.taskId ?? null) !== null,
    isDeleting: ({ context }) => context.isDeleting,
    isUnchanged: ({ context }) => changedIn(context).length === 0,
    isValid: ({ context }) => Object.keys(validateContext(context)).length === 0,
  },
  actions: {
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    emitResult: report((_, { output }: { output: readonly Entry[] }) => ({
      type: 'entries.changed' as const,
      returned: output,
    })),
    emitDeleted: report(({ context }) => ({
      type: 'entries.changed' as const,
      removed: context.entries.map(({ id }) => id),
    })),
    offerUndo: report(({ context }) => ({
      type: 'change.undoable' as const,
      undo: undoOfDeletion(context.entries),
    })),
    startTimes: assign(({ context }) => ({
      times: getTimes(context.entries, context.timeZone),
      errors: {},
      failure: null,
    })),
    changeTimes: assign(({ context }, { id, times }: { id: string; times: Partial<Times> }) => {
      const { [id]: before = { start: '', end: '' }, ...others } = context.times;
      const { [id]: _, ...errors } = context.errors;
      const isFixed = id in context.errors && Object.keys(errors).length === 0;
      return {
        times: { ...others, [id]: { ...before, ...times } },
        errors,
        failure: isFixed ? null : context.failure,
      };
    }),
    showErrors: assign(({ context }) => ({ errors: validateContext(context), failure: null })),
    showRejection: assign(({ context }, { error }: { error: unknown }) => ({
      errors: parseTimeErrors(changedIn(context), error),
      failure: toFailure(error),
    })),
  },
}).createMachine({
  id: 'selected-entries',
  description: 'Bulk actions on the entries of a day. Source: CLOCK-013.',
  context: ({ input }) => ({
    entries: [],
    isDeleting: false,
    ...input,
    taskId: null,
    isWFO: false,
    times: {},
    errors: {},
    failure: null,
  }),
  initial: 'choosing',
  on: {
    'choice.changed': { actions: assign({ entries: ({ event }) => event.entries }) },
  },
  states: {
    choosing: {
      description: 'Entries are selected by their checkboxes; the available actions are shown.',
      always: {
        guard: 'isDeleting',
        target: 'confirmingDelete',
        actions: assign({ isDeleting: false }),
      },
      on: {
        DELETE: { target: 'confirmingDelete', actions: assign({ failure: null }) },
        'work.assign': {
          guard: { type: 'hasTask', params: ({ event }) => event },
          target: 'assigning',
          actions: assign({ taskId: ({ event }) => event.work?.taskId ?? null, failure: null }),
        },
        'entries.markOffice': {
          target: 'marking',
          actions: assign({ isWFO: ({ event }) => event.isWFO, failure: null }),
        },
        'times.adjust': { target: 'adjusting', actions: 'startTimes' },
      },
    },
    confirmingDelete: {
      description: 'Asks for confirmation once and lists the entries.',
      tags: 'confirming',
      on: { YES: 'deleting', NO: 'choosing' },
    },
    deleting: {
      description: 'The entries are being deleted, either all or none.',
      tags: ['confirming', 'busy'],
      on: { 'choice.changed': {} },
      invoke: {
        id: 'deleteSelected',
        src: 'deleteSelected',
        input: ({ context }) => context.entries,
        onDone: { target: 'choosing', actions: ['emitDeleted', 'offerUndo'] },
        onError: {
          target: 'choosing',
          actions: { type: 'storeFailure', params: ({ event }) => event },
        },
      },
    },
    assigning: {
      description: 'The entries are being booked on a task.',
      tags: 'busy',
      invoke: {
        id: 'assignSelected',
        src: 'assignSelected',
        input: ({ context: { entries, taskId } }) => ({ entries, taskId: assertDefined(taskId) }),
        onDone: {
          target: 'choosing',
          actions: { type: 'emitResult', params: ({ event }) => event },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'storeFailure', params: ({ event }) => event },
        },
      },
    },
    marking: {
      description: 'The entries are being marked as worked from the office, or not.',
      tags: 'busy',
      invoke: {
        id: 'markSelected',
        src: 'markSelected',
        input: ({ context: { entries, isWFO } }) => ({ entries, isWFO }),
        onDone: {
          target: 'choosing',
          actions: { type: 'emitResult', params: ({ event }) => event },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'storeFailure', params: ({ event }) => event },
        },
      },
    },
    adjusting: {
      description: 'Prompts for the times of each entry and shows errors at the fields.',
      tags: 'editing',
      on: {
        'times.changed': { actions: { type: 'changeTimes', params: ({ event }) => event } },
        SAVE: [
          { guard: 'isUnchanged', target: 'choosing' },
          { guard: 'isValid', target: 'saving' },
          { actions: 'showErrors' },
        ],
        CANCEL: { target: 'choosing', actions: assign({ failure: null }) },
      },
    },
    saving: {
      description: 'All entries get their new times at once, or none does.',
      tags: ['editing', 'busy'],
      invoke: {
        id: 'adjustSelected',
        src: 'adjustSelected',
        input: ({ context: { entries, times, timeZone } }) =>
          buildAdjustments(entries, times, timeZone),
        onDone: {
          target: 'choosing',
          actions: [
            { type: 'emitResult', params: ({ event }) => event },
            assign({ failure: null, errors: {} }),
          ],
        },
        onError: {
          target: 'adjusting',
          actions: { type: 'showRejection', params: ({ event }) => event },
        },
      },
    },
  },
});

export type SelectedEntriesActor = ActorRefFrom<typeof selectedEntriesMachine>;
