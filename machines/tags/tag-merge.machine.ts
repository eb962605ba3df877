import { assign, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../cause.ts';
import { toFailure, type Failure } from '../validation/failure.ts';
import { loadTagsToMerge, mergeTags, type MergeableTags } from './tag-merge.actors.ts';
import type { Tag } from './tag.ts';

export interface TagMergeInput {
  /** The tag that is merged, and deleted by that. */
  id: string;
  /** The tag that remains, if the page was opened for one. */
  intoId: string | null;
}

interface TagMergeContext extends TagMergeInput {
  tags: MergeableTags | null;
  /** Whether the person has to select a tag first. */
  isUnselected: boolean;
  /** Why the last merge failed. */
  failure: Failure | null;
  cause: Cause | null;
}

export type TagMergeEvent =
  | { type: 'target.selected'; id: string | null }
  | { type: 'MERGE' }
  | { type: 'CANCEL' };

/** The tag that remains, once it is selected. */
export const getTarget = ({ tags, intoId }: Pick<TagMergeContext, 'tags' | 'intoId'>): Tag | null =>
  tags?.others.find(({ id }) => id === intoId) ?? null;

interface Failed {
  error: unknown;
}

export const tagMergeMachine = setup({
  types: {
    context: {} as TagMergeContext,
    events: {} as TagMergeEvent,
    input: {} as TagMergeInput,
    tags: {} as 'busy',
  },
  actors: { loadTagsToMerge, mergeTags },
  guards: {
    hasTarget: ({ context }) => getTarget(context) !== null,
    isMissing: (_, { error }: Failed) => toProblem(error).kind === 'notFound',
    isOutdated: (_, { error }: Failed) => ['conflict', 'notFound'].includes(toProblem(error).kind),
  },
  actions: {
    show: assign((_, tags: MergeableTags) => ({ tags })),
    select: assign((_, { id }: { id: string | null }) => ({ intoId: id, isUnselected: false })),
    showUnselected: assign({ isUnselected: true }),
    storeCause: assign((_, { error }: Failed) => ({ cause: toCause(error) })),
    storeFailure: assign((_, { error }: Failed) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'tag-merge',
  description:
    'Merges a tag into another: its projects get the other one, and it is deleted. Source: PROJ-D71.',
  context: ({ input }) => ({
    ...input,
    tags: null,
    isUnselected: false,
    failure: null,
    cause: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The tags are loading, with the number of projects of each.',
      tags: 'busy',
      invoke: {
        id: 'loadTagsToMerge',
        src: 'loadTagsToMerge',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'choosing',
          actions: { type: 'show', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'notFound' },
          {
            target: 'unavailable',
            actions: { type: 'storeCause', params: ({ event }) => event },
          },
        ],
      },
    },
    choosing: {
      description:
        'The person selects the tag that remains; the page says what the merge affects. Nothing has happened yet.',
      on: {
        'target.selected': { actions: { type: 'select', params: ({ event }) => event } },
        MERGE: [
          { guard: 'hasTarget', target: 'merging', actions: 'clearFailure' },
          { actions: 'showUnselected' },
        ],
        CANCEL: 'left',
      },
    },
    merging: {
      description: 'The tags are being merged.',
      tags: 'busy',
      invoke: {
        id: 'mergeTags',
        src: 'mergeTags',
        input: ({ context }) => ({
          from: context.tags?.from as Tag,
          into: getTarget(context) as Tag,
        }),
        onDone: 'merged',
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'loading',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
          {
            target: 'choosing',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    merged: { description: 'The tags are merged.', type: 'final' },
    left: { description: 'The person left without a merge.', type: 'final' },
    notFound: { description: 'There is no such tag in this tenant.', type: 'final' },
    unavailable: { description: 'The tags could not be loaded.', type: 'final' },
  },
});

export type TagMergeActor = ActorRefFrom<typeof tagMergeMachine>;
