import { createChoiceSearch } from '../records/create-choice-search.ts';
import { searchUserEmployees } from './user-form.actors.ts';

export const userEmployeeSearchMachine = createChoiceSearch({
  id: 'user-employee-search',
  description: 'Finds an employee without a user by typing. Source: PEOPL-022.',
  searchChoices: searchUserEmployees,
});
