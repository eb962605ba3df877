import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../../lists/list-search.ts';
import type { EngagementRow } from './engagement-row.ts';
import { toEngagementSearch } from './engagement-search.ts';

export const exportEngagements = fromPromise<Blob, { requested: ListSearch }>(
  ({ input: { requested }, signal }) =>
    api.exportEngagements({ body: toEngagementSearch(requested), signal }),
);

/** The largest page. */
const pageSize = 50;

/** All matching engagements in the order of the list, loaded page by page. */
export const readAllEngagements = fromPromise<readonly EngagementRow[], { requested: ListSearch }>(
  async ({ input: { requested }, signal }) => {
    const body = { ...toEngagementSearch(requested), pageSize } as const;
    const rows = new Map<string, EngagementRow>();
    for (let page = 1; ; page += 1) {
      const answer = await api.searchEngagements({ body: { ...body, page }, signal });
      // An engagement that moved to the next page in the meantime is there twice.
      for (const row of answer.engagementRollups) rows.set(row.id, row);
      if (page * pageSize >= answer.totalCount) return [...rows.values()];
    }
  },
);
