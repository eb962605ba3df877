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
    ClientContact: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'email'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        email: {
          type: 'string',
          format: 'email',
          maxLength: 250,
        },
      },
    },
    ClientInput: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'isActive', 'contacts'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        name: {
          $ref: '#/$defs/Name',
        },
        isActive: {
          type: 'boolean',
        },
        contacts: {
          type: 'array',
          maxItems: 50,
          items: {
            $ref: '#/$defs/ClientContact',
          },
        },
      },
    },
    ClientUpdate: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'isActive', 'contacts'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        name: {
          $ref: '#/$defs/Name',
        },
        isActive: {
          type: 'boolean',
        },
        contacts: {
          type: 'array',
          maxItems: 50,
          items: {
            $ref: '#/$defs/ClientContact',
          },
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    ColumnFilter: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'value'],
      properties: {
        name: {
          type: 'string',
          maxLength: 64,
        },
        value: {
          type: 'string',
          maxLength: 250,
        },
      },
    },
    ColumnFilters: {
      type: 'array',
      maxItems: 20,
      items: {
        $ref: '#/$defs/ColumnFilter',
      },
    },
    Id: {
      type: 'string',
      format: 'uuid',
    },
    Name: {
      type: 'string',
      minLength: 1,
      maxLength: 250,
    },
    NewId: {
      type: 'string',
      format: 'uuid',
      not: {
        const: '00000000-0000-0000-0000-000000000000',
      },
    },
    PageNumber: {
      type: 'integer',
      minimum: 1,
    },
    PageSize: {
      type: 'integer',
      enum: [10, 20, 30, 40, 50],
    },
    SearchData: {
      type: 'object',
      additionalProperties: false,
      required: ['page', 'pageSize', 'sort', 'columnFilters'],
      properties: {
        page: {
          $ref: '#/$defs/PageNumber',
        },
        pageSize: {
          $ref: '#/$defs/PageSize',
        },
        sort: {
          $ref: '#/$defs/Sort',
        },
        columnFilters: {
          $ref: '#/$defs/ColumnFilters',
        },
      },
    },
    SeenVersion: {
      type: 'integer',
      minimum: 1,
    },
    Sort: {
      type: ['string', 'null'],
      maxLength: 64,
    },
    TenantIdentifier: {
      type: 'string',
      pattern: '^[a-z0-9-]{1,64}$',
    },
  },
  operations: {
    getClients: {
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
    updateClient: {
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
        $ref: '#/$defs/ClientUpdate',
      },
      isForm: false,
    },
    createClient: {
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
        $ref: '#/$defs/ClientInput',
      },
      isForm: false,
    },
    searchClients: {
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
        $ref: '#/$defs/SearchData',
      },
      isForm: false,
    },
    getClient: {
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
    deleteClient: {
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
    getClientDetails: {
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
