import { createChoiceSearch } from '../records/create-choice-search.ts';
import { searchHolders } from './holder-search.actors.ts';

export const holderSearchMachine = createChoiceSearch({
  id: 'holder-search',
  description:
    'Who gets assets is found by typing: employees and teams. Source: document 3, section 4 (Asset assignment).',
  searchChoices: searchHolders,
});
