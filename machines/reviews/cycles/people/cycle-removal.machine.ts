import { createPartDeletion } from '../../../records/create-part-deletion.ts';
import { removeMember } from '../cycle-dialogs.actors.ts';
import type { Member } from './cycle-people.ts';

export const cycleRemovalMachine = createPartDeletion<Member>({
  id: 'cycle-removal',
  description: 'A reviewee is removed from a cycle after a confirmation. Source: REVW-D18.',
  deletePart: removeMember,
});
