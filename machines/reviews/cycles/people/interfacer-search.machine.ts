import { createChoiceSearch } from '../../../records/create-choice-search.ts';
import { searchInterfacers } from '../cycle-dialogs.actors.ts';

export const interfacerSearchMachine = createChoiceSearch({
  id: 'interfacer-search',
  description: 'Finds the employee who deals with the client of a review. Source: REVW-042.',
  searchChoices: searchInterfacers,
});
