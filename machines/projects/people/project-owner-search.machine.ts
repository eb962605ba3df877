import { createChoiceSearch } from '../../records/create-choice-search.ts';
import { searchOwners } from './project-owner-search.actors.ts';

export const projectOwnerSearchMachine = createChoiceSearch({
  id: 'project-owner-search',
  description: 'Finds the owner of a project by typing. Source: PROJ-053.',
  searchChoices: searchOwners,
});
