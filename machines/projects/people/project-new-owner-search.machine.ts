import { createChoiceSearch } from '../../records/create-choice-search.ts';
import type { PersonScope } from './create-person-dialog.ts';
import { searchNewOwners } from './project-new-owner-search.actors.ts';

export const projectNewOwnerSearchMachine = createChoiceSearch<PersonScope>({
  id: 'project-new-owner-search',
  description: 'Finds the new owner of a project by typing. Source: PROJ-086.',
  searchChoices: searchNewOwners,
});
