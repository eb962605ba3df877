import { createExport, type ExportActor } from '../../lists/create-export.ts';
import type { ListSearch } from '../../lists/list-search.ts';
import { exportProjects } from './project-export.actors.ts';

export const projectExportMachine = createExport<ListSearch>({
  id: 'project-export',
  description: 'All matching projects, on all pages, as an Excel workbook. Source: PROJ-006.',
  exportFile: exportProjects,
});

export type ProjectExportActor = ExportActor<ListSearch>;
