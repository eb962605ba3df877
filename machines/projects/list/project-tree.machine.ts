import type { ActorRefFrom } from 'xstate';
import { createTree, treeSetup } from './project-tree.setup.ts';

const loading = treeSetup.createStateConfig({
  description: 'The first level is loading.',
  tags: 'busy',
  invoke: {
    id: 'loadFirst',
    src: 'loadLevel',
    input: ({ context: { search, current } }) => ({ search, request: current }),
    onDone: {
      target: 'shown',
      actions: { type: 'show', params: ({ event }) => ({ answer: event.output }) },
    },
    onError: {
      target: 'unavailable',
      actions: { type: 'storeCause', params: ({ event }) => event },
    },
  },
});

const fetching = treeSetup.createStateConfig({
  description: 'A level is loading; the others stay and can be used.',
  tags: ['busy', 'ready'],
  entry: 'takeNext',
  invoke: {
    id: 'loadLevel',
    src: 'loadLevel',
    input: ({ context: { search, current } }) => ({ search, request: current }),
    onDone: {
      target: 'shown',
      actions: { type: 'show', params: ({ event }) => ({ answer: event.output }) },
    },
    onError: {
      target: 'shown',
      actions: { type: 'noteFailed', params: ({ event }) => event },
    },
  },
});

/**
 * The projects as a tree, loaded level by level: a level when it is expanded, several together when
 * a depth is chosen. While filters apply, what they match is the first level. Source: PROJ-001.
 */
export const projectTreeMachine = treeSetup.createMachine({
  id: 'project-tree',
  description: 'The projects as a tree, loaded level by level. Source: PROJ-001, PROJ-052.',
  context: ({ input }) => createTree(input),
  on: {
    'search.changed': {
      guard: { type: 'isAnotherSearch', params: ({ event }) => event },
      target: '.loading',
      actions: { type: 'start', params: ({ event }) => event },
    },
    'depth.changed': {
      guard: { type: 'isAnotherDepth', params: ({ event }) => event },
      actions: { type: 'setDepth', params: ({ event }) => event },
    },
    'line.toggle': { actions: { type: 'toggle', params: ({ event }) => event } },
    'level.load': { actions: { type: 'request', params: ({ event }) => event } },
  },
  initial: 'loading',
  states: {
    loading,
    shown: {
      description: 'The loaded levels are shown.',
      tags: 'ready',
      always: { guard: 'hasRequests', target: 'fetching' },
    },
    fetching,
    unavailable: {
      description: 'The projects could not be loaded; it can be tried again.',
      type: 'final',
    },
  },
});

export type ProjectTreeActor = ActorRefFrom<typeof projectTreeMachine>;
