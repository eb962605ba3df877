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
    'take the example %s',
    (name) => {
      expect(example(name)).toBeDefined();
      expect(post(example(name))).toEqual([]);
    },
  );

  it('speak only of the kind of post that was meant', () => {
    const errors = post({ type: 'restart', entryPayLoad: { id: crypto.randomUUID() } });
    expect(errors.filter((error) => error.endsWith(' required'))).toEqual([
      '#/entryPayLoad required',
    ]);
    expect(errors.filter((error) => error.endsWith(' const'))).toEqual([]);
  });

  it('refuse a kind of post that does not exist', () => {
    expect(post({ type: 'brake', entryPayLoad: {} })).toContain('#/type enum');
  });

  it('refuse a parameter that the contract does not name', () => {
    const { path, query } = requests.operations['getClockWorkDay'] ?? {};
    const right = { tenantId: 'aster', date: '2026-03-02' };
    expect(getErrors(right, path, requests.$defs)).toEqual([]);
    expect(getErrors({ ...right, date: 'today' }, path, requests.$defs)).toContain('#/date format');
    expect(getErrors({ page: 1 }, query, requests.$defs)).not.toEqual([]);
  });

  it('carry no text for readers', () => {
    expect(JSON.stringify(requests)).not.toMatch(/"description":\s*"/);
  });
});

describe('answer schemas', () => {
  const day = responses.operations['getClockWorkDay'];

  it('take the examples and refuse what the contract does not name', () => {
    const schema = day?.['200']?.['application/json'];
    const value = example('Day');
    expect(value).toBeDefined();
    expect(getErrors(value, schema, responses.$defs)).toEqual([]);
    expect(getErrors({ ...Object(value), extra: 1 }, schema, responses.$defs)).not.toEqual([]);
  });

  it('include the refusals', () => {
    expect(Object.keys(day ?? {})).toEqual(['200', '400', '401', '403', '404', '500', '503']);
  });
});
