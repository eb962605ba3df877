import { rules } from '../rule/types.ts';

/** Requirements for a server: teams. */
export default rules([
  {
    id: 'teams-names',
    text: 'Team names are unique, ignoring case and surrounding spaces; texts are required and trimmed.',
    source: 'TEAM-024, TEAM-031',
    verifiedBy: ['teams/team-names-are-unique', 'teams/teams-are-listed-by-name'],
  },
  {
    id: 'teams-listed',
    text: 'Teams are listed by name, stored as they are sent in a change, and not found once they are deleted.',
    source: 'TEAM-045',
    verifiedBy: ['teams/teams-are-listed-by-name'],
  },
  {
    id: 'teams-maker',
    text: 'The server decides who created a team and when.',
    source: 'TEAM-012',
    verifiedBy: ['teams/server-sets-team-creator'],
  },
  {
    id: 'teams-groups',
    text: 'The name of a group is unique in its team; a group keeps its state if omitted, stays in its team and is deleted with it.',
    source: 'TEAM-021',
    verifiedBy: ['teams/group-names-are-unique', 'teams/groups-are-deleted-with-team'],
  },
  {
    id: 'teams-tasks',
    text: 'A group has at most as many completed tasks as tasks.',
    source: 'TEAM-026, TEAM-028',
    verifiedBy: ['teams/completed-tasks-are-limited'],
  },
  {
    id: 'teams-memberships',
    text: 'A deleted team is deleted with its memberships, and its members stay.',
    source: 'TEAM-047, TEAM-D01',
    verifiedBy: [],
    beyond:
      'No call puts anybody into a team, so that a run has no team with members to delete: a unit test of the server’s own does. A run sees that whoever belongs to a team belongs to one that there is (reviews-teams).',
  },
  {
    id: 'teams-tags',
    text: 'A tag of a deleted team is available to everyone: it stays with its projects, and can be saved without a team.',
    source: 'TEAM-012, TEAM-045, TEAM-D01',
    verifiedBy: ['teams/deleted-teams-release-tags'],
  },
  {
    id: 'teams-cycles',
    text: 'A review cycle of a deleted team becomes a cycle for the entire organization.',
    source: 'TEAM-043, REVW-018, TEAM-D01',
    verifiedBy: [],
    beyond:
      'A cycle has people of its team, whom no call puts into one: a unit test of the server’s own deletes such a team.',
  },
  {
    id: 'teams-cycles-of-others',
    text: 'The review cycles of a team stay unchanged when another team is deleted.',
    source: 'TEAM-045, REVW-049, TEAM-D01',
    verifiedBy: ['teams/deletion-preserves-other-teams-cycles'],
  },
  {
    id: 'teams-in-use',
    text: 'A team that has assets cannot be deleted.',
    source: 'TEAM-036, ASSET-D24',
    verifiedBy: ['teams/teams-in-use-stay'],
  },
]);
