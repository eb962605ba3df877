import { createExport, type ExportActor } from '../../lists/create-export.ts';
import type { ListSearch } from '../../lists/list-search.ts';
import { readAllProjects } from './project-rows-export.actors.ts';
import type { Project } from '../project.ts';

export const projectRowsExportMachine = createExport<ListSearch, readonly Project[]>({
  id: 'project-rows-export',
  description: 'All matching projects, loaded for a file of the shown columns. Source: PROJ-006.',
  exportFile: readAllProjects,
});

export type ProjectRowsExportActor = ExportActor<ListSearch, readonly Project[]>;
