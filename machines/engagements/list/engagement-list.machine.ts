import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../../lists/list-search.ts';
import type { ListPage } from '../../lists/list-types.ts';
import type { EngagementRow } from './engagement-row.ts';
import { toEngagementSearch } from './engagement-search.ts';
import { createList } from '../../lists/create-list.ts';

const loadEngagements = fromPromise<ListPage<EngagementRow>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const body = toEngagementSearch(search);
    const { engagementRollups, totalCount } = await api.searchEngagements({ body, signal });
    return { rows: engagementRollups, total: totalCount };
  },
);

export const engagementListMachine = createList<EngagementRow>({
  id: 'engagement-list',
  description:
    'The engagements, filtered, sorted and paged by the server. Source: ENGAG-001, ENGAG-004.',
  loadPage: loadEngagements,
});
