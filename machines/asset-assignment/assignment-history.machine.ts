import { createOpened } from '../records/create-opened.ts';
import { loadAssignmentHistory, type PastAssignment } from './assignment-history.actors.ts';

export const assignmentHistoryMachine = createOpened<readonly PastAssignment[]>({
  id: 'assignment-history',
  description: 'The assignees of an asset, the latest first. Source: ASSET-158.',
  read: loadAssignmentHistory,
});
