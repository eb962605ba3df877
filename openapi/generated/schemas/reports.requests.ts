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
    Day: {
      type: 'string',
      format: 'date',
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
    TagReportGrouping: {
      type: 'string',
      enum: ['Project', 'Employee', 'Week', 'Month'],
    },
    TagReportRequest: {
      type: 'object',
      additionalProperties: false,
      required: ['tagIds'],
      properties: {
        startDateAsString: {
          $ref: '#/$defs/Day',
        },
        endDateAsString: {
          $ref: '#/$defs/Day',
        },
        period: {
          $ref: '#/$defs/TimeReportPeriod',
        },
        tagIds: {
          type: 'array',
          maxItems: 100,
          items: {
            $ref: '#/$defs/Id',
          },
        },
        teamIds: {
          type: 'array',
          maxItems: 100,
          items: {
            $ref: '#/$defs/Id',
          },
        },
        employeeIds: {
          type: 'array',
          maxItems: 100,
          items: {
            type: 'string',
            maxLength: 64,
          },
        },
        projectIds: {
          type: 'array',
          maxItems: 500,
          items: {
            $ref: '#/$defs/Id',
          },
        },
        groupBy: {
          $ref: '#/$defs/TagReportGrouping',
        },
        page: {
          type: 'integer',
          minimum: 1,
        },
        pageSize: {
          $ref: '#/$defs/PageSize',
        },
        sort: {
          type: ['string', 'null'],
          maxLength: 64,
        },
      },
    },
    TaskStatus: {
      type: 'string',
      enum: ['open', 'inProgress', 'blocked', 'done'],
    },
    TenantIdentifier: {
      type: 'string',
      pattern: '^[a-z0-9-]{1,64}$',
    },
    TimeReportPeriod: {
      type: 'string',
      enum: ['today', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'],
    },
    TimeReportScope: {
      type: 'string',
      enum: ['Own', 'MyTeam', 'All'],
    },
    WorkItemDueFilter: {
      type: 'string',
      enum: ['overdue', 'today', 'thisWeek', 'none', 'range'],
    },
    WorkItemGrouping: {
      type: 'string',
      enum: ['none', 'person', 'project', 'status', 'due'],
    },
    WorkItemKind: {
      type: 'string',
      enum: ['task', 'impediment'],
    },
    WorkItemReason: {
      type: 'string',
      enum: ['assigned', 'watched', 'timed', 'raised'],
    },
    WorkItemScope: {
      type: 'string',
      enum: ['mine', 'team', 'all'],
    },
    WorkItemSearch: {
      type: 'object',
      additionalProperties: false,
      required: ['scope', 'page', 'pageSize', 'sort'],
      properties: {
        scope: {
          $ref: '#/$defs/WorkItemScope',
        },
        reasons: {
          type: 'array',
          maxItems: 4,
          uniqueItems: true,
          items: {
            $ref: '#/$defs/WorkItemReason',
          },
        },
        startDateAsString: {
          $ref: '#/$defs/FirstDay',
        },
        endDateAsString: {
          $ref: '#/$defs/LastDay',
        },
        search: {
          type: 'string',
          maxLength: 250,
        },
        kinds: {
          type: 'array',
          maxItems: 2,
          uniqueItems: true,
          items: {
            $ref: '#/$defs/WorkItemKind',
          },
        },
        projectIds: {
          type: 'array',
          maxItems: 100,
          items: {
            $ref: '#/$defs/Id',
          },
        },
        personIds: {
          type: 'array',
          maxItems: 100,
          items: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
          },
        },
        tagIds: {
          type: 'array',
          maxItems: 20,
          items: {
            $ref: '#/$defs/Id',
          },
        },
        statuses: {
          type: 'array',
          maxItems: 4,
          uniqueItems: true,
          items: {
            $ref: '#/$defs/TaskStatus',
          },
        },
        due: {
          $ref: '#/$defs/WorkItemDueFilter',
        },
        dueFrom: {
          type: 'string',
          format: 'date',
        },
        dueTo: {
          type: 'string',
          format: 'date',
        },
        group: {
          $ref: '#/$defs/WorkItemGrouping',
        },
        groupId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        rowsPerGroup: {
          type: 'integer',
          minimum: 1,
          maximum: 500,
        },
        page: {
          $ref: '#/$defs/PageNumber',
        },
        pageSize: {
          type: 'integer',
          minimum: 1,
          maximum: 500,
        },
        sort: {
          $ref: '#/$defs/Sort',
        },
      },
    },
    WorkViewRequest: {
      type: 'object',
      additionalProperties: false,
      required: ['scope', 'page', 'pageSize', 'sort', 'columnFilters'],
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
        projectIds: {
          type: 'array',
          maxItems: 100,
          items: {
            $ref: '#/$defs/Id',
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
    getTagReportFilters: {
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
    searchWorkItems: {
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
        $ref: '#/$defs/WorkItemSearch',
      },
      isForm: false,
    },
    exportWorkItems: {
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
        $ref: '#/$defs/WorkItemSearch',
      },
      isForm: false,
    },
  },
};

export default requests;
