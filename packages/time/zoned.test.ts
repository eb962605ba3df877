import { formatInTimeZone } from 'date-fns-tz/formatInTimeZone';
import { expect, it } from 'vitest';
import { shownIn } from './zoned.ts';

const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia'];
const patterns = ['yyyy-MM-dd', "yyyy-MM-dd'T'HH:mm", 'HH:mm', 'hh:mm a', 'dd-MMM-yyyy hh:mm a'];
/** Noon and midnight, the ends of years, a leap day, and the hours around a DST change. */
const instants = [
  ...Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15, 12)),
  Date.UTC(2026, 0, 1),
  Date.UTC(2024, 1, 29, 23, 59, 59),
  Date.UTC(2026, 2, 29, 0, 46, 12),
  Date.UTC(2026, 2, 29, 0, 59),
  Date.UTC(2026, 2, 29, 1, 0),
  Date.UTC(2026, 9, 25, 0, 30),
  Date.UTC(2026, 9, 25, 1, 30),
  Date.UTC(1969, 11, 31, 23, 50),
  Date.UTC(1969, 11, 31, 23, 59, 59),
];

it.each(zones)('the date formatter shows the same as the full library in %s', (zone) => {
  for (const timestamp of instants) {
    for (const pattern of patterns) {
      expect(shownIn(timestamp, zone, pattern)).toBe(formatInTimeZone(timestamp, zone, pattern));
    }
  }
});

it('the date formatter rejects an invalid timestamp', () => {
  expect(() => shownIn('tomorrow', 'UTC', 'yyyy')).toThrow(RangeError);
});
