import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import { createRecordView } from '../records/create-record-view.ts';

export type EffectiveRights = Schema<'EffectiveRights'>;

const loadEffectiveRights = fromPromise<EffectiveRights, { id: string }>(
  ({ input: { id }, signal }) => api.getEffectiveRights({ path: { userId: id }, signal }),
);

export const effectiveRightsMachine = createRecordView<EffectiveRights>({
  id: 'effective-rights',
  description: 'The rights of a user, and the roles that each comes from. Source: PEOPL-D33.',
  loadRecord: loadEffectiveRights,
});
