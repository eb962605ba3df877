import { describe, expect, it } from 'vitest';
import { firstPage, toParameters, parseSearch } from '../lists/list-search.ts';
import { exampleChoices, exampleForm } from './clockwork-analytics.fixtures.ts';
import { toForm, searchOfForm, teamHoursFields } from './team-hours-search.ts';
import { allTeams, selectTeamIds, daysBefore, emptyForm, validate, settled } from './team-hours.ts';

describe('the team selection', () => {
  it('selecting all teams clears the others', () => {
    expect(selectTeamIds(['a', 'b'], ['a', 'b', allTeams])).toEqual([allTeams]);
  });

  it('selecting a single team replaces all teams', () => {
    expect(selectTeamIds([allTeams], [allTeams, 'a'])).toEqual(['a']);
  });

  it('teams can be added and removed', () => {
    expect(selectTeamIds(['a'], ['a', 'b'])).toEqual(['a', 'b']);
    expect(selectTeamIds(['a', 'b'], ['b'])).toEqual(['b']);
    expect(selectTeamIds([allTeams], [])).toEqual([]);
  });
});

describe('the selected days', () => {
  const of = (start: string, end: string) => validate({ ...exampleForm, days: { start, end } });

  it('the days are required, as is a team', () => {
    expect(validate(emptyForm)).toEqual({ teamIds: 'required', days: 'required' });
  });

  it('a reversed range of days is rejected', () => {
    expect(of('2026-03-08', '2026-03-02')).toEqual({ days: 'backwards' });
  });

  it('the range is at most 366 days, and never ten years', () => {
    expect(of('2024-01-01', '2024-12-31')).toEqual({});
    expect(of('2025-01-01', '2026-01-02')).toEqual({ days: 'tooLong' });
    expect(of('2016-01-01', '2025-12-31')).toEqual({ days: 'tooLong' });
  });

  it.each([
    ['a week', '2026-03-09', '2026-03-15', '2026-03-02', '2026-03-08'],
    ['a day', '2026-03-01', '2026-03-01', '2026-02-22', '2026-02-22'],
    ['days over a change of the clocks', '2026-03-29', '2026-03-31', '2026-03-22', '2026-03-24'],
    ['a week that has just begun', '2026-03-09', '2026-03-10', '2026-03-02', '2026-03-03'],
    ['more days than a week', '2026-03-02', '2026-03-11', '2026-02-16', '2026-02-25'],
    ['a month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['a quarter', '2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
  ])(
    'the comparison period before %s has the corresponding days',
    (_, start, end, before, last) => {
      expect(daysBefore({ start, end })).toEqual({ start: before, end: last });
    },
  );
});

it('days that are no full months are compared with the same weekdays before them', () => {
  const dayMs = 86_400_000;
  const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
  const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const first = at('2024-02-20');
  for (let from = 0; from < 400; from += 1) {
    for (const length of [1, 2, 3, 5, 6, 7, 8, 13, 14, 15, 27, 32, 100, 366]) {
      const start = dayAt(first + from * dayMs);
      const end = dayAt(at(start) + (length - 1) * dayMs);
      if (start.endsWith('-01') && dayAt(at(end) + dayMs).endsWith('-01')) continue;
      const before = daysBefore({ start, end });
      const shift = (at(start) - at(before.start)) / dayMs;
      expect(shift % 7, `${start} to ${end}`).toBe(0);
      expect((at(end) - at(before.end)) / dayMs, `${start} to ${end}`).toBe(shift);
      // They do not overlap, and there is no full week between them.
      expect(shift - length, `${start} to ${end}`).toBeGreaterThanOrEqual(0);
      expect(shift - length, `${start} to ${end}`).toBeLessThan(7);
    }
  }
});

describe('the address of the analytics page', () => {
  const readBack = (form: typeof exampleForm) =>
    toForm(parseSearch(toParameters(searchOfForm(form, firstPage)), teamHoursFields));

  it('the address has the full form, and a named period by its name', () => {
    expect(readBack(exampleForm)).toEqual({ ...exampleForm, days: null });
    expect(settled(readBack(exampleForm), exampleChoices)).toEqual(exampleForm);
    const ofDays = { ...exampleForm, period: '', isCompared: true };
    expect(readBack(ofDays)).toEqual(ofDays);
    expect(readBack({ ...ofDays, teamIds: [allTeams] }).teamIds).toEqual([allTeams]);
    expect(readBack(emptyForm)).toEqual(emptyForm);
  });

  it('an invalid day in the address is ignored', () => {
    const filters = { 'filter.fromDate': '2026-99-01', 'filter.toDate': 'soon' };
    expect(toForm(parseSearch(filters, teamHoursFields)).days).toBeNull();
  });

  it('a deleted team and an unknown period in the address are left out', () => {
    const form = {
      ...exampleForm,
      teamIds: ['missing', ...exampleForm.teamIds],
      period: 'lastAge',
    };
    expect(settled(form, exampleChoices)).toMatchObject({
      teamIds: exampleForm.teamIds,
      days: null,
    });
  });
});
