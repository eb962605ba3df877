import { describe, expect, it } from 'vitest';
import { countedSeconds } from '#mocks/store/seconds.ts';
import { countedTime } from './counted.ts';

const noon = Date.parse('2026-03-11T12:00:00Z');
const toIsoTimestamp = (ms: number) => new Date(ms).toISOString();

/** Pseudorandom numbers that are the same in each run. */
function* numbers(seed: number) {
  for (let value = seed; ;) {
    value = (value * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield value;
  }
}

describe('the counted time of an entry', () => {
  it('the counted time equals the server’s for a thousand entries with any seconds', () => {
    const random = numbers(7);
    const next = (below: number) => (random.next().value ?? 0) % below;
    for (let count = 0; count < 1000; count += 1) {
      const startTime = toIsoTimestamp(noon - next(90_000_000));
      const isRunning = next(5) === 0;
      const endTime = isRunning ? null : toIsoTimestamp(Date.parse(startTime) + next(9_000_000));
      const here = Math.floor(countedTime({ startTime, endTime }, { now: noon }) / 1000);
      expect(here).toBe(countedSeconds({ startTime, endTime }, toIsoTimestamp(noon)));
    }
  });

  it('the counted time of an entry across midnight is divided between both days, to the minute', () => {
    const midnight = Date.parse('2026-03-11T00:00:00Z');
    const entry = { startTime: '2026-03-10T23:30:40.000Z', endTime: '2026-03-11T00:20:50.000Z' };
    expect(countedTime(entry, { end: midnight, now: noon })).toBe(30 * 60_000);
    expect(countedTime(entry, { start: midnight, now: noon })).toBe(20 * 60_000);
  });
});
