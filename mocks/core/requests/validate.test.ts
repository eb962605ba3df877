import { format as formats, type Schema } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';
import requests from '@atrium/contract/generated/schemas/clockwork.requests.ts';
import { HttpError } from './http-error.ts';
import { readQuery } from './request.ts';
import { unfitIn } from '../files/json-schema.ts';
import { checkRequest, type RequestParts } from './validate.ts';

const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const body = object(
  {
    name: { type: 'string', minLength: 2, maxLength: 5 },
    age: { type: 'integer', minimum: 0 },
    day: { type: 'string', format: 'date' },
    email: { type: 'string', format: 'email' },
    kind: { type: 'string', enum: ['a', 'b'] },
    tags: { type: 'array', minItems: 1, maxItems: 2, items: { type: 'string' } },
    home: object({ street: { type: 'string' } }, ['street']),
    note: { $ref: '#/$defs/Note' },
  },
  ['name'],
);
const $defs: Record<string, Schema> = { Note: { type: ['string', 'null'], maxLength: 3 } };

/** The rejected fields of a body, each with its message key. */
function listRejectedFields(sent: unknown, parts: Partial<RequestParts> = {}, schema = body) {
  const query = object({ page: { type: 'integer', minimum: 1 } });
  const path = object({ date: { type: 'string', format: 'date' } });
  try {
    const all = { path: { date: '2026-03-11' }, query: {}, body: sent, ...parts };
    checkRequest(all, { path, query, body: schema, isForm: false }, { $defs, formats });
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 400) throw error;
    return Object.fromEntries(
      Object.entries(error.fields).map(([field, [message]]) => [field, message?.key]),
    );
  }
  return {};
}

describe('a request that does not match the contract', () => {
  it('a request that matches the contract passes', () => {
    const good = { name: 'Ada', age: 3, day: '2026-02-28', kind: 'a', tags: ['x'], note: null };
    expect(listRejectedFields({ ...good, home: { street: 'Main' } })).toEqual({});
  });

  it.each([
    ['a missing field is required', { age: 1 }, { name: 'required' }],
    ['a text too long', { name: 'too long' }, { name: 'tooLong' }],
    ['a text too short', { name: 'x' }, { name: 'tooShort' }],
    ['an empty text is required', { name: '' }, { name: 'required' }],
    ['no email address', { name: 'Ada', email: 'ada' }, { email: 'emailInvalid' }],
    ['a list too long', { name: 'Ada', tags: ['a', 'b', 'c'] }, { tags: 'tooLong' }],
    ['a list too short', { name: 'Ada', tags: [] }, { tags: 'tooShort' }],
    ['a wrong type', { name: 7 }, { name: 'invalid' }],
    ['a number that is none', { name: 'Ada', age: '1' }, { age: 'invalid' }],
    ['a number below its least', { name: 'Ada', age: -1 }, { age: 'invalid' }],
    ['a day that no calendar has', { name: 'Ada', day: '2026-02-30' }, { day: 'invalid' }],
    ['a value outside its list', { name: 'Ada', kind: 'c' }, { kind: 'invalid' }],
    ['an unknown field', { name: 'Ada', nickname: 'A' }, { nickname: 'unknownField' }],
    ['a field of an object inside', { name: 'Ada', home: {} }, { 'home.street': 'required' }],
    ['an item of a list', { name: 'Ada', tags: ['a', 1] }, { 'tags.1': 'invalid' }],
    ['a shared schema', { name: 'Ada', note: 'long' }, { note: 'tooLong' }],
    ['a body that is no object', ['Ada'], { body: 'invalid' }],
  ])('a request is rejected for %s', (_, sent, fieldErrors) => {
    expect(listRejectedFields(sent)).toEqual(fieldErrors);
  });

  it('a request is rejected with every invalid field at once, one message each', () => {
    expect(listRejectedFields({ name: 'x', age: -1.5, extra: true })).toEqual({
      name: 'tooShort',
      age: 'invalid',
      extra: 'unknownField',
    });
  });

  it('a request is rejected for its path and its query too', () => {
    expect(listRejectedFields({ name: 'Ada' }, { path: { date: 'today' } })).toEqual({
      date: 'invalid',
    });
    expect(listRejectedFields({ name: 'Ada' }, { query: { page: 0 } })).toEqual({
      page: 'invalid',
    });
    expect(listRejectedFields({ name: 'Ada' }, { query: { pgae: '1' } })).toEqual({
      pgae: 'unknownField',
    });
  });

  it('a request is validated only against the type of change that it names', () => {
    const schema = requests.operations['postClockWork']?.body ?? {};
    const errors = (sent: unknown) =>
      unfitIn(sent, schema, requests).map(({ keyword, at }) => `${keyword} ${at}`);
    const id = '00000000-0000-4000-8000-000000000001';
    expect(errors({ type: 'end', entryPayLoad: {} })).toEqual(['required entryPayLoad']);
    const update = { type: 'update', entryPayLoad: { id, description: 'x'.repeat(501) } };
    expect(errors(update)).toEqual(['maxLength entryPayLoad.description']);
    expect(errors({ type: 'stop', entryPayLoad: { id } })).toEqual(['enum type']);
    expect(errors({ type: 'break', entryPayLoad: { id } })).toEqual([]);
  });
});

