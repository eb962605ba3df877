import { describe, expect, it } from 'vitest';
import type { Privilege } from '#openapi/client/index.ts';
import {
  clockWorkRule,
  checkAccess,
  timesWork,
  type Demand,
  type EntryRule,
  type AccessProfile,
} from './entry-rule.ts';

/** Every subset of some values. */
function listSubsets<Value>([first, ...rest]: readonly Value[]): Value[][] {
  if (first === undefined) return [[]];
  const without = listSubsets(rest);
  return [...without, ...without.map((subset) => [first, ...subset])];
}

const rights: Privilege[] = ['clockwork.basic', 'assetManager.view', 'assetManager.editDetails'];
const either = [true, false];

/** Every kind of user that the rules distinguish. */
const people: readonly AccessProfile[] = listSubsets(rights).flatMap((userRights) =>
  either.flatMap((isEmployee) =>
    either.map((IsUserHasOrganizationSettings) => ({
      userRights,
      employeeId: isEmployee ? 'e1' : null,
      IsUserHasOrganizationSettings,
    })),
  ),
);

/** Every rule over those rights, with each of its other demands on or off. */
const demands: readonly Demand[] = listSubsets(rights).flatMap((right) =>
  either.flatMap((employee) =>
    either.map((beforeSettings) => ({
      ...(right.length > 0 && { right }),
      ...(employee && { employee }),
      ...(beforeSettings && { beforeSettings }),
    })),
  ),
);

const cases = demands.flatMap((rule) =>
  people.map((person) => ({ rule, person, denial: checkAccess(rule, person) })),
);
const listDenied = (reason: string) => cases.filter(({ denial }) => denial?.reason === reason);
const holdsOne = ({ right = [] }: Demand, { userRights }: AccessProfile) =>
  [right].flat().some((one) => userRights.includes(one));

describe('an entry rule, checked for every kind of user', () => {
  it('the entry rule admits exactly those who have everything that it requires', () => {
    const letIn = cases.filter(({ denial }) => denial === null);
    const expected = cases.filter(
      ({ rule, person }) =>
        (rule.right === undefined || holdsOne(rule, person)) &&
        (!rule.employee || person.employeeId !== null) &&
        (rule.beforeSettings || person.IsUserHasOrganizationSettings),
    );
    expect(expected.length).toBeGreaterThan(50);
    expect(letIn).toEqual(expected);
  });

  it('the entry rule names the required rights to those who hold none of them', () => {
    const names = listDenied('right').map(({ denial }) => denial);
    expect(names).toEqual(
      listDenied('right').map(({ rule }) => ({ reason: 'right', privileges: rule.right })),
    );
    expect(listDenied('right').some(({ rule, person }) => holdsOne(rule, person))).toBe(false);
  });

  it('the entry rule names an employee record only to those who hold the right and have none', () => {
    expect(listDenied('employee').length).toBeGreaterThan(0);
    for (const { rule, person } of listDenied('employee')) {
      expect(person.employeeId).toBeNull();
      expect(rule.right === undefined || holdsOne(rule, person)).toBe(true);
    }
  });

  it('the entry rule names the settings last, to those who lack nothing else', () => {
    expect(listDenied('settings').length).toBeGreaterThan(0);
    for (const { rule, person } of listDenied('settings')) {
      expect(checkAccess(rule, { ...person, IsUserHasOrganizationSettings: true })).toBeNull();
    }
  });

  it('no one is denied because of an additional right, record or setting', () => {
    for (const { rule, person, denial } of cases.filter((one) => one.denial === null)) {
      const more = { ...person, userRights: rights, employeeId: 'e1' };
      expect(checkAccess(rule, { ...more, IsUserHasOrganizationSettings: true })).toEqual(denial);
    }
  });
});

describe('the short form of a rule', () => {
  it('the short form of a rule is one right', () => {
    const privileges = people.map((person) => checkAccess('clockwork.basic', person));
    expect(privileges).toEqual(
      people.map((person) => checkAccess({ right: 'clockwork.basic' }, person)),
    );
  });

  it('the short form may require a second right, and names the one that is missing', () => {
    const rule = { right: 'assetManager.add', alsoRight: 'assetManager.basic' } as const;
    const person = { employeeId: null, IsUserHasOrganizationSettings: true };
    const denyWithRights = (...userRights: Privilege[]) =>
      checkAccess(rule, { ...person, userRights });
    expect(denyWithRights('assetManager.add', 'assetManager.basic')).toBeNull();
    expect(denyWithRights('assetManager.add')).toEqual({
      reason: 'right',
      privileges: ['assetManager.basic'],
    });
    expect(denyWithRights('assetManager.basic')).toEqual({
      reason: 'right',
      privileges: ['assetManager.add'],
    });
  });

  it.each(['public', 'signedIn'] satisfies EntryRule[])(
    'the short form requires nothing of a member: %s',
    (rule) => {
      expect(people.map((person) => checkAccess(rule, person)).filter(Boolean)).toEqual([]);
    },
  );
});

it('the timer is available to exactly those whom the ClockWork page admits', () => {
  expect(people.filter(timesWork)).toEqual(
    people.filter((person) => checkAccess(clockWorkRule, person) === null),
  );
  expect(people.filter(timesWork).length).toBe(4);
});
