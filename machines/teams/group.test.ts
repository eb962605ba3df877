import { describe, expect, it } from 'vitest';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { testLimits, getSchema } from '../testing/limits.suite.ts';
import { emptyId } from '../validation/rules.ts';
import { exampleGroup, restingGroup } from './group.fixtures.ts';
import {
  emptyGroup,
  validateGroup,
  toGroupBody,
  toGroupForm,
  hasCompletedTasks,
  pendingTasks,
} from './group.ts';

const example = toGroupForm(exampleGroup);

testLimits({
  schema: getSchema(contract, 'TeamGroupInput'),
  example,
  buildBody: (form) => ({ groupId: emptyId, teamId: exampleGroup.teamId, ...toGroupBody(form) }),
  check: (form) => validateGroup(form, false),
});

/** Source: TEAM-025. */
describe('the group name', () => {
  it('the group name is required and has at most 100 characters, without surrounding blanks', () => {
    const findError = (groupName: string) =>
      validateGroup({ ...example, groupName }, false).groupName;
    expect(['', '  '].map(findError)).toEqual([{ rule: 'required' }, { rule: 'required' }]);
    expect(findError('x'.repeat(101))).toEqual({ rule: 'max', values: { max: 100 } });
    expect([` ${'x'.repeat(100)} `, 'رعاية 🚀'].map(findError)).toEqual([undefined, undefined]);
  });
});

describe('Members, Tasks and Completed Tasks', () => {
  it.each(['totalMembers', 'totalTasks', 'completedTasks'] as const)(
    'the group field %s is an integer, not below 0, or empty',
    (field) => {
      const form = { ...example, completedTasks: '0' };
      const findError = (text: string) => validateGroup({ ...form, [field]: text }, false)[field];
      expect(['', '0', ' 4 '].map(findError)).toEqual([undefined, undefined, undefined]);
      expect(findError('-1')).toEqual({ rule: 'not_negative' });
      expect(findError('1.5')).toEqual({ rule: 'numeric' });
      expect(['1,000', 'many', `1${'0'.repeat(400)}`].map(findError)).toEqual([
        { rule: 'double' },
        { rule: 'double' },
        { rule: 'double' },
      ]);
    },
  );

  it.each([
    ['4', '5'],
    ['0', '1'],
    ['', '1'],
  ])('“%s” tasks of which “%s” are completed are rejected', (totalTasks, completedTasks) => {
    expect(validateGroup({ ...example, totalTasks, completedTasks }, false)).toEqual({
      completedTasks: { rule: 'completedAboveTotal' },
    });
  });

  it.each([
    ['5', '5'],
    ['0', '0'],
    ['5', ''],
  ])('“%s” tasks of which “%s” are completed are accepted', (totalTasks, completedTasks) => {
    expect(validateGroup({ ...example, totalTasks, completedTasks }, false)).toEqual({});
  });
});

describe('Completed Tasks', () => {
  it('Completed Tasks is required when Tasks > 0 in the add dialog, and always in the edit dialog', () => {
    const isRequested = (totalTasks: string, isNew: boolean) =>
      hasCompletedTasks({ ...emptyGroup, totalTasks }, isNew);
    expect(['', '0', '1'].map((tasks) => isRequested(tasks, true))).toEqual([false, false, true]);
    expect(['', '0', '1'].map((tasks) => isRequested(tasks, false))).toEqual([true, true, true]);
  });

  it('a Completed Tasks field that is not required breaks no rule', () => {
    const hidden = { ...example, totalTasks: '0', completedTasks: '5' };
    expect(validateGroup(hidden, true)).toEqual({});
  });
});

describe('Pending Tasks', () => {
  it('Pending Tasks is Tasks minus Completed Tasks, when both are known', () => {
    expect(pendingTasks(exampleGroup)).toBe(1);
    expect(pendingTasks({ ...exampleGroup, totalTasks: null })).toBeNull();
    expect(pendingTasks(restingGroup)).toBeNull();
  });
});
