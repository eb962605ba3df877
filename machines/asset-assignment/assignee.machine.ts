import { createRecordView } from '../records/create-record-view.ts';
import { loadAssignee, type AssigneeWithAssets } from './assignee.actors.ts';

export const assigneeMachine = createRecordView<AssigneeWithAssets>({
  id: 'assignee',
  description: 'An employee or a team with their assets. Source: ASSET-031.',
  loadRecord: loadAssignee,
});
