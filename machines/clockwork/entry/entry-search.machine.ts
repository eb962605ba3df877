import { assign, setup, type ActorRefFrom } from 'xstate';
import { toCause, type Cause } from '../../cause.ts';
import { findEntries, type FoundEntries } from './entry-search.actors.ts';
import type { Entry } from './entries.ts';

export interface EntrySearchContext {
  /** The search text. */
  text: string;
  /** The results; they stay while another search is pending. */
  entries: readonly Entry[];
  /** Total number of results. */
  total: number;
  /** Why the search failed, if known. */
  cause: Cause | null;
}

export type EntrySearchEvent =
  | { type: 'text.typed'; text: string }
  | { type: 'end.reached' }
  | { type: 'retry' };

/** Debounce time in ms: no request is sent while the person is still typing. */
const pause = 200;

/** The maximum length in the API contract. */
export const longestSearch = 250;

const searchText = ({ text }: EntrySearchContext) => text.trim().slice(0, longestSearch);

export const entrySearchMachine = setup({
  types: {
    context: {} as EntrySearchContext,
    events: {} as EntrySearchEvent,
    tags: {} as 'busy',
  },
  actors: { findEntries },
  delays: { pause },
  guards: {
    isAnotherText: ({ context }, { text }: { text: string }) => context.text !== text,
    hasMore: ({ context }) => context.entries.length < context.total,
  },
  actions: {
    show: assign((_, { output }: { output: FoundEntries }) => ({ ...output, cause: null })),
    // Entries started in the meantime shift the pages: each entry is shown only once.
    addPage: assign(({ context }, { output }: { output: FoundEntries }) => {
      const known = new Set(context.entries.map(({ id }) => id));
      const entries = [...context.entries, ...output.entries.filter(({ id }) => !known.has(id))];
      return { entries, total: output.entries.length === 0 ? entries.length : output.total };
    }),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
  },
}).createMachine({
  id: 'entry-search',
  description:
    'The person’s entries of all days: the most recent ones, and those that match a text. Source: CLOCK-015, CLOCK-066.',
  context: { text: '', entries: [], total: 0, cause: null },
  on: {
    'text.typed': {
      guard: { type: 'isAnotherText', params: ({ event }) => event },
      target: '.typing',
      reenter: true,
      actions: assign({ text: ({ event }) => event.text }),
    },
  },
  initial: 'searching',
  states: {
    typing: {
      description: 'The person is typing; a request is sent once they pause.',
      tags: 'busy',
      after: { pause: 'searching' },
    },
    searching: {
      description: 'The matching entries are loading; without a text, the most recent ones.',
      tags: 'busy',
      invoke: {
        id: 'findEntries',
        src: 'findEntries',
        input: ({ context }) => ({ text: searchText(context), skip: 0 }),
        onDone: { target: 'found', actions: { type: 'show', params: ({ event }) => event } },
        onError: {
          target: 'failed',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    found: {
      description: 'Shows the matching entries, or that there are none.',
      on: { 'end.reached': { guard: 'hasMore', target: 'loadingMore' } },
    },
    loadingMore: {
      description: 'The next page of results is loading.',
      tags: 'busy',
      invoke: {
        id: 'findMore',
        src: 'findEntries',
        input: ({ context }) => ({ text: searchText(context), skip: context.entries.length }),
        onDone: { target: 'found', actions: { type: 'addPage', params: ({ event }) => event } },
        onError: {
          target: 'moreFailed',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    moreFailed: {
      description: 'The next page could not be loaded; the current results stay.',
      on: { retry: 'loadingMore' },
    },
    failed: {
      description: 'The search failed: shows why, and the typed text stays.',
      on: { retry: 'searching' },
    },
  },
});

export type EntrySearchActor = ActorRefFrom<typeof entrySearchMachine>;
