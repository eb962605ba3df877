import { fromPromise, assign, setup, type ActorRefFrom } from 'xstate';
import { api, type ResponseBody } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../../cause.ts';
import type { ProjectDetail, ProjectPartInput, ProjectPartUpdate } from './project-part.ts';

export type ProjectDays = ResponseBody<'getProjectDays'>;

/** The days on which time was booked on a project. */
const loadDays = fromPromise<ProjectDays, { id: string }>(({ input: { id }, signal }) =>
  api.getProjectDays({ path: { id }, signal }),
);

interface ProjectDaysContext extends ProjectPartInput {
  /** Null before the first response. */
  days: ProjectDays | null;
  cause: Cause | null;
}

export const projectDaysMachine = setup({
  types: {
    context: {} as ProjectDaysContext,
    events: {} as ProjectPartUpdate | { type: 'retry' },
    input: {} as ProjectPartInput,
    tags: {} as 'busy',
  },
  actors: { loadDays },
  guards: {
    isOtherTime: ({ context }, { detail }: { detail: ProjectDetail }) =>
      context.detail.project.ownSeconds !== detail.project.ownSeconds,
  },
  actions: {
    update: assign((_, { detail }: { detail: ProjectDetail }) => ({ detail })),
    show: assign((_, days: ProjectDays) => ({ days, cause: null })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
  },
}).createMachine({
  id: 'project-days',
  description: 'The days on which time was booked on a project. Source: PROJ-016.',
  context: ({ input }) => ({ ...input, days: null, cause: null }),
  on: {
    'project.updated': [
      {
        guard: { type: 'isOtherTime', params: ({ event }) => event },
        target: '.loading',
        reenter: true,
        actions: { type: 'update', params: ({ event }) => event },
      },
      { actions: { type: 'update', params: ({ event }) => event } },
    ],
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The days are loading; those already shown stay.',
      tags: 'busy',
      invoke: {
        id: 'loadDays',
        src: 'loadDays',
        input: ({ context: { detail } }) => ({ id: detail.project.id }),
        onDone: { target: 'shown', actions: { type: 'show', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    shown: { description: 'The days are shown.' },
    failed: {
      description: 'The days could not be loaded; the rest of the page works without them.',
      on: { retry: 'loading' },
    },
  },
});

export type ProjectDaysActor = ActorRefFrom<typeof projectDaysMachine>;
