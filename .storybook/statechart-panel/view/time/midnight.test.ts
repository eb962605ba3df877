import { describe, expect, it } from 'vitest';
import { untilPastMidnight } from './midnight.ts';

const after = (from: string, zone: string) =>
  new Date(Date.parse(from) + untilPastMidnight(Date.parse(from), zone)).toISOString();

describe('the way past midnight', () => {
  it('ends a second after it, in the zone of the clock', () => {
    expect(after('2026-11-20T22:30:00Z', 'Europe/Paris')).toBe('2026-11-20T23:00:01.000Z');
    expect(after('2026-11-20T22:30:00Z', 'Asia/Tokyo')).toBe('2026-11-21T15:00:01.000Z');
  });

  it('counts an hour more on the day that the clocks go back', () => {
    expect(after('2026-10-25T00:30:00Z', 'Europe/Paris')).toBe('2026-10-25T23:00:01.000Z');
  });
});
