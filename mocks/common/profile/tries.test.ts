import { describe, expect, it } from 'vitest';
import { waitAfter } from './tries.ts';

const at = '2026-03-11T12:00:00.000Z';
const after = (seconds: number) => Date.parse(at) + seconds * 1000;

describe('the wait after failed attempts', () => {
  it('failed attempts before the fifth have no wait', () => {
    expect(waitAfter(undefined, after(0))).toBe(0);
    expect(waitAfter({ wrong: 4, at }, after(0))).toBe(0);
  });

  it.each([
    [0, 60],
    [0.5, 60],
    [59, 1],
    [60, 0],
    [3600, 0],
  ])(
    'the wait is a minute from the last failed attempt: %s s later %s s are left',
    (seconds, remaining) => {
      expect(waitAfter({ wrong: 5, at }, after(seconds))).toBe(remaining);
    },
  );

  it('the wait after failed attempts starts again with each further failed attempt', () => {
    expect(waitAfter({ wrong: 6, at }, after(10))).toBe(50);
  });
});
