import { createChoiceSearch } from '../../records/create-choice-search.ts';
import { searchTargets } from './task-target-search.actors.ts';

export const taskTargetSearchMachine = createChoiceSearch({
  id: 'task-target-search',
  description:
    'Finds the project that a task moves to, among those of the person, by typing. Source: PROJ-073.',
  searchChoices: searchTargets,
});
