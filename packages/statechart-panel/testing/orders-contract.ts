import type { OpenApiDocument } from '../core/responses/document.ts';

/** A small contract with one of everything that example responses are made from. */
export const ordersContract: OpenApiDocument = {
  paths: {
    '/orders/{id}': {
      get: {
        operationId: 'getOrder',
        responses: {
          200: {
            description: 'The order.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Order' },
                examples: {
                  full: { summary: 'One with items', value: { id: 'o1', items: 3 } },
                  bare: { $ref: '#/components/examples/Bare' },
                },
              },
            },
          },
          404: { $ref: '#/components/responses/NotFound' },
          500: {
            description: 'Internal error.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        },
      },
    },
    '/orders/latest': {
      get: { operationId: 'getLatest', responses: { 204: { description: '' } } },
    },
    '/orders': {
      post: {
        operationId: 'placeOrder',
        responses: {
          201: {
            description: 'Order placed.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Placed' } } },
          },
          409: { $ref: '#/components/responses/NotFound' },
          503: { description: 'Shop closed.' },
        },
      },
    },
  },
  components: {
    examples: { Bare: { value: { id: 'o1', items: 0 } } },
    responses: {
      NotFound: {
        description: 'Not found.',
        content: { 'application/json': { example: { code: 'notFound' } } },
      },
    },
    schemas: {
      Problem: {
        type: 'object',
        properties: {
          code: { type: 'string', enum: ['error', 'down'] },
          traceId: { type: 'string', format: 'uuid' },
          causes: { type: 'array', items: { $ref: '#/components/schemas/Problem' } },
        },
        required: ['code'],
      },
      Order: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          items: { type: 'integer', minimum: 1 },
          lines: { type: 'array', items: { type: 'string' } },
          note: { type: ['string', 'null'] },
          buyer: { oneOf: [{ $ref: '#/components/schemas/Problem' }, { type: 'null' }] },
        },
      },
      Placed: {
        allOf: [
          { $ref: '#/components/schemas/Order' },
          { type: 'object', properties: { number: { type: 'string', example: 'N-1' } } },
        ],
      },
    },
  },
};
