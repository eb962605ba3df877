import type { Versioned } from '../store/versioned.ts';

/** A record of the demo world in its first version. */
export const seeded = <R extends object>(record: R, today: number): R & Versioned => ({
  ...record,
  version: 1,
  changedByName: 'Ava Stone',
  changedOn: new Date(today).toISOString(),
  changedFields: [],
});
