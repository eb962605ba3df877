import { fromPromise, assign, setup, type ActorRefFrom } from 'xstate';
import { api, toProblem } from '#openapi/client/index.ts';
import type { HrmsRunDetails } from './hrms.ts';
import { report } from '../children.ts';
import { toCause, type Cause } from '../cause.ts';
import { toFailure, type Failure } from '../validation/failure.ts';

const getRun = fromPromise<HrmsRunDetails, { id: string }>(({ input: { id }, signal }) =>
  api.getHrmsRun({ path: { id }, signal }),
);

/** Undoes the run, unless it is not the last one. */
const undoRun = fromPromise<HrmsRunDetails, { id: string }>(({ input: { id }, signal }) =>
  api.undoHrmsRun({ path: { id }, signal }),
);

interface HrmsRunContext {
  /** The run; it stays while the dialog closes. */
  id: string;
  /** Null until it is loaded. */
  details: HrmsRunDetails | null;
  /** Why the undo failed; null before that. */
  failure: Failure | null;
  /** Why nothing could be loaded. */
  cause: Cause | null;
}

interface Failed {
  error: unknown;
}

const opened = { details: null, failure: null, cause: null } as const;

export const hrmsRunMachine = setup({
  types: {
    context: {} as HrmsRunContext,
    events: {} as { type: 'run.open'; id: string } | { type: 'run.undo' | 'CLOSE' | 'retry' },
    emitted: {} as { type: 'runs.changed' },
    tags: {} as 'busy' | 'open',
  },
  actors: { getRun, undoRun },
  guards: {
    isUndoable: ({ context }) => context.details?.hrmsRun.isUndoable === true,
    isOutdated: (_, { error }: Failed) => ['conflict', 'notFound'].includes(toProblem(error).kind),
  },
  actions: {
    open: assign((_, { id }: { id: string }) => ({ ...opened, id })),
    store: assign((_, { output }: { output: HrmsRunDetails }) => ({
      details: { hrmsRun: output.hrmsRun, changes: output.changes },
      cause: null,
    })),
    storeFailure: assign((_, { error }: Failed) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    storeCause: assign((_, { error }: Failed) => ({ cause: toCause(error) })),
    emitChanged: report({ type: 'runs.changed' }),
  },
}).createMachine({
  id: 'hrms-run',
  description:
    'A run of the HRMS import: what it changed, and its undo while it is the last one. Source: INTEG-021, INTEG-D12.',
  context: { ...opened, id: '' },
  initial: 'closed',
  states: {
    closed: {
      description: 'No run is open.',
      on: {
        'run.open': { target: 'loading', actions: { type: 'open', params: ({ event }) => event } },
      },
    },
    loading: {
      description: 'Loads the run with every value that it changed.',
      tags: ['busy', 'open'],
      on: { CLOSE: 'closed' },
      invoke: {
        id: 'getRun',
        src: 'getRun',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'shown', actions: { type: 'store', params: ({ event }) => event } },
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    unavailable: {
      description: 'The run could not be loaded; shows why, and it can be loaded again.',
      tags: 'open',
      on: { retry: 'loading', CLOSE: 'closed' },
    },
    shown: {
      description: 'The values before and after the run, and those that its undo has left.',
      tags: 'open',
      on: {
        'run.undo': { guard: 'isUndoable', target: 'undoing', actions: 'clearFailure' },
        CLOSE: 'closed',
      },
    },
    undoing: {
      description: 'The values before the run are being restored.',
      tags: ['busy', 'open'],
      invoke: {
        id: 'undoRun',
        src: 'undoRun',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'shown',
          actions: [{ type: 'store', params: ({ event }) => event }, 'emitChanged'],
        },
        onError: [
          {
            // Another run has followed, or someone else has undone it.
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'loading',
            actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'emitChanged'],
          },
          { target: 'shown', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
  },
});

export type HrmsRunActor = ActorRefFrom<typeof hrmsRunMachine>;
