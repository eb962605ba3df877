import { assign, setup, type ActorRefFrom } from 'xstate';
import { toProblem, type Schema } from '#openapi/client/index.ts';
import { deleteProject, markApex, unmarkApex } from './project-head.actors.ts';
import type { ProjectDetail, ProjectPartInput, ProjectPartUpdate } from './parts/project-part.ts';
import { unwatchProject, watchProject } from './parts/project-watch.actors.ts';

type Project = Schema<'ProjectOverview'>;

export type ProjectHeadEvent =
  | ProjectPartUpdate
  | { type: 'watch.toggle' }
  | { type: 'apex.mark' | 'apex.unmark' }
  | { type: 'project.delete' }
  | { type: 'YES' | 'CANCEL' };

/** Whether the project has nothing that keeps it from being deleted. */
export const isUnused = ({ project, subProjects }: ProjectDetail): boolean =>
  subProjects.length === 0 && (project.bookedEntryCount ?? 0) === 0;

/** A project after its overview has changed, with the flags that the response repeats. */
const withProject = (detail: ProjectDetail, project: Project): ProjectDetail => ({
  ...detail,
  project,
  isRequested: project.isAlreadyRequested,
  isLinked: project.isLinked,
  isApexProject: project.isApexProject,
});

export const projectHeadMachine = setup({
  types: {
    context: {} as ProjectPartInput,
    events: {} as ProjectHeadEvent,
    input: {} as ProjectPartInput,
    tags: {} as 'busy' | 'question',
  },
  actors: { watchProject, unwatchProject, markApex, unmarkApex, deleteProject },
  guards: {
    isWatching: ({ context: { detail } }) => detail.project.isWatching,
    canMark: ({ context: { detail } }) =>
      detail.project.isEditable && !detail.project.isAlreadyRequested,
    canUnmark: ({ context: { detail } }) =>
      detail.project.isEditable && detail.project.isApexProject,
    canDelete: ({ context: { detail } }) =>
      (detail.project.isDeletable ?? detail.project.isProjectOwner) && isUnused(detail),
    isRejected: (_, { error }: { error: unknown }) =>
      ['conflict', 'notFound', 'forbidden'].includes(toProblem(error).kind),
  },
  actions: {
    show: assign((_, { detail }: { detail: ProjectDetail }) => ({ detail })),
    showProject: assign(({ context }, project: Project) => ({
      detail: withProject(context.detail, project),
    })),
    showWatching: assign(({ context: { detail } }, isWatching: boolean) => ({
      detail: { ...detail, project: { ...detail.project, isWatching } },
    })),
    reportChange: ({ context }) => context.report.send({ type: 'project.changed' }),
    reportDeleted: ({ context }) => context.report.send({ type: 'project.deleted' }),
  },
}).createMachine({
  id: 'project-head',
  description:
    'The actions on a whole project: watching, the mark as an apex project, and the deletion. Source: PROJ-014, PROJ-030, PROJ-031, PROJ-035, PROJ-084.',
  context: ({ input }) => input,
  on: { 'project.updated': { actions: { type: 'show', params: ({ event }) => event } } },
  initial: 'resting',
  states: {
    resting: {
      description: 'No action is running. The client shows why one has failed.',
      on: {
        'watch.toggle': [{ guard: 'isWatching', target: 'unwatching' }, { target: 'watching' }],
        'apex.mark': { guard: 'canMark', target: 'marking' },
        'apex.unmark': { guard: 'canUnmark', target: 'unmarking' },
        'project.delete': { guard: 'canDelete', target: 'confirmingDeletion' },
      },
    },
    watching: {
      description: 'The project is being put on the watch list.',
      tags: 'busy',
      invoke: {
        id: 'watchProject',
        src: 'watchProject',
        input: ({ context: { detail } }) => ({ id: detail.project.id, isWatching: true }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'showWatching', params: true }, 'reportChange'],
        },
        onError: { target: 'resting', actions: 'reportChange' },
      },
    },
    unwatching: {
      description: 'The project is being taken off the watch list.',
      tags: 'busy',
      invoke: {
        id: 'unwatchProject',
        src: 'unwatchProject',
        input: ({ context: { detail } }) => ({ id: detail.project.id, isWatching: false }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'showWatching', params: false }, 'reportChange'],
        },
        onError: { target: 'resting', actions: 'reportChange' },
      },
    },
    marking: {
      description: 'The project is being marked as an apex project.',
      tags: 'busy',
      invoke: {
        id: 'markApex',
        src: 'markApex',
        input: ({ context: { detail } }) => ({ id: detail.project.id }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'showProject', params: ({ event }) => event.output }, 'reportChange'],
        },
        onError: { target: 'resting', actions: 'reportChange' },
      },
    },
    unmarking: {
      description: 'The project is being unmarked as an apex project.',
      tags: 'busy',
      invoke: {
        id: 'unmarkApex',
        src: 'unmarkApex',
        input: ({ context: { detail } }) => ({ id: detail.project.id }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'showProject', params: ({ event }) => event.output }, 'reportChange'],
        },
        onError: { target: 'resting', actions: 'reportChange' },
      },
    },
    confirmingDeletion: {
      description: 'Asks whether to delete the project, and says what goes with it.',
      tags: 'question',
      on: { YES: 'deleting', CANCEL: 'resting' },
    },
    deleting: {
      description: 'The project is being deleted.',
      tags: ['busy', 'question'],
      invoke: {
        id: 'deleteProject',
        src: 'deleteProject',
        input: ({ context: { detail } }) => ({ id: detail.project.id }),
        onDone: { target: 'deleted', actions: 'reportDeleted' },
        onError: [
          {
            // It has got a sub-project or time meanwhile, is deleted already, or the user may not
            // delete it any more.
            guard: { type: 'isRejected', params: ({ event }) => event },
            target: 'resting',
            actions: 'reportChange',
          },
          { target: 'confirmingDeletion' },
        ],
      },
    },
    deleted: { description: 'The project is deleted; the page shows the list.', type: 'final' },
  },
});

export type ProjectHeadActor = ActorRefFrom<typeof projectHeadMachine>;
