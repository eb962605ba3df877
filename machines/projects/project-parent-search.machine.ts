import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { type FoundChoices, createChoiceSearch } from '../records/create-choice-search.ts';
import { nameProject } from './project.ts';

/** The contract's maximum number of characters. */
const longest = 250;

/** The first page of what matches a text. */
const searchParents = fromPromise<FoundChoices, { text: string }>(
  async ({ input: { text }, signal }) => {
    const query = { searchCharacters: text.slice(0, longest), skip: 0 };
    const { parents, totalCount } = await api.searchProjectParents({ query, signal });
    const choices = parents.map(({ id, code, name, ownedBy }) => ({
      id,
      label: nameProject({ code, name }),
      description: ownedBy,
    }));
    return { choices, totalCount };
  },
);

export const projectParentSearchMachine = createChoiceSearch({
  id: 'project-parent-search',
  description:
    'Finds the parent of a new project by typing: own projects and those below them. Source: PROJ-053.',
  searchChoices: searchParents,
});
