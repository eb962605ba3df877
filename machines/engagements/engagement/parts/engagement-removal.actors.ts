import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { RemovedPart } from './engagement-removal.ts';

/** Removes a part of an engagement; each kind of part has its own operation. */
export const removePart = fromPromise<unknown, { part: RemovedPart }>(
  async ({ input: { part }, signal }) => {
    const { kind, id } = part;
    if (kind === 'stage') return api.deleteEngagementStage({ path: { stageId: id }, signal });
    if (kind === 'activity') {
      return api.deleteEngagementActivity({ path: { activityId: id }, signal });
    }
    if (kind === 'note') return api.deleteEngagementActivityNote({ path: { id }, signal });
    if (kind === 'doc') return api.deleteEngagementActivityDoc({ path: { id }, signal });
    return api.deleteEngagementActivityAction({ path: { id }, signal });
  },
);
