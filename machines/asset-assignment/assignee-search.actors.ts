import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Choice } from '../records/create-choice-search.ts';
import { toAssigneeChoice } from './assignee.ts';

/** The contract's maximum number of characters. */
const longest = 100;

/** The first employees and teams who can receive assets. */
export const searchAssignees = fromPromise<readonly Choice[], { text: string }>(
  async ({ input: { text }, signal }) => {
    const query = { searchText: text.slice(0, longest), pageSize: 20 as const };
    const { assetHolders } = await api.searchAssetHolders({ query, signal });
    return assetHolders.map(toAssigneeChoice);
  },
);
