import { createChoiceSearch } from '../../records/create-choice-search.ts';
import { searchManagers } from '../form/employee-form.actors.ts';

export const managerSearchMachine = createChoiceSearch({
  id: 'manager-search',
  description: 'Finds an active employee, e.g. as a manager. Source: PEOPL-015, PEOPL-016.',
  searchChoices: searchManagers,
});
