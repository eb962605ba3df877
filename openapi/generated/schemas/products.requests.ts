// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const requests: {
  $defs: Record<string, Schema>;
  operations: Record<string, { path: Schema; query: Schema; body: Schema | null; isForm: boolean; isBodyOptional?: true }>;
} = {
  $defs: {
    AppInput: {
      type: 'object',
      additionalProperties: false,
      required: ['appsId', 'productId', 'appName', 'url', 'type', 'port'],
      properties: {
        appsId: {
          type: 'string',
          format: 'uuid',
        },
        productId: {
          type: 'string',
          format: 'uuid',
        },
        appName: {
          $ref: '#/$defs/TypedName',
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
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    Id: {
      type: 'string',
      format: 'uuid',
    },
    ProductInput: {
      type: 'object',
      additionalProperties: false,
      properties: {
        id: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        name: {
          type: ['string', 'null'],
          maxLength: 250,
        },
        description: {
          type: ['string', 'null'],
          maxLength: 250,
        },
        owner: {
          type: ['string', 'null'],
          maxLength: 250,
        },
        startedYear: {
          type: ['integer', 'null'],
          minimum: 0,
          maximum: 9999,
        },
        domain: {
          type: ['string', 'null'],
          maxLength: 250,
        },
        status: {
          type: ['boolean', 'null'],
        },
      },
    },
    ProductUpdate: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'description', 'owner', 'startedYear', 'domain', 'status'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        name: {
          $ref: '#/$defs/TypedName',
        },
        description: {
          type: 'string',
          minLength: 1,
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
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    SeenVersion: {
      type: 'integer',
      minimum: 1,
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
  },
  operations: {
    getProducts: {
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
    createProduct: {
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
        $ref: '#/$defs/ProductInput',
      },
      isForm: false,
    },
    getProduct: {
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
    getProductView: {
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
    updateProduct: {
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
        $ref: '#/$defs/ProductUpdate',
      },
      isForm: false,
    },
    getApp: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'appId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          appId: {
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
    saveApp: {
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
        $ref: '#/$defs/AppInput',
      },
      isForm: false,
    },
  },
};

export default requests;
