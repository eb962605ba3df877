import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListPage, PageRequest } from '../../lists/list-types.ts';
import { toRevieweeSearch, type CycleDetail, type Reviewee } from './cycle.ts';

export const loadCycle = fromPromise<CycleDetail, { id: string }>(({ input: { id }, signal }) =>
  api.getReviewCycle({ path: { cycleId: id }, signal }),
);

export const loadReviewees = fromPromise<ListPage<Reviewee>, PageRequest>(
  async ({ input: { search, parentId = '' }, signal }) => {
    const sent = { path: { cycleId: parentId }, body: toRevieweeSearch(search), signal };
    const { reviewees, totalCount } = await api.getReviewCycleReviewees(sent);
    return { rows: reviewees, total: totalCount };
  },
);

export const exportCycle = fromPromise<Blob, { requested: { cycleId: string } }>(
  ({ input: { requested }, signal }) => api.exportReviewCycle({ path: requested, signal }),
);
