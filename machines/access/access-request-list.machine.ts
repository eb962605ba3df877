import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toSearchData, type ListSearch } from '../lists/list-search.ts';
import type { ListPage } from '../lists/list-types.ts';
import type { AccessRequest } from './access-request.ts';
import { createList } from '../lists/create-list.ts';
import { companion } from '../companions.ts';
import { accessAnswerMachine } from './access-answer.machine.ts';

const loadRequests = fromPromise<ListPage<AccessRequest>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const { accessRequests, totalCount } = await api.searchAccessRequests({
      body: toSearchData(search),
      signal,
    });
    return { rows: accessRequests, total: totalCount };
  },
);

export const accessRequestListMachine = createList<AccessRequest>({
  id: 'access-request-list',
  description:
    'The requests of users for rights, filtered, sorted and paged by the server. Source: PROJ-045, PEOPL-014.',
  loadPage: loadRequests,
  companions: [
    companion(accessAnswerMachine, {
      reports: { 'requests.changed': () => [{ type: 'rows.changed' }] },
    }),
  ],
});
