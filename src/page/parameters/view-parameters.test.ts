import { describe, expect, it } from 'vitest';
import { reviewParameters } from './view-parameters.ts';

const stepId = '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c02';

describe('the address of the review list', () => {
  it('the step of a notification becomes the filter of the tab, and leaves the address', () => {
    expect(reviewParameters({ step: stepId, page: 2 })).toEqual({
      'filter.stepId': stepId,
      page: 2,
      step: undefined,
    });
  });

  it('the filters of a link stay as they are', () => {
    expect(reviewParameters({ 'filter.waiting': 'yes', other: 1 })).toEqual({
      'filter.waiting': 'yes',
    });
    expect(reviewParameters({ step: 3 })).toEqual({});
  });
});
