import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../../../lists/list-search.ts';
import type { StageCount } from '../engagement-row.ts';
import { toEngagementSearch } from '../engagement-search.ts';

/** The number of engagements in each stage, under all other filters. */
export const countStages = fromPromise<readonly StageCount[], { search: ListSearch }>(
  async ({ input: { search }, signal }) =>
    (await api.countEngagementStages({ body: toEngagementSearch(search), signal })).stageCounts,
);
