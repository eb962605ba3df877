import { assign, enqueueActions, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../cause.ts';
import { isSameSearch, getLastPage, type ListSearch } from './list-search.ts';
import type { PageCorrected } from './list-types.ts';

/** The minimum response of a report; a report that is loaded in full has one page. */
export interface AnyReport {
  rows: readonly unknown[];
  /** Number of rows on all pages. */
  total: number;
}

/** Why the server rejects the search, e.g. because its date range is too wide. */
export interface ReportRejection {
  /** The server's message. */
  message: string;
  /** The same messages by filter name. */
  fields: Readonly<Record<string, readonly string[]>>;
}

export interface ReportContext<ResponseBody extends AnyReport> {
  /** The requested search: filters by name, and for a paged report the page and order. */
  search: ListSearch;
  /** Null before the first response. */
  response: ResponseBody | null;
  /** The search that the response belongs to; null before the first response. */
  shownSearch: ListSearch | null;
  /** Why the report could not be loaded, if known. */
  cause: Cause | null;
  rejection: ReportRejection | null;
}

export type ReportEvent =
  /** The URL has other filters, another page or order. */
  { type: 'search.changed'; search: ListSearch } | { type: 'tab.returned' } | { type: 'retry' };

interface ReportTypes<ResponseBody extends AnyReport> {
  context: ReportContext<ResponseBody>;
  events: ReportEvent;
  emitted: PageCorrected;
  input: { search: ListSearch };
  tags: 'busy' | 'ready';
}

interface ReportOptions<ResponseBody extends AnyReport> {
  /** The report's name in every layer, e.g. `asset-status-report`. */
  id: string;
  description: string;
  /** Makes one API call. */
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
      // The displayed rows belong to another search.
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
 * Creates the machine of a report: it loads the search in its URL, and reloads. Only the response
 * to the latest search counts. The server's validation errors are shown at the filters. Source:
 * SERV-011, SERV-015, ANLYT-050.
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
        description: 'The report is loading; the displayed one stays in the meantime.',
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
        description: 'The report is shown, or that it is empty.',
        tags: 'ready',
        on: { 'tab.returned': 'refreshing' },
      },
      refreshing: {
        description: 'The person is back in the tab: the report reloads silently.',
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
        description: 'The server rejects these filters and says why: the person can select others.',
      },
      reloadFailed: {
        description:
          'The report could not be reloaded: the displayed one stays, and the load can be retried.',
        on: { retry: 'loading', 'tab.returned': 'loading' },
      },
      unavailable: {
        description: 'The report could not be loaded. Silent; start the machine again to retry.',
        type: 'final',
      },
    },
  });
}

export type ReportMachine<ResponseBody extends AnyReport> = ReturnType<
  typeof createReport<ResponseBody>
>;
export type ReportActor<ResponseBody extends AnyReport> = ActorRefFrom<ReportMachine<ResponseBody>>;
