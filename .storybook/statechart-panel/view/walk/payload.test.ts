import { describe, expect, it } from 'vitest';
import type { PlainEvent } from '../../link/protocol.ts';
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
  it('has a field for each property, and JSON for what is nested or null', () => {
    expect(getFields(example).map(({ name, kind }) => [name, kind])).toEqual([
      ['name', 'text'],
      ['price', 'number'],
      ['isShared', 'flag'],
      ['tags', 'json'],
      ['owner', 'json'],
    ]);
  });

  it('sends the example when nothing was changed', () => {
    expect(readPayload(example, {})).toEqual({ event: example, errors: null });
  });

  it('reads numbers, flags and JSON by their kind', () => {
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

  it('says which fields cannot be read, each with its reason', () => {
    const { event, errors } = readPayload(example, { price: ' ', tags: '[1,' });
    expect(event).toBeNull();
    expect(errors).toEqual({
      price: 'This has to be a number.',
      tags: expect.stringMatching(/^This is not JSON: /),
    });
  });
});
