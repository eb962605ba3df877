import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { RemovedPart } from './engagement-removal.ts';

type Remove = (id: string, signal: AbortSignal) => Promise<unknown>;

/** The API operation of each kind of part. */
const removals: Readonly<Record<RemovedPart['kind'], Remove>> = {
  stage: (stageId, signal) => api.deleteEngagementStage({ path: { stageId }, signal }),
  activity: (activityId, signal) => api.deleteEngagementActivity({ path: { activityId }, signal }),
  note: (id, signal) => api.deleteEngagementActivityNote({ path: { id }, signal }),
  doc: (id, signal) => api.deleteEngagementActivityDoc({ path: { id }, signal }),
  action: (id, signal) => api.deleteEngagementActivityAction({ path: { id }, signal }),
};

/** Removes a part of an engagement. */
export const removePart = fromPromise<unknown, { part: RemovedPart }>(
  ({ input: { part }, signal }) => removals[part.kind](part.id, signal),
);
