// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const responses: {
  $defs: Record<string, Schema>;
  operations: Record<string, Record<string, Record<string, Schema>>>;
} = {
  $defs: {
    App: {
      type: 'object',
      additionalProperties: false,
      required: ['appsId', 'productId', 'appName', 'url', 'type', 'port', 'version', 'changedBy', 'changedOn'],
      properties: {
        appsId: {
          $ref: '#/$defs/ServerId',
        },
        productId: {
          type: 'string',
          format: 'uuid',
        },
        appName: {
          $ref: '#/$defs/Name',
        },
        url: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        type: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        port: {
          type: 'integer',
          minimum: 0,
          maximum: 99999,
        },
        version: {
          $ref: '#/$defs/Version',
        },
        changedBy: {
          $ref: '#/$defs/ChangedBy',
        },
        changedOn: {
          $ref: '#/$defs/ChangedOn',
        },
      },
    },
    AppAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['appsEditDTO'],
      properties: {
        appsEditDTO: {
          $ref: '#/$defs/App',
        },
      },
    },
    ChangedBy: {
      type: 'string',
    },
    ChangedOn: {
      type: 'string',
      format: 'date-time',
    },
    CreatedProductAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['productGridView', 'successMessages'],
      properties: {
        productGridView: {
          type: 'array',
          items: {
            $ref: '#/$defs/Product',
          },
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ErrorAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['errorMessages', 'code', 'traceId'],
      properties: {
        errorMessages: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        code: {
          type: 'string',
        },
        traceId: {
          type: 'string',
        },
        fieldErrors: {
          type: 'object',
          additionalProperties: {
            type: 'array',
            items: {
              type: 'string',
            },
          },
        },
        changedFields: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        otherId: {
          type: 'string',
          format: 'uuid',
        },
      },
    },
    MutationAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['successMessages'],
      properties: {
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    Name: {
      type: 'string',
      minLength: 1,
      maxLength: 250,
    },
    Product: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'description', 'owner', 'startedYear', 'domain', 'status', 'version', 'changedBy', 'changedOn'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        name: {
          $ref: '#/$defs/Name',
        },
        description: {
          type: ['string', 'null'],
          maxLength: 250,
        },
        owner: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        startedYear: {
          type: 'integer',
          minimum: 0,
          maximum: 9999,
        },
        domain: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        status: {
          $ref: '#/$defs/Status',
        },
        version: {
          $ref: '#/$defs/Version',
        },
        changedBy: {
          $ref: '#/$defs/ChangedBy',
        },
        changedOn: {
          $ref: '#/$defs/ChangedOn',
        },
      },
    },
    ProductEditAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['productsEditDTO'],
      properties: {
        productsEditDTO: {
          $ref: '#/$defs/Product',
        },
      },
    },
    ProductView: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'description', 'owner', 'startedYear', 'domain', 'status', 'version', 'changedBy', 'changedOn', 'appsDTO'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        name: {
          $ref: '#/$defs/Name',
        },
        description: {
          type: ['string', 'null'],
          maxLength: 250,
        },
        owner: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        startedYear: {
          type: 'integer',
          minimum: 0,
          maximum: 9999,
        },
        domain: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        status: {
          $ref: '#/$defs/Status',
        },
        version: {
          $ref: '#/$defs/Version',
        },
        changedBy: {
          $ref: '#/$defs/ChangedBy',
        },
        changedOn: {
          $ref: '#/$defs/ChangedOn',
        },
        appsDTO: {
          type: 'array',
          items: {
            $ref: '#/$defs/App',
          },
        },
      },
    },
    ProductViewAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['productsViewDTO'],
      properties: {
        productsViewDTO: {
          $ref: '#/$defs/ProductView',
        },
      },
    },
    ProductsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['productGridView'],
      properties: {
        productGridView: {
          type: 'array',
          items: {
            $ref: '#/$defs/Product',
          },
        },
      },
    },
    ServerId: {
      type: 'string',
      format: 'uuid',
    },
    Status: {
      type: 'boolean',
    },
    SuccessMessages: {
      type: 'array',
      items: {
        type: 'string',
      },
    },
    Version: {
      type: 'integer',
      minimum: 1,
    },
  },
  operations: {
    getProducts: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProductsAnswer',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    createProduct: {
      200: {
        'application/json': {
          $ref: '#/$defs/CreatedProductAnswer',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      409: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      415: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    getProduct: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProductEditAnswer',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    getProductView: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProductViewAnswer',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    updateProduct: {
      200: {
        'application/json': {
          $ref: '#/$defs/MutationAnswer',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      409: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      415: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    getApp: {
      200: {
        'application/json': {
          $ref: '#/$defs/AppAnswer',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    saveApp: {
      200: {
        'application/json': {
          $ref: '#/$defs/MutationAnswer',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      409: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      415: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
  },
};

export default responses;
