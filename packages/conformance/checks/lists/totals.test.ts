import { describe, expect, it } from 'vitest';
import { failedChecks, withResponse } from '../../testing/mutate-response.fixtures.ts';

/** The names of the failed checks of the totals of engagements on a server. */
const failedOn = failedChecks({
  area: 'engagements',
  operation: 'getEngagementRollups',
  kind: 'total',
});

interface Rollups {
  engagementRollups: { totalActivities: number; doneHours: number }[];
}

/** A server that returns other totals. */
const answering = (change: (row: Rollups['engagementRollups'][number]) => object) =>
  failedOn(({ method, path }, pass) => {
    if (method !== 'GET' || path !== '/engagement/rollup') return undefined;
    const changed = withResponse(({ engagementRollups }: Rollups) => ({
      engagementRollups: engagementRollups.map((row) => ({ ...row, ...change(row) })),
    }));
    return pass().then(changed);
  });

describe('the checks of totals', () => {
  it('the total checks pass on a correct server', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('the total checks find a count that is one too high', async () => {
    const found = await answering((row) => ({ totalActivities: row.totalActivities + 1 }));
    expect(found).toEqual(['totalActivities']);
  });

  it('the total checks find a sum that is not that of the rows', async () => {
    const found = await answering((row) => ({ doneHours: row.doneHours + 0.5 }));
    expect(found).toEqual(['doneHours']);
  });
});
