import { assign, setup, type ActorRefFrom } from 'xstate';
import { report } from '../../../children.ts';
import { toProblem } from '#openapi/client/index.ts';
import { archiveCycle, deleteCycle, restoreCycle, type NamedCycle } from './cycle-action.actors.ts';

interface CycleActionContext {
  /** The cycle of the last action. */
  cycle: NamedCycle;
}

type CycleActionEvent =
  | { type: 'cycle.archive' | 'cycle.restore' | 'cycle.delete'; cycle: NamedCycle }
  | { type: 'YES' | 'NO' };

type CycleActionEmitted =
  | { type: 'cycle.archived'; cycle: NamedCycle }
  | { type: 'cycle.restored' | 'cycle.deleted' | 'cycle.outdated' };

interface Failed {
  error: unknown;
}

export const cycleActionMachine = setup({
  types: {
    context: {} as CycleActionContext,
    events: {} as CycleActionEvent,
    emitted: {} as CycleActionEmitted,
    tags: {} as 'busy' | 'archiving' | 'deleting',
  },
  actors: { archiveCycle, restoreCycle, deleteCycle },
  guards: {
    isMissing: (_, { error }: Failed) => toProblem(error).kind === 'notFound',
    isOutdated: (_, { error }: Failed) => toProblem(error).kind === 'conflict',
  },
  actions: {
    select: assign((_, { cycle }: { cycle: NamedCycle }) => ({ cycle })),
    emitArchived: report(({ context }) => ({
      type: 'cycle.archived' as const,
      cycle: context.cycle,
    })),
    emitRestored: report({ type: 'cycle.restored' }),
    emitDeleted: report({ type: 'cycle.deleted' }),
    // The server's message says what has changed; the page shows it.
    emitOutdated: report({ type: 'cycle.outdated' }),
  },
}).createMachine({
  id: 'cycle-action',
  description:
    'A review cycle is archived or deleted after a confirmation, or restored from the archive. Source: REVW-007, REVW-010, REVW-D02.',
  context: { cycle: { id: '', cycleName: '' } },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being changed.',
      on: {
        'cycle.archive': {
          target: 'confirmingArchive',
          actions: { type: 'select', params: ({ event }) => event },
        },
        'cycle.restore': {
          target: 'restoring',
          actions: { type: 'select', params: ({ event }) => event },
        },
        'cycle.delete': {
          target: 'confirmingDelete',
          actions: { type: 'select', params: ({ event }) => event },
        },
      },
    },
    confirmingArchive: {
      description: 'Asks whether to archive the cycle; nothing has happened yet.',
      tags: 'archiving',
      on: { YES: 'archiving', NO: 'idle' },
    },
    archiving: {
      description: 'The cycle is being archived.',
      tags: ['busy', 'archiving'],
      invoke: {
        id: 'archiveCycle',
        src: 'archiveCycle',
        input: ({ context }) => context.cycle,
        onDone: { target: 'idle', actions: 'emitArchived' },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'idle',
            actions: 'emitOutdated',
          },
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'idle',
            actions: 'emitOutdated',
          },
          { target: 'confirmingArchive' },
        ],
      },
    },
    restoring: {
      description: 'The cycle is being restored from the archive.',
      tags: 'busy',
      invoke: {
        id: 'restoreCycle',
        src: 'restoreCycle',
        input: ({ context }) => context.cycle,
        onDone: { target: 'idle', actions: 'emitRestored' },
        onError: { target: 'idle', actions: 'emitOutdated' },
      },
    },
    confirmingDelete: {
      description: 'Asks whether to delete the cycle; nothing has happened yet.',
      tags: 'deleting',
      on: { YES: 'deleting', NO: 'idle' },
    },
    deleting: {
      description: 'The cycle is being deleted with its reviews.',
      tags: ['busy', 'deleting'],
      invoke: {
        id: 'deleteCycle',
        src: 'deleteCycle',
        input: ({ context }) => context.cycle,
        onDone: { target: 'idle', actions: 'emitDeleted' },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'idle',
            actions: 'emitOutdated',
          },
          // The page is loaded again, and shows whether the cycle really is gone.
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'idle',
            actions: 'emitOutdated',
          },
          { target: 'confirmingDelete' },
        ],
      },
    },
  },
});

export type CycleActionActor = ActorRefFrom<typeof cycleActionMachine>;
