import { describe, expect, it } from 'vitest';
import { failedChecks, withAnswer } from '../testing/spoiled.fixture.ts';

/** The checks of the day of ClockWork that fail on a server, by their names. */
const failedOn = failedChecks({ area: 'clockwork', operation: 'getClockWorkDay', kind: 'zone' });

interface Day {
  clockWorkEntries: { startTime: string }[];
}

/** A server that leaves out what it does not count to a day. */
const leavingOut = (isMeant: (startTime: string, day: string) => boolean) =>
  failedOn(({ method, path }, pass) => {
    const [, day] = /^\/clockwork\/(\d{4}-\d\d-\d\d)$/.exec(path) ?? [];
    if (method !== 'GET' || day === undefined) return undefined;
    const meant = withAnswer(({ clockWorkEntries }: Day) => ({
      clockWorkEntries: clockWorkEntries.filter(({ startTime }) => isMeant(startTime, day)),
    }));
    return pass().then(meant);
  });

const all = ['a-plain-day', 'a-longer-day', 'a-shorter-day', 'the-last-day-of-a-year'];

describe('the checks of days', () => {
  it('pass on a server that cuts them in the person’s time zone', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('find days that are cut in the server’s time zone', async () => {
    expect(await leavingOut((startTime, day) => startTime.startsWith(day))).toEqual(all);
  });

  it('find days that begin after their midnight', async () => {
    const isMidnight = /:00:00(?:\.0+)?Z$/;
    expect(await leavingOut((startTime) => !isMidnight.test(startTime))).toEqual(all);
  });
});
