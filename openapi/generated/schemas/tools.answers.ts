// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const answers: {
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
          type: 'string',
          format: 'uuid',
        },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        latestVersion: {
          type: ['string', 'null'],
        },
        discription: {
          type: ['string', 'null'],
        },
        price: {
          type: 'number',
          minimum: 0,
        },
        url: {
          type: ['string', 'null'],
        },
        userLimits: {
          type: 'integer',
          minimum: 0,
        },
        status: {
          type: 'boolean',
        },
        licence: {
          type: 'boolean',
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
    Version: {
      type: 'integer',
      minimum: 1,
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

export default answers;
