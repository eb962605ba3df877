import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { inOrder, moved, defaultArrangement, type Arrangement, type Move } from './arrangement.ts';

interface TileArrangementInput {
  /** The tiles that the person has access to, in default order. */
  names: readonly string[];
  /** The person's previous arrangement. */
  arrangement: Arrangement;
}

interface TileArrangementContext extends TileArrangementInput {
  /** The arrangement being edited: all tiles, in order. */
  draft: Arrangement;
}

export type TileArrangementEvent =
  | { type: 'tiles.arrange' }
  | ({ type: 'tile.moved' } & Move)
  | { type: 'tile.shown'; name: string; isShown: boolean }
  | { type: 'reset' }
  | { type: 'SAVE' }
  | { type: 'CANCEL' };

export type TileArrangementActor = ActorRefFrom<typeof tileArrangementMachine>;

const all = (names: readonly string[], arrangement: Arrangement): Arrangement => ({
  order: inOrder(names, arrangement),
  hidden: arrangement.hidden,
});

export const tileArrangementMachine = setup({
  types: {
    context: {} as TileArrangementContext,
    events: {} as TileArrangementEvent,
    input: {} as TileArrangementInput,
    /** Emitted so that the arrangement can be stored on the device. */
    emitted: {} as { type: 'arranged'; arrangement: Arrangement },
  },
  actions: {
    start: assign({ draft: ({ context }) => all(context.names, context.arrangement) }),
    move: assign({
      draft: ({ context: { draft } }, move: Move) => ({
        ...draft,
        order: moved(draft.order, move),
      }),
    }),
    show: assign({
      draft: ({ context: { draft } }, tile: { name: string; isShown: boolean }) => {
        const others = draft.hidden.filter((name) => name !== tile.name);
        return { ...draft, hidden: tile.isShown ? others : [...others, tile.name] };
      },
    }),
    reset: assign({ draft: ({ context }) => all(context.names, defaultArrangement) }),
    take: assign({ arrangement: ({ context }) => context.draft }),
  },
}).createMachine({
  id: 'tile-arrangement',
  description:
    'The order of the Dashboard tiles, and which are hidden; stored on the device. Source: SHELL-D21.',
  context: ({ input }) => ({ ...input, draft: defaultArrangement }),
  initial: 'shown',
  states: {
    shown: {
      description: 'The tiles are shown as the person has arranged them.',
      on: { 'tiles.arrange': { target: 'arranging', actions: 'start' } },
    },
    arranging: {
      description:
        'The tiles are listed to be moved, hidden and shown; the Dashboard stays unchanged until then.',
      on: {
        'tile.moved': { actions: { type: 'move', params: ({ event }) => event } },
        'tile.shown': { actions: { type: 'show', params: ({ event }) => event } },
        reset: { actions: 'reset' },
        SAVE: {
          target: 'shown',
          actions: [
            'take',
            emit(({ context }) => ({ type: 'arranged' as const, arrangement: context.draft })),
          ],
        },
        CANCEL: 'shown',
      },
    },
  },
});
