import { describe, expect, it } from 'vitest';
import { buildEntry } from '../../testing/fixtures.ts';
import { findCopyTimes } from './copy-times.ts';

const timeZone = 'Europe/Berlin';
const now = Date.parse('2026-03-04T20:00:00.000Z');
const at = (time: string, day = '2026-03-04') => `${day}T${time}:00.000Z`;
const entryAt = (from: string, until: string | null, day?: string) =>
  buildEntry({ startTime: at(from, day), endTime: until === null ? null : at(until, day) });
const hour = entryAt('08:00', '09:00');

describe('the copy of an entry', () => {
  it('the copy follows the entry on the same day, with its length', () => {
    const times = findCopyTimes(hour, { day: '2026-03-04', timeZone, entries: [hour], now });
    expect(times).toEqual({ startTime: at('09:00'), endTime: at('10:00') });
  });

  it('the copy is placed at the next free time if other entries are in the way', () => {
    const entries = [hour, entryAt('09:30', '11:00'), entryAt('11:30', '12:00')];
    const times = findCopyTimes(hour, { day: '2026-03-04', timeZone, entries, now });
    expect(times).toEqual({ startTime: at('12:00'), endTime: at('13:00') });
  });

  it('the copy has the same local time on another day, even if clocks changed in between', () => {
    const day = '2026-02-27';
    const times = findCopyTimes(hour, { day, timeZone, entries: [], now });
    expect(times).toEqual({ startTime: at('08:00', day), endTime: at('09:00', day) });
    const summer = '2025-10-20';
    const before = findCopyTimes(hour, { day: summer, timeZone, entries: [], now });
    expect(before).toEqual({ startTime: at('07:00', summer), endTime: at('08:00', summer) });
  });

  it('the copy is as long as the shown times indicate, and at least one minute', () => {
    const odd = buildEntry({
      startTime: '2026-03-04T08:00:50.000Z',
      endTime: '2026-03-04T08:30:10.000Z',
    });
    expect(findCopyTimes(odd, { day: '2026-03-04', timeZone, entries: [odd], now })).toEqual({
      startTime: at('08:30'),
      endTime: at('09:00'),
    });
    const none = entryAt('08:00', '08:00');
    expect(findCopyTimes(none, { day: '2026-03-04', timeZone, entries: [], now })).toEqual({
      startTime: at('08:00'),
      endTime: at('08:01'),
    });
  });

  it('the copy never ends in the future, after a running entry or on the next day', () => {
    const late = entryAt('18:30', '19:30');
    const plan = (entries: Parameters<typeof findCopyTimes>[1]['entries'], of = late) =>
      findCopyTimes(of, { day: '2026-03-04', timeZone, entries, now });
    expect(plan([late])).toEqual({ error: 'ahead' });
    expect(plan([hour, entryAt('09:00', null)], hour)).toEqual({ error: 'noRoom' });
    const day = '2026-03-03';
    const full = entryAt('08:00', '23:00', day);
    expect(findCopyTimes(hour, { day, timeZone, entries: [full], now })).toEqual({
      error: 'noRoom',
    });
  });
});
