import { rules } from '../rule/types.ts';

/** What the documents ask of a server of teams. */
export default rules([
  {
    id: 'teams-names',
    text: 'Team names are unique, whatever their case and blanks; texts are required and trimmed.',
    source: 'TEAM-024, TEAM-031',
    verifiedBy: ['teams/names-are-unique', 'teams/listed-and-changed'],
  },
  {
    id: 'teams-listed',
    text: 'Teams are listed by name, changed as they are sent, and unknown once they are deleted.',
    source: 'TEAM-045',
    verifiedBy: ['teams/listed-and-changed'],
  },
  {
    id: 'teams-maker',
    text: 'Who made a team and when is the server’s to say.',
    source: 'TEAM-012',
    verifiedBy: ['teams/the-server-notes-who-made-it'],
  },
  {
    id: 'teams-groups',
    text: 'A group has a name of its own in its team, keeps its state where it is left out, stays in its team and goes with it.',
    source: 'TEAM-021',
    verifiedBy: ['teams/groups-of-their-team', 'teams/groups-go-with-the-team'],
  },
  {
    id: 'teams-tasks',
    text: 'A group has no more completed tasks than tasks, but may have as many.',
    source: 'TEAM-026, TEAM-028',
    verifiedBy: ['teams/completed-are-not-more-than-all'],
  },
  {
    id: 'teams-memberships',
    text: 'The memberships of a team go with it, and its people stay.',
    source: 'TEAM-047, and the decisions on answers and failures',
    verifiedBy: [],
    beyond:
      'No call puts anybody into a team, so that a run has no team with members to delete: a unit test of the server’s own does. A run sees that whoever belongs to a team belongs to one that there is (reviews-teams).',
  },
  {
    id: 'teams-tags',
    text: 'A tag of a team that is deleted is everybody’s: it stays with its projects, and is saved as of no team.',
    source: 'TEAM-012, TEAM-045, and the decisions on catalogues',
    verifiedBy: ['teams/tags-of-a-deleted-team-are-everybodys'],
  },
  {
    id: 'teams-cycles',
    text: 'A review cycle of a team that is deleted is of the whole organisation.',
    source: 'TEAM-043, REVW-018, and the decisions on catalogues',
    verifiedBy: [],
    beyond:
      'A cycle has people of its team, whom no call puts into one: a unit test of the server’s own deletes such a team.',
  },
  {
    id: 'teams-cycles-of-others',
    text: 'The review cycles of a team stay its own when another is deleted.',
    source: 'TEAM-045, REVW-049, and the decisions on catalogues',
    verifiedBy: ['teams/cycles-of-other-teams-stay-theirs'],
  },
  {
    id: 'teams-in-use',
    text: 'A team to which assets belong is not deleted.',
    source: 'TEAM-036, and the decisions on answers and failures',
    verifiedBy: ['teams/in-use-is-kept'],
  },
]);
