import { assign, emit, enqueueActions, fromPromise, setup, type PromiseActorLogic } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toCause } from '../cause.ts';
import type { UndoMachine } from './create-undo.ts';
import { reportRemoved, renewed, reportRemaining, without } from './selected-rows.ts';
import { firstPage, isSameSearch, getLastPage, type ListSearch } from './list-search.ts';
import type {
  ListContext,
  ListEmitted,
  ListEvent,
  ListInput,
  ListPage,
  PageRequest,
  RecordRemover,
} from './list-types.ts';

/** The actors that a list invokes; each part of a list adds its own. */
export interface ListActors<Row> {
  /** Loads one page, or all rows. */
  loadRows: PromiseActorLogic<readonly Row[] | ListPage<Row>, PageRequest>;
  deleteRow: RecordRemover<Row>;
  undo: UndoMachine<Row>;
}

interface Read<Row> {
  output: readonly Row[] | ListPage<Row>;
}

interface Failed {
  error: unknown;
}

const getPage = <Row>({ output }: Read<Row>): ListPage<Row> =>
  'total' in output ? output : { rows: output, total: output.length };

/** The rows that the tab has cached for a search, or none. */
const recalled = <Row>({ memory }: ListInput<Row>, search: ListSearch) => {
  const page = memory?.recall(search);
  return page ? { ...page, shownSearch: search } : {};
};

/** The page after the requested one. */
export const pageAfter = (search: ListSearch): ListSearch => ({ ...search, page: search.page + 1 });

/** The initial context of a list. */
export const createInitialContext = <Row>(
  input: ListInput<Row>,
  search: ListSearch,
): ListContext<Row> => ({
  search,
  parentId: input.parentId,
  memory: input.memory,
  rows: null,
  total: 0,
  counts: null,
  facets: null,
  shownSearch: null,
  cause: null,
  isOutdated: false,
  selected: null,
  selection: [],
  queue: [],
  report: null,
  ...recalled(input, search),
});

interface Types<Row> {
  context: ListContext<Row>;
  events: ListEvent<Row>;
  emitted: ListEmitted<Row>;
  input: ListInput<Row>;
  tags: 'busy' | 'ready' | 'question' | 'bulkQuestion' | 'deleting';
  children: { undo: 'undo' };
}

interface SetupOptions<Row> {
  isPaged: boolean;
  hasUndo: boolean;
  /** Identifies a selected row after the list has reloaded. */
  getKey: (row: Row) => string;
}

const createTypes = <Row>() => ({}) as Types<Row>;

