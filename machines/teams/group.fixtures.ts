import { exampleTeam } from './team.fixtures.ts';
import type { Group } from './group.ts';
import type { TeamView } from './team.ts';

/** A group for tests, test models and stories. */
export const exampleGroup: Group = {
  groupId: 'b6c34cb2-a581-4e1a-92da-6cfe52c14b1f',
  teamId: exampleTeam.teamId,
  groupName: 'Care',
  totalMembers: 2,
  totalTasks: 4,
  completedTasks: 3,
  isActive: true,
  version: 1,
  changedBy: 'Kira Novak',
  changedOn: '2026-02-27T14:05:00.000Z',
};

/** A group of which only the name is known. */
export const restingGroup: Group = {
  ...exampleGroup,
  groupId: '4b6a3f7e-6a54-4b0e-9a55-4f2f5c2a7d11',
  groupName: 'Translations and accessibility',
  totalMembers: null,
  totalTasks: null,
  completedTasks: null,
  isActive: false,
};

/** A team with both groups. */
export const exampleTeamView: TeamView = {
  ...exampleTeam,
  groupItems: [exampleGroup, restingGroup],
};
