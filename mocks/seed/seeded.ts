import type { Versioned } from '../store/versioned.ts';

/** The person of the last change, and how many days before seeding it was. */
export interface LastChange {
  by?: string;
  daysAgo?: number;
}

const day = 86_400_000;

/** A record of the demo world in its first version. */
export const seeded = <R extends object>(
  record: R,
  today: number,
  { by = 'Ava Stone', daysAgo = 0 }: LastChange = {},
): R & Versioned => ({
  ...record,
  version: 1,
  changedByName: by,
  changedOn: new Date(today - daysAgo * day).toISOString(),
  changedFields: [],
});
