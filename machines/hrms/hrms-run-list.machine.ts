import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toSearchData, type ListSearch } from '../lists/list-search.ts';
import type { ListPage } from '../lists/list-types.ts';
import type { HrmsRun } from './hrms.ts';
import { createList } from '../lists/create-list.ts';

const loadRuns = fromPromise<ListPage<HrmsRun>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const { hrmsRuns, totalCount } = await api.searchHrmsRuns({
      body: toSearchData(search),
      signal,
    });
    return { rows: hrmsRuns, total: totalCount };
  },
);

export const hrmsRunListMachine = createList<HrmsRun>({
  id: 'hrms-run-list',
  description:
    'The runs of the HRMS import, filtered, sorted and paged by the server. Source: INTEG-021.',
  loadPage: loadRuns,
});
