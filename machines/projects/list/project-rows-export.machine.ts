import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../../lists/list-search.ts';
import { toProjectSearch } from './project-search.ts';
import type { Project } from '../project.ts';
import { createExport, type ExportActor } from '../../lists/create-export.ts';

/** The largest page. */
const pageSize = 50;

/** All matching projects in the order of the list, loaded page by page. */
const readAllProjects = fromPromise<readonly Project[], { requested: ListSearch }>(
  async ({ input: { requested }, signal }) => {
    const body = { ...toProjectSearch(requested), pageSize } as const;
    const rows = new Map<string, Project>();
    for (let page = 1; ; page += 1) {
      const answer = await api.searchProjects({ body: { ...body, page }, signal });
      // A project that moved to the next page in the meantime is there twice.
      for (const project of answer.pmoProjects) rows.set(project.id, project);
      if (page * pageSize >= answer.totalCount) return [...rows.values()];
    }
  },
);

export const projectRowsExportMachine = createExport<ListSearch, readonly Project[]>({
  id: 'project-rows-export',
  description: 'All matching projects, loaded for a file of the shown columns. Source: PROJ-006.',
  exportFile: readAllProjects,
});

export type ProjectRowsExportActor = ExportActor<ListSearch, readonly Project[]>;
