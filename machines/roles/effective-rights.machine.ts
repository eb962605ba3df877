import { createRecordView } from '../records/create-record-view.ts';
import { loadEffectiveRights, type EffectiveRights } from './effective-rights.actors.ts';

export const effectiveRightsMachine = createRecordView<EffectiveRights>({
  id: 'effective-rights',
  description: 'The rights of a user, and the roles that each comes from. Source: PEOPL-D33.',
  loadRecord: loadEffectiveRights,
});
