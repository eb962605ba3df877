// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const requests: {
  $defs: Record<string, Schema>;
  operations: Record<string, { path: Schema; query: Schema; body: Schema | null; isForm: boolean }>;
} = {
  $defs: {
    Price: {
      type: 'number',
      minimum: 0,
      maximum: 999999999.9999,
    },
    Quantity: {
      type: 'integer',
      minimum: 0,
      maximum: 999999999,
    },
    SeenVersion: {
      type: 'integer',
      minimum: 1,
    },
    ServiceInput: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'price', 'userLimits'],
      properties: {
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        latestVersion: {
          type: ['string', 'null'],
          maxLength: 4000,
        },
        description: {
          type: ['string', 'null'],
          maxLength: 4000,
        },
        price: {
          $ref: '#/$defs/Price',
        },
        url: {
          type: ['string', 'null'],
          maxLength: 4000,
        },
        userLimits: {
          $ref: '#/$defs/Quantity',
        },
      },
    },
    ServiceUpdate: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'price', 'userLimits', 'status', 'license'],
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
          maxLength: 250,
        },
        description: {
          type: ['string', 'null'],
          maxLength: 250,
        },
        price: {
          $ref: '#/$defs/Price',
        },
        url: {
          type: ['string', 'null'],
          maxLength: 250,
        },
        userLimits: {
          $ref: '#/$defs/Quantity',
        },
        status: {
          type: 'boolean',
        },
        license: {
          type: 'boolean',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    TenantIdentifier: {
      type: 'string',
      pattern: '^[a-z0-9-]{1,64}$',
    },
  },
  operations: {
    getServices: {
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
    createService: {
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
      body: {
        $ref: '#/$defs/ServiceInput',
      },
      isForm: false,
    },
    getService: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            type: 'string',
            format: 'uuid',
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
    getServiceView: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            type: 'string',
            format: 'uuid',
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
    updateService: {
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
      body: {
        $ref: '#/$defs/ServiceUpdate',
      },
      isForm: false,
    },
    deleteService: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            type: 'string',
            format: 'uuid',
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