/** Guards, actions and actors of a list machine, for any of its parts. */
export const listSetup = <Row>(
  actors: ListActors<Row>,
  { hasUndo, getKey, isPaged }: SetupOptions<Row>,
) =>
  setup({
    types: createTypes<Row>(),
    actors: { ...actors },
    guards: {
      isAnotherSearch: ({ context }, { search }: { search: ListSearch }) =>
        !isSameSearch(context.search, search),
      isBeyondTheEnd: ({ context: { search } }, read: Read<Row>) =>
        search.page > getLastPage(getPage(read).total, search.pageSize),
      // A person who turns pages probably continues; without a cache, prefetching would be useless.
      isTurningPages: ({ context: { search, memory } }, read: Read<Row>) =>
        memory !== undefined &&
        search.page > firstPage.page &&
        search.page < getLastPage(getPage(read).total, search.pageSize) &&
        memory.recall(pageAfter(search)) === null,
      hasRows: ({ context }) => context.rows !== null,
      isOutdated: ({ context }) => context.isOutdated,
      isNotFound: (_, { error }: Failed) => toProblem(error).kind === 'notFound',
      hasSelection: ({ context }) => context.selection.length > 0,
      isLast: ({ context }) => context.queue.length === 1,
    },
    actions: {
      // Cached rows of that page are shown until it has loaded.
      takeSearch: assign(({ context }, { search }: { search: ListSearch }) => ({
        search,
        ...recalled(context, search),
      })),
      show: assign(({ context: { search, selection } }, read: Read<Row>) => {
        const page = getPage(read);
        return {
          ...page,
          shownSearch: search,
          cause: null,
          selection: renewed(selection, page.rows, getKey, isPaged),
        };
      }),
      cacheRows: ({ context: { memory, rows, total, counts, facets, shownSearch } }) => {
        if (rows && shownSearch)
          memory?.store(shownSearch, { rows, total, ...(counts && { counts }), facets });
      },
      cacheAhead: ({ context: { memory, search } }, read: Read<Row>) =>
        memory?.store(pageAfter(search), getPage(read)),
      storeCause: assign((_, { error }: Failed) => ({ cause: toCause(error) })),
      goToLastPage: enqueueActions(({ context, enqueue }, read: Read<Row>) => {
        const page = getLastPage(getPage(read).total, context.search.pageSize);
        const search = { ...context.search, page };
        enqueue.assign({ search });
        enqueue.emit({ type: 'page.corrected', search });
      }),
      noteOutdated: assign({ isOutdated: true }),
      markFresh: assign({ isOutdated: false }),
      select: assign((_, { row }: { row: Row }) => ({ selected: row })),
      emitDeleted: enqueueActions(({ context, enqueue }) => {
        const deleted = { type: 'rows.deleted' as const, rows: [context.selected as Row] };
        enqueue.emit(deleted);
        if (hasUndo) enqueue.sendTo('undo', deleted);
      }),
      selectRows: assign(({ context: { selection } }, { rows }: { rows: readonly Row[] }) => ({
        selection: [...without(selection, rows, getKey), ...rows],
        report: null,
      })),
      drop: assign(({ context: { selection } }, { rows }: { rows: readonly Row[] }) => ({
        selection: without(selection, rows, getKey),
      })),
      clearSelection: assign({ selection: [], report: null }),
      closeReport: assign({ report: null }),
      queueSelection: assign(({ context }) => ({
        queue: context.selection,
        report: { succeeded: [], remaining: [] },
      })),
      storeSucceeded: assign(({ context }) => reportRemoved(context, getKey, true)),
      noteFailed: assign(({ context }, { error }: Failed) =>
        toProblem(error).kind === 'notFound'
          ? reportRemoved(context, getKey, false)
          : reportRemaining(context, error),
      ),
      emitSucceeded: enqueueActions(({ context, enqueue }) => {
        const rows = context.report?.succeeded ?? [];
        if (rows.length === 0) return;
        enqueue.emit({ type: 'rows.deleted', rows });
        if (hasUndo) enqueue.sendTo('undo', { type: 'rows.deleted', rows });
      }),
      emitRestored: emit((_, { rows }: { rows: readonly Row[] }) => ({
        type: 'rows.restored' as const,
        rows,
      })),
    },
  });

export type ListSetup<Row> = ReturnType<typeof listSetup<Row>>;
export type ListState<Row> = ReturnType<ListSetup<Row>['createStateConfig']>;

/** The transitions of a list state. */
export type ListTransitions<Row> = NonNullable<ListState<Row>['on']>;

/** A part of a list: an action on its records in addition to loading them. */
export interface ListPart<Row> {
  /** The actors that the part invokes. */
  actors: Partial<Omit<ListActors<Row>, 'loadRows'>>;
  getKey?: (row: Row) => string;
  /**
   * The states of the part, the events that start it while the rows are shown, and those handled in
   * any state. `waits` is for states in which the list must not reload: reload requests are noted
   * for later.
   */
  build: (
    list: ListSetup<Row>,
    waits: ListTransitions<Row>,
  ) => {
    states?: Record<string, ListState<Row>>;
    whileShown?: ListTransitions<Row>;
    whenever?: ListTransitions<Row>;
  };
}

const absent = fromPromise(() => Promise.reject(new Error('This list has no such part.')));

/** Placeholders for parts that a list does not have. */
export const absentParts = { deleteRow: absent as never, undo: absent as never };
