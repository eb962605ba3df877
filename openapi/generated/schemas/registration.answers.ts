// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const responses: {
  $defs: Record<string, Schema>;
  operations: Record<string, Record<string, Record<string, Schema>>>;
} = {
  $defs: {
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
    RegistrationAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['warningMessages', 'successMessages'],
      properties: {
        warningMessages: {
          $ref: '#/$defs/WarningMessages',
        },
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
    TimeZone: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'description'],
      properties: {
        id: {
          type: 'string',
        },
        description: {
          type: 'string',
        },
        formerNames: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
      },
    },
    TimeZonesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['timezones'],
      properties: {
        timezones: {
          type: 'array',
          items: {
            $ref: '#/$defs/TimeZone',
          },
        },
      },
    },
    WarningMessages: {
      type: 'array',
      items: {
        type: 'string',
      },
    },
  },
  operations: {
    listTimeZones: {
      200: {
        'application/json': {
          $ref: '#/$defs/TimeZonesAnswer',
        },
      },
      400: {
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
    registerOrganization: {
      200: {
        'application/json': {
          $ref: '#/$defs/RegistrationAnswer',
        },
      },
      400: {
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
      429: {
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
