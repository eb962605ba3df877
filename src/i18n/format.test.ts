import { describe, expect, it } from 'vitest';
import { createFormat } from './format.tsx';

const berlin = { timeZone: 'Europe/Berlin', dateFormat: 'DD/MM/YYYY' } as const;
const english = createFormat('en', berlin);

describe('time effort is shown in hours and minutes', () => {
  it.each([
    [0, '0m'],
    [59, '0m'],
    [3540, '59m'],
    [3600, '1h 0m'],
    [100 * 3600 + 61, '100h 1m'],
    [-5, '0m'],
  ])('%i seconds', (seconds, shown) => {
    expect(english.hours(seconds)).toBe(shown);
  });

  it('what runs shows its seconds too', () => {
    expect(english.running(0)).toBe('0s');
    expect(english.running(3661)).toBe('1h 1m 1s');
  });
});

describe('dates follow the settings of the person', () => {
  it('DD/MM/YYYY or MM/DD/YYYY', () => {
    expect(english.shortDay('2026-03-04')).toBe('04/03/2026');
    const american = createFormat('en', { ...berlin, dateFormat: 'MM/DD/YYYY' });
    expect(american.shortDay('2026-03-04')).toBe('03/04/2026');
  });

  it('a long weekday with a short month date, in the language of the page', () => {
    expect(english.longDay('2026-03-04')).toBe('Wednesday, Mar 4');
    expect(createFormat('fr', berlin).longDay('2026-03-04')).toBe('mercredi 4 mars');
  });

  it("clock times are the person's, wherever the device is", () => {
    expect(english.time('2026-03-04T08:05:00Z')).toBe('09:05 AM');
  });
});

it('says how long ago, with seconds for what has just begun', () => {
  expect(english.ago(42)).toBe('42 seconds ago');
  expect(english.ago(3 * 86_400)).toBe('3 days ago');
});
