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
    FirstDay: {
      type: 'string',
      format: 'date',
    },
    Id: {
      type: 'string',
      format: 'uuid',
    },
    LastDay: {
      type: 'string',
      format: 'date',
    },
    PageNumber: {
      type: 'integer',
      minimum: 1,
    },
    PageSize: {
      type: 'integer',
      enum: [10, 20, 30, 40, 50],
    },
    Sort: {
      type: ['string', 'null'],
      maxLength: 64,
    },
    TagReportRequest: {
      type: 'object',
      additionalProperties: false,
      required: ['startDateAsString', 'endDateAsString', 'tagIds'],
      properties: {
        startDateAsString: {
          $ref: '#/$defs/FirstDay',
        },
        endDateAsString: {
          $ref: '#/$defs/LastDay',
        },
        tagIds: {
          type: 'array',
          maxItems: 100,
          items: {
            $ref: '#/$defs/Id',
          },
        },
      },
    },
    TenantIdentifier: {
      type: 'string',
      pattern: '^[a-z0-9-]{1,64}$',
    },
    TimeReportScope: {
      type: 'string',
      enum: ['Own', 'MyTeam', 'All'],
    },
    WorkViewRequest: {
      type: 'object',
      additionalProperties: false,
      required: ['scope', 'startDateAsString', 'endDateAsString', 'page', 'pageSize', 'sort', 'columnFilters'],
      properties: {
        scope: {
          $ref: '#/$defs/TimeReportScope',
        },
        startDateAsString: {
          $ref: '#/$defs/FirstDay',
        },
        endDateAsString: {
          $ref: '#/$defs/LastDay',
        },
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
          type: 'array',
          maxItems: 20,
          items: {
            $ref: '#/$defs/ColumnFilter',
          },
        },
      },
    },
  },
  operations: {
    getTagReport: {
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
        $ref: '#/$defs/TagReportRequest',
      },
      isForm: false,
    },
    exportTagReport: {
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
        $ref: '#/$defs/TagReportRequest',
      },
      isForm: false,
    },
    getWorkView: {
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
        $ref: '#/$defs/WorkViewRequest',
      },
      isForm: false,
    },
  },
};

export default requests;
