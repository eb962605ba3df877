import { assign, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';
import { toCause, type Cause } from '../cause.ts';

/** An option to select; the form stores its id. */
export interface Choice {
  id: string;
  label: string;
  description?: string;
}

/** The first options that match a text, and how many match. */
export interface FoundChoices {
  choices: readonly Choice[];
  totalCount: number;
}

/**
 * Requests the first options that match a text; an empty text matches all. One API operation of the
 * contract. `Scope` is what the options depend on besides, e.g. the project of its tasks.
 */
export type ChoiceSearcher<Scope = unknown> = PromiseActorLogic<
  FoundChoices,
  { text: string } & Scope
>;

interface ChoiceSearchContext {
  /** What the options depend on besides the text; omitted where it is the text alone. */
  scope?: object | undefined;
  /** The selected option with its label: it may be missing from the search results. */
  selected: Choice | null;
  /** The typed text; null where the person has only opened the list. */
  typed: string | null;
  /** The last results; they stay while another text is searched for. */
  choices: readonly Choice[];
  /** How many options match; more than the results if these are only the first. */
  totalCount: number;
  /** Why the search failed, where that is known. */
  cause: Cause | null;
}

type ChoiceSearchEvent =
  | { type: 'list.opened' }
  | { type: 'list.closed' }
  | { type: 'text.typed'; text: string }
  | { type: 'choice.made'; choice: Choice | null }
  | { type: 'retry' };

interface SearchOptions<Scope> {
  /** The search's name in every layer, e.g. `host-search`. */
  id: string;
  description: string;
  searchChoices: ChoiceSearcher<Scope>;
}

/** No request is sent while the person keeps typing; in ms. */
const pause = 250;

/**
 * The machine of a field whose options the server finds while a person types: it sends a request
 * once typing pauses, and cancels the call for the previous text. The typed text stays when the
 * call fails. Source: SHELL-041, ADR 0024.
 */
export const createChoiceSearch = <Scope = unknown>({
  id,
  description,
  searchChoices,
}: SearchOptions<Scope>) =>
  setup({
    types: {
      context: {} as ChoiceSearchContext,
      events: {} as ChoiceSearchEvent,
      input: {} as { selected: Choice | null; scope?: object },
      tags: {} as 'busy' | 'open',
    },
    // All searches have one type, whatever their options depend on.
    actors: { searchChoices: searchChoices as unknown as ChoiceSearcher },
    delays: { pause },
    guards: {
      isAnotherText: ({ context }, { text }: { text: string }) => context.typed !== text,
    },
    actions: {
      type: assign((_, { text }: { text: string }) => ({ typed: text })),
      clearText: assign({ typed: null }),
      storeFound: assign((_, { choices, totalCount }: FoundChoices) => ({ choices, totalCount })),
      storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
      // A selection clears the typed text; an emptied field stays empty.
      select: assign(({ context }, { choice }: { choice: Choice | null }) => ({
        selected: choice,
        typed: choice === null ? context.typed : null,
      })),
    },
  }).createMachine({
    id,
    description,
    context: ({ input }) => ({ ...input, typed: null, choices: [], totalCount: 0, cause: null }),
    on: { 'choice.made': { actions: { type: 'select', params: ({ event }) => event } } },
    initial: 'closed',
    states: {
      closed: {
        description: 'Shows the selected option; no request is pending.',
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
            description: 'The person is typing; the request is sent once they pause.',
            tags: 'busy',
            after: { pause: 'searching' },
          },
          searching: {
            description: 'The matching options are being requested.',
            tags: 'busy',
            invoke: {
              id: 'searchChoices',
              src: 'searchChoices',
              input: ({ context: { typed, scope } }) => ({ text: typed?.trim() ?? '', ...scope }),
              onDone: {
                target: 'found',
                actions: { type: 'storeFound', params: ({ event }) => event.output },
              },
              onError: {
                target: 'failed',
                actions: { type: 'storeCause', params: ({ event }) => event },
              },
            },
          },
          found: { description: 'Shows the matching options, or that nothing matches.' },
          failed: {
            description: 'The search failed: shows why, and the typed text stays for another try.',
            on: { retry: 'searching' },
          },
        },
      },
    },
  });

export type ChoiceSearchActor = ActorRefFrom<ReturnType<typeof createChoiceSearch>>;
