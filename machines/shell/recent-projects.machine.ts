import { assign, emit, setup } from 'xstate';
import { toCause, type Cause } from '../cause.ts';
import {
  getRecentProjectTaskCombos,
  postClockWork,
  type RecentProject,
} from './recent-projects.actors.ts';

export interface RecentProjectsContext {
  /** What the person has worked on lately, the newest first. */
  projects: RecentProject[];
  /** The one that the timer is being started on. */
  selected: RecentProject | null;
  /** Why it could not be read, where that is known. */
  cause: Cause | null;
}

export type RecentProjectsEvent =
  | { type: 'palette.opened' }
  | { type: 'project.select'; project: RecentProject }
  | { type: 'retry' };

/** An entry on the chosen project and task, which the server starts at its time. */
function buildStart({ selected }: RecentProjectsContext) {
  if (!selected) throw new Error('No project is chosen.');
  return {
    type: 'add' as const,
    entryPayLoad: {
      id: crypto.randomUUID(),
      endTime: null,
      description: '',
      projectId: selected.projectId,
      taskId: selected.taskId,
    },
  };
}

export const recentProjectsMachine = setup({
  types: {
    context: {} as RecentProjectsContext,
    events: {} as RecentProjectsEvent,
    emitted: {} as { type: 'entry.started' },
    tags: {} as 'busy',
  },
  actors: { getRecentProjectTaskCombos, postClockWork },
  actions: {
    select: assign({ selected: (_, params: { project: RecentProject }) => params.project }),
    emitStarted: emit({ type: 'entry.started' }),
  },
}).createMachine({
  id: 'recent-projects',
  description: 'What the command palette offers to start the timer on. Source: PROJ-065.',
  context: { projects: [], selected: null, cause: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The recent projects are read; those read before can be chosen meanwhile.',
      tags: 'busy',
      on: {
        'project.select': {
          target: 'starting',
          actions: { type: 'select', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'getRecentProjectTaskCombos',
        src: 'getRecentProjectTaskCombos',
        onDone: { target: 'shown', actions: assign({ projects: ({ event }) => event.output }) },
        onError: {
          target: 'unavailable',
          actions: assign({ cause: ({ event }) => toCause(event.error) }),
        },
      },
    },
    shown: {
      description: 'The recent projects can be chosen; they are read again with each opening.',
      on: {
        'palette.opened': 'loading',
        'project.select': {
          target: 'starting',
          actions: { type: 'select', params: ({ event }) => event },
        },
      },
    },
    starting: {
      description: 'The timer is being started on the chosen project; what ran is ended.',
      tags: 'busy',
      invoke: {
        id: 'postClockWork',
        src: 'postClockWork',
        input: ({ context }) => buildStart(context),
        onDone: { target: 'shown', actions: 'emitStarted' },
        onError: 'shown',
      },
    },
    unavailable: {
      description:
        'The recent projects could not be read; all else in the palette works. They can be asked again.',
      on: {
        'palette.opened': 'loading',
        retry: 'loading',
        'project.select': {
          target: 'starting',
          actions: { type: 'select', params: ({ event }) => event },
        },
      },
    },
  },
});
