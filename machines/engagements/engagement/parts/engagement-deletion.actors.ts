import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

/** The numbers of what is deleted with an engagement. */
export type EngagementDeletion = Schema<'EngagementDeletion'>;

export const loadDeletion = fromPromise<EngagementDeletion, { id: string }>(
  async ({ input, signal }) =>
    (await api.previewEngagementDeletion({ path: input, signal })).engagementDeletion,
);

export const deleteEngagement = fromPromise<unknown, { id: string }>(({ input, signal }) =>
  api.deleteEngagement({ path: input, signal }),
);
