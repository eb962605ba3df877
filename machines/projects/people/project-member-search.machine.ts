import { createChoiceSearch } from '../../records/create-choice-search.ts';
import type { PersonScope } from './create-person-dialog.ts';
import { searchCandidates } from './project-member-search.actors.ts';

export const projectMemberSearchMachine = createChoiceSearch<PersonScope>({
  id: 'project-member-search',
  description: 'Finds a new member of a project by typing. Source: PROJ-067.',
  searchChoices: searchCandidates,
});
