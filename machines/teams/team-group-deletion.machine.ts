import { createPartDeletion } from '../records/create-part-deletion.ts';
import type { Group } from './group.ts';
import { deleteGroup } from './team-group.actors.ts';

export const teamGroupDeletionMachine = createPartDeletion<Group>({
  id: 'team-group-deletion',
  description: 'A group of a team is deleted. Source: TEAM-016.',
  deletePart: deleteGroup,
});
