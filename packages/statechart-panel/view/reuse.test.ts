import { describe, expect, it } from 'vitest';
import { reuse } from './reuse.ts';

describe('values received again over a channel', () => {
  it('an unchanged value is returned as the old object', () => {
    const old = { a: [1, { b: null }], c: 'd' };
    expect(reuse(old, structuredClone(old))).toBe(old);
  });

  it('equal parts of a changed value are reused and the others replaced', () => {
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
  ])('%j is distinguished from %j', (old: unknown, fresh: unknown) => {
    expect(reuse(old, fresh)).toStrictEqual(fresh);
  });
});
