import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { Entry } from './entries.ts';
import { findSimilarEntries, readRecentEntries } from './entry-suggestions.actors.ts';
import { longestSearch } from './entry-search.machine.ts';
import { getSuggestions, type Suggestion } from './suggestions.ts';

export interface EntrySuggestionsInput {
  /** What is described has no work: descriptions are offered alone. */
  isTextOnly: boolean;
}

export interface EntrySuggestionsContext extends EntrySuggestionsInput {
  /** What stands in the field. */
  text: string;
  /** Entries that are known, from the page and from the server. */
  known: readonly Entry[];
  /** What of them fits the text. */
  offers: readonly Suggestion[];
  /** The one that Enter takes; null while the keys have chosen none. */
  selected: string | null;
}

export type EntrySuggestionsEvent =
  | { type: 'field.entered' | 'field.left' }
  /** The page shows these. */
  | { type: 'entries.known'; entries: readonly Entry[] }
  | { type: 'text.typed'; text: string }
  /** Something else than typing has put this into the field. */
  | { type: 'text.replaced'; text: string }
  | { type: 'suggestion.selectNext' | 'suggestion.selectPrevious' | 'CLOSE' }
  /** Takes this one; without a key the chosen one. */
  | { type: 'suggestion.accept'; key?: string };

/** The person has taken one for the next entry. */
interface SuggestionTaken {
  type: 'suggestion.taken';
  suggestion: Suggestion;
}

/** A person who types on is not asked for, in ms. */
const pause = 200;

/** One letter is in nearly every entry. */
const shortestSearch = 2;

const searchText = ({ text }: { text: string }) => text.trim().slice(0, longestSearch);

/** Known entries and more of them, each once, in its newest form. */
function withMore(known: readonly Entry[], more: readonly Entry[]): Entry[] {
  return [...new Map([...known, ...more].map((entry) => [entry.id, entry])).values()];
}

type Offering = Pick<EntrySuggestionsContext, 'known' | 'text' | 'selected' | 'isTextOnly'>;

/** The offers for what is known and typed; what was chosen stays while it is offered. */
function offering({ known, text, selected, isTextOnly }: Offering) {
  const offers = getSuggestions(known, text, isTextOnly);
  return {
    known,
    text,
    offers,
    selected: offers.some(({ key }) => key === selected) ? selected : null,
  };
}

/** The offer so many further, going round; from none the first, or the last. */
function stepped({ offers, selected }: EntrySuggestionsContext, by: 1 | -1): string | null {
  const at = offers.findIndex(({ key }) => key === selected);
  const from = at === -1 && by === -1 ? 0 : at;
  return offers.at((from + by) % offers.length)?.key ?? null;
}

const taken = ({ offers, selected }: EntrySuggestionsContext, key: string | null = selected) =>
  offers.find((offer) => offer.key === key);

