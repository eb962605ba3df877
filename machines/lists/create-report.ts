import { assign, enqueueActions, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../cause.ts';
import { isSameSearch, getLastPage, type ListSearch } from './list-search.ts';
import type { PageCorrected } from './list-types.ts';

/** What a report answers at least; a report that is read as a whole has one page. */
export interface AnyReport {
  rows: readonly unknown[];
  /** Rows on all pages together. */
  total: number;
}

/** Why the server does not take what is asked for, such as a range that is too wide. */
export interface ReportRejection {
  /** In the server's own words. */
  message: string;
  /** The same by the filters that are meant. */
  fields: Readonly<Record<string, readonly string[]>>;
}

export interface ReportContext<ResponseBody extends AnyReport> {
  /** What is asked for: filters by name, and the page and order of a report that is paged. */
  search: ListSearch;
  /** Null before the first answer. */
  response: ResponseBody | null;
  /** What the answer is to; null before the first. */
  shownSearch: ListSearch | null;
  /** Why it could not be read, where that is known. */
  cause: Cause | null;
  rejection: ReportRejection | null;
}

export type ReportEvent =
  /** The address names other filters, another page or order. */
  { type: 'search.changed'; search: ListSearch } | { type: 'tab.returned' } | { type: 'retry' };

interface ReportTypes<ResponseBody extends AnyReport> {
  context: ReportContext<ResponseBody>;
  events: ReportEvent;
  emitted: PageCorrected;
  input: { search: ListSearch };
  tags: 'busy' | 'ready';
}

interface ReportOptions<ResponseBody extends AnyReport> {
  /** The report's name in every layer, such as `asset-status-report`. */
  id: string;
  description: string;
  /** One call of the contract. */
  loadReport: ReportLoader<ResponseBody>;
}

export type ReportLoader<ResponseBody> = PromiseActorLogic<ResponseBody, { search: ListSearch }>;

const createTypes = <ResponseBody extends AnyReport>() => ({}) as ReportTypes<ResponseBody>;

const reportSetup = <ResponseBody extends AnyReport>(loadReport: ReportLoader<ResponseBody>) =>
  setup({
    types: createTypes<ResponseBody>(),
    actors: { loadReport },
    guards: {
      isAnotherSearch: ({ context }, { search }: { search: ListSearch }) =>
        !isSameSearch(context.search, search),
      isBeyondTheEnd: ({ context: { search } }, { output }: { output: ResponseBody }) =>
        search.page > getLastPage(output.total, search.pageSize),
      isRejected: (_, { error }: { error: unknown }) => toProblem(error).kind === 'invalid',
      hasResponse: ({ context }) => context.response !== null,
    },
    actions: {
      takeSearch: assign((_, { search }: { search: ListSearch }) => ({ search, rejection: null })),
      show: assign(({ context: { search } }, { output }: { output: ResponseBody }) => ({
        response: output,
        shownSearch: search,
        cause: null,
      })),
      storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
      // What was shown answers something else.
      storeRejection: assign((_, { error }: { error: unknown }) => {
        const { messages, fieldErrors } = toProblem(error);
        return { rejection: { message: messages.join(' '), fields: fieldErrors }, response: null };
      }),
      goToLastPage: enqueueActions(({ context, enqueue }, { output }: { output: ResponseBody }) => {
        const page = getLastPage(output.total, context.search.pageSize);
        const search = { ...context.search, page };
        enqueue.assign({ search });
        enqueue.emit({ type: 'page.corrected', search });
      }),
    },
  });

/**
 * The chart of a report: it is read for what its address asks, and read again. Only the answer to
 * the latest question counts. What the server does not take, it says at the filters.
 * Source: SERV-011, SERV-015, ANLYT-050.
 */
export function createReport<ResponseBody extends AnyReport>(options: ReportOptions<ResponseBody>) {
  const { id, description, loadReport } = options;
  const report = reportSetup(loadReport);
  const { onDone } = report.createStateConfig({
    invoke: {
      src: 'loadReport',
      input: ({ context: { search } }) => ({ search }),
      onDone: [
        {
          guard: { type: 'isBeyondTheEnd', params: ({ event }) => event },
          target: 'loading',
          reenter: true,
          actions: { type: 'goToLastPage', params: ({ event }) => event },
        },
        { target: 'shown', actions: { type: 'show', params: ({ event }) => event } },
      ],
    },
  }).invoke;
  return report.createMachine({
    id,
    description,
    context: ({ input: { search } }) => ({
      search,
      response: null,
      shownSearch: null,
      cause: null,
      rejection: null,
    }),
    on: {
      'search.changed': {
        guard: { type: 'isAnotherSearch', params: ({ event }) => event },
        target: '.loading',
        reenter: true,
        actions: { type: 'takeSearch', params: ({ event }) => event },
      },
    },
    initial: 'loading',
    states: {
      loading: {
        description: 'The report is read; what is shown already stays in its place.',
        tags: 'busy',
        invoke: {
          id: 'loadReport',
          src: 'loadReport',
          input: ({ context: { search } }) => ({ search }),
          onDone,
          onError: [
            {
              guard: { type: 'isRejected', params: ({ event }) => event },
              target: 'rejected',
              actions: { type: 'storeRejection', params: ({ event }) => event },
            },
            {
              guard: 'hasResponse',
              target: 'reloadFailed',
              actions: { type: 'storeCause', params: ({ event }) => event },
            },
            {
              target: 'unavailable',
              actions: { type: 'storeCause', params: ({ event }) => event },
            },
          ],
        },
      },
      shown: {
        description: 'The report is shown, or that there is nothing to report.',
        tags: 'ready',
        on: { 'tab.returned': 'refreshing' },
      },
      refreshing: {
        description: 'The person is back in the tab: the report is read again, quietly.',
        tags: 'ready',
        invoke: {
          id: 'refreshReport',
          src: 'loadReport',
          input: ({ context: { search } }) => ({ search }),
          onDone,
          onError: 'shown',
        },
      },
      rejected: {
        description: 'The server does not take these filters, and says why: others can be chosen.',
      },
      reloadFailed: {
        description:
          'The report could not be read again: what was shown stays, and can be retried.',
        on: { retry: 'loading', 'tab.returned': 'loading' },
      },
      unavailable: {
        description: 'The report could not be read; silent, a fresh one can be begun.',
        type: 'final',
      },
    },
  });
}

export type ReportMachine<ResponseBody extends AnyReport> = ReturnType<
  typeof createReport<ResponseBody>
>;
export type ReportActor<ResponseBody extends AnyReport> = ActorRefFrom<ReportMachine<ResponseBody>>;
