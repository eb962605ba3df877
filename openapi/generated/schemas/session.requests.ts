// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const requests: {
  $defs: Record<string, Schema>;
  operations: Record<string, { path: Schema; query: Schema; body: Schema | null; isForm: boolean; isBodyOptional?: true }>;
} = {
  $defs: {
    InvitationAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['tenantId', 'isAccepted'],
      properties: {
        tenantId: {
          $ref: '#/$defs/TenantIdentifier',
        },
        isAccepted: {
          type: 'boolean',
        },
      },
    },
    TenantIdentifier: {
      type: 'string',
      pattern: '^[a-z0-9-]{1,64}$',
    },
    UserLogin: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'employeeId', 'tenantId', 'ipAddress', 'timestamp', 'dateTimeStampFormatted', 'browser'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        employeeId: {
          type: ['string', 'null'],
          maxLength: 64,
        },
        tenantId: {
          $ref: '#/$defs/TenantIdentifier',
        },
        ipAddress: {
          type: 'string',
          maxLength: 45,
        },
        timestamp: {
          type: 'string',
          format: 'date-time',
        },
        dateTimeStampFormatted: {
          type: 'string',
          maxLength: 64,
        },
        browser: {
          type: 'string',
          maxLength: 250,
        },
      },
    },
  },
  operations: {
    getUserTenants: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      query: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      body: null,
      isForm: false,
    },
    getUserRole: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      query: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      body: null,
      isForm: false,
    },
    assignTenant: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
        },
      },
      query: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      body: null,
      isForm: false,
    },
    answerInvitation: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      query: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      body: {
        $ref: '#/$defs/InvitationAnswer',
      },
      isForm: false,
    },
    logout: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      query: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      body: null,
      isForm: false,
    },
    saveUserLogin: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      query: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      body: {
        $ref: '#/$defs/UserLogin',
      },
      isForm: false,
    },
    getIsTeamLead: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
        },
      },
      query: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      body: null,
      isForm: false,
    },
  },
};

export default requests;
