import { createChoiceSearch } from '../records/create-choice-search.ts';
import { searchParents } from './project-parent-search.actors.ts';

export const projectParentSearchMachine = createChoiceSearch({
  id: 'project-parent-search',
  description:
    'Finds the parent of a new project by typing: own projects and those below them. Source: PROJ-053.',
  searchChoices: searchParents,
});
