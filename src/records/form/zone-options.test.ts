import { describe, expect, it } from 'vitest';
import { zoneOptions } from './zone-options.ts';

const kolkata = {
  id: 'Asia/Kolkata',
  description: '(UTC+05:30) Asia/Kolkata',
  formerNames: ['Asia/Calcutta'],
};
const newYork = { id: 'America/New_York', description: '(UTC-05:00) America/New York' };

describe('the options of a time zone field', () => {
  it.each(['Asia/Calcutta', 'Calcutta', 'GMT+5:30', 'UTC+5:30', 'GMT+05:30'])(
    'the options find a time zone by %s',
    (typed) => {
      expect(zoneOptions([kolkata])[0]?.foundBy).toContain(typed);
    },
  );

  it.each(['New York', 'America/New_York', 'GMT-5', 'UTC-5'])(
    'the options find New York by %s',
    (typed) => {
      expect(zoneOptions([newYork])[0]?.foundBy).toContain(typed);
    },
  );

  it('the options offer the current time zone first when the server does not list it', () => {
    expect(zoneOptions([newYork], 'Etc/UTC').map(({ id }) => id)).toEqual([
      'Etc/UTC',
      'America/New_York',
    ]);
  });

  it('the options offer the current time zone once when the server lists it', () => {
    expect(zoneOptions([newYork, kolkata], kolkata.id)).toHaveLength(2);
  });
});
