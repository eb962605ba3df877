import type { Designation } from './designation.ts';

/** A designation for tests, test models and stories. */
export const exampleDesignation: Designation = {
  id: '5d2f0c3e-8a41-4a6e-9c1b-7f5e2a90d311',
  name: 'Developer',
  employeeCount: 3,
  version: 1,
};
