import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListPage, PageRequest } from '../lists/list-types.ts';
import { searchName } from '../records/record-page.ts';
import { assigneeKinds, holding, holdingName, kindName, type AssetHolder } from './assignee.ts';
import { createList } from '../lists/create-list.ts';

/** The contract's maximum number of characters. */
const longest = 100;

const loadAssignees = fromPromise<ListPage<AssetHolder>, PageRequest>(
  async ({ input: { search }, signal }) => {
    const { page, pageSize, columnFilters } = search;
    const buildFilter = (requested: string) =>
      columnFilters.find(({ name }) => name === requested)?.value ?? '';
    const searchText = buildFilter(searchName).slice(0, longest);
    const kind = assigneeKinds.find((each) => each === buildFilter(kindName));
    const { assetHolders, totalCount } = await api.searchAssetHolders({
      query: {
        page,
        pageSize,
        ...(searchText !== '' && { searchText: searchText }),
        ...(kind && { kind }),
        ...(buildFilter(holdingName) === holding && { isHolding: true }),
      },
      signal,
    });
    return { rows: assetHolders, total: totalCount };
  },
);

export const assigneesMachine = createList<AssetHolder>({
  id: 'assignees',
  description:
    'The employees and teams who have assets, or can receive some. Source: ASSET-003, ASSET-061.',
  loadPage: loadAssignees,
});
