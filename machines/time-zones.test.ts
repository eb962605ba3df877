import { describe, expect, it } from 'vitest';
import { findZoneId } from './time-zones.ts';

const zones = [
  { id: 'UTC', description: '(UTC+00:00) UTC', formerNames: ['Etc/UTC'] },
  { id: 'Europe/Berlin', description: '(UTC+01:00) Europe/Berlin' },
];

describe('the listed id of a time zone', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['Etc/UTC', 'UTC'],
    ['Mars/Olympus', ''],
    ['', ''],
  ])('the listed id of %j is %j', (name, id) => {
    expect(findZoneId(name, zones)).toBe(id);
  });
});
