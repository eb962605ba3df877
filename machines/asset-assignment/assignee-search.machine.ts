import { createChoiceSearch } from '../records/create-choice-search.ts';
import { searchAssignees } from './assignee-search.actors.ts';

export const assigneeSearchMachine = createChoiceSearch({
  id: 'assignee-search',
  description: 'Finds the assignee by typing: employees and teams. Source: ASSET-112.',
  searchChoices: searchAssignees,
});
