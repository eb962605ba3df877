import { assign, setup, type ActorRefFrom } from 'xstate';
import { loadAssignable, type Assignable } from './assignable-people.actors.ts';

export const assignablePeopleMachine = setup({
  types: {
    context: {} as { projectId: string; people: readonly Assignable[] },
    events: {} as { type: 'retry' },
    input: {} as { projectId: string },
    tags: {} as 'busy',
  },
  actors: { loadAssignable },
  actions: {
    store: assign((_, { output }: { output: readonly Assignable[] }) => ({ people: output })),
  },
}).createMachine({
  id: 'assignable-people',
  description: 'The people whom a task of a project can be assigned to. Source: PROJ-054.',
  context: ({ input }) => ({ ...input, people: [] }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The members of the project are loading.',
      tags: 'busy',
      invoke: {
        id: 'loadAssignable',
        src: 'loadAssignable',
        input: ({ context: { projectId } }) => ({ projectId }),
        onDone: { target: 'known', actions: { type: 'store', params: ({ event }) => event } },
        onError: 'unknown',
      },
    },
    known: {
      description: 'The person selects one of the members, or nobody.',
      on: { retry: 'loading' },
    },
    unknown: {
      description: 'The members could not be loaded; the load can be retried.',
      on: { retry: 'loading' },
    },
  },
});

export type AssignablePeopleActor = ActorRefFrom<typeof assignablePeopleMachine>;