export const entrySuggestionsMachine = setup({
  types: {
    context: {} as EntrySuggestionsContext,
    events: {} as EntrySuggestionsEvent,
    emitted: {} as SuggestionTaken,
    input: {} as EntrySuggestionsInput,
  },
  actors: { readRecentEntries, findSimilarEntries },
  delays: { pause },
  guards: {
    isAnotherText: ({ context }, { text }: { text: string }) => context.text !== text,
    canSuggest: (_, typed: { text: string }) => searchText(typed).length >= shortestSearch,
    hasOffers: ({ context }) => context.offers.length > 0,
    isOffered: ({ context }, { key }: { key?: string }) => taken(context, key) !== undefined,
  },
  actions: {
    know: assign(({ context }, { entries }: { entries: readonly Entry[] }) =>
      offering({ ...context, known: withMore(context.known, entries) }),
    ),
    storeText: assign(({ context }, { text }: { text: string }) =>
      offering({ ...context, text, selected: null }),
    ),
    selectNext: assign({ selected: ({ context }) => stepped(context, 1) }),
    selectPrevious: assign({ selected: ({ context }) => stepped(context, -1) }),
    selectNone: assign({ selected: null }),
    take: emit(({ context }, { key }: { key?: string }): SuggestionTaken => {
      const suggestion = taken(context, key);
      if (!suggestion) throw new Error('That is not on offer.');
      return { type: 'suggestion.taken', suggestion };
    }),
  },
}).createMachine({
  id: 'entry-suggestions',
  description:
    'While the next entry is described, earlier ones that fit are offered with their project and task. Source: CLOCK-015, CLOCK-066.',
  context: ({ input: { isTextOnly } }) => ({
    isTextOnly,
    text: '',
    known: [],
    offers: [],
    selected: null,
  }),
  type: 'parallel',
  on: {
    'entries.known': { actions: { type: 'know', params: ({ event }) => event } },
  },
  states: {
    list: {
      initial: 'closed',
      description: 'What the person sees of it.',
      states: {
        closed: {
          description: 'The field stands alone; the arrow keys open the list.',
          entry: 'selectNone',
          on: {
            'text.typed': {
              target: 'open',
              actions: { type: 'storeText', params: ({ event }) => event },
            },
            'text.replaced': { actions: { type: 'storeText', params: ({ event }) => event } },
            'suggestion.selectNext': { guard: 'hasOffers', target: 'open', actions: 'selectNext' },
            'suggestion.selectPrevious': {
              guard: 'hasOffers',
              target: 'open',
              actions: 'selectPrevious',
            },
          },
        },
        open: {
          description: 'What fits is listed below the field, which keeps the focus.',
          on: {
            'text.typed': { actions: { type: 'storeText', params: ({ event }) => event } },
            'text.replaced': {
              guard: { type: 'isAnotherText', params: ({ event }) => event },
              target: 'closed',
              actions: { type: 'storeText', params: ({ event }) => event },
            },
            'suggestion.selectNext': { guard: 'hasOffers', actions: 'selectNext' },
            'suggestion.selectPrevious': { guard: 'hasOffers', actions: 'selectPrevious' },
            'suggestion.accept': {
              guard: { type: 'isOffered', params: ({ event }) => event },
              target: 'closed',
              actions: { type: 'take', params: ({ event }) => event },
            },
            CLOSE: 'closed',
            'field.left': 'closed',
          },
        },
      },
    },
    source: {
      initial: 'unread',
      description: 'Where it comes from, beside what the page shows.',
      states: {
        unread: {
          description: 'Nothing is asked until the field is entered.',
          on: { 'field.entered': 'loading' },
        },
        loading: {
          description:
            'The most recent entries are read; what the page shows is offered meanwhile.',
          invoke: {
            id: 'readRecentEntries',
            src: 'readRecentEntries',
            onDone: [
              {
                guard: { type: 'canSuggest', params: ({ context }) => context },
                target: 'typing',
                actions: { type: 'know', params: ({ event }) => ({ entries: event.output }) },
              },
              {
                target: 'known',
                actions: { type: 'know', params: ({ event }) => ({ entries: event.output }) },
              },
            ],
            onError: 'unread',
          },
        },
        known: {
          description: 'What was read is known; typing may ask for more.',
          on: {
            'text.typed': {
              guard: { type: 'canSuggest', params: ({ event }) => event },
              target: 'typing',
            },
          },
        },
        typing: {
          description: 'The person types; the server is asked once they pause.',
          on: {
            'text.typed': [
              {
                guard: { type: 'canSuggest', params: ({ event }) => event },
                target: 'typing',
                reenter: true,
              },
              { target: 'known' },
            ],
          },
          // What was typed may have been started meanwhile, and the field be empty.
          after: {
            pause: [
              {
                guard: { type: 'canSuggest', params: ({ context }) => context },
                target: 'searching',
              },
              { target: 'known' },
            ],
          },
        },
        searching: {
          description: 'Entries of all days that fit are asked for; what is known stays on offer.',
          on: {
            'text.typed': [
              { guard: { type: 'canSuggest', params: ({ event }) => event }, target: 'typing' },
              { target: 'known' },
            ],
          },
          invoke: {
            id: 'findSimilarEntries',
            src: 'findSimilarEntries',
            input: ({ context }) => ({ text: searchText(context) }),
            onDone: {
              target: 'known',
              actions: { type: 'know', params: ({ event }) => ({ entries: event.output }) },
            },
            onError: 'unread',
          },
        },
      },
    },
  },
});

export type EntrySuggestionsActor = ActorRefFrom<typeof entrySuggestionsMachine>;
