// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const requests: {
  $defs: Record<string, Schema>;
  operations: Record<string, { path: Schema; query: Schema; body: Schema | null; isForm: boolean; isBodyOptional?: true }>;
} = {
  $defs: {
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
    searchAuditLog: {
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
    exportAuditLog: {
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
  },
};

export default requests;
