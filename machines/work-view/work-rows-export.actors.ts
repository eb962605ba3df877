import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { WorkItem } from './items/work-item.ts';
import type { RequestedWorkItems } from './work-view-export.actors.ts';
import { toWorkItemSearch } from './work-view-search.ts';

/** The largest page. */
const pageSize = 500;

/** All matching items in the order of the table, loaded page by page. */
export const readAllItems = fromPromise<readonly WorkItem[], { requested: RequestedWorkItems }>(
  async ({ input: { requested }, signal }) => {
    const body = { ...toWorkItemSearch(requested.search, requested.defaultScope), pageSize };
    const rows = new Map<string, WorkItem>();
    for (let page = 1; ; page += 1) {
      const { items, totalCount } = await api.searchWorkItems({ body: { ...body, page }, signal });
      // An item that moved to the next page during the load is there twice.
      for (const item of items) rows.set(item.id, item);
      if (page * pageSize >= totalCount) return [...rows.values()];
    }
  },
);
