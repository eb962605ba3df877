import { assign, setup, type ActorRefFrom } from 'xstate';
import { loadAssignable, type Assignable } from './assignable-people.actors.ts';

export const assignablePeopleMachine = setup({
  types: {
    context: {} as { projectIds: readonly string[]; people: readonly Assignable[] },
    events: {} as { type: 'retry' },
    input: {} as { projectIds: readonly string[] },
    tags: {} as 'busy',
  },
  actors: { loadAssignable },
  actions: {
    store: assign((_, { output }: { output: readonly Assignable[] }) => ({ people: output })),
  },
}).createMachine({
  id: 'assignable-people',
  description:
    'The people whom a task of a project, or several of some projects, can be assigned to. Source: PROJ-054, PROJ-D30.',
  context: ({ input }) => ({ ...input, people: [] }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The members of the projects are loading.',
      tags: 'busy',
      invoke: {
        id: 'loadAssignable',
        src: 'loadAssignable',
        input: ({ context: { projectIds } }) => ({ projectIds }),
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
