import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

/** How long a stage takes. */
export type StageProgress = Schema<'StageProgress'>;

export const loadProgress = fromPromise<readonly StageProgress[], { id: string }>(
  async ({ input, signal }) => (await api.getEngagementProgress({ path: input, signal })).stages,
);
