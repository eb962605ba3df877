import { assign, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';
import { toCause, type Cause } from '../cause.ts';

/** Something to choose; its id is what a form holds. */
export interface Choice {
  id: string;
  label: string;
  description?: string;
}

/** Asks the server for what fits a text, the first of them; all fit none. One call of the contract. */
export type ChoiceSearcher = PromiseActorLogic<readonly Choice[], { text: string }>;

interface ChoiceSearchContext {
  /** What is chosen, with its words: it need not be among what was found. */
  selected: Choice | null;
  /** What the person has typed; null where they have only opened the list. */
  typed: string | null;
  /** What was found last; it stays while another text is asked for. */
  choices: readonly Choice[];
  /** Why nothing could be asked, where that is known. */
  cause: Cause | null;
}

type ChoiceSearchEvent =
  | { type: 'list.opened' }
  | { type: 'list.closed' }
  | { type: 'text.typed'; text: string }
  | { type: 'choice.made'; choice: Choice | null }
  | { type: 'retry' };

interface SearchOptions {
  /** The search's name in every layer, such as `host-search`. */
  id: string;
  description: string;
  searchChoices: ChoiceSearcher;
}

/** A person who types on is not asked for, in ms. */
const pause = 250;

/**
 * The chart of a field whose choices the server finds as one types: it asks once the typing pauses,
 * and the call for the text before is given up. Nothing typed is lost where that fails.
 * Source: SHELL-041; decisions, "Answers and failures".
 */
export const createChoiceSearch = ({ id, description, searchChoices }: SearchOptions) =>
  setup({
    types: {
      context: {} as ChoiceSearchContext,
      events: {} as ChoiceSearchEvent,
      input: {} as { selected: Choice | null },
      tags: {} as 'busy' | 'open',
    },
    actors: { searchChoices },
    delays: { pause },
    guards: {
      isAnotherText: ({ context }, { text }: { text: string }) => context.typed !== text,
    },
    actions: {
      type: assign((_, { text }: { text: string }) => ({ typed: text })),
      clearText: assign({ typed: null }),
      storeFound: assign((_, { choices }: { choices: readonly Choice[] }) => ({ choices })),
      storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
      // What was typed has served; an emptied field stays empty.
      select: assign(({ context }, { choice }: { choice: Choice | null }) => ({
        selected: choice,
        typed: choice === null ? context.typed : null,
      })),
    },
  }).createMachine({
    id,
    description,
    context: ({ input }) => ({ ...input, typed: null, choices: [], cause: null }),
    on: { 'choice.made': { actions: { type: 'select', params: ({ event }) => event } } },
    initial: 'closed',
    states: {
      closed: {
        description: 'Shows what is chosen; nothing is asked.',
        entry: 'clearText',
        on: {
          'list.opened': 'open.searching',
          'text.typed': {
            target: 'open.typing',
            actions: { type: 'type', params: ({ event }) => event },
          },
        },
      },
      open: {
        description: 'The list is open.',
        tags: 'open',
        initial: 'searching',
        on: {
          'list.closed': 'closed',
          'text.typed': {
            guard: { type: 'isAnotherText', params: ({ event }) => event },
            target: '.typing',
            reenter: true,
            actions: { type: 'type', params: ({ event }) => event },
          },
        },
        states: {
          typing: {
            description: 'The person types; the server is asked once they pause.',
            tags: 'busy',
            after: { pause: 'searching' },
          },
          searching: {
            description: 'The server is asked for what fits.',
            tags: 'busy',
            invoke: {
              id: 'searchChoices',
              src: 'searchChoices',
              input: ({ context }) => ({ text: context.typed?.trim() ?? '' }),
              onDone: {
                target: 'found',
                actions: {
                  type: 'storeFound',
                  params: ({ event }) => ({ choices: event.output }),
                },
              },
              onError: {
                target: 'failed',
                actions: { type: 'storeCause', params: ({ event }) => event },
              },
            },
          },
          found: { description: 'Shows what fits, or that nothing does.' },
          failed: {
            description:
              'Nothing could be asked: says why, and keeps what was typed for another try.',
            on: { retry: 'searching' },
          },
        },
      },
    },
  });

export type ChoiceSearchActor = ActorRefFrom<ReturnType<typeof createChoiceSearch>>;
