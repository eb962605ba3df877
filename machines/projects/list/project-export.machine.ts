import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../../lists/list-search.ts';
import { toProjectSearch } from './project-search.ts';
import { createExport, type ExportActor } from '../../lists/create-export.ts';

const exportProjects = fromPromise<Blob, { requested: ListSearch }>(
  ({ input: { requested }, signal }) =>
    api.exportProjects({ body: toProjectSearch(requested), signal }),
);

export const projectExportMachine = createExport<ListSearch>({
  id: 'project-export',
  description: 'All matching projects, on all pages, as an Excel workbook. Source: PROJ-006.',
  exportFile: exportProjects,
});

export type ProjectExportActor = ExportActor<ListSearch>;
