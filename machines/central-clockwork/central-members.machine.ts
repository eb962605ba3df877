import { createList } from '../lists/create-list.ts';
import type { CentralMember } from './central-member.ts';
import { loadMembers } from './central-members.actors.ts';

export const centralMembersMachine = createList<CentralMember>({
  id: 'central-members',
  description: 'The employees with their time today. Source: CLOCK-073.',
  loadPage: loadMembers,
});
