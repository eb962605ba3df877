import { createList } from '../../lists/create-list.ts';
import { loadProjects } from './project-list.actors.ts';
import type { Project } from '../project.ts';

export const projectListMachine = createList<Project>({
  id: 'project-list',
  description:
    'The projects that the person has access to, filtered, sorted and paged by the server. Source: PROJ-001, PROJ-006.',
  loadPage: loadProjects,
});
