// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const responses: {
  $defs: Record<string, Schema>;
  operations: Record<string, Record<string, Record<string, Schema>>>;
} = {
  $defs: {
    ChangedBy: {
      type: 'string',
    },
    ChangedOn: {
      type: 'string',
      format: 'date-time',
    },
    CreatedAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['successMessages', 'id', 'version'],
      properties: {
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
        id: {
          type: 'string',
          format: 'uuid',
        },
        version: {
          $ref: '#/$defs/Version',
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
    KeptPrice: {
      type: 'number',
      minimum: 0,
    },
    License: {
      type: 'boolean',
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
    Purpose: {
      type: ['string', 'null'],
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
    Tool: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'latestVersion', 'discription', 'price', 'url', 'userLimits', 'status', 'licence', 'version', 'changedBy', 'changedOn'],
      properties: {
        id: {
          $ref: '#/$defs/ServerId',
        },
        name: {
          $ref: '#/$defs/Name',
        },
        latestVersion: {
          $ref: '#/$defs/VersionInUse',
        },
        discription: {
          $ref: '#/$defs/Purpose',
        },
        price: {
          $ref: '#/$defs/KeptPrice',
        },
        url: {
          $ref: '#/$defs/Url',
        },
        userLimits: {
          type: 'integer',
          minimum: 0,
        },
        status: {
          $ref: '#/$defs/Status',
        },
        licence: {
          $ref: '#/$defs/License',
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
    ToolAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['updateTool'],
      properties: {
        updateTool: {
          $ref: '#/$defs/Tool',
        },
      },
    },
    ToolsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['listTools'],
      properties: {
        listTools: {
          type: 'array',
          items: {
            $ref: '#/$defs/Tool',
          },
        },
      },
    },
    Url: {
      type: ['string', 'null'],
    },
    Version: {
      type: 'integer',
      minimum: 1,
    },
    VersionInUse: {
      type: ['string', 'null'],
    },
  },
  operations: {
    getTools: {
      200: {
        'application/json': {
          $ref: '#/$defs/ToolsAnswer',
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
    createTool: {
      200: {
        'application/json': {
          $ref: '#/$defs/CreatedAnswer',
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
    getTool: {
      200: {
        'application/json': {
          $ref: '#/$defs/ToolAnswer',
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
    updateTool: {
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
    deleteTool: {
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
