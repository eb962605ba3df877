import { describe, expect, it } from 'vitest';
import { createContract } from '../contract/contract.ts';
import type { Schema } from '../contract/shapes.ts';
import type { Json } from '../json.ts';
import { toyContract } from '../testing/toy-contract.ts';
import { badBodies } from './bad-bodies.ts';
import { badParameters } from './bad-parameters.ts';
import { fresh } from './fresh.ts';
import { createRandom } from './random.ts';

const contract = createContract(toyContract);
const bad = (schema: Schema, body: Json) => badBodies(contract, schema, body);
const whats = (schema: Schema, body: Json) =>
  bad(schema, body).map(({ at, what }) => `${at || 'body'} ${what}`);

describe('bad input', () => {
  it('bad input breaks its schema, each in one location', () => {
    const schema: Schema = {
      type: 'object',
      additionalProperties: false,
      required: ['name'],
      properties: { name: { type: 'string', maxLength: 3 } },
    };
    expect(whats(schema, { name: 'abc' })).toEqual([
      'body is of type array',
      'body is null',
      'name is missing',
      'unknownProperty is no property of the contract',
      'name is of type object',
      'name is a number instead',
      'name is null',
      'name is longer than 3',
    ]);
  });

  it('bad input never is what the contract allows', () => {
    const anything: Schema = { type: ['string', 'null', 'number', 'object', 'array', 'boolean'] };
    expect(whats(anything, 'x')).toEqual([]);
  });

  it('bad input reaches into lists, nested objects and the intended branch of a choice', () => {
    const branch = (type: string, value: Schema): Schema => ({
      type: 'object',
      required: ['type', 'value'],
      properties: { type: { type: 'string', const: type }, value },
    });
    const schema: Schema = {
      type: 'array',
      items: {
        oneOf: [branch('a', { type: 'integer', minimum: 5 }), branch('b', { type: 'boolean' })],
      },
    };
    const found = whats(schema, [{ type: 'a', value: 7 }]);
    expect(found).toContain('0.value is below 5');
    expect(found).toContain('0.value is no whole number');
    expect(found).toContain('0.type is none of the choices');
    expect(found).toContain('0.value is missing');
  });

  it('bad input joins all parts of a schema', () => {
    const schema: Schema = {
      allOf: [
        { type: 'object', required: ['a'], properties: { a: { type: 'string', minLength: 2 } } },
        { type: 'object', required: ['b'], properties: { b: { type: 'number', maximum: 3 } } },
      ],
    };
    const found = whats(schema, { a: 'xx', b: 1 });
    expect(found).toEqual(
      expect.arrayContaining([
        'a is missing',
        'b is missing',
        'a is shorter than 2',
        'b is above 3',
      ]),
    );
  });

  it('bad input for an address leaves out required parts, and what cannot be a text', () => {
    const found = badParameters(contract, contract.operation('getThings'));
    expect(found.map(({ name, keyword, value }) => [name, keyword, value])).toEqual([
      ['skip', 'required', undefined],
      ['skip', 'type', '1.5'],
      ['skip', 'minimum', '-1'],
      ['skip', 'type', 'perhaps'],
    ]);
    const inPath = badParameters(contract, contract.operation('getThing'));
    expect(inPath.map(({ name, value }) => [name, value])).toEqual([['thingId', 'not-a-uuid']]);
  });
});

describe('a generated example', () => {
  const { body } = contract.operation('addThing');
  const make = (isNew: boolean) => {
    const [, example] = body?.examples[0] ?? [];
    const options = { contract, isNew, tenantId: 'here', known: () => undefined };
    return fresh(example, body?.schema ?? {}, options) as Record<string, unknown>;
  };

  it('a generated example has a new id, a unique name within its limit, and dates near now', () => {
    const [first, second] = [make(true), make(true)];
    expect(first['id']).not.toBe(second['id']);
    expect(first['name']).not.toBe(second['name']);
    expect(String(first['name']).length).toBeLessThanOrEqual(20);
    const days = (Date.parse(String(first['due'])) - Date.now()) / 86_400_000;
    expect(Math.abs(days)).toBeLessThan(4);
    expect(contract.fits(body?.schema ?? {}, first)).toBe(true);
  });

  it('a generated example keeps id and name when nothing is created', () => {
    expect(make(false)).toMatchObject({ name: 'A thing', id: expect.stringMatching(/^1111/) });
  });

  it('a generated example names existing records, or none when that is allowed', () => {
    const schema: Schema = {
      type: 'object',
      properties: {
        projectId: { type: 'string', format: 'uuid' },
        taskId: { type: ['string', 'null'], format: 'uuid' },
        tenantId: { type: 'string' },
      },
    };
    const example = { projectId: 'p', taskId: 't', tenantId: 'x' };
    const known = (name: string) => (name === 'projectId' ? 'known-project' : undefined);
    const options = { contract, isNew: true, tenantId: 'here', known };
    expect(fresh(example, schema, options)).toEqual({
      projectId: 'known-project',
      taskId: null,
      tenantId: 'here',
    });
  });
});

describe('the random generator of the kit', () => {
  const numbers = (seed: number, purpose: string) => {
    const random = createRandom(seed, purpose);
    return Array.from({ length: 20 }, () => random.below(1000));
  };

  it('the random values are repeated by their seed, and differ by seed and by purpose', () => {
    expect(numbers(1, 'a')).toEqual(numbers(1, 'a'));
    expect(numbers(1, 'a')).not.toEqual(numbers(2, 'a'));
    expect(numbers(1, 'a')).not.toEqual(numbers(1, 'b'));
  });

  it('the random generator has nothing to select from an empty list', () => {
    expect(() => createRandom(1, 'a').pick([])).toThrow(
      'Expected a list with at least one item, found an empty one.',
    );
  });
});
