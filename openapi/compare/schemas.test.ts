import { describe, expect, it } from 'vitest';
import type { Schema } from './contract.ts';
import { breaksBetween, object } from './sample.ts';

const text: Schema = { type: 'string' };
const inside = (property: Schema) => object({ note: property });

/** The breaking changes in a request and in a response when a property changes. */
function findBreaks(before: Schema, after: Schema) {
  return {
    request: breaksBetween({ request: before }, { request: after }),
    response: breaksBetween({ response: before }, { response: after }),
  };
}

interface Rule {
  rule: string;
  before: Schema;
  after: Schema;
  request?: string;
  response?: string;
}

const rules: Rule[] = [
  {
    rule: 'a type narrowed',
    before: inside({ type: ['string', 'integer'] }),
    after: inside(text),
    request: 'changed the type of `note` from `string` and `integer` to `string`',
  },
  {
    rule: 'a type widened',
    before: inside({ type: 'integer' }),
    after: inside({ type: 'number' }),
    response: 'changed the type of `note` from `integer` to `number`',
  },
  {
    rule: 'a type changed',
    before: inside(text),
    after: inside({ type: 'integer' }),
    request: 'changed the type of `note` from `string` to `integer`',
    response: 'changed the type of `note` from `string` to `integer`',
  },
  {
    rule: 'nullability added',
    before: inside(text),
    after: inside({ type: ['string', 'null'] }),
    response: 'may now be null: `note`',
  },
  {
    rule: 'nullability removed',
    before: inside({ type: ['string', 'null'] }),
    after: inside(text),
    request: 'no longer allows null for `note`',
  },
  {
    rule: 'an enum value removed',
    before: inside({ type: 'string', enum: ['a', 'b'] }),
    after: inside({ type: 'string', enum: ['a'] }),
    request: 'lost the value `b` of `note`',
  },
  {
    rule: 'enum values added',
    before: inside({ type: 'string', enum: ['a'] }),
    after: inside({ type: 'string', enum: ['a', 'b', 'c'] }),
    response: 'may now return the values `b` and `c` in `note`',
  },
  {
    rule: 'a list of values added',
    before: inside(text),
    after: inside({ type: 'string', const: 'a' }),
    request: 'restricts `note` to `a`',
  },
  {
    rule: 'a list of values given up',
    before: inside({ type: 'string', enum: ['a'] }),
    after: inside(text),
    response: 'no longer restricts the values of `note`',
  },
  {
    rule: 'maxLength lowered',
    before: inside({ type: 'string', maxLength: 500 }),
    after: inside({ type: 'string', maxLength: 250 }),
    request: 'changed `maxLength` of `note` from `500` to `250`',
  },
  {
    rule: 'maxLength added',
    before: inside(text),
    after: inside({ type: 'string', maxLength: 250 }),
    request: 'changed `maxLength` of `note` from none to `250`',
  },
  {
    rule: 'maxLength raised',
    before: inside({ type: 'string', maxLength: 250 }),
    after: inside({ type: 'string', maxLength: 500 }),
  },
  {
    rule: 'minLength raised',
    before: inside({ type: 'string', minLength: 1 }),
    after: inside({ type: 'string', minLength: 2 }),
    request: 'changed `minLength` of `note` from `1` to `2`',
  },
  {
    rule: 'minLength given up',
    before: inside({ type: 'string', minLength: 1 }),
    after: inside(text),
  },
  {
    rule: 'a pattern changed',
    before: inside({ type: 'string', pattern: '^a' }),
    after: inside({ type: 'string', pattern: '^b' }),
    request: 'changed the pattern of `note` from `^a` to `^b`',
    response: 'changed the pattern of `note` from `^a` to `^b`',
  },
  {
    rule: 'a pattern added',
    before: inside(text),
    after: inside({ type: 'string', pattern: '^a' }),
    request: 'requires the pattern `^a` of `note`',
  },
  {
    rule: 'a format given up',
    before: inside({ type: 'string', format: 'date' }),
    after: inside(text),
    response: 'no longer has the format `date` of `note`',
  },
  {
    rule: 'another keyword changed, whatever it means',
    before: inside({ type: 'array', items: text }),
    after: inside({ type: 'array', items: text, uniqueItems: true }),
    request: 'changed `uniqueItems` of `note`',
    response: 'changed `uniqueItems` of `note`',
  },
  {
    rule: 'additionalProperties closed',
    before: object({ note: text }, { additionalProperties: true }),
    after: object({ note: text }),
    request: 'rejects undefined properties of the body',
  },
  {
    rule: 'a required property removed',
    before: object({ note: text, name: text }),
    after: object({ note: text }),
    request: 'lost the required property `name`',
    response: 'lost the required property `name`',
  },
  {
    rule: 'an optional property removed',
    before: object({ name: text }, { required: [] }),
    after: object({}),
    request: 'lost the optional property `name`',
    response: 'lost the optional property `name`',
  },
  {
    rule: 'a property no longer required',
    before: object({ name: text }),
    after: object({ name: text }, { required: [] }),
    response: 'no longer guarantees the property `name`',
  },
  {
    rule: 'a property newly required',
    before: object({ name: text }, { required: [] }),
    after: object({ name: text }),
    request: 'requires the property `name`',
  },
  {
    rule: 'a required property added',
    before: object({}),
    after: object({ name: text }),
    request: 'has the new required property `name`',
  },
  {
    rule: 'an optional property added',
    before: object({}),
    after: object({ name: text }, { required: [] }),
  },
  {
    rule: 'a change deep inside a list',
    before: inside({ type: 'array', items: object({ title: text }) }),
    after: inside({ type: 'array', items: object({ title: { type: 'integer' } }) }),
    request: 'changed the type of `note[].title` from `string` to `integer`',
    response: 'changed the type of `note[].title` from `string` to `integer`',
  },
  {
    rule: 'a change in the values of a map',
    before: { type: 'object', additionalProperties: text },
    after: { type: 'object', additionalProperties: { type: ['string', 'null'] } },
    response: 'may now be null: `{}`',
  },
  {
    rule: 'words alone changed',
    before: inside({ type: 'string', description: 'A note.', example: 'a' }),
    after: inside({ type: 'string', description: 'What was noted.', deprecated: true }),
  },
];

describe('the breaking changes of a schema', () => {
  it.each(rules)(
    'the changed schema breaks this rule: $rule',
    ({ before, after, request, response }) => {
      expect(findBreaks(before, after)).toEqual({
        request: request ? [`the request ${request}`] : [],
        response: response ? [`the response 200 ${response}`] : [],
      });
    },
  );

  it.each(rules)('an unchanged schema breaks nothing ($rule)', ({ before, after }) => {
    expect(findBreaks(before, structuredClone(before))).toEqual({ request: [], response: [] });
    expect(findBreaks(after, structuredClone(after))).toEqual({ request: [], response: [] });
  });
});
