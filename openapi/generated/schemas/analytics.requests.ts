// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const requests: {
  $defs: Record<string, Schema>;
  operations: Record<string, { path: Schema; query: Schema; body: Schema | null; isForm: boolean; isBodyOptional?: true }>;
} = {
  $defs: {
    AnalyticsPeriod: {
      type: 'string',
      enum: ['allTime', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'],
    },
    ClockWorkAnalyticsExportRequest: {
      type: 'object',
      additionalProperties: false,
      required: ['startDateAsString', 'endDateAsString', 'teamId'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        startDate: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        startDateAsString: {
          $ref: '#/$defs/FirstDay',
        },
        endDate: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        endDateAsString: {
          $ref: '#/$defs/LastDay',
        },
        teamId: {
          type: 'array',
          minItems: 1,
          maxItems: 500,
          items: {
            $ref: '#/$defs/Id',
          },
        },
        compareWith: {
          $ref: '#/$defs/ComparedDays',
        },
      },
    },
    ClockWorkAnalyticsRequest: {
      type: 'object',
      additionalProperties: false,
      required: ['startDateAsString', 'endDateAsString', 'teamId'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        startDate: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        startDateAsString: {
          $ref: '#/$defs/FirstDay',
        },
        endDate: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        endDateAsString: {
          $ref: '#/$defs/LastDay',
        },
        teamId: {
          type: 'array',
          minItems: 1,
          maxItems: 500,
          items: {
            $ref: '#/$defs/Id',
          },
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
    ComparedDays: {
      type: 'object',
      additionalProperties: false,
      required: ['startDateAsString', 'endDateAsString'],
      properties: {
        startDateAsString: {
          $ref: '#/$defs/FirstDay',
        },
        endDateAsString: {
          $ref: '#/$defs/LastDay',
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
    ProjectAnalyticsFilter: {
      type: 'string',
      enum: ['AccessibleToMe', 'OnWatchlist', 'OwnedByMe', 'ProgressingInTheLastWeek', 'StoppedInTheLastWeek', 'Impedimented'],
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
    getClockWorkAnalyticsDefaults: {
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
    getClockWorkAnalytics: {
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
        $ref: '#/$defs/ClockWorkAnalyticsRequest',
      },
      isForm: false,
    },
    exportClockWorkAnalytics: {
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
        $ref: '#/$defs/ClockWorkAnalyticsExportRequest',
      },
      isForm: false,
    },
    getUserLoginAnalytics: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'newDate'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          newDate: {
            type: 'string',
            pattern: '^[0-3]\\d-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\\d{4} 00:00:00 AM$',
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
    getProjectAnalytics: {
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
          selectedFilters: {
            type: 'array',
            minItems: 1,
            maxItems: 6,
            uniqueItems: true,
            items: {
              $ref: '#/$defs/ProjectAnalyticsFilter',
            },
          },
        },
      },
      body: null,
      isForm: false,
    },
    getProjectAnalyticsDetail: {
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
        properties: {
          operation: {
            $ref: '#/$defs/AnalyticsPeriod',
          },
        },
      },
      body: null,
      isForm: false,
    },
    getProjectAnalyticsMembers: {
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
        properties: {
          operation: {
            $ref: '#/$defs/AnalyticsPeriod',
          },
        },
      },
      body: null,
      isForm: false,
    },
    getProjectTotalTime: {
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
