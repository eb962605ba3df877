import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

/** A change of an engagement, or of a part of it. */
export type EngagementChange = Schema<'EngagementChange'>;

export interface HistoryPage {
  changes: readonly EngagementChange[];
  total: number;
}

/** A page of the changes, the newest first. */
export const loadHistory = fromPromise<HistoryPage, { id: string; skip: number }>(
  async ({ input: { id, skip }, signal }) => {
    const history = await api.getEngagementHistory({ path: { id }, query: { skip }, signal });
    return { changes: history.engagementChanges, total: history.totalCount };
  },
);
