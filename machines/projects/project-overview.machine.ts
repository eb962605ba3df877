import {
  assign,
  emit,
  enqueueActions,
  setup,
  type ActorRefFrom,
  type AnyStateMachine,
} from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../cause.ts';
import type { Clock } from '../clock.ts';
import { loadProject } from './project-overview.actors.ts';
import type {
  ProjectDetail,
  ProjectPartInput,
  ProjectPartName,
  ProjectPartReport,
} from './parts/project-part.ts';
import { projectParts } from './parts/project-parts.ts';

export interface ProjectOverviewInput {
  id: string;
  /** The employee id of the current user; null if they have none. */
  employeeId: string | null;
  clock: Clock;
}

export interface ProjectOverviewContext extends ProjectOverviewInput {
  /** Null before the first response. */
  detail: ProjectDetail | null;
  /** Why the last attempt to load failed, where that is known. */
  cause: Cause | null;
}

export type ProjectOverviewEvent =
  | ProjectPartReport
  | { type: 'tab.returned' }
  | { type: 'network.returned' }
  | { type: 'retry' };

const parts = projectParts as Readonly<Record<ProjectPartName, AnyStateMachine>>;
// All parts take the same input and events, so that one name stands for each.
const partNames = Object.keys(parts) as 'head'[];

export const projectOverviewMachine = setup({
  types: {
    context: {} as ProjectOverviewContext,
    events: {} as ProjectOverviewEvent,
    emitted: {} as { type: 'project.deleted' },
    input: {} as ProjectOverviewInput,
    tags: {} as 'busy' | 'shown' | 'outdated',
    children: {} as { [Name in ProjectPartName]: Name },
  },
  actors: { loadProject, ...parts },
  guards: {
    isMissing: (_, { error }: { error: unknown }) => toProblem(error).kind === 'notFound',
  },
  actions: {
    show: assign((_, detail: ProjectDetail) => ({ detail, cause: null })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
    spawnParts: enqueueActions(({ context, self, enqueue }, detail: ProjectDetail) => {
      const { employeeId, clock } = context;
      const input: ProjectPartInput = { detail, employeeId, clock, report: self };
      for (const name of partNames) enqueue.spawnChild(name, { id: name, input });
    }),
    updateParts: enqueueActions(({ enqueue }, detail: ProjectDetail) => {
      for (const name of partNames) {
        enqueue.sendTo(name, { type: 'project.updated', detail });
      }
    }),
  },
}).createMachine({
  id: 'project-overview',
  description:
    'A project with everything that belongs to it: each part has its own machine, and follows the project as this one loads it again. Source: PROJ-003, PROJ-016.',
  context: ({ input }) => ({ ...input, detail: null, cause: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The project is loading.',
      tags: 'busy',
      invoke: {
        id: 'loadProject',
        src: 'loadProject',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'show', params: ({ event }) => event.output },
            { type: 'spawnParts', params: ({ event }) => event.output },
          ],
        },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'notFound' },
          {
            target: 'unavailable',
            actions: { type: 'storeCause', params: ({ event }) => event },
          },
        ],
      },
    },
    ready: {
      description: 'The project is shown; its parts are running.',
      tags: 'shown',
      on: {
        'project.changed': { target: '.refreshing', reenter: true },
        'tab.returned': '.refreshing',
        'network.returned': '.refreshing',
        'project.lost': 'lost',
        'project.deleted': 'deleted',
      },
      initial: 'current',
      states: {
        current: { description: 'What is shown is what was last loaded.' },
        refreshing: {
          description:
            'The project reloads quietly, because a part or someone else has changed it: what is shown and typed stays.',
          invoke: {
            id: 'refreshProject',
            src: 'loadProject',
            input: ({ context: { id } }) => ({ id }),
            onDone: {
              target: 'current',
              actions: [
                { type: 'show', params: ({ event }) => event.output },
                { type: 'updateParts', params: ({ event }) => event.output },
              ],
            },
            onError: [
              {
                guard: { type: 'isMissing', params: ({ event }) => event },
                target: '#project-overview.lost',
              },
              {
                target: 'outdated',
                actions: { type: 'storeCause', params: ({ event }) => event },
              },
            ],
          },
        },
        outdated: {
          description:
            'The quiet reload failed, for example offline: the page says that it may be outdated, and why.',
          tags: 'outdated',
          on: { retry: 'refreshing' },
        },
      },
    },
    unavailable: {
      description: 'The project could not be loaded; the person can try again.',
      on: { retry: 'loading', 'tab.returned': 'loading', 'network.returned': 'loading' },
    },
    deleted: {
      description: 'The person has deleted the project; the page shows the list.',
      type: 'final',
      entry: emit({ type: 'project.deleted' }),
    },
    notFound: {
      description: 'There is no such project, or the person has no access to it.',
      type: 'final',
    },
    lost: {
      description:
        'Someone has deleted the project meanwhile, or removed the person from it: what is typed can still be copied.',
      tags: 'shown',
      initial: 'resting',
      states: {
        resting: {
          description: 'Once the person returns, the project is requested again.',
          on: { 'tab.returned': 'checking', 'network.returned': 'checking' },
        },
        checking: {
          description:
            'The project is requested again, because the person may have been given access to it again.',
          invoke: {
            id: 'checkAccess',
            src: 'loadProject',
            input: ({ context: { id } }) => ({ id }),
            onDone: {
              target: '#project-overview.ready',
              actions: [
                { type: 'show', params: ({ event }) => event.output },
                { type: 'updateParts', params: ({ event }) => event.output },
              ],
            },
            onError: 'resting',
          },
        },
      },
    },
  },
});

export type ProjectOverviewActor = ActorRefFrom<typeof projectOverviewMachine>;
