import { describe, expect, it } from 'vitest';
import { buildEntry } from '../testing/fixtures.ts';
import { partOn } from './entry-part.ts';

const timeZone = 'Europe/Berlin';
const hour = 3600;

/** From 21:00 on 3 March to 01:30 on 4 March in Berlin. */
const night = buildEntry({
  startTime: '2026-03-03T20:00:00.000Z',
  endTime: '2026-03-04T00:30:00.000Z',
  totalTimeInSeconds: 4.5 * hour,
});

describe('the part of an entry on a day', () => {
  it('the part is the full entry if it lies on one day', () => {
    const entry = buildEntry({ endTime: '2026-03-04T10:00:00.000Z', totalTimeInSeconds: 2 * hour });
    const full = { seconds: 2 * hour, since: null, until: null };
    expect(partOn(entry, { date: '2026-03-04', timeZone })).toEqual(full);
  });

  it('the part ends at midnight and names the day on which the entry ended', () => {
    const part = { seconds: 3 * hour, since: null, until: '2026-03-04' };
    expect(partOn(night, { date: '2026-03-03', timeZone })).toEqual(part);
  });

  it('the part starts at midnight and names the day on which the entry started', () => {
    const part = { seconds: 1.5 * hour, since: '2026-03-03', until: null };
    expect(partOn(night, { date: '2026-03-04', timeZone })).toEqual(part);
  });

  it('the part of an entry that has been running since an earlier day counts nothing', () => {
    const running = { ...night, endTime: null };
    const part = { seconds: 0, since: '2026-03-03', until: null };
    expect(partOn(running, { date: '2026-03-04', timeZone })).toEqual(part);
  });

  it('the part is the full entry if it ends at midnight', () => {
    const entry = { ...night, endTime: '2026-03-03T23:00:00.000Z' };
    const part = { seconds: 3 * hour, since: null, until: null };
    expect(partOn(entry, { date: '2026-03-03', timeZone })).toEqual(part);
  });

  it('the part has the time that the server returns', () => {
    const longEntry = { ...night, totalTimeOnDayInSeconds: 5399 };
    expect(partOn(longEntry, { date: '2026-03-04', timeZone }).seconds).toBe(5399);
  });
});
