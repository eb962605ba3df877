import { assign, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import type { Choice } from '../../records/create-choice-search.ts';
import type { PartOutput } from '../../records/create-record-part.ts';
import { toFailure, type Failure } from '../../validation/failure.ts';
import { linkToOwned, requestLink } from './project-link.actors.ts';
import { projectLinkSearchMachine } from './project-link-search.machine.ts';
import type { LinkScope } from './project-link.ts';

export interface ProjectLinkInput extends LinkScope {
  /** The current user's employee id. */
  employeeId: string;
}

export interface ProjectLinkContext extends ProjectLinkInput, PartOutput {
  /** The project to link; null if none is selected. */
  selected: Choice | null;
  /** Whether the person has tried to link without a selection. */
  isMissing: boolean;
  /** Why the last try failed. */
  failure: Failure | null;
}

const toLink = ({ context }: { context: ProjectLinkContext }) => {
  const { kind, projectId, employeeId, selected } = context;
  return { kind, projectId, employeeId, selectedId: selected?.id ?? '' };
};

export const projectLinkMachine = setup({
  types: {
    context: {} as ProjectLinkContext,
    events: {} as
      | { type: 'project.selected'; choice: Choice | null }
      | { type: 'SAVE' }
      | { type: 'CANCEL' },
    input: {} as ProjectLinkInput,
    output: {} as PartOutput,
    tags: {} as 'open' | 'busy',
    children: {} as { search: 'search' },
  },
  actors: { requestLink, linkToOwned, search: projectLinkSearchMachine },
  guards: {
    isRequest: ({ context: { kind, selected } }) => kind === 'RequestedParent' && selected !== null,
    isSelected: ({ context: { selected } }) => selected !== null,
    isOutdated: (_, { error }: { error: unknown }) =>
      ['conflict', 'notFound', 'forbidden'].includes(toProblem(error).kind),
  },
  actions: {
    select: assign((_, { choice }: { choice: Choice | null }) => ({
      selected: choice,
      isMissing: false,
      failure: null,
    })),
    showMissing: assign({ isMissing: true }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    markOutdated: assign({ isOutdated: true }),
  },
}).createMachine({
  id: 'project-link',
  description:
    'The dialog in which a project is linked: below another person’s project by a request, below an own one, or an own one below it. Source: PROJ-032, PROJ-033, PROJ-073.',
  context: ({ input }) => ({
    ...input,
    selected: null,
    isMissing: false,
    failure: null,
    isOutdated: false,
  }),
  output: ({ context }) => ({ isOutdated: context.isOutdated }),
  invoke: {
    id: 'search',
    src: 'search',
    input: ({ context: { kind, projectId } }) => ({ selected: null, scope: { kind, projectId } }),
    onError: { actions: { type: 'storeFailure', params: ({ event }) => event } },
  },
  initial: 'selecting',
  states: {
    selecting: {
      description: 'The person selects the project; a failed try says why.',
      tags: 'open',
      on: {
        'project.selected': { actions: { type: 'select', params: ({ event }) => event } },
        SAVE: [
          { guard: 'isRequest', target: 'requesting' },
          { guard: 'isSelected', target: 'linking' },
          { actions: 'showMissing' },
        ],
        CANCEL: 'closed',
      },
    },
    requesting: {
      description: 'The request is being sent to the owner of the other project.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'requestLink',
        src: 'requestLink',
        input: toLink,
        onDone: { target: 'saved', actions: 'markOutdated' },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'selecting',
            actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'markOutdated'],
          },
          {
            target: 'selecting',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    linking: {
      description: 'The project is being linked without a request.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'linkToOwned',
        src: 'linkToOwned',
        input: toLink,
        onDone: { target: 'saved', actions: 'markOutdated' },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'selecting',
            actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'markOutdated'],
          },
          {
            target: 'selecting',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    saved: { description: 'The project is linked, or the request is sent.', type: 'final' },
    closed: { description: 'The dialog was closed without a link.', type: 'final' },
  },
});

export type ProjectLinkActor = ActorRefFrom<typeof projectLinkMachine>;
