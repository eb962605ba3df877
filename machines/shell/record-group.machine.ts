import { assign, setup, type ActorRefFrom } from 'xstate';
import { toCause, type Cause } from '../cause.ts';
import type { FoundRecords, RecordSource } from './found-records.ts';
import { searchRecords } from './record-group.actors.ts';

export interface RecordGroupContext {
  source: RecordSource;
  text: string;
  /** The last results; they stay while the next text is searched for. */
  found: FoundRecords;
  /** Why the search failed, where that is known. */
  cause: Cause | null;
}

export type RecordGroupEvent =
  | { type: 'text.typed'; text: string }
  | { type: 'text.cleared' }
  | { type: 'retry' };

export type RecordGroupActor = ActorRefFrom<typeof recordGroupMachine>;

/** No search starts while the person keeps typing; in ms. */
const pause = 250;

const nothing: FoundRecords = { records: [], total: 0 };

export const recordGroupMachine = setup({
  types: {
    context: {} as RecordGroupContext,
    events: {} as RecordGroupEvent,
    input: {} as { source: RecordSource },
    tags: {} as 'busy',
  },
  actors: { searchRecords },
  delays: { pause },
  actions: {
    storeText: assign({ text: (_, { text }: { text: string }) => text }),
    storeFound: assign({ found: (_, { found }: { found: FoundRecords }) => found }),
    storeCause: assign({ cause: (_, { error }: { error: unknown }) => toCause(error) }),
    clear: assign({ text: '', found: nothing, cause: null }),
  },
}).createMachine({
  id: 'record-group',
  description:
    'Finds one kind of records in the command palette. A failure here hides no other kind. Source: SHELL-D48.',
  context: ({ input }) => ({ ...input, text: '', found: nothing, cause: null }),
  on: {
    'text.typed': {
      target: '.typing',
      actions: { type: 'storeText', params: ({ event }) => event },
    },
    'text.cleared': '.idle',
  },
  initial: 'idle',
  states: {
    idle: { description: 'No search is active.', entry: 'clear' },
    typing: {
      description: 'The person is typing; the search starts when they pause.',
      tags: 'busy',
      after: { pause: 'searching' },
    },
    searching: {
      description: 'The server is searching for the typed text.',
      tags: 'busy',
      invoke: {
        id: 'searchRecords',
        src: 'searchRecords',
        input: ({ context: { source, text } }) => ({ source, text }),
        onDone: {
          target: 'found',
          actions: { type: 'storeFound', params: ({ event }) => ({ found: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    found: { description: 'The first matching records can be opened.' },
    failed: {
      description: 'The search failed: the palette shows why, and offers to try again.',
      on: { retry: 'searching' },
    },
  },
});
