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
    License: {
      type: 'boolean',
    },
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
          $ref: '#/$defs/TypedName',
        },
        latestVersion: {
          type: ['string', 'null'],
          maxLength: 4000,
        },
        description: {
          $ref: '#/$defs/TypedPurpose',
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
        name: {
          $ref: '#/$defs/TypedName',
        },
        latestVersion: {
          $ref: '#/$defs/TypedVersion',
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
        id: {
          type: 'string',
          format: 'uuid',
        },
        status: {
          $ref: '#/$defs/Status',
        },
        license: {
          $ref: '#/$defs/License',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    Status: {
      type: 'boolean',
    },
    TenantIdentifier: {
      type: 'string',
      pattern: '^[a-z0-9-]{1,64}$',
    },
    TypedName: {
      type: 'string',
      minLength: 1,
      maxLength: 250,
    },
    TypedPurpose: {
      type: ['string', 'null'],
      maxLength: 4000,
    },
    TypedVersion: {
      type: ['string', 'null'],
      maxLength: 250,
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
  },
};

export default requests;
