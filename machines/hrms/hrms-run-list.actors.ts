import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toSearchData, type ListSearch } from '../lists/list-search.ts';
import type { ListPage } from '../lists/list-types.ts';
import type { HrmsRun } from './hrms.ts';

export const loadRuns = fromPromise<ListPage<HrmsRun>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const { hrmsRuns, totalCount } = await api.searchHrmsRuns({
      body: toSearchData(search),
      signal,
    });
    return { rows: hrmsRuns, total: totalCount };
  },
);
