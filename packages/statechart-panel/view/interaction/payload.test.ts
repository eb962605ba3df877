import { describe, expect, it } from 'vitest';
import type { PlainEvent } from '../../core/link/protocol.ts';
import { getFields, readPayload } from './payload.ts';

const example: PlainEvent = {
  type: 'SAVE',
  name: 'Desk',
  price: 90,
  isShared: false,
  tags: ['a'],
  owner: null,
};

describe('the form of a payload', () => {
  it('the form has a field for each property, and JSON for nested and null values', () => {
    expect(getFields(example).map(({ name, kind }) => [name, kind])).toEqual([
      ['name', 'text'],
      ['price', 'number'],
      ['isShared', 'flag'],
      ['tags', 'json'],
      ['owner', 'json'],
    ]);
  });

  it('the form sends the example if nothing was changed', () => {
    expect(readPayload(example, {})).toEqual({ event: example, errors: null });
  });

  it('the form parses numbers, booleans and JSON by their type', () => {
    const edits = { name: '12', price: '1.5', isShared: true, tags: '[{"a":1}]', owner: '"Ann"' };
    expect(readPayload(example, edits).event).toEqual({
      type: 'SAVE',
      name: '12',
      price: 1.5,
      isShared: true,
      tags: [{ a: 1 }],
      owner: 'Ann',
    });
  });

  it('the form says which fields cannot be parsed, each with its reason', () => {
    const { event, errors } = readPayload(example, { price: ' ', tags: '[1,' });
    expect(event).toBeNull();
    expect(errors).toEqual({
      price: 'Enter a number.',
      tags: expect.stringMatching(/^Enter valid JSON: /),
    });
  });
});
