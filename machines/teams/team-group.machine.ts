import { createRecordPart, type RecordPartActor } from '../records/create-record-part.ts';
import { emptyGroup, validateGroup, toGroupForm, type Group, type GroupForm } from './group.ts';
import { saveGroup } from './team-group.actors.ts';

export const teamGroupMachine = createRecordPart<Group, GroupForm>({
  id: 'team-group',
  description: 'A group of a team is added or edited. Source: TEAM-022, TEAM-016, TEAM-013.',
  emptyForm: emptyGroup,
  toForm: toGroupForm,
  validate: validateGroup,
  // Correcting the number of all tasks can also correct the completed tasks.
  dependents: { totalTasks: ['completedTasks'] },
  savePart: saveGroup,
});

export type TeamGroupActor = RecordPartActor<Group, GroupForm>;
