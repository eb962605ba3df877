import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { Entry } from './entries.ts';
import { findSimilarEntries, readRecentEntries } from './entry-suggestions.actors.ts';
import { longestSearch } from './entry-search.machine.ts';
import { getSuggestions, type Suggestion } from './suggestions.ts';

export interface EntrySuggestionsInput {
  /** The described item has no work: only descriptions are offered. */
  isTextOnly: boolean;
}

export interface EntrySuggestionsContext extends EntrySuggestionsInput {
  /** The text in the field. */
  text: string;
  /** Known entries, from the page and from the server. */
  known: readonly Entry[];
  /** Known entries that match the text. */
  offers: readonly Suggestion[];
  /** Key of the suggestion that Enter accepts; null until the arrow keys select one. */
  selected: string | null;
}

export type EntrySuggestionsEvent =
  | { type: 'field.entered' | 'field.left' }
  /** The entries that the page shows. */
  | { type: 'entries.known'; entries: readonly Entry[] }
  | { type: 'text.typed'; text: string }
  /** The text was set other than by typing. */
  | { type: 'text.replaced'; text: string }
  | { type: 'suggestion.selectNext' | 'suggestion.selectPrevious' | 'CLOSE' }
  /** Accepts this suggestion; without a key, the selected one. */
  | { type: 'suggestion.accept'; key?: string };

/** The person has accepted a suggestion for the next entry. */
interface SuggestionTaken {
  type: 'suggestion.taken';
  suggestion: Suggestion;
}

/** Debounce time in ms: no request is sent while the person is still typing. */
const pause = 200;

/** Nearly every entry contains any single letter. */
const shortestSearch = 2;

const searchText = ({ text }: { text: string }) => text.trim().slice(0, longestSearch);

/** Merges known entries with more of them by id; the newest version wins. */
function withMore(known: readonly Entry[], more: readonly Entry[]): Entry[] {
  return [...new Map([...known, ...more].map((entry) => [entry.id, entry])).values()];
}

type Offering = Pick<EntrySuggestionsContext, 'known' | 'text' | 'selected' | 'isTextOnly'>;

/**
 * The suggestions for the known entries and the typed text; the selection stays while it is still
 * offered.
 */
function offering({ known, text, selected, isTextOnly }: Offering) {
  const offers = getSuggestions(known, text, isTextOnly);
  return {
    known,
    text,
    offers,
    selected: offers.some(({ key }) => key === selected) ? selected : null,
  };
}

/**
 * The key of the next or previous suggestion, with wrap-around; without a selection, the first or
 * the last.
 */
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
      if (!suggestion)
        throw new Error('No offered suggestion has this key; accept only one of the offers.');
      return { type: 'suggestion.taken', suggestion };
    }),
  },
}).createMachine({
  id: 'entry-suggestions',
  description:
    'While the next entry is described, earlier ones that match are offered with their project and task. Source: CLOCK-015, CLOCK-066.',
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
      description: 'The list that the person sees.',
      states: {
        closed: {
          description: 'Only the field is shown; the arrow keys open the list.',
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
          description: 'Matching suggestions are listed below the field, which keeps the focus.',
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
      description: 'The source of suggestions, in addition to the page.',
      states: {
        unread: {
          description: 'Nothing is requested until the field gets the focus.',
          on: { 'field.entered': 'loading' },
        },
        loading: {
          description:
            'The most recent entries are loading; entries of the page are offered in the meantime.',
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
          description: 'The loaded entries are known; typing may request more.',
          on: {
            'text.typed': {
              guard: { type: 'canSuggest', params: ({ event }) => event },
              target: 'typing',
            },
          },
        },
        typing: {
          description: 'The person is typing; a request is sent once they pause.',
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
          // The typed entry may have been started in the meantime, which empties the field.
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
          description: 'Matching entries of all days are loading; known ones stay on offer.',
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
