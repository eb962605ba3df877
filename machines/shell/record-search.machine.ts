import { enqueueActions, setup, type ActorRefFrom } from 'xstate';
import { minLength, recordKinds, type RecordKind, type RecordSources } from './found-records.ts';
import { recordGroupMachine } from './record-group.machine.ts';

export interface RecordSearchContext {
  sources: RecordSources;
}

export type RecordSearchEvent = { type: 'text.typed'; text: string } | { type: 'retry' };

export type RecordSearchActor = ActorRefFrom<typeof recordSearchMachine>;

export const recordSearchMachine = setup({
  types: {
    context: {} as RecordSearchContext,
    events: {} as RecordSearchEvent,
    input: {} as RecordSearchContext,
    children: {} as { [Kind in RecordKind]: 'recordGroup' },
  },
  actors: { recordGroup: recordGroupMachine },
  guards: {
    isLongEnough: (_, { text }: { text: string }) => text.trim().length >= minLength,
  },
  actions: {
    startGroups: enqueueActions(({ context: { sources }, enqueue }) => {
      for (const kind of recordKinds) {
        const source = sources[kind];
        if (source) enqueue.spawnChild('recordGroup', { id: kind, input: { source } });
      }
    }),
    search: enqueueActions(({ context: { sources }, enqueue }, { text }: { text: string }) => {
      for (const kind of recordKinds) {
        if (sources[kind]) enqueue.sendTo(kind, { type: 'text.typed', text: text.trim() });
      }
    }),
    clear: enqueueActions(({ context: { sources }, enqueue }) => {
      for (const kind of recordKinds) {
        if (sources[kind]) enqueue.sendTo(kind, { type: 'text.cleared' });
      }
    }),
    retryFailed: enqueueActions(({ context: { sources }, enqueue }) => {
      for (const kind of recordKinds) {
        if (sources[kind]) enqueue.sendTo(kind, { type: 'retry' });
      }
    }),
  },
}).createMachine({
  id: 'record-search',
  description:
    'Finds records for the command palette: each kind that the person can open is searched by its own machine. Source: SHELL-D48.',
  context: ({ input }) => input,
  entry: 'startGroups',
  on: {
    'text.typed': [
      {
        guard: { type: 'isLongEnough', params: ({ event }) => event },
        target: '.searching',
        actions: { type: 'search', params: ({ event }) => event },
      },
      { target: '.idle', actions: 'clear' },
    ],
  },
  initial: 'idle',
  states: {
    idle: { description: 'The typed text is too short to search for records.' },
    searching: {
      description: 'Each kind of records shows its results, or why its search failed.',
      on: { retry: { actions: 'retryFailed' } },
    },
  },
});
