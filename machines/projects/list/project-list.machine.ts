import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../../lists/list-search.ts';
import type { ListPage } from '../../lists/list-types.ts';
import { toProjectSearch } from './project-search.ts';
import type { Project } from '../project.ts';
import { createList } from '../../lists/create-list.ts';

const loadProjects = fromPromise<ListPage<Project>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const body = toProjectSearch(search);
    const { pmoProjects, totalCount } = await api.searchProjects({ body, signal });
    return { rows: pmoProjects, total: totalCount };
  },
);

export const projectListMachine = createList<Project>({
  id: 'project-list',
  description:
    'The projects that the person has access to, filtered, sorted and paged by the server. Source: PROJ-001, PROJ-006.',
  loadPage: loadProjects,
});
