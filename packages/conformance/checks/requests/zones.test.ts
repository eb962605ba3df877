import { describe, expect, it } from 'vitest';
import { failedChecks, withResponse } from '../../testing/mutate-response.fixtures.ts';

/** The ids of the checks of ClockWork days that fail on a server. */
const failedOn = failedChecks({ area: 'clockwork', operation: 'getClockWorkDay', kind: 'zone' });

interface Day {
  clockWorkEntries: { startTime: string }[];
}

/** A server that omits records that it does not count toward a day. */
const leavingOut = (isMeant: (startTime: string, day: string) => boolean) =>
  failedOn(({ method, path }, pass) => {
    const [, day] = /^\/clockwork\/(\d{4}-\d\d-\d\d)$/.exec(path) ?? [];
    if (method !== 'GET' || day === undefined) return undefined;
    const meant = withResponse(({ clockWorkEntries }: Day) => ({
      clockWorkEntries: clockWorkEntries.filter(({ startTime }) => isMeant(startTime, day)),
    }));
    return pass().then(meant);
  });

const all = ['a-plain-day', 'a-longer-day', 'a-shorter-day', 'the-last-day-of-a-year'];

interface Hours {
  clockWorkAnalytics: { clockWorkAnalyticsMembers: { totalTimeInSeconds: number }[] }[];
}

describe('the checks of sums over days', () => {
  const operation = 'getClockWorkAnalytics';
  const failed = failedChecks({ area: 'analytics', operation, kind: 'zone' });

  it('the checks of sums over days pass on a server that divides days in the person’s time zone', async () => {
    expect(await failed(() => undefined)).toEqual([]);
  });

  it('the checks of sums over days find a sum that leaves out what lies at the edges', async () => {
    const nothing = withResponse(({ clockWorkAnalytics }: Hours) => ({
      clockWorkAnalytics: clockWorkAnalytics.map((team) => ({
        ...team,
        clockWorkAnalyticsMembers: team.clockWorkAnalyticsMembers.map((member) => ({
          ...member,
          totalTimeInSeconds: member.totalTimeInSeconds > 0 ? 1 : 0,
        })),
      })),
    }));
    const found = await failed(({ method, path }, pass) =>
      method === 'POST' && path === '/clockWorkAnalytics/' ? pass().then(nothing) : undefined,
    );
    expect(found).toEqual(all);
  });
});

describe('the checks of days', () => {
  it('the day checks pass on a server that divides days in the person’s time zone', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('the day checks find days that are divided in the server’s time zone', async () => {
    expect(await leavingOut((startTime, day) => startTime.startsWith(day))).toEqual(all);
  });

  it('the day checks find days that start after their midnight', async () => {
    const isMidnight = /:00:00(?:\.0+)?Z$/;
    expect(await leavingOut((startTime) => !isMidnight.test(startTime))).toEqual(all);
  });
});
