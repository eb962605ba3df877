import { expect, it } from 'vitest';
import { likelyEnd } from './forgotten.ts';

const timeZone = 'Europe/Berlin';
const hours = { start: '09:00', seconds: 28_800 };
const end = (startTime: string, worked: Parameters<typeof likelyEnd>[1] = hours) =>
  new Date(likelyEnd(startTime, worked, timeZone)).toISOString();

it('what was begun in the working day has ended with it', () => {
  expect(end('2026-03-04T08:20:00.000Z')).toBe('2026-03-04T16:00:00.000Z');
  expect(end('2026-03-04T05:00:00.000Z')).toBe('2026-03-04T16:00:00.000Z');
});

it('what was begun after the working day has lasted as long as one, in whole minutes', () => {
  expect(end('2026-03-04T18:30:59.000Z')).toBe('2026-03-05T02:30:00.000Z');
});

it('on a day off, and without settings, it has lasted for eight hours', () => {
  expect(end('2026-03-07T09:00:00.000Z', { ...hours, seconds: 0 })).toBe(
    '2026-03-07T17:00:00.000Z',
  );
  expect(end('2026-03-04T09:00:00.000Z', { start: null, seconds: null })).toBe(
    '2026-03-04T17:00:00.000Z',
  );
});

it('the working day follows the clocks of the time zone, also when they are put forward', () => {
  expect(end('2026-03-29T09:00:00.000Z')).toBe('2026-03-29T15:00:00.000Z');
});
