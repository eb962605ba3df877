import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import type { ListPage, PageRequest } from '../../../lists/list-types.ts';
import { firstPage } from '../../../lists/list-search.ts';
import { toCycleSearch, type Cycle } from '../cycle.ts';

export const loadCycles = fromPromise<ListPage<Cycle>, PageRequest>(
  async ({ input: { search }, signal }) => {
    const body = toCycleSearch(search);
    const { cycles, totalCount, statusCounts } = await api.getReviewCycles({ body, signal });
    const counts = Object.fromEntries(statusCounts.map(({ status, count }) => [status, count]));
    return { rows: cycles, total: totalCount, counts };
  },
);

/** The teams and years that have cycles. */
export interface CycleChoices {
  teams: readonly { id: string; value: string }[];
  years: readonly number[];
  /** The style that the tenant has selected for each status. */
  legends: readonly Schema<'ReviewLegend'>[];
}

export const loadCycleChoices = fromPromise<CycleChoices>(async ({ signal }) => {
  const body = toCycleSearch(firstPage);
  const { teams, yearList, legends } = await api.getReviewCycles({ body, signal });
  return { teams, years: yearList, legends };
});
