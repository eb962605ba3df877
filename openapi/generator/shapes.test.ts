import { expect, it } from 'vitest';
import { getResponseType } from './shapes.mjs';

const contract = {
  components: {
    schemas: {
      Row: {
        type: 'object',
        required: ['id', 'parts', 'inner'],
        properties: {
          id: { type: 'string' },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Row' } },
          inner: {
            type: ['object', 'null'],
            required: ['x'],
            properties: { x: { type: 'number' } },
          },
        },
      },
      Other: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
    },
  },
};

const buildShape = (schema: object, type = 'application/json') =>
  getResponseType(contract, { responses: { 200: { content: { [type]: { schema } } }, 400: {} } });

const object = (properties: Record<string, object>, required = Object.keys(properties)) =>
  buildShape({ type: 'object', required, properties });

it.each([
  ['the types of what is required', { a: { type: 'string' }, b: { type: 'integer' } }, '{a" b#}'],
  ['null beside a type', { a: { type: ['string', 'null'] } }, '{a"?}'],
  ['constants and choices', { a: { const: true }, b: { enum: ['x', null] } }, '{a! b"?}'],
  ['anything', { a: {} }, '{a}'],
  ['lists', { a: { type: 'array', items: { type: 'string' } } }, '{a["}'],
  [
    'one of several objects',
    {
      a: { oneOf: [{ $ref: '#/components/schemas/Row' }, { $ref: '#/components/schemas/Other' }] },
    },
    '{a{}}',
  ],
  [
    'an object or null',
    { a: { anyOf: [{ $ref: '#/components/schemas/Other' }, { type: 'null' }] } },
    '{a?{}}',
  ],
  [
    'inside, only lists and objects, and itself once',
    { a: { $ref: '#/components/schemas/Row' } },
    '{a{parts[{} inner?{}}}',
  ],
])('a shape includes %s', (_, properties, shape) => {
  expect(object(properties)).toBe(shape);
});

it('a shape leaves out what is not required', () => {
  expect(object({ a: { type: 'string' }, b: { type: 'string' } }, ['b'])).toBe('{b"}');
});

it('a shape names the media types of a file', () => {
  expect(buildShape({ type: 'string' }, 'application/pdf')).toBe('application/pdf');
});

it('a shape is empty when nothing is returned', () => {
  expect(getResponseType(contract, { responses: { 204: { description: 'Done.' } } })).toBe('');
});
