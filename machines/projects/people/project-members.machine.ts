import { fromPromise, assign, setup, type ActorRefFrom } from 'xstate';
import { api, toProblem, type Schema } from '#openapi/client/index.ts';
import { projectMemberMachine } from './project-member.machine.ts';
import type { ProjectDetail, ProjectPartInput, ProjectPartUpdate } from '../parts/project-part.ts';

interface Removal {
  projectId: string;
  employeeId: string;
}

/** Removes a member of a project. Source: PROJ-069. */
const removeMember = fromPromise<unknown, Removal>(({ input: { projectId, employeeId }, signal }) =>
  api.removeProjectMember({ query: { projectId, employeeId }, signal }),
);

export type ProjectMember = Schema<'ProjectMember'>;

export interface ProjectMembersContext extends ProjectPartInput {
  /** The member in the current or last confirmation. */
  member: ProjectMember | null;
}

export type ProjectMembersEvent =
  | ProjectPartUpdate
  | { type: 'member.add' }
  | { type: 'member.remove'; member: ProjectMember }
  | { type: 'YES' | 'CANCEL' };

/** Whether the current user may remove a member: themselves, and as editor everyone but the owner. */
export function canRemove(
  { detail: { project }, employeeId }: Pick<ProjectPartInput, 'detail' | 'employeeId'>,
  member: ProjectMember,
): boolean {
  if (!member.isActiveMember || member.employeeId === project.ownerId) return false;
  return project.isEditable || member.employeeId === employeeId;
}

export const projectMembersMachine = setup({
  types: {
    context: {} as ProjectMembersContext,
    events: {} as ProjectMembersEvent,
    input: {} as ProjectPartInput,
    tags: {} as 'question' | 'busy',
    children: {} as { dialog: 'dialog' },
  },
  actors: { removeMember, dialog: projectMemberMachine },
  guards: {
    canAdd: ({ context }) => context.detail.project.isEditable,
    canRemove: ({ context }, { member }: { member: ProjectMember }) => canRemove(context, member),
    isOutdated: (_, { output }: { output: { isOutdated: boolean } }) => output.isOutdated,
    isRejected: (_, { error }: { error: unknown }) =>
      ['conflict', 'notFound', 'forbidden'].includes(toProblem(error).kind),
  },
  actions: {
    show: assign((_, { detail }: { detail: ProjectDetail }) => ({ detail })),
    openPrompt: assign((_, { member }: { member: ProjectMember }) => ({ member })),
    reportChange: ({ context }) => context.report.send({ type: 'project.changed' }),
  },
}).createMachine({
  id: 'project-members',
  description: 'The members of a project: they are added and removed. Source: PROJ-007, PROJ-018.',
  context: ({ input }) => ({ ...input, member: null }),
  on: { 'project.updated': { actions: { type: 'show', params: ({ event }) => event } } },
  initial: 'resting',
  states: {
    resting: {
      description: 'The members are shown.',
      on: {
        'member.add': { guard: 'canAdd', target: 'adding' },
        'member.remove': {
          guard: { type: 'canRemove', params: ({ event }) => event },
          target: 'confirmingRemoval',
          actions: { type: 'openPrompt', params: ({ event }) => event },
        },
      },
    },
    adding: {
      description: 'A member is added in its dialog, which has its own machine.',
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
    confirmingRemoval: {
      description:
        'Asks whether to remove the member, and says what stays and what they lose; nothing has happened yet.',
      tags: 'question',
      on: { YES: 'removing', CANCEL: 'resting' },
    },
    removing: {
      description: 'The member is being removed.',
      tags: ['question', 'busy'],
      invoke: {
        id: 'removeMember',
        src: 'removeMember',
        input: ({ context: { detail, member } }) => ({
          projectId: detail.project.id,
          employeeId: member?.employeeId ?? '',
        }),
        onDone: { target: 'resting', actions: 'reportChange' },
        onError: [
          {
            // Someone else was faster, or has changed what the user may do.
            guard: { type: 'isRejected', params: ({ event }) => event },
            target: 'resting',
            actions: 'reportChange',
          },
          { target: 'confirmingRemoval' },
        ],
      },
    },
  },
});

export type ProjectMembersActor = ActorRefFrom<typeof projectMembersMachine>;
