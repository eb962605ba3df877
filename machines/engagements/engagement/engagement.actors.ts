import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { EngagementDetail } from './engagement.ts';

interface EngagementToLoad {
  id: string;
  /** Whether to leave out what the tenant does not see, also for a person who edits. */
  isTenantView: boolean;
}

export const loadEngagement = fromPromise<EngagementDetail, EngagementToLoad>(
  ({ input: { id, isTenantView }, signal }) =>
    api.getEngagement({ path: { id }, query: isTenantView ? { isTenantView } : {}, signal }),
);

export const loadTenantView = fromPromise<EngagementDetail, { id: string }>(
  ({ input: { id }, signal }) =>
    api.getEngagement({ path: { id }, query: { isTenantView: true }, signal }),
);
