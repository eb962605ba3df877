import { readFileSync } from 'node:fs';
import { Validator, type Schema } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';
import responses from '../generated/schemas/clockwork.answers.ts';
import requests from '../generated/schemas/clockwork.requests.ts';

interface Examples {
  components: { examples: Record<string, { value: unknown }> };
}

const { components }: Examples = JSON.parse(
  readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8'),
);
const example = (name: string) => components.examples[name]?.value;

function getErrors(value: unknown, schema: Schema | null | undefined, $defs: object) {
  const { errors } = new Validator({ ...schema, $defs }, '2020-12', false).validate(value);
  return errors.map(({ instanceLocation, keyword }) => `${instanceLocation} ${keyword}`);
}

const post = (value: unknown) =>
  getErrors(value, requests.operations['postClockWork']?.body, requests.$defs);

describe('request schemas', () => {
  it.each(['Add', 'Restart', 'Crossover', 'Update', 'End', 'Break', 'UpFill', 'DownFill'])(
    'the request schemas accept the example %s',
    (name) => {
      expect(example(name)).toBeDefined();
      expect(post(example(name))).toEqual([]);
    },
  );

  it('the request schemas report only errors of the intended kind of post', () => {
    const errors = post({ type: 'restart', entryPayLoad: { id: crypto.randomUUID() } });
    expect(errors.filter((error) => error.endsWith(' required'))).toEqual([
      '#/entryPayLoad required',
    ]);
    expect(errors.filter((error) => error.endsWith(' const'))).toEqual([]);
  });

  it('the request schemas reject a kind of post that does not exist', () => {
    expect(post({ type: 'brake', entryPayLoad: {} })).toContain('#/type enum');
  });

  it('the request schemas reject a parameter that the contract does not name', () => {
    const { path, query } = requests.operations['getClockWorkDay'] ?? {};
    const right = { tenantId: 'aster', date: '2026-03-02' };
    expect(getErrors(right, path, requests.$defs)).toEqual([]);
    expect(getErrors({ ...right, date: 'today' }, path, requests.$defs)).toContain('#/date format');
    expect(getErrors({ page: 1 }, query, requests.$defs)).not.toEqual([]);
  });

  it('the request schemas have no text for readers', () => {
    expect(JSON.stringify(requests)).not.toMatch(/"description":\s*"/);
  });
});

describe('response schemas', () => {
  const day = responses.operations['getClockWorkDay'];

  it('the response schemas accept the examples and reject what the contract does not name', () => {
    const schema = day?.['200']?.['application/json'];
    const value = example('Day');
    expect(value).toBeDefined();
    expect(getErrors(value, schema, responses.$defs)).toEqual([]);
    expect(getErrors({ ...Object(value), extra: 1 }, schema, responses.$defs)).not.toEqual([]);
  });

  it('the response schemas include the error responses', () => {
    expect(Object.keys(day ?? {})).toEqual(['200', '400', '401', '403', '404', '500', '503']);
  });
});
