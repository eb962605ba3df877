import type { Service } from './service.ts';

/** A service for tests, test models and stories. */
export const exampleService: Service = {
  id: 'b08265e5-47ea-4113-a592-e2391a935ad5',
  name: 'Cloud backup',
  latestVersion: '4.2',
  description: 'Nightly copies of all servers, kept for ninety days.',
  price: 1490.5,
  url: 'https://backup.example.test',
  userLimits: 250,
  status: true,
  license: true,
  version: 1,
  changedBy: 'Kira Novak',
  changedOn: '2026-02-27T09:12:00.000Z',
};
