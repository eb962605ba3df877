import { describe, expect, it } from 'vitest';
import {
  currentStageName,
  inOrder,
  isComplete,
  isOverThreshold,
  isShortNumber,
  getProgress,
} from './rules.ts';

const done = { isDone: true, baseline: 0.1 };
const open = { isDone: false, baseline: 0.2 };

describe('the progress of an engagement', () => {
  it('the engagement progress counts done and all activities, and sums their baselines', () => {
    expect(getProgress([done, open])).toEqual({
      completedActivities: 1,
      totalActivities: 2,
      doneHours: 0.1,
      totalHours: 0.3,
    });
  });

  it('the engagement progress is zero without activities', () => {
    expect(getProgress([])).toEqual({
      completedActivities: 0,
      totalActivities: 0,
      doneHours: 0,
      totalHours: 0,
    });
  });
});

describe('the stages of an engagement', () => {
  it('a stage is complete when it has at least one activity and all are done', () => {
    expect(isComplete([])).toBe(false);
    expect(isComplete([done, open])).toBe(false);
    expect(isComplete([done])).toBe(true);
  });

  it('the current stage is the first that is not complete, else the last', () => {
    const stages = [
      { id: '1', stageName: 'First' },
      { id: '2', stageName: 'Second' },
    ];
    const of = (second: (typeof done)[]) => (id: string) => (id === '1' ? [done] : second);
    expect(currentStageName(stages, of([open]))).toBe('Second');
    expect(currentStageName(stages, () => [open])).toBe('First');
    expect(currentStageName(stages, of([done]))).toBe('Second');
    expect(currentStageName([], of([]))).toBeNull();
  });

  it('the stages are sorted by display order, equal ones in the order they were added', () => {
    const rows = [
      { displayOrder: 1, added: 1, id: 'c' },
      { displayOrder: 0, added: 3, id: 'b' },
      { displayOrder: 0, added: 2, id: 'a' },
    ];
    expect(inOrder(rows).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

describe('baseline, threshold and actuals', () => {
  it.each([
    [99999, true],
    [12.55, true],
    [123.45, false],
    [0, true],
  ])('the number %d has at most 5 characters: %s', (value, isShort) => {
    expect(isShortNumber(value)).toBe(isShort);
  });
});

describe('the threshold of an activity', () => {
  it('the threshold is exceeded by more actuals than baseline and percent, and only with a baseline', () => {
    const activity = { baseline: 10, threshold: 10, actuals: 11 };
    expect(isOverThreshold(activity)).toBe(false);
    expect(isOverThreshold({ ...activity, actuals: 11.1 })).toBe(true);
    expect(isOverThreshold({ ...activity, baseline: 0 })).toBe(false);
  });
});

describe('a number with five characters', () => {
  it('the number has no exponent', () => {
    expect(isShortNumber(1e-7)).toBe(false);
    expect(isShortNumber(0.001)).toBe(true);
  });
});
