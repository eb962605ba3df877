import { describe, expect, it } from 'vitest';
import { untilPastMidnight } from './midnight.ts';

const after = (from: string, zone: string) =>
  new Date(Date.parse(from) + untilPastMidnight(Date.parse(from), zone)).toISOString();

describe('moving the clock past midnight', () => {
  it('the clock stops a second after midnight in its own time zone', () => {
    expect(after('2026-11-20T22:30:00Z', 'Europe/Paris')).toBe('2026-11-20T23:00:01.000Z');
    expect(after('2026-11-20T22:30:00Z', 'Asia/Tokyo')).toBe('2026-11-21T15:00:01.000Z');
  });

  it('the clock moves an additional hour on the day on which clocks go back', () => {
    expect(after('2026-10-25T00:30:00Z', 'Europe/Paris')).toBe('2026-10-25T23:00:01.000Z');
  });
});
