import { expect, it } from 'vitest';
import { runningSince } from './running-since.ts';

/** 00:30 on 5 March in Berlin, still 4 March in New York. */
const now = Date.parse('2026-03-04T23:30:00.000Z');

it.each([
  ['an entry started today is told with its seconds', '2026-03-04T23:29:15Z', 'today', 45],
  ['one started yesterday is told as such', '2026-03-04T22:59:59Z', 'yesterday', 1801],
  ['also one of yesterday morning', '2026-03-03T23:00:00Z', 'yesterday', 88_200],
  ['one started before is told as "ago"', '2026-03-03T22:59:59Z', 'earlier', 88_201],
])('%s', (_, startTime, kind, seconds) => {
  expect(runningSince(startTime, { now, timeZone: 'Europe/Berlin' })).toEqual({ kind, seconds });
});

it('today depends on the user’s time zone', () => {
  const startTime = '2026-03-04T22:59:59Z';
  expect(runningSince(startTime, { now, timeZone: 'America/New_York' }).kind).toBe('today');
});

it('yesterday is the previous day also across a clock change', () => {
  const monday = Date.parse('2026-03-30T08:00:00Z');
  const since = (startTime: string) =>
    runningSince(startTime, { now: monday, timeZone: 'Europe/Berlin' }).kind;
  expect(since('2026-03-28T23:00:00Z')).toBe('yesterday');
  expect(since('2026-03-28T22:59:59Z')).toBe('earlier');
});

it('a start in the future counts as zero time ago', () => {
  const ahead = '2026-03-04T23:30:05Z';
  expect(runningSince(ahead, { now, timeZone: 'Europe/Berlin' }).seconds).toBe(0);
});
