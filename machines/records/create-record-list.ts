import { assign, emit, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { causeOf, type Cause } from '../cause.ts';

/** Reads all records of a list. Each list gives its own, which makes one call of the contract. */
export type RecordsLoader<Row> = PromiseActorLogic<readonly Row[]>;
/** Deletes one record. */
export type RecordRemover<Row> = PromiseActorLogic<unknown, { row: Row }>;

/** What the tab remembers of a list for as long as the person is in the tenant. */
export interface RowMemory<Row> {
  /** The rows that were shown last; null where there are none. */
  recall: () => readonly Row[] | null;
  keep: (rows: readonly Row[]) => void;
}

/** With a memory a list begins with the rows of before, and renews them. */
export interface RecordListInput<Row> {
  memory?: RowMemory<Row>;
}

export interface RecordListContext<Row> extends RecordListInput<Row> {
  /** All records; null before the first answer. */
  rows: readonly Row[] | null;
  /** The record that is to be deleted. */
  chosen: Row | null;
  /** Why it could not be read, where that is known. */
  cause: Cause | null;
}

export type RecordListEvent<Row> =
  /** Something was added, changed or deleted elsewhere. */
  | { type: 'rows.changed' }
  | { type: 'tab.returned' }
  | { type: 'RETRY' }
  | { type: 'DELETE'; row: Row }
  | { type: 'YES' }
  | { type: 'NO' };

/** A record is gone; the list is read again without it. */
export interface RecordDeleted<Row> {
  type: 'record.deleted';
  row: Row;
}

interface ListOptions<Row> {
  /** The list's name in every layer, such as `service-list`. */
  id: string;
  description: string;
  loadRecords: RecordsLoader<Row>;
}

interface Types<Row> {
  context: RecordListContext<Row>;
  input: RecordListInput<Row>;
  events: RecordListEvent<Row>;
  emitted: RecordDeleted<Row>;
  tags: 'busy' | 'ready';
}

const typesOf = <Row>() => ({}) as Types<Row>;

/** What a list begins with. */
const begun = <Row>({ input }: { input: RecordListInput<Row> }): RecordListContext<Row> => ({
  ...input,
  rows: input.memory?.recall() ?? null,
  chosen: null,
  cause: null,
});

const remember = <Row>({ context: { memory, rows } }: { context: RecordListContext<Row> }) => {
  if (rows) memory?.keep(rows);
};

/** What every such list has: its records are read, and what becomes of it. */
function readingPart<Row>(loadRecords: RecordsLoader<Row>) {
  const part = setup({
    types: typesOf<Row>(),
    actors: { loadRecords },
    actions: { show: assign((_, { rows }: { rows: readonly Row[] }) => ({ rows })), remember },
    guards: { hasRows: ({ context }) => context.rows !== null },
  });
  return {
    part,
    loading: part.createStateConfig({
      description: 'All records are read; those from before stay in their place.',
      tags: 'busy',
      invoke: {
        id: 'loadRecords',
        src: 'loadRecords',
        onDone: {
          target: 'shown',
          actions: [{ type: 'show', params: ({ event }) => ({ rows: event.output }) }, 'remember'],
        },
        onError: [
          {
            guard: 'hasRows',
            target: 'reloadFailed',
            actions: assign({ cause: ({ event }) => causeOf(event.error) }),
          },
          {
            target: 'unavailable',
            actions: assign({ cause: ({ event }) => causeOf(event.error) }),
          },
        ],
      },
    }),
    refreshing: part.createStateConfig({
      description: 'The person is back in the tab: the records are read again, quietly.',
      tags: 'ready',
      invoke: {
        id: 'refreshRecords',
        src: 'loadRecords',
        onDone: {
          target: 'shown',
          actions: [{ type: 'show', params: ({ event }) => ({ rows: event.output }) }, 'remember'],
        },
        onError: 'shown',
      },
    }),
    reloadFailed: part.createStateConfig({
      description:
        'The records could not be read again: those from before stay, and can be retried.',
      on: { RETRY: 'loading', 'tab.returned': 'loading' },
    }),
    unavailable: part.createStateConfig({
      description: 'The records could not be read; silent, a fresh list can be begun.',
      type: 'final',
    }),
  };
}

/**
 * The chart of a list whose records are read as a whole, and from which nothing is deleted.
 * Source: document 3, section 4 (Lists).
 */
export function createReadOnlyList<Row>({ id, description, loadRecords }: ListOptions<Row>) {
  const { part, ...states } = readingPart(loadRecords);
  return part.createMachine({
    id,
    description,
    context: begun,
    initial: 'loading',
    states: {
      ...states,
      shown: {
        description: 'The records are shown, or that there are none.',
        tags: 'ready',
        on: { 'tab.returned': 'refreshing' },
      },
    },
  });
}

/**
 * The chart of a list whose records are read as a whole and deleted one at a time, each after a
 * question. A record that somebody else has deleted meanwhile goes from the list all the same.
 * Source: document 3, section 4 (Lists).
 */
export function createRecordList<Row>({
  id,
  description,
  loadRecords,
  deleteRecord,
}: ListOptions<Row> & { deleteRecord: RecordRemover<Row> }) {
  const { part: _, ...states } = readingPart(loadRecords);
  return setup({
    types: typesOf<Row>(),
    actors: { loadRecords, deleteRecord },
    actions: {
      show: assign((__, { rows }: { rows: readonly Row[] }) => ({ rows })),
      remember,
      choose: assign((__, { row }: { row: Row }) => ({ chosen: row })),
      tellDeleted: emit(({ context }) => ({
        type: 'record.deleted' as const,
        row: context.chosen as Row,
      })),
    },
    guards: {
      hasRows: ({ context }) => context.rows !== null,
      isGone: (__, { error }: { error: unknown }) => toProblem(error).kind === 'notFound',
    },
  }).createMachine({
    id,
    description,
    context: begun,
    initial: 'loading',
    states: {
      ...states,
      loading: {
        ...states.loading,
        on: { 'rows.changed': { target: 'loading', reenter: true } },
      },
      refreshing: { ...states.refreshing, on: { 'rows.changed': 'loading' } },
      reloadFailed: {
        ...states.reloadFailed,
        on: { ...states.reloadFailed.on, 'rows.changed': 'loading' },
      },
      shown: {
        description: 'The records are shown, or that there are none.',
        tags: 'ready',
        on: {
          'tab.returned': 'refreshing',
          'rows.changed': 'loading',
          DELETE: {
            target: 'confirmingDelete',
            actions: { type: 'choose', params: ({ event }) => event },
          },
        },
      },
      confirmingDelete: {
        description: 'Asks whether the record is to be deleted; nothing has happened yet.',
        tags: 'ready',
        on: { YES: 'deleting', NO: 'shown' },
      },
      deleting: {
        description: 'The record is being deleted.',
        tags: 'ready',
        invoke: {
          id: 'deleteRecord',
          src: 'deleteRecord',
          input: ({ context }) => ({ row: context.chosen as Row }),
          onDone: { target: 'loading', actions: 'tellDeleted' },
          onError: [
            {
              guard: { type: 'isGone', params: ({ event }) => event },
              target: 'loading',
            },
            { target: 'shown' },
          ],
        },
      },
    },
  });
}

export type ReadOnlyListActor<Row> = ActorRefFrom<ReturnType<typeof createReadOnlyList<Row>>>;
export type RecordListActor<Row> = ActorRefFrom<ReturnType<typeof createRecordList<Row>>>;
