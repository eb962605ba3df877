/**
 * A small contract with the features of the real one: files, uploads, streams, GETs that change
 * state.
 */
import type { Json, JsonObject } from '../json.ts';

const headers: JsonObject = {
  'X-Content-Type-Options': { required: true, schema: { type: 'string', const: 'nosniff' } },
};

const json = (schema: JsonObject, example: Json): JsonObject => ({
  headers,
  content: { 'application/json': { schema, example } },
});

const error: JsonObject = {
  type: 'object',
  required: ['errorMessages', 'code', 'traceId'],
  properties: {
    errorMessages: { type: 'array', items: { type: 'string' } },
    code: { type: 'string' },
    traceId: { type: 'string' },
  },
};

const thing: JsonObject = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name', 'kind'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { type: 'string', minLength: 1, maxLength: 20 },
    kind: { type: 'string', enum: ['small', 'large'] },
    count: { type: ['integer', 'null'], minimum: 0, maximum: 9 },
    tags: { type: 'array', maxItems: 2, items: { type: 'string', maxLength: 5 } },
    due: { type: 'string', format: 'date' },
  },
};

const example = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'A thing',
  kind: 'small',
  count: 3,
  tags: ['new'],
  due: '2026-03-04',
};

const errorResponses: JsonObject = Object.fromEntries(
  ['400', '401', '403', '404', '415'].map((status) => [
    status,
    json(
      { $ref: '#/components/schemas/ErrorAnswer' },
      { errorMessages: ['x'], code: 'x', traceId: 'x' },
    ),
  ]),
);

const inPath = (name: string, value: string, format?: string): JsonObject => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string', ...(format !== undefined && { format }) },
  example: value,
});

function operation(operationId: string, success: JsonObject, more: JsonObject = {}): JsonObject {
  return {
    operationId,
    tags: ['things'],
    summary: operationId,
    'x-source': 'THING-001',
    'x-privilege': 'things.basic',
    ...more,
    responses: { '200': success, ...errorResponses },
  };
}

const ref = { $ref: '#/components/schemas/Thing' };
const done = json(
  {
    type: 'object',
    required: ['successMessages'],
    properties: { successMessages: { type: 'array' } },
  },
  { successMessages: [] },
);
const file = (type: string): JsonObject => ({
  headers,
  content: { [type]: { schema: { type: 'string' } } },
});
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const thingId = inPath('thingId', example.id, 'uuid');
const image = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    },
    example: { file: 'picture.png' },
  },
};

/** The contract of a server of things. */
export const toyContract: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '9.9.9' },
  security: [{ token: [] }],
  paths: {
    '/{tenantId}/tenantuser/profile': {
      parameters: [inPath('tenantId', 'here')],
      get: operation(
        'getProfile',
        json({ type: 'object', required: ['profile'] }, { profile: {} }),
        { 'x-privilege': 'none' },
      ),
    },
    '/{tenantId}/things': {
      parameters: [inPath('tenantId', 'here')],
      get: operation(
        'getThings',
        json(
          {
            type: 'object',
            required: ['things'],
            properties: { things: { type: 'array', items: ref } },
          },
          { things: [example] },
        ),
        {
          parameters: [
            {
              name: 'skip',
              in: 'query',
              required: true,
              schema: { type: 'integer', minimum: 0 },
              example: 0,
            },
          ],
        },
      ),
      post: operation('addThing', done, { requestBody: { required: true, ...json(ref, example) } }),
    },
    '/{tenantId}/things/{thingId}': {
      parameters: [inPath('tenantId', 'here'), thingId],
      get: operation('getThing', json(ref, example)),
    },
    '/{tenantId}/things/{thingId}/watch': {
      parameters: [inPath('tenantId', 'here'), thingId],
      get: operation('watchThing', done, { 'x-mutates': true }),
    },
    '/{tenantId}/things/{thingId}/image': {
      parameters: [inPath('tenantId', 'here'), thingId],
      post: operation('addImage', done, { requestBody: { required: true, content: image } }),
    },
    '/{tenantId}/things-report': {
      parameters: [inPath('tenantId', 'here')],
      get: operation('getReport', file(excel)),
    },
    '/{tenantId}/hubs/things': {
      parameters: [inPath('tenantId', 'here')],
      get: operation('streamThings', file('text/event-stream')),
    },
  },
  components: { schemas: { ErrorAnswer: error, Thing: thing } },
};
