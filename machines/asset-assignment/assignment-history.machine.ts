import { createOpened } from '../records/create-opened.ts';
import { loadAssignmentHistory, type PastAssignment } from './assignment-history.actors.ts';

export const assignmentHistoryMachine = createOpened<readonly PastAssignment[]>({
  id: 'assignment-history',
  description: 'Who has had an asset, the last first. Source: ASSET-158.',
  read: loadAssignmentHistory,
});
