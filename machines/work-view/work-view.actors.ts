import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../lists/list-search.ts';
import type { WorkItems, WorkItemScope } from './items/work-item.ts';
import { getLayout, toWorkItemSearch } from './work-view-search.ts';

export interface ItemsRequest {
  search: ListSearch;
  defaultScope: WorkItemScope;
  /** The most items of each group on a board or a timeline. */
  rowsPerGroup: number;
}

/** Items per request, where the layout has no pages. */
const partSize = 500;
/** The most requests for a board: more cards are not drawn at once. */
const mostParts = 6;

/** Loads a page of the table, or the first items of each group. */
export const loadWorkItems = fromPromise<WorkItems, ItemsRequest>(
  async ({ input: { search, defaultScope, rowsPerGroup }, signal }) => {
    const body = toWorkItemSearch(search, defaultScope);
    const requested = { signal, isReported: true };
    const layout = getLayout(search);
    if (layout === 'table' || layout === 'people') {
      return api.searchWorkItems({ ...requested, body });
    }
    const loadPart = (page: number) =>
      api.searchWorkItems({
        ...requested,
        body: { ...body, rowsPerGroup, page, pageSize: partSize },
      });
    const first = await loadPart(1);
    const items = [...first.items];
    for (let page = 2; items.length < first.totalCount && page <= mostParts; page += 1) {
      const part = await loadPart(page);
      if (part.items.length === 0) break;
      items.push(...part.items);
    }
    return { ...first, items };
  },
);
