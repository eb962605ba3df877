import { assertEvent, assign, setup, type ActorRefFrom } from 'xstate';
import { toProblem, type Schema } from '#openapi/client/index.ts';
import type { PartOutput } from '../../records/create-record-part.ts';
import { projectDelinkingMachine } from './project-delinking.machine.ts';
import { getAnswerable, getLinkState, type LinkKind, type LinkRequest } from './project-link.ts';
import { projectLinkMachine } from './project-link.machine.ts';
import { acceptRequest, denyRequest, withdrawRequest } from './project-links.actors.ts';
import type { ProjectPartInput, ProjectPartUpdate } from '../parts/project-part.ts';

export interface ProjectLinksContext extends ProjectPartInput {
  /** The request that is being answered, or was last. */
  request: LinkRequest | null;
  /** How the project is being linked to a parent. */
  kind: Exclude<LinkKind, 'SubProject'>;
}

export type ProjectLinksEvent =
  | ProjectPartUpdate
  | { type: 'LINK'; kind: ProjectLinksContext['kind'] }
  | { type: 'ACCEPT' | 'DENY'; request: LinkRequest }
  | { type: 'WITHDRAW' | 'DELINK' };

const getProjectId = ({ detail }: ProjectPartInput) => detail.project.id;

const toAnswered = ({ context }: { context: ProjectLinksContext }) => {
  const { request, employeeId } = context;
  if (!request) throw new Error('No request is selected; send ACCEPT or DENY with one first.');
  return { request, projectId: getProjectId(context), employeeId: employeeId ?? '' };
};

export const projectLinksMachine = setup({
  types: {
    context: {} as ProjectLinksContext,
    events: {} as ProjectLinksEvent,
    input: {} as ProjectPartInput,
    tags: {} as 'busy',
    children: {} as { link: 'link'; delinking: 'delinking' },
  },
  actors: {
    acceptRequest,
    denyRequest,
    withdrawRequest,
    link: projectLinkMachine,
    delinking: projectDelinkingMachine,
  },
  guards: {
    canLink: ({ context: { detail, employeeId } }) =>
      employeeId !== null && detail.project.isEditable && getLinkState(detail) === 'none',
    canWithdraw: ({ context: { detail } }) => detail.project.linkRequest?.mayWithdraw === true,
    canDelink: ({ context: { detail } }) =>
      detail.project.isProjectOwner && getLinkState(detail) === 'linked',
    canAnswer: ({ context }, { request }: { request: LinkRequest }) =>
      context.employeeId !== null &&
      getAnswerable(context.detail).some(
        ({ subProject }) => subProject.id === request.subProject.id,
      ),
    isOutdated: (_, { output }: { output: PartOutput }) => output.isOutdated,
    isOver: (_, { error }: { error: unknown }) =>
      ['conflict', 'notFound', 'forbidden'].includes(toProblem(error).kind),
  },
  actions: {
    update: assign(({ event }) => {
      assertEvent(event, 'project.updated');
      return { detail: event.detail };
    }),
    selectKind: assign((_, { kind }: { kind: ProjectLinksContext['kind'] }) => ({ kind })),
    selectRequest: assign((_, { request }: { request: LinkRequest }) => ({ request })),
    dropRequest: assign(({ context: { detail, request } }) => ({
      detail: {
        ...detail,
        linkRequests: (detail.linkRequests ?? []).filter(
          ({ subProject }) => subProject.id !== request?.subProject.id,
        ),
      },
    })),
    showProject: assign(
      ({ context: { detail } }, { project }: { project: Schema<'ProjectOverview'> }) => ({
        detail: { ...detail, project },
      }),
    ),
    reportChanged: ({ context }) => context.report.send({ type: 'project.changed' }),
  },
}).createMachine({
  id: 'project-links',
  description:
    'The position of a project: its parent, the request to one, and the requests that wait for an answer. Source: PROJ-011, PROJ-032, PROJ-033.',
  context: ({ input }) => ({ ...input, request: null, kind: 'RequestedParent' }),
  on: { 'project.updated': { actions: 'update' } },
  initial: 'resting',
  states: {
    resting: {
      description: 'The parent and the pending requests are shown.',
      on: {
        LINK: {
          guard: 'canLink',
          target: 'linking',
          actions: { type: 'selectKind', params: ({ event }) => event },
        },
        WITHDRAW: { guard: 'canWithdraw', target: 'withdrawing' },
        DELINK: { guard: 'canDelink', target: 'delinking' },
        ACCEPT: {
          guard: { type: 'canAnswer', params: ({ event }) => event },
          target: 'accepting',
          actions: { type: 'selectRequest', params: ({ event }) => event },
        },
        DENY: {
          guard: { type: 'canAnswer', params: ({ event }) => event },
          target: 'denying',
          actions: { type: 'selectRequest', params: ({ event }) => event },
        },
      },
    },
    linking: {
      description: 'A parent is selected in its dialog, which has its own machine.',
      invoke: {
        id: 'link',
        src: 'link',
        input: ({ context }) => ({
          kind: context.kind,
          projectId: getProjectId(context),
          employeeId: context.employeeId ?? '',
        }),
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'resting',
            actions: 'reportChanged',
          },
          { target: 'resting' },
        ],
        onError: { target: 'resting', actions: 'reportChanged' },
      },
    },
    delinking: {
      description:
        'The project is removed from its parent after a confirmation, which has its own machine.',
      invoke: {
        id: 'delinking',
        src: 'delinking',
        input: ({ context: { detail } }) => ({ part: detail.project }),
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'resting',
            actions: 'reportChanged',
          },
          { target: 'resting' },
        ],
        onError: { target: 'resting', actions: 'reportChanged' },
      },
    },
    withdrawing: {
      description: 'The request to the parent is being withdrawn.',
      tags: 'busy',
      invoke: {
        id: 'withdrawRequest',
        src: 'withdrawRequest',
        input: ({ context }) => ({ projectId: getProjectId(context) }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'showProject', params: ({ event }) => event.output }, 'reportChanged'],
        },
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'resting',
            actions: 'reportChanged',
          },
          { target: 'resting' },
        ],
      },
    },
    accepting: {
      description: 'A request is being accepted: its project is linked below this one.',
      tags: 'busy',
      invoke: {
        id: 'acceptRequest',
        src: 'acceptRequest',
        input: toAnswered,
        onDone: { target: 'resting', actions: ['dropRequest', 'reportChanged'] },
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'resting',
            actions: 'reportChanged',
          },
          { target: 'resting' },
        ],
      },
    },
    denying: {
      description: 'A request is being denied; the person who sent it is notified.',
      tags: 'busy',
      invoke: {
        id: 'denyRequest',
        src: 'denyRequest',
        input: toAnswered,
        onDone: { target: 'resting', actions: ['dropRequest', 'reportChanged'] },
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'resting',
            actions: 'reportChanged',
          },
          { target: 'resting' },
        ],
      },
    },
  },
});

export type ProjectLinksActor = ActorRefFrom<typeof projectLinksMachine>;
