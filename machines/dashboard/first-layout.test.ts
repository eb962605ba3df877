import { expect, it } from 'vitest';
import { buildProfile } from '../testing/fixtures.ts';
import { findKind, toFirstLayout } from './first-layout.ts';

const names = ['runningNow', 'hoursToday', 'hoursByDay', 'team', 'reviewsWaiting'] as const;
const timed = { userRights: ['clockwork.basic' as const], employeeId: 'employee-ben' };

it('the first layout of a lead has the team before the charts', () => {
  expect(toFirstLayout(names, 'lead')).toEqual([
    'runningNow',
    'hoursToday',
    'team',
    'reviewsWaiting',
    'hoursByDay',
  ]);
});

it('the first layout has the same tiles for everyone, each once', () => {
  for (const kind of ['administrator', 'lead', 'employee', 'withoutClockWork'] as const) {
    expect(toFirstLayout(names, kind).toSorted()).toEqual([...names].toSorted());
  }
  expect(toFirstLayout(names, 'employee')).toEqual(names);
  expect(toFirstLayout(names, 'withoutClockWork')[0]).toBe('reviewsWaiting');
});

it('the kind of a person follows from times, team and rights', () => {
  const find = (change: Parameters<typeof buildProfile>[0], isTeamLead = false) =>
    findKind({ profile: buildProfile(change), isTeamLead });
  expect(find({ ...timed, userRights: [] })).toBe('withoutClockWork');
  expect(find(timed, true)).toBe('lead');
  expect(find(timed)).toBe('employee');
  expect(find({ ...timed, userRights: ['clockwork.basic', 'organizationSettings.basic'] })).toBe(
    'administrator',
  );
});
