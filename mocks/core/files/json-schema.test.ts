import { dereference, format, validate, type OutputUnit, type Schema } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';
import { areas } from '../../areas.gen.ts';
import { formats } from './formats.ts';
import { unfitIn } from './json-schema.ts';
import type { RequestSchemas } from '../requests/validate.ts';

/** Compares with a full validator: its errors at the leaves, named as `unfitIn` names them. */
function libraryFor(schema: Schema, $defs: object): (value: unknown) => string[] {
  const root = { ...schema, $defs };
  const lookup = dereference(root);
  return (value) => {
    const { errors } = validate(value, root, '2020-12', lookup, false);
    return [...new Set(errors.filter(({ keyword }) => !outer.has(keyword)).map(named))].toSorted();
  };
}

const outer = new Set(['properties', 'items', 'oneOf', 'allOf', '$ref', 'if', 'false']);

const named = ({ keyword, instanceLocation, error }: OutputUnit): string => {
  const ofName = keyword === 'required' || keyword === 'additionalProperties';
  const name = ofName ? (/"([^"]+)"/.exec(error)?.[1] ?? '') : '';
  const at = instanceLocation.replace(/^#\/?/, '').split('/');
  return `${keyword} ${[...at, name].filter(Boolean).join('.')}`;
};

const message = (value: unknown, schema: Schema, requests: RequestSchemas): string[] => {
  const found = unfitIn(value, schema, requests).map(({ keyword, at, constraint }) => {
    const ofName = keyword === 'required' || keyword === 'additionalProperties';
    return `${keyword} ${[at, ofName ? String(constraint) : ''].filter(Boolean).join('.')}`;
  });
  return [...new Set(found)].toSorted();
};

/** A value with everything that a schema may contain, though not always valid. */
function buildSample(schema: Schema | boolean, $defs: Record<string, Schema>, depth = 0): unknown {
  if (typeof schema === 'boolean' || depth > 7) return 0;
  const inside = (part: Schema | boolean) => buildSample(part, $defs, depth + 1);
  if (schema.$ref !== undefined) return inside($defs[schema.$ref.slice('#/$defs/'.length)] ?? true);
  if (schema.oneOf?.[0] !== undefined) return inside(schema.oneOf[0]);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const own = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, inside(part)]);
  switch ([schema.type].flat()[0]) {
    case 'object': {
      const branch = schema.allOf?.[0];
      const others = typeof branch === 'object' && branch.else ? inside(branch.else) : {};
      return { ...Object(others), ...Object.fromEntries(own) };
    }
    case 'array':
      return [inside(Array.isArray(schema.items) ? true : (schema.items ?? true))];
    case 'string':
      return samples[schema.format ?? ''] ?? 'aster';
    case 'boolean':
      return true;
    default:
      return 1;
  }
}

const samples: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000001',
  date: '2026-03-11',
  'date-time': '2026-03-11T12:00:00Z',
  email: 'ava@aster.test',
  uri: 'https://aster.test/a?b#c',
};

/** The value with a change at each of its locations, with an extra property, or without one. */
function* mutateValue(value: unknown): Generator {
  yield* wrong;
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) yield [...value, ...value];
  else yield { ...value, 'one more': 1 };
  for (const [name, part] of Object.entries(value)) {
    const { [name]: _, ...less } = Object(value);
    if (!Array.isArray(value)) yield less;
    for (const other of mutateValue(part)) {
      yield Array.isArray(value) ? [other] : { ...value, [name]: other };
    }
  }
}

const wrong = [null, true, -1, 1.5, 1e12, '', 'x'.repeat(5000), '2026-02-30', 'no one', [], {}];

describe.each(Object.entries(areas))('the requests of %s', (_, load) => {
  it('all requests are validated as by a full validator', async () => {
    const { requests }: { requests: RequestSchemas } = await load();
    for (const [id, parts] of Object.entries(requests.operations)) {
      for (const schema of [parts.path, parts.query, parts.body]) {
        if (!schema) continue;
        const sample = buildSample(schema, requests.$defs);
        const values = [sample, ...mutateValue(sample)];
        const expected = values.map(libraryFor(schema, requests.$defs));
        expect({ id, message: values.map((value) => message(value, schema, requests)) }).toEqual({
          id,
          message: expected,
        });
      }
    }
  });
});

it.each([
  ['date', '2024-02-29', '2023-02-29', '0000-01-01', '2026-13-01', '2026-1-01', ' 2026-01-01'],
  ['date-time', '2026-03-11t12:00:00.5+05:30', '2026-03-11 12:00:00z', '2026-03-11T24:00:00Z'],
  ['date-time', '2016-12-31T23:59:60Z', '2016-12-31T18:59:60-05:00', '2016-12-31T22:59:60Z'],
  ['date-time', '2026-02-29T12:00:00Z', '2026-03-11T12:00:00', '2026-03-11T12:00:00+24:00'],
  ['uuid', 'A0000000-0000-0000-0000-00000000000f', 'A0000000000000000000000000000000'],
])('the format %s is validated as by a full validator', (name, ...texts) => {
  const assessed = (by: typeof format) => texts.map((text) => by[name]?.(text));
  expect(assessed(formats)).toEqual(assessed(format));
});
