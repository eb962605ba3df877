import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { toCause, type Cause } from '../cause.ts';
import type { ListPage } from '../lists/list-types.ts';
import { loadLabels } from './asset-labels.actors.ts';
import type { AssetLabel, LabelLayout, LabelSearch } from './asset-label.ts';
import { getSheet, startOn } from './label-sheet.ts';

export interface AssetLabelsContext {
  search: LabelSearch;
  labels: readonly AssetLabel[];
  /** How many fit the search; more than there are labels where it is too wide. */
  total: number;
  layout: LabelLayout;
  /** The first free label of the first sheet, from 1. */
  start: number;
  /** Why there are none, where that is known. */
  cause: Cause | null;
}

export type AssetLabelsEvent =
  | { type: 'layout.changed'; change: Partial<LabelLayout> }
  | { type: 'startPosition.select'; start: number }
  | { type: 'tab.returned' }
  | { type: 'labels.print' };

export type AssetLabelsEmitted =
  /** It is kept for the next time. */
  | { type: 'layout.selected'; layout: LabelLayout }
  /** What is shown goes to the printer. */
  | { type: 'sheets.ready' };

export const assetLabelsMachine = setup({
  types: {
    context: {} as AssetLabelsContext,
    events: {} as AssetLabelsEvent,
    emitted: {} as AssetLabelsEmitted,
    input: {} as { search: LabelSearch; layout: LabelLayout },
    tags: {} as 'busy' | 'ready',
  },
  actors: { loadLabels },
  guards: { hasLabels: ({ context }) => context.labels.length > 0 },
  actions: {
    show: assign((_, { output }: { output: ListPage<AssetLabel> }) => ({
      labels: output.rows,
      total: output.total,
    })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
    change: assign(({ context }, { change }: { change: Partial<LabelLayout> }) => {
      const layout = { ...context.layout, ...change };
      return { layout, start: startOn(getSheet(layout.sheet), context.start) };
    }),
    emitLayout: emit(({ context }) => ({
      type: 'layout.selected' as const,
      layout: context.layout,
    })),
    start: assign(({ context }, { start }: { start: number }) => ({
      start: startOn(getSheet(context.layout.sheet), start),
    })),
    emitReady: emit({ type: 'sheets.ready' }),
  },
}).createMachine({
  id: 'asset-labels',
  description:
    'Labels with QR codes are laid out on sheets and printed. Beyond the documents; source of what they say: ASSET-032.',
  context: ({ input }) => ({
    ...input,
    labels: [],
    total: 0,
    start: 1,
    cause: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'What stands on the labels is being read.',
      tags: 'busy',
      invoke: {
        id: 'loadLabels',
        src: 'loadLabels',
        input: ({ context }) => ({ search: context.search }),
        onDone: { target: 'shown', actions: { type: 'show', params: ({ event }) => event } },
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    shown: {
      description: 'The sheets are shown as they will be printed.',
      tags: 'ready',
      on: {
        'tab.returned': 'refreshing',
        'layout.changed': {
          actions: [{ type: 'change', params: ({ event }) => event }, 'emitLayout'],
        },
        'startPosition.select': { actions: { type: 'start', params: ({ event }) => event } },
        'labels.print': { guard: 'hasLabels', actions: 'emitReady' },
      },
    },
    refreshing: {
      description: 'The person is back in the tab: the labels are read again, quietly.',
      tags: 'ready',
      invoke: {
        id: 'refreshLabels',
        src: 'loadLabels',
        input: ({ context }) => ({ search: context.search }),
        onDone: { target: 'shown', actions: { type: 'show', params: ({ event }) => event } },
        onError: 'shown',
      },
    },
    unavailable: {
      description: 'They could not be read; silent, a fresh try can be begun.',
      type: 'final',
    },
  },
});

export type AssetLabelsActor = ActorRefFrom<typeof assetLabelsMachine>;
