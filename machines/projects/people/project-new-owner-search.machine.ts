import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { type FoundChoices, createChoiceSearch } from '../../records/create-choice-search.ts';
import type { PersonScope } from './create-person-dialog.ts';

/** The contract's maximum number of characters. */
const longest = 250;

/** The first page of the employees whose names contain the words of a text. */
const searchNewOwners = fromPromise<FoundChoices, { text: string } & PersonScope>(
  async ({ input: { text }, signal }) => {
    const query = { searchCharacters: text.slice(0, longest), skip: 0 };
    const { owners, totalCount } = await api.searchProjectOwners({ query, signal });
    const choices = owners.map(({ employeeId, fullName }) => ({ id: employeeId, label: fullName }));
    return { choices, totalCount };
  },
);

export const projectNewOwnerSearchMachine = createChoiceSearch<PersonScope>({
  id: 'project-new-owner-search',
  description: 'Finds the new owner of a project by typing. Source: PROJ-086.',
  searchChoices: searchNewOwners,
});
