import { assign, setup, type ActorRefFrom } from 'xstate';
import { report } from '../../children.ts';
import { unwatchProject, watchProject, type WatchChange } from './project-watch.actors.ts';

interface ProjectWatchContext {
  /** The changes that are not saved yet, in order; the first one is being saved. */
  queue: readonly WatchChange[];
  /** What was saved since the tab was opened: the rows may have been loaded before. */
  saved: Readonly<Record<string, boolean>>;
}

/** Whether a project is watched: changes replace what the row says. */
export const getWatching = (
  { queue, saved }: Pick<ProjectWatchContext, 'queue' | 'saved'>,
  { id, isWatching }: WatchChange,
): boolean => queue.findLast((change) => change.id === id)?.isWatching ?? saved[id] ?? isWatching;

/** Adds a change; one of the same project that waits is replaced. */
const enqueue = ([current, ...waiting]: readonly WatchChange[], change: WatchChange) => [
  ...(current ? [current] : []),
  ...waiting.filter(({ id }) => id !== change.id),
  change,
];

/**
 * The watch list from the rows of a list: the switch shows the new state at once, and changes are
 * saved one after the other. A failed change goes back; the client shows why. Source: PROJ-035.
 */
export const projectWatchMachine = setup({
  types: {
    context: {} as ProjectWatchContext,
    events: {} as { type: 'watch.change'; change: WatchChange } | { type: 'tab.returned' },
    emitted: {} as { type: 'watch.changed' },
    tags: {} as 'busy',
  },
  actors: { watchProject, unwatchProject },
  guards: {
    isEmpty: ({ context }) => context.queue.length === 0,
    isWatchNext: ({ context }) => context.queue[0]?.isWatching === true,
  },
  actions: {
    add: assign(({ context }, { change }: { change: WatchChange }) => ({
      queue: enqueue(context.queue, change),
    })),
    storeSaved: assign(({ context: { queue, saved } }) => {
      const [change] = queue;
      return change ? { saved: { ...saved, [change.id]: change.isWatching } } : {};
    }),
    removeFirst: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    clearSaved: assign({ saved: {} }),
    emitChanged: report({ type: 'watch.changed' }),
  },
}).createMachine({
  id: 'project-watch',
  description: 'Puts projects on the watch list, and takes them off. Source: PROJ-035.',
  context: { queue: [], saved: {} },
  on: {
    'watch.change': { actions: { type: 'add', params: ({ event }) => event } },
    // The rows are loaded again.
    'tab.returned': { actions: 'clearSaved' },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'The watch list is saved.',
      always: [
        { guard: 'isEmpty' },
        { guard: 'isWatchNext', target: 'watching' },
        { target: 'unwatching' },
      ],
    },
    watching: {
      description: 'A project is being put on the watch list.',
      tags: 'busy',
      invoke: {
        id: 'watchProject',
        src: 'watchProject',
        input: ({ context }) => context.queue[0] as WatchChange,
        onDone: { target: 'resting', actions: ['storeSaved', 'removeFirst', 'emitChanged'] },
        onError: { target: 'resting', actions: 'removeFirst' },
      },
    },
    unwatching: {
      description: 'A project is being taken off the watch list.',
      tags: 'busy',
      invoke: {
        id: 'unwatchProject',
        src: 'unwatchProject',
        input: ({ context }) => context.queue[0] as WatchChange,
        onDone: { target: 'resting', actions: ['storeSaved', 'removeFirst', 'emitChanged'] },
        onError: { target: 'resting', actions: 'removeFirst' },
      },
    },
  },
});

export type ProjectWatchActor = ActorRefFrom<typeof projectWatchMachine>;
