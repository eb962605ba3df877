import { cancel, raise, type ActorRefFrom } from 'xstate';
import { projectAnalyticsSetup } from './project-analytics.setup.ts';

export const projectAnalyticsMachine = projectAnalyticsSetup.createMachine({
  id: 'project-analytics',
  description:
    'The projects as a tree, filtered and searched. Source: ANLYT-050, ANLYT-042, ANLYT-044.',
  context: ({ input }) => ({
    ...input,
    selected: input.filters,
    nodes: null,
    isTyping: false,
    cause: null,
  }),
  on: {
    'address.changed': [
      {
        guard: { type: 'hasOtherFilters', params: ({ event }) => event },
        target: '.loading',
        reenter: true,
        actions: { type: 'takeAddress', params: ({ event }) => event },
      },
      { actions: { type: 'takeAddress', params: ({ event }) => event } },
    ],
    SEARCH: {
      actions: [
        { type: 'search', params: ({ event }) => event },
        cancel('typing'),
        raise({ type: 'typing.paused' }, { id: 'typing', delay: 'pause' }),
      ],
    },
    'typing.paused': { actions: ['stopTyping', 'emitSearch'] },
    SELECT_FILTERS: { actions: { type: 'selectFilters', params: ({ event }) => event } },
    APPLY: {
      guard: 'canApply',
      target: '.loading',
      reenter: true,
      actions: ['applySelected', 'emitSearch'],
    },
    CLEAR: {
      guard: 'canClear',
      target: '.loading',
      reenter: true,
      actions: ['applyDefaults', 'emitSearch'],
    },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The projects that match the filters are loading.',
      tags: 'busy',
      invoke: {
        id: 'loadProjects',
        src: 'loadProjects',
        input: ({ context: { filters } }) => ({ filters }),
        onDone: {
          target: 'loaded',
          actions: { type: 'show', params: ({ event }) => event.output },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    loaded: {
      description: 'The tree is shown: it can be searched, and a project selected.',
      tags: 'ready',
      on: {
        'tab.returned': '.refreshing',
        SELECT: {
          actions: [{ type: 'select', params: ({ event }) => event }, 'requestDetails'],
        },
        'project.selectNext': { guard: 'hasNext', actions: ['goOn', 'requestDetails'] },
        'project.selectPrevious': { guard: 'hasPrevious', actions: ['goBack', 'requestDetails'] },
      },
      initial: 'idle',
      states: {
        idle: { description: 'No request is pending.' },
        refreshing: {
          description: 'The person is back in the tab: the tree reloads silently.',
          invoke: {
            id: 'refreshProjects',
            src: 'loadProjects',
            input: ({ context: { filters } }) => ({ filters }),
            onDone: {
              target: 'idle',
              actions: { type: 'show', params: ({ event }) => event.output },
            },
            onError: 'idle',
          },
        },
      },
    },
    unavailable: {
      description: 'The projects could not be loaded; no message, and they can be loaded again.',
      type: 'final',
    },
  },
});

export type ProjectAnalyticsActor = ActorRefFrom<typeof projectAnalyticsMachine>;
