import type { ClientDetails, ClientRow } from './client.ts';

const contacts = [
  {
    id: '6f1c2a10-0000-4000-8000-000000000072',
    name: 'Mara Quist',
    email: 'mara.quist@client.test',
  },
  { id: '6f1c2a10-0000-4000-8000-000000000073', name: 'Theo Lang', email: 'theo.lang@client.test' },
];

const client = {
  id: '6f1c2a10-0000-4000-8000-000000000071',
  name: 'Harbour Bank',
  isActive: true,
  contacts,
  version: 1,
};

/** A client in the list, for tests, test models and stories. */
export const exampleClientRow: ClientRow = {
  ...client,
  contactCount: 2,
  engagementCount: 0,
  reviewCount: 0,
};

/** The same with its engagements and reviews. */
export const exampleClient: ClientDetails = {
  ...client,
  changedBy: 'Kira Novak',
  changedOn: '2026-02-27T14:05:00.000Z',
  engagements: [
    {
      id: '6f1c2a10-0000-4000-8000-000000000075',
      name: 'Portal rollout',
      createdOn: '2026-02-02',
    },
  ],
  engagementCount: 1,
  reviews: [
    {
      reviewId: '6f1c2a10-0000-4000-8000-000000000076',
      cycleId: '6f1c2a10-0000-4000-8000-000000000077',
      stepId: '6f1c2a10-0000-4000-8000-000000000078',
      cycleName: 'Performance review Q1 2026',
      employeeName: 'Ben Okafor',
      contactName: 'Mara Quist',
      promotedOn: null,
    },
  ],
  reviewCount: 3,
};
