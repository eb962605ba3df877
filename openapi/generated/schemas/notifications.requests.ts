// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const requests: {
  $defs: Record<string, Schema>;
  operations: Record<string, { path: Schema; query: Schema; body: Schema | null; isForm: boolean; isBodyOptional?: true }>;
} = {
  $defs: {
    Id: {
      type: 'string',
      format: 'uuid',
    },
    TenantIdentifier: {
      type: 'string',
      pattern: '^[a-z0-9-]{1,64}$',
    },
  },
  operations: {
    getNotificationCounts: {
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
    completeNotification: {
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
        required: ['notificationId'],
        properties: {
          notificationId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    listNotifications: {
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
        properties: {
          skipCount: {
            type: 'integer',
            minimum: 0,
            default: 0,
          },
          filterType: {
            type: 'string',
            enum: ['UnSeen', 'Seen', 'All'],
            default: 'UnSeen',
          },
          isNew: {
            type: 'boolean',
            default: true,
          },
          takeCount: {
            type: 'integer',
            minimum: 1,
            maximum: 50,
            default: 20,
          },
          typeId: {
            type: 'integer',
            minimum: 1,
            maximum: 21,
          },
        },
      },
      body: null,
      isForm: false,
    },
    markAllNotificationsRead: {
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
    rejectProjectLink: {
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
        required: ['notificationId'],
        properties: {
          notificationId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    markNotificationSeen: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            $ref: '#/$defs/Id',
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
    streamNotifications: {
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
