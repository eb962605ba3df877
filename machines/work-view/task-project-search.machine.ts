import { createChoiceSearch } from '../records/create-choice-search.ts';
import { searchTaskProjects } from './task-project-search.actors.ts';

export const taskProjectSearchMachine = createChoiceSearch({
  id: 'task-project-search',
  description:
    'Finds the project of a new task, among those that the person takes part in, by typing. Source: PROJ-054.',
  searchChoices: searchTaskProjects,
});