describe('parsing a query', () => {
  const schema = object({
    page: { type: 'integer' },
    isOpen: { type: 'boolean' },
    ids: { type: 'array', items: { type: 'string' } },
    text: { type: 'string' },
  });
  const read = (query: string) => readQuery(`?${query}`, schema);

  it('the query parser gives numbers, booleans and repeated names their types', () => {
    expect(read('page=2&isOpen=true&ids=a&ids=b&text=7')).toEqual({
      page: 2,
      isOpen: true,
      ids: ['a', 'b'],
      text: '7',
    });
    expect(read('ids=a')).toEqual({ ids: ['a'] });
    expect(read('isOpen=false')).toEqual({ isOpen: false });
  });

  it('the query parser leaves values of another type unchanged, for the validation to reject', () => {
    expect(read('page=two&isOpen=1')).toEqual({ page: 'two', isOpen: '1' });
    expect(read('page=')).toEqual({ page: '' });
    expect(unfitIn(read('page=two'), schema, { $defs: {} })).toHaveLength(1);
  });

  it('the query parser leaves bytes that are not UTF-8, for the validation to reject', () => {
    for (const text of ['Cut%20%E2%82.', 'Half%20%ED%A0%BD.', '%FF', 'a=%C3']) {
      expect(read(`page=2&text=${text}`)).toEqual({ page: 2, text: '\0' });
    }
    expect(read('text=50%&page=2')).toEqual({ text: '50%', page: 2 });
    expect(read('text=%E2%82%AC+a%26b')).toEqual({ text: '€ a&b' });
  });

  it('the query parser leaves unknown names, for the validation to reject', () => {
    expect(read('other=1')).toEqual({ other: '1' });
  });
});

describe('a request with thousands of errors', () => {
  const names = Array.from({ length: 95_000 }, (_, at) => `unknown${at}`);

  it('a request with thousands of errors is rejected with the first 100 errors', () => {
    const rejectedBody = listRejectedFields({
      name: 'Ada',
      ...Object.fromEntries(names.map((each) => [each, 1])),
    });
    expect(Object.keys(rejectedBody)).toEqual(names.slice(0, 100));
  });

  it('a request is rejected with 100 errors of its query and its body together', () => {
    const query = Object.fromEntries(names.slice(0, 60).map((each) => [each, 1]));
    const sent = Object.fromEntries(names.slice(60, 200).map((each) => [each, 1]));
    expect(Object.keys(listRejectedFields(sent, { query }))).toHaveLength(100);
  });

  it.each<[string, Schema]>([
    ['a list', { type: 'array', items: { type: 'string' } }],
    ['a list of choices', { type: 'array', items: { oneOf: [{ type: 'string' }] } }],
    ['a list of all', { allOf: [{ items: { allOf: [{ type: 'string' }] } }] }],
  ])('the validation stops before the end of a list: %s', (_, schema) => {
    let reads = 0;
    const list = new Proxy(
      Array.from({ length: 1000 }, (_item, at) => at),
      {
        get: (target, name) => {
          if (typeof name === 'string' && /^\d+$/.test(name)) reads += 1;
          return Reflect.get(target, name) as unknown;
        },
      },
    );
    expect(unfitIn(list, schema, { $defs })).toHaveLength(100);
    expect(reads).toBeLessThanOrEqual(101);
  });

  it('the validation stops before the end of an object', () => {
    let reads = 0;
    const values = new Proxy(Object.fromEntries(names.map((each) => [each, 1])), {
      get: (target, name) => {
        reads += 1;
        return Reflect.get(target, name) as unknown;
      },
    });
    const schema: Schema = { type: 'object', additionalProperties: { type: 'string' } };
    expect(unfitIn(values, schema, { $defs })).toHaveLength(100);
    expect(reads).toBeLessThanOrEqual(100);
  });
});
