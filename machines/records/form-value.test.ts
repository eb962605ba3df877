import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isSameValue, buildValueSchema, withoutFiles, type FormValue } from './form-value.ts';

const file = new File(['a'], 'a.txt');

describe('the comparison of two values', () => {
  it.each<[FormValue, FormValue]>([
    ['a', 'a'],
    [null, null],
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [
      { start: '2026-01-01', end: null },
      { end: null, start: '2026-01-01' },
    ],
    [[{ name: 'a', tags: ['x'] }], [{ name: 'a', tags: ['x'] }]],
    [file, file],
  ])('the values %j and %j are equal', (one, other) => {
    expect(isSameValue(one, other)).toBe(true);
  });

  it.each<[FormValue, FormValue]>([
    ['1', 1],
    ['', null],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [['a'], ['a', 'b']],
    [[], {}],
    [{ name: 'a' }, { name: 'a', tags: [] }],
    [[{ name: 'a', tags: ['x'] }], [{ name: 'a', tags: ['y'] }]],
    [file, new File(['a'], 'a.txt')],
    [file, {}],
  ])('the values %j and %j differ', (one, other) => {
    expect([isSameValue(one, other), isSameValue(other, one)]).toEqual([false, false]);
  });
});

describe('the value that a device persists', () => {
  it('a persisted value has no files, which have to be selected again', () => {
    const persisted = withoutFiles({ form: { bill: file, rows: [{ scan: file, name: 'a' }] } });
    expect(persisted).toEqual({ form: { bill: null, rows: [{ scan: null, name: 'a' }] } });
  });

  it.each<[FormValue, unknown, unknown]>([
    ['', 'text', 1],
    [0, 1, '1'],
    [false, true, 'true'],
    [{ city: '' }, { city: 'Berlin' }, { city: 'Berlin', zip: '1' }],
    [[''], ['a', 'b'], [1]],
    [[], [], ['a']],
    [null, null, 'a'],
  ])(
    'a persisted value has the type of its empty value: of %j it may be %j, not %j',
    (empty, persisted, strange) => {
      const schema = buildValueSchema(empty);
      expect([v.is(schema, persisted), v.is(schema, strange)]).toEqual([true, false]);
    },
  );
});
