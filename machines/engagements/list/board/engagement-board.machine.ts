import { assign, emit, raise, setup, type ActorRefFrom } from 'xstate';
import { toProblem, type Schema } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../../../cause.ts';
import { isSameSearch, type ListSearch } from '../../../lists/list-search.ts';
import { toFailure, type Failure } from '../../../validation/failure.ts';
import { findCard, toStageName, withMore, withMoved, type BoardColumns } from './board-columns.ts';
import {
  loadBoard,
  loadCards,
  moveEngagement,
  previewMove,
  type LoadedBoard,
  type MovePreview,
} from './engagement-board.actors.ts';
import type { EngagementRow, StageCount } from '../engagement-row.ts';
import type { EngagementMove } from './undo-engagement-move.machine.ts';

export interface EngagementBoardInput {
  search: ListSearch;
  /** Creates the id of a move. */
  createId: () => string;
}

interface EngagementBoardContext extends EngagementBoardInput {
  /** The columns in order, with the number of their cards; null before the first response. */
  counts: readonly StageCount[] | null;
  columns: BoardColumns;
  /** Why the last attempt to load failed, where that is known. */
  cause: Cause | null;
  /** The column that loads more cards. */
  moreId: string | null;
  /** The card that was dropped on another column. */
  card: EngagementRow | null;
  /** The column that it was dropped on. */
  targetId: string;
  preview: MovePreview | null;
  /** The id of the move, the same in every try. */
  moveId: string;
  /** Whether the activities have changed since the person saw the preview. */
  isPreviewChanged: boolean;
  /** Why the card cannot be moved, or why the move failed. */
  failure: Failure | null;
}

type EngagementBoardEvent =
  | { type: 'search.changed'; search: ListSearch }
  | { type: 'rows.changed' | 'tab.returned' | 'network.returned' | 'retry' }
  | { type: 'column.end'; columnId: string }
  | { type: 'card.move'; engagementId: string; columnId: string }
  | { type: 'move.confirm' | 'move.cancel' };

interface Failed {
  error: unknown;
}

