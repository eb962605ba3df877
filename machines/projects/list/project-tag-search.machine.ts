import { createChoiceSearch } from '../../records/create-choice-search.ts';
import { searchTags } from './project-tag-search.actors.ts';

export const projectTagSearchMachine = createChoiceSearch({
  id: 'project-tag-search',
  description: 'Finds a tag of projects by typing. Source: PROJ-053.',
  searchChoices: searchTags,
});
