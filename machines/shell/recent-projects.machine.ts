import { assign, emit, setup } from 'xstate';
import { toCause, type Cause } from '../cause.ts';
import {
  getRecentProjectTaskCombos,
  postClockWork,
  type RecentProject,
} from './recent-projects.actors.ts';

export interface RecentProjectsContext {
  /** The projects that the person has worked on recently, newest first. */
  projects: RecentProject[];
  /** The project that the timer is being started on. */
  selected: RecentProject | null;
  /** Why loading failed, where that is known. */
  cause: Cause | null;
}

export type RecentProjectsEvent =
  | { type: 'palette.opened' }
  | { type: 'project.select'; project: RecentProject }
  | { type: 'retry' };

/** An entry on the selected project and task; the server sets its start time. */
function buildStart({ selected }: RecentProjectsContext) {
  if (!selected) throw new Error('No project is selected; send `project.select` first.');
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
  description:
    'The recent projects that the command palette offers for starting the timer. Source: PROJ-065.',
  context: { projects: [], selected: null, cause: null },
  initial: 'loading',
  states: {
    loading: {
      description:
        'The recent projects are loading; those loaded before can be selected in the meantime.',
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
      description:
        'The recent projects can be selected; they are loaded again each time the palette opens.',
      on: {
        'palette.opened': 'loading',
        'project.select': {
          target: 'starting',
          actions: { type: 'select', params: ({ event }) => event },
        },
      },
    },
    starting: {
      description:
        'The timer is being started on the selected project; the running entry is ended.',
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
        'The recent projects could not be loaded; everything else in the palette works. They can be requested again.',
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
