import type { Team } from './team.ts';

/** A team for tests, test models and stories. */
export const exampleTeam: Team = {
  teamId: 'd0b5ca53-fdeb-4264-ad23-df495bcaad3f',
  teamName: 'Design',
  description: 'Designs the interface and the texts of our products.',
  isActive: true,
  createdBy: 'Ava Stone',
  createdOn: '2025-03-16T00:00:00.000Z',
  version: 1,
  changedBy: 'Ava Stone',
  changedOn: '2026-03-02T09:30:00.000Z',
};
