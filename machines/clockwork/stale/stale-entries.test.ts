import { expect, it } from 'vitest';
import { isStale, likelyEnd } from './stale-entries.ts';
import { toIsoDay } from '../day/time.ts';

const timeZone = 'Europe/Berlin';
const hours = { start: '09:00', seconds: 28_800 };
const end = (
  startTime: string,
  worked: Parameters<typeof likelyEnd>[1] = hours,
  lastSeen: number | null = null,
) => new Date(likelyEnd(startTime, worked, { timeZone, lastSeen })).toISOString();

it('the likely end of an entry started in the working day is the end of that working day', () => {
  expect(end('2026-03-04T08:20:00.000Z')).toBe('2026-03-04T16:00:00.000Z');
  expect(end('2026-03-04T05:00:00.000Z')).toBe('2026-03-04T16:00:00.000Z');
});

it('the likely end of an entry started after the working day is the end of its day', () => {
  expect(end('2026-03-04T18:30:59.000Z')).toBe('2026-03-04T23:00:00.000Z');
});

it('the likely end is the user’s last activity on the day of the entry, if that is after work', () => {
  const seen = Date.parse('2026-03-04T19:12:34.000Z');
  expect(end('2026-03-04T08:20:00.000Z', hours, seen)).toBe('2026-03-04T19:12:00.000Z');
  expect(end('2026-03-04T18:30:59.000Z', hours, seen)).toBe('2026-03-04T19:12:00.000Z');
  const atNoon = Date.parse('2026-03-04T11:00:00.000Z');
  expect(end('2026-03-04T08:20:00.000Z', hours, atNoon)).toBe('2026-03-04T16:00:00.000Z');
  const nextDay = Date.parse('2026-03-05T07:00:00.000Z');
  expect(end('2026-03-04T08:20:00.000Z', hours, nextDay)).toBe('2026-03-04T16:00:00.000Z');
});

it('the likely end is eight hours after the start on a day off, and without settings', () => {
  expect(end('2026-03-07T09:00:00.000Z', { ...hours, seconds: 0 })).toBe(
    '2026-03-07T17:00:00.000Z',
  );
  expect(end('2026-03-04T09:00:00.000Z', { start: null, seconds: null })).toBe(
    '2026-03-04T17:00:00.000Z',
  );
});

it('the working day uses the local time of the time zone, also when clocks go forward', () => {
  expect(end('2026-03-29T09:00:00.000Z')).toBe('2026-03-29T15:00:00.000Z');
});

it('the likely end is never before the start or after the day of the entry, so never in the future', () => {
  const first = Date.parse('2026-03-27T22:00:00.000Z');
  const minute = 60_000;
  const worked = [hours, { start: '22:00', seconds: 7200 }, { start: null, seconds: null }];
  for (let at = 0; at < 3000; at += 1) {
    // Over the night of the change to daylight saving time, in steps that are not full minutes.
    const started = first + at * 83_777;
    const startTime = new Date(started).toISOString();
    const lastSeen = at % 3 === 0 ? null : started + ((at % 97) - 40) * 7 * minute;
    const times = worked.map((each) => Date.parse(end(startTime, each, lastSeen)));
    const day = toIsoDay(startTime, timeZone);
    const odd = times.filter((time) => time < started || toIsoDay(time - 1, timeZone) > day);
    expect({ startTime, odd }).toEqual({ startTime, odd: [] });
  }
});

it('an entry without an end is stale once its day is over in the time zone', () => {
  const entry = { startTime: '2026-03-04T20:00:00.000Z', endTime: null };
  const now = Date.parse('2026-03-04T23:00:00.000Z');
  expect(isStale(entry, { timeZone, now: now - 1 })).toBe(false);
  expect(isStale(entry, { timeZone, now })).toBe(true);
  expect(isStale({ ...entry, endTime: '2026-03-04T21:00:00.000Z' }, { timeZone, now })).toBe(false);
});
