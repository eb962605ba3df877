import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { WorkItem } from './items/work-item.ts';
import type { RequestedWorkItems } from './work-view-export.machine.ts';
import { toWorkItemSearch } from './work-view-search.ts';
import { createExport, type ExportActor } from '../lists/create-export.ts';

/** The largest page. */
const pageSize = 500;

/** All matching items in the order of the table, loaded page by page. */
const readAllItems = fromPromise<readonly WorkItem[], { requested: RequestedWorkItems }>(
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

export const workRowsExportMachine = createExport<RequestedWorkItems, readonly WorkItem[]>({
  id: 'work-rows-export',
  description:
    'All pages of the work view, loaded for a file of the shown columns. Source: PROJ-054.',
  exportFile: readAllItems,
});

export type WorkRowsExportActor = ExportActor<RequestedWorkItems, readonly WorkItem[]>;
