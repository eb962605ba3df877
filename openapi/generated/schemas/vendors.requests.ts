// Generated from the contract by openapi/generate.mjs; do not edit.

import { format as formats, type Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const requests: {
  $defs: Record<string, Schema>;
  operations: Record<string, { path: Schema; query: Schema; body: Schema | null; isForm: boolean; isBodyOptional?: true }>;
  formats: typeof formats;
} = {
  formats,
  $defs: {
    Id: {
      type: 'string',
      format: 'uuid',
    },
    NewId: {
      type: 'string',
      format: 'uuid',
      not: {
        const: '00000000-0000-0000-0000-000000000000',
      },
    },
    SeenVersion: {
      type: 'integer',
      minimum: 1,
    },
    TenantIdentifier: {
      type: 'string',
      pattern: '^[a-z0-9-]{1,64}$',
    },
    VendorInput: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'isActive'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 200,
        },
        contactName: {
          type: ['string', 'null'],
          maxLength: 250,
        },
        email: {
          type: ['string', 'null'],
          format: 'email',
          maxLength: 250,
        },
        phone: {
          type: ['string', 'null'],
          maxLength: 50,
        },
        address: {
          type: ['string', 'null'],
          maxLength: 500,
        },
        website: {
          type: ['string', 'null'],
          maxLength: 250,
        },
        notes: {
          type: ['string', 'null'],
          maxLength: 4000,
        },
        isActive: {
          type: 'boolean',
        },
      },
    },
    VendorUpdate: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'isActive'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 200,
        },
        contactName: {
          type: ['string', 'null'],
          maxLength: 250,
        },
        email: {
          type: ['string', 'null'],
          format: 'email',
          maxLength: 250,
        },
        phone: {
          type: ['string', 'null'],
          maxLength: 50,
        },
        address: {
          type: ['string', 'null'],
          maxLength: 500,
        },
        website: {
          type: ['string', 'null'],
          maxLength: 250,
        },
        notes: {
          type: ['string', 'null'],
          maxLength: 4000,
        },
        isActive: {
          type: 'boolean',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
  },
  operations: {
    getVendors: {
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
    updateVendor: {
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
        $ref: '#/$defs/VendorUpdate',
      },
      isForm: false,
    },
    createVendor: {
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
        $ref: '#/$defs/VendorInput',
      },
      isForm: false,
    },
    getVendor: {
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
    deleteVendor: {
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