export const engagementBoardMachine = setup({
  types: {
    context: {} as EngagementBoardContext,
    events: {} as EngagementBoardEvent,
    emitted: {} as { type: 'engagement.moved'; move: EngagementMove },
    input: {} as EngagementBoardInput,
    tags: {} as 'busy' | 'shown' | 'outdated' | 'question' | 'blocked' | 'moving',
  },
  actors: { loadBoard, loadCards, previewMove, moveEngagement },
  guards: {
    isAnother: ({ context }, { search }: { search: ListSearch }) =>
      !isSameSearch(context.search, search),
    isKnown: ({ context }, { engagementId }: { engagementId: string }) =>
      findCard(context.columns, engagementId) !== null,
    isMissing: (_, { output }: { output: MovePreview | null }) => output === null,
    isUnchanged: (_, { output }: { output: MovePreview | null }) =>
      output !== null && output.completed.length + output.reopened.length === 0,
    isMoveChanged: (_, { error }: Failed) => toProblem(error).kind === 'conflict',
  },
  actions: {
    take: assign((_, { search }: { search: ListSearch }) => ({ search })),
    show: assign((_, { counts, columns }: LoadedBoard) => ({ counts, columns, cause: null })),
    storeCause: assign((_, { error }: Failed) => ({ cause: toCause(error) })),
    startMore: assign((_, { columnId }: { columnId: string }) => ({ moreId: columnId })),
    addCards: assign(({ context: { columns, moreId } }, rows: readonly EngagementRow[]) => ({
      columns: withMore(columns, moreId ?? '', rows),
      moreId: null,
    })),
    clearMore: assign({ moreId: null }),
    startMove: assign(
      ({ context }, { engagementId, columnId }: { engagementId: string; columnId: string }) => ({
        card: findCard(context.columns, engagementId)?.row ?? null,
        targetId: columnId,
        moveId: context.createId(),
        preview: null,
        failure: null,
        isPreviewChanged: false,
      }),
    ),
    storePreview: assign((_, preview: MovePreview | null) => ({ preview })),
    storeFailure: assign((_, { error }: Failed) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    markChanged: assign(({ context }) => ({
      isPreviewChanged: true,
      failure: null,
      // The content of a move belongs to its id.
      moveId: context.createId(),
    })),
    applyMove: assign(({ context }, { engagementRollup }: Schema<'EngagementMoveAnswer'>) => {
      const { card, counts, columns } = context;
      return card && counts ? withMoved({ counts, columns }, card, engagementRollup) : {};
    }),
    emitMoved: emit(({ context }, { moveId }: Schema<'EngagementMoveAnswer'>) => ({
      type: 'engagement.moved' as const,
      move: {
        name: context.card?.name ?? '',
        stageName: context.preview?.stageName ?? '',
        steps: [{ engagementId: context.card?.id ?? '', moveId }],
      },
    })),
    // An event of its own region: a target there would start both regions again.
    reload: raise({ type: 'rows.changed' }),
  },
}).createMachine({
  id: 'engagement-board',
  description:
    'The engagements as cards, a column for each stage. A card that is dropped on another stage moves there after a confirmation that says which activities that completes or reopens. Source: ENGAG-D07, ENGAG-D40, ENGAG-D41.',
  context: ({ input }) => ({
    ...input,
    counts: null,
    columns: {},
    cause: null,
    moreId: null,
    card: null,
    targetId: '',
    preview: null,
    moveId: '',
    isPreviewChanged: false,
    failure: null,
  }),
  type: 'parallel',
  states: {
    content: {
      description: 'The cards that are shown.',
      initial: 'loading',
      on: {
        'search.changed': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          // Not reentered: that would end a move, which is a region aside.
          target: '.loading',
          actions: [{ type: 'take', params: ({ event }) => event }, 'clearMore'],
        },
      },
      states: {
        loading: {
          description: 'The columns and their first cards are loading; the last ones stay.',
          tags: 'busy',
          // What is being loaded may be older than the change.
          on: { 'rows.changed': { target: 'loading', reenter: true } },
          invoke: {
            id: 'loadBoard',
            src: 'loadBoard',
            input: ({ context: { search } }) => ({ search, loaded: {} }),
            onDone: {
              target: 'shown',
              actions: { type: 'show', params: ({ event }) => event.output },
            },
            onError: {
              target: 'unavailable',
              actions: { type: 'storeCause', params: ({ event }) => event },
            },
          },
        },
        unavailable: {
          description: 'The board could not be loaded; the person can try again.',
          on: { retry: 'loading', 'tab.returned': 'loading', 'network.returned': 'loading' },
        },
        shown: {
          description: 'The board is shown.',
          tags: 'shown',
          initial: 'current',
          on: {
            'rows.changed': { target: '.refreshing', reenter: true },
            'tab.returned': '.refreshing',
            'network.returned': '.refreshing',
          },
          states: {
            current: {
              description: 'What is shown is what was last loaded.',
              on: {
                'column.end': {
                  target: 'loadingMore',
                  actions: { type: 'startMore', params: ({ event }) => event },
                },
              },
            },
            loadingMore: {
              description: 'The next cards of a column are loading.',
              invoke: {
                id: 'loadCards',
                src: 'loadCards',
                input: ({ context: { search, moreId, columns } }) => ({
                  search,
                  stageName: toStageName(moreId ?? ''),
                  loaded: columns[moreId ?? '']?.length ?? 0,
                }),
                onDone: {
                  target: 'current',
                  actions: { type: 'addCards', params: ({ event }) => event.output },
                },
                // The button at the end of the column tries again.
                onError: { target: 'current', actions: 'clearMore' },
              },
            },
            refreshing: {
              description: 'The board loads again quietly: what is shown stays.',
              entry: 'clearMore',
              invoke: {
                id: 'refreshBoard',
                src: 'loadBoard',
                input: ({ context: { search, columns } }) => ({ search, loaded: columns }),
                onDone: {
                  target: 'current',
                  actions: { type: 'show', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'outdated',
                  actions: { type: 'storeCause', params: ({ event }) => event },
                },
              },
            },
            outdated: {
              description:
                'The quiet reload failed: the page says that it may be outdated, and why.',
              tags: 'outdated',
              on: { retry: 'refreshing' },
            },
          },
        },
      },
    },
    move: {
      description: 'A card that was dropped on another column.',
      initial: 'resting',
      states: {
        resting: {
          description: 'No card is being moved.',
          on: {
            'card.move': {
              guard: { type: 'isKnown', params: ({ event }) => event },
              target: 'previewing',
              actions: { type: 'startMove', params: ({ event }) => event },
            },
          },
        },
        previewing: {
          description: 'What the move would change is loading; nothing has happened yet.',
          tags: 'question',
          on: { 'move.cancel': 'resting' },
          invoke: {
            id: 'previewMove',
            src: 'previewMove',
            input: ({ context: { card, targetId } }) => ({
              engagementId: card?.id ?? '',
              stageName: toStageName(targetId),
            }),
            onDone: [
              { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'blocked' },
              {
                guard: { type: 'isUnchanged', params: ({ event }) => event },
                // Someone else has moved it there.
                target: 'resting',
                actions: 'reload',
              },
              {
                target: 'confirming',
                actions: { type: 'storePreview', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'blocked',
              actions: { type: 'storeFailure', params: ({ event }) => event },
            },
          },
        },
        blocked: {
          description: 'The card cannot be moved there, or the preview failed; says why.',
          tags: ['question', 'blocked'],
          on: { 'move.cancel': 'resting' },
        },
        confirming: {
          description: 'Says which activities the move completes or reopens.',
          tags: 'question',
          on: { 'move.confirm': 'moving', 'move.cancel': 'resting' },
        },
        moving: {
          description: 'The activities are being completed or reopened.',
          tags: ['question', 'moving'],
          entry: 'clearFailure',
          invoke: {
            id: 'moveEngagement',
            src: 'moveEngagement',
            input: ({ context: { card, moveId, preview } }) => ({
              engagementId: card?.id ?? '',
              moveId,
              preview: preview as MovePreview,
            }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'applyMove', params: ({ event }) => event.output },
                { type: 'emitMoved', params: ({ event }) => event.output },
                'reload',
              ],
            },
            onError: [
              {
                guard: { type: 'isMoveChanged', params: ({ event }) => event },
                target: 'previewing',
                actions: 'markChanged',
              },
              {
                target: 'confirming',
                actions: { type: 'storeFailure', params: ({ event }) => event },
              },
            ],
          },
        },
      },
    },
  },
});

export type EngagementBoardActor = ActorRefFrom<typeof engagementBoardMachine>;
