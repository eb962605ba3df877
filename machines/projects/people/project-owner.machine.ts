import { assign, setup, type ActorRefFrom } from 'xstate';
import { projectNewOwnerMachine } from './project-new-owner.machine.ts';
import type { ProjectDetail, ProjectPartInput, ProjectPartUpdate } from '../parts/project-part.ts';

export const projectOwnerMachine = setup({
  types: {
    context: {} as ProjectPartInput,
    events: {} as ProjectPartUpdate | { type: 'owner.change' },
    input: {} as ProjectPartInput,
    children: {} as { dialog: 'dialog' },
  },
  actors: { dialog: projectNewOwnerMachine },
  guards: {
    canTransfer: ({ context: { detail } }) =>
      detail.project.isTransferable ?? detail.project.isProjectOwner,
    isOutdated: (_, { output }: { output: { isOutdated: boolean } }) => output.isOutdated,
  },
  actions: {
    show: assign((_, { detail }: { detail: ProjectDetail }) => ({ detail })),
    reportChange: ({ context }) => context.report.send({ type: 'project.changed' }),
  },
}).createMachine({
  id: 'project-owner',
  description: 'The owner of a project, and the change of the ownership. Source: PROJ-034.',
  context: ({ input }) => input,
  on: { 'project.updated': { actions: { type: 'show', params: ({ event }) => event } } },
  initial: 'resting',
  states: {
    resting: {
      description: 'The owner is shown.',
      on: { 'owner.change': { guard: 'canTransfer', target: 'changing' } },
    },
    changing: {
      description: 'The new owner is selected in a dialog, which has its own machine.',
      invoke: {
        id: 'dialog',
        src: 'dialog',
        input: ({ context }) => ({ projectId: context.detail.project.id }),
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'resting',
            actions: 'reportChange',
          },
          { target: 'resting' },
        ],
        onError: { target: 'resting', actions: 'reportChange' },
      },
    },
  },
});

export type ProjectOwnerActor = ActorRefFrom<typeof projectOwnerMachine>;
