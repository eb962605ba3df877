import { assign, enqueueActions, setup } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../cause.ts';
import { getLastPage, isSameSearch, type ListSearch } from '../lists/list-search.ts';
import type { PageCorrected } from '../lists/list-types.ts';
import type { ItemsReport } from './items/work-items.setup.ts';
import { workItemsBulkMachine } from './items/work-items-bulk.machine.ts';
import { workItemsMachine } from './items/work-items.machine.ts';
import type { WorkItems, WorkItemScope } from './items/work-item.ts';
import { loadWorkItems } from './work-view.actors.ts';
import { getLayout } from './work-view-search.ts';

export interface WorkViewInput {
  search: ListSearch;
  /** The scope unless the address has one. */
  defaultScope: WorkItemScope;
}

export interface WorkViewContext extends WorkViewInput {
  /** The loaded items; null before the first response. */
  response: WorkItems | null;
  /** The search that the response belongs to. */
  shownSearch: ListSearch | null;
  cause: Cause | null;
  /** The server's message on filters that it rejects. */
  rejection: string | null;
  /** The number of items of each group on a board or a timeline. */
  rowsPerGroup: number;
}

/** A group is shown with this number of items first, and with so many more each time. */
const step = 50;
/** From the contract. */
const mostPerGroup = 500;

export type WorkViewEvent =
  | ItemsReport
  | { type: 'search.changed'; search: ListSearch }
  /** The person is back, or asks for another attempt. */
  | { type: 'tab.returned' | 'retry' }
  | { type: 'group.more' };

/** Guards, actions and actors of the work view. */
export const workViewSetup = setup({
  types: {
    context: {} as WorkViewContext,
    events: {} as WorkViewEvent,
    input: {} as WorkViewInput,
    emitted: {} as PageCorrected,
    children: {} as { items: 'workItems'; bulk: 'workItemsBulk' },
    tags: {} as 'busy' | 'ready',
  },
  actors: { loadWorkItems, workItems: workItemsMachine, workItemsBulk: workItemsBulkMachine },
  guards: {
    isAnotherSearch: ({ context }, { search }: { search: ListSearch }) =>
      !isSameSearch(context.search, search),
    isBeyondTheEnd: ({ context: { search } }, { output }: { output: WorkItems }) =>
      getLayout(search) === 'table' &&
      search.page > getLastPage(output.totalCount, search.pageSize),
    isRejected: (_, { error }: { error: unknown }) => toProblem(error).kind === 'invalid',
    hasResponse: ({ context }) => context.response !== null,
    canShowMore: ({ context: { rowsPerGroup, response } }) =>
      rowsPerGroup < mostPerGroup &&
      response !== null &&
      response.groups.some(({ count }) => count > rowsPerGroup),
  },
  actions: {
    takeSearch: assign((_, { search }: { search: ListSearch }) => ({
      search,
      rejection: null,
      rowsPerGroup: step,
    })),
    show: assign(({ context }, { output }: { output: WorkItems }) => ({
      response: output,
      shownSearch: context.search,
      cause: null,
    })),
    handItems: enqueueActions(({ context: { response, search }, enqueue }) => {
      enqueue.sendTo('items', { type: 'items.loaded', response, search });
      enqueue.sendTo('bulk', { type: 'items.loaded', response });
    }),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
    storeRejection: assign((_, { error }: { error: unknown }) => ({
      rejection: toProblem(error).messages.join(' '),
      response: null,
    })),
    goToLastPage: enqueueActions(({ context, enqueue }, { output }: { output: WorkItems }) => {
      const page = getLastPage(output.totalCount, context.search.pageSize);
      const search = { ...context.search, page };
      enqueue.assign({ search });
      enqueue.emit({ type: 'page.corrected', search });
    }),
    showMore: assign(({ context }) => ({
      rowsPerGroup: Math.min(mostPerGroup, context.rowsPerGroup + step),
    })),
  },
});

export { step as itemsPerGroup };
