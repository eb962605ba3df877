import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

export type EffectiveRights = Schema<'EffectiveRights'>;

export const loadEffectiveRights = fromPromise<EffectiveRights, { id: string }>(
  ({ input: { id }, signal }) => api.getEffectiveRights({ path: { userId: id }, signal }),
);
