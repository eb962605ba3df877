import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../lists/list-search.ts';
import type { WorkItemScope } from './items/work-item.ts';
import { toWorkItemSearch } from './work-view-search.ts';
import { createExport, type ExportActor } from '../lists/create-export.ts';

export interface RequestedWorkItems {
  search: ListSearch;
  defaultScope: WorkItemScope;
}

const exportWorkItems = fromPromise<Blob, { requested: RequestedWorkItems }>(
  ({ input: { requested }, signal }) =>
    api.exportWorkItems({
      body: toWorkItemSearch(requested.search, requested.defaultScope),
      signal,
    }),
);

export const workViewExportMachine = createExport<RequestedWorkItems>({
  id: 'work-view-export',
  description: 'All pages of the work view as an Excel workbook. Source: PROJ-054.',
  exportFile: exportWorkItems,
});

export type WorkViewExportActor = ExportActor<RequestedWorkItems>;
