import { describe, expect, it } from 'vitest';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { getSchema, testLimits } from '../../testing/limits.suite.ts';
import { countElapsedDays } from './parts/elapsed-days.ts';
import {
  toActivityBody,
  toActivityForm,
  validateActivity,
} from './activity/engagement-activity-form.ts';
import { toStageForm, validateStage } from './engagement-stage.ts';
import { exampleActivity, exampleStage } from './engagement.fixtures.ts';
import { findActiveStage, getEffort, isStageComplete, moveId, sortByIds } from './engagement.ts';
import { doneStage, emptyStageExample } from './engagement.fixtures.ts';

const at = (text: string) => Date.parse(text);

describe('the elapsed days of an engagement', () => {
  it('a day has elapsed after 86,400,000 ms from the start of the day in the time zone', () => {
    const west = { timeZone: 'America/Los_Angeles' };
    const count = (now: string) => countElapsedDays('2026-01-12', { ...west, now: at(now) });
    expect([count('2026-01-13T07:59:59Z'), count('2026-01-13T08:00:00Z')]).toEqual([0, 1]);
  });

  it('a day that has not started has no elapsed days', () => {
    const now = at('2026-01-11T10:00:00Z');
    expect(countElapsedDays('2026-01-12', { now, timeZone: 'Asia/Tokyo' })).toBe(0);
  });
});

describe('the stages of an engagement', () => {
  it('a stage is complete with at least one activity, all of them done', () => {
    expect([doneStage, exampleStage, emptyStageExample].map(isStageComplete)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('the first stage is active unless another one is selected that exists', () => {
    const stages = [doneStage, exampleStage];
    expect(findActiveStage(stages, null)).toBe(doneStage);
    expect(findActiveStage(stages, exampleStage.stageId)).toBe(exampleStage);
    expect(findActiveStage(stages, emptyStageExample.stageId)).toBe(doneStage);
    expect(findActiveStage([], null)).toBeNull();
  });

  it('an id moves within the order, and a new record comes last', () => {
    expect(moveId(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(moveId(['a', 'b'], 'a', Infinity)).toEqual(['b', 'a']);
    expect(sortByIds(['x', 'a', 'b'], (id) => id, ['b', 'a'])).toEqual(['b', 'a', 'x']);
  });
});

describe('the effort of an activity', () => {
  it('actuals are past the threshold when they exceed the baseline by more than it', () => {
    const over = (actuals: number) => getEffort({ baseline: 10, actuals, threshold: 10 });
    expect([over(11)?.isOverThreshold, over(11.1)?.isOverThreshold]).toEqual([false, true]);
    expect(getEffort({ baseline: 0, actuals: 5, threshold: 0 })).toBeNull();
  });

  it('a number has at most five characters', () => {
    const form = toActivityForm(exampleActivity);
    expect(validateActivity({ ...form, baseline: '12.25' })).toEqual({});
    expect(Object.keys(validateActivity({ ...form, baseline: '123.45' }))).toEqual(['baseline']);
  });
});

describe('the validation of a stage', () => {
  testLimits({
    schema: getSchema(contract, 'StageInput'),
    example: toStageForm(exampleStage),
    buildBody: (form) => ({ stageId: exampleStage.stageId, ...form }),
    check: validateStage,
  });
});

describe('the validation of an activity', () => {
  testLimits({
    schema: getSchema(contract, 'ActivityInput'),
    example: toActivityForm(exampleActivity),
    buildBody: (form) => ({ activityId: exampleActivity.activityId, ...toActivityBody(form) }),
    check: validateActivity,
  });
});
