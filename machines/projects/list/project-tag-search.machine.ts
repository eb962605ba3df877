import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { type FoundChoices, createChoiceSearch } from '../../records/create-choice-search.ts';

/** The contract's maximum number of characters. */
const longest = 250;

/** The first page of what matches a text. */
const searchTags = fromPromise<FoundChoices, { text: string }>(
  async ({ input: { text }, signal }) => {
    const query = { searchCharacters: text.slice(0, longest), skip: 0 };
    const { tags, totalCount } = await api.searchTagsOfProjects({ query, signal });
    return { choices: tags.map(({ id, name }) => ({ id, label: name })), totalCount };
  },
);

export const projectTagSearchMachine = createChoiceSearch({
  id: 'project-tag-search',
  description: 'Finds a tag of projects by typing. Source: PROJ-053.',
  searchChoices: searchTags,
});
