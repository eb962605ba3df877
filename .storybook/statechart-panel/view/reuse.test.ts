import { describe, expect, it } from 'vitest';
import { reuse } from './reuse.ts';

describe('what came anew over a channel', () => {
  it('is the old value when nothing has changed', () => {
    const old = { a: [1, { b: null }], c: 'd' };
    expect(reuse(old, structuredClone(old))).toBe(old);
  });

  it('keeps the parts that are equal and takes the others', () => {
    const old = { steps: [{ id: '1' }, { id: '2', note: '' }] };
    const next = reuse(old, { steps: [{ id: '1' }, { id: '2', note: 'x' }, { id: '3' }] });
    expect(next).toEqual({ steps: [{ id: '1' }, { id: '2', note: 'x' }, { id: '3' }] });
    expect(next.steps[0]).toBe(old.steps[0]);
  });

  it.each([
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[1, 2], [1]],
    [{ 0: 'a' }, ['a']],
    [null, {}],
  ])('tells %j from %j', (old: unknown, fresh: unknown) => {
    expect(reuse(old, fresh)).toStrictEqual(fresh);
  });
});
