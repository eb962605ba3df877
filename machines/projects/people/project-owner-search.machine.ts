import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { type FoundChoices, createChoiceSearch } from '../../records/create-choice-search.ts';

/** The contract's maximum number of characters. */
const longest = 250;

/** The first page of what matches a text. */
const searchOwners = fromPromise<FoundChoices, { text: string }>(
  async ({ input: { text }, signal }) => {
    const query = { searchCharacters: text.slice(0, longest), skip: 0 };
    const { owners, totalCount } = await api.searchProjectOwners({ query, signal });
    const choices = owners.map(({ employeeId, fullName }) => ({ id: employeeId, label: fullName }));
    return { choices, totalCount };
  },
);

export const projectOwnerSearchMachine = createChoiceSearch({
  id: 'project-owner-search',
  description: 'Finds the owner of a project by typing. Source: PROJ-053.',
  searchChoices: searchOwners,
});
