import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toSearchData } from '../lists/list-search.ts';
import type { ListPage, PageRequest } from '../lists/list-types.ts';
import type { DepreciationRow } from './assessment-year.ts';
import { createList } from '../lists/create-list.ts';

const loadDepreciation = fromPromise<ListPage<DepreciationRow>, PageRequest>(
  async ({ input: { search, parentId }, signal }) => {
    const { assetDepreciation, totalCount } = await api.listDepreciation({
      path: { yearId: parentId ?? '' },
      body: toSearchData(search),
      signal,
    });
    return { rows: assetDepreciation, total: totalCount };
  },
);

export const depreciationRowsMachine = createList<DepreciationRow>({
  id: 'depreciation-rows',
  description:
    'The value that each asset lost in a year, as computed by the last run. Source: ASSET-007, ASSET-172.',
  loadPage: loadDepreciation,
});
