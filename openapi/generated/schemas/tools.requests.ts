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
    Status: {
      type: 'boolean',
    },
    TenantIdentifier: {
      type: 'string',
      pattern: '^[a-z0-9-]{1,64}$',
    },
    ToolInput: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'price', 'userLimits'],
      properties: {
        name: {
          $ref: '#/$defs/TypedName',
        },
        latestVersion: {
          $ref: '#/$defs/TypedVersion',
        },
        discription: {
          $ref: '#/$defs/TypedPurpose',
        },
        price: {
          $ref: '#/$defs/Price',
        },
        url: {
          type: ['string', 'null'],
          maxLength: 2000,
        },
        userLimits: {
          $ref: '#/$defs/Quantity',
        },
      },
    },
    ToolUpdate: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'price', 'userLimits', 'status', 'licence'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        name: {
          $ref: '#/$defs/TypedName',
        },
        latestVersion: {
          $ref: '#/$defs/TypedVersion',
        },
        discription: {
          $ref: '#/$defs/TypedPurpose',
        },
        price: {
          $ref: '#/$defs/Price',
        },
        url: {
          type: ['string', 'null'],
          maxLength: 2000,
        },
        userLimits: {
          $ref: '#/$defs/Quantity',
        },
        status: {
          $ref: '#/$defs/Status',
        },
        licence: {
          $ref: '#/$defs/License',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
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
    getTools: {
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
    createTool: {
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
        $ref: '#/$defs/ToolInput',
      },
      isForm: false,
    },
    getTool: {
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
    updateTool: {
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
        $ref: '#/$defs/ToolUpdate',
      },
      isForm: false,
    },
    deleteTool: {
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
