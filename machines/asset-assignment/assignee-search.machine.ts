import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { type FoundChoices, createChoiceSearch } from '../records/create-choice-search.ts';
import { toAssigneeChoice } from './assignee.ts';

/** The contract's maximum number of characters. */
const longest = 100;

/** The first employees and teams who can receive assets. */
const searchAssignees = fromPromise<FoundChoices, { text: string }>(
  async ({ input: { text }, signal }) => {
    const query = { searchText: text.slice(0, longest), pageSize: 20 as const };
    const { assetHolders, totalCount } = await api.searchAssetHolders({ query, signal });
    return { choices: assetHolders.map(toAssigneeChoice), totalCount };
  },
);

export const assigneeSearchMachine = createChoiceSearch({
  id: 'assignee-search',
  description: 'Finds the assignee by typing: employees and teams. Source: ASSET-112.',
  searchChoices: searchAssignees,
});
