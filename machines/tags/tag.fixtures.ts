import type { Tag, TagTeam, TagUses } from './tag.ts';

/** A tag for tests, test models and stories. */
export const sampleTag: Tag = {
  id: '3c9d2e10-0000-4000-8000-000000000001',
  name: 'Strategic',
  color: '#7C3AED',
  createdOn: '2026-01-02T09:00:00.000Z',
  teamId: null,
  teamName: null,
  projectCount: 3,
  inheritingCount: 5,
  version: 1,
};

export const sampleTags: readonly Tag[] = [
  {
    ...sampleTag,
    id: '3c9d2e10-0000-4000-8000-000000000002',
    name: 'Needs design',
    color: '#FDE047',
    teamId: '5b0d7f10-0000-4000-8000-000000000001',
    teamName: 'Design',
    projectCount: 1,
    inheritingCount: 0,
  },
  {
    ...sampleTag,
    id: '3c9d2e10-0000-4000-8000-000000000003',
    name: 'Not used yet',
    color: '#A16207',
    projectCount: 0,
    inheritingCount: 0,
  },
  sampleTag,
];

export const sampleTeams: readonly TagTeam[] = [
  { teamId: '5b0d7f10-0000-4000-8000-000000000001', teamName: 'Design', isActive: true },
  { teamId: '5b0d7f10-0000-4000-8000-000000000002', teamName: 'Archive', isActive: false },
];

export const sampleUses: TagUses = {
  ...sampleTag,
  projects: [
    {
      projectId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01',
      projectCode: 'AS-001',
      projectName: 'Portal',
      assignedToAll: true,
    },
    {
      projectId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d02',
      projectCode: 'AS-002',
      projectName: 'Billing',
      assignedToAll: false,
    },
  ],
  accessibleCount: 2,
  hiddenCount: 1,
  changedBy: 'Kira Novak',
  changedOn: '2026-02-27T14:05:00.000Z',
};
