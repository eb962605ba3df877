// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const requests: {
  $defs: Record<string, Schema>;
  operations: Record<string, { path: Schema; query: Schema; body: Schema | null; isForm: boolean; isBodyOptional?: true }>;
} = {
  $defs: {
    AddPost: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'entryPayLoad'],
      properties: {
        type: {
          type: 'string',
          const: 'add',
        },
        entryPayLoad: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'endTime', 'description', 'projectId', 'taskId'],
          properties: {
            id: {
              type: 'string',
              format: 'uuid',
            },
            startTime: {
              type: 'string',
              format: 'date-time',
            },
            endTime: {
              type: ['string', 'null'],
              format: 'date-time',
            },
            description: {
              $ref: '#/$defs/ShortDescription',
            },
            projectId: {
              $ref: '#/$defs/IdOrNull',
            },
            taskId: {
              type: ['string', 'null'],
              format: 'uuid',
            },
            entryAtWork: {
              type: 'boolean',
            },
          },
        },
      },
    },
    BreakPost: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'entryPayLoad'],
      properties: {
        type: {
          type: 'string',
          const: 'break',
        },
        entryPayLoad: {
          type: 'object',
          additionalProperties: false,
          required: ['id'],
          properties: {
            id: {
              $ref: '#/$defs/Id',
            },
            endTime: {
              type: 'string',
              format: 'date-time',
            },
            version: {
              $ref: '#/$defs/SeenVersion',
            },
          },
        },
      },
    },
    ClockWorkPost: {
      type: 'object',
      required: ['type'],
      properties: {
        type: {
          enum: ['add', 'restart', 'crossover', 'update', 'end', 'break', 'upfill', 'downfill'],
        },
      },
      allOf: [
        {
          if: {
            not: {
              required: ['type'],
              properties: {
                type: {
                  const: 'add',
                },
              },
            },
          },
          else: {
            $ref: '#/$defs/AddPost',
          },
        },
        {
          if: {
            not: {
              required: ['type'],
              properties: {
                type: {
                  const: 'restart',
                },
              },
            },
          },
          else: {
            $ref: '#/$defs/RestartPost',
          },
        },
        {
          if: {
            not: {
              required: ['type'],
              properties: {
                type: {
                  const: 'crossover',
                },
              },
            },
          },
          else: {
            $ref: '#/$defs/CrossoverPost',
          },
        },
        {
          if: {
            not: {
              required: ['type'],
              properties: {
                type: {
                  const: 'update',
                },
              },
            },
          },
          else: {
            $ref: '#/$defs/UpdatePost',
          },
        },
        {
          if: {
            not: {
              required: ['type'],
              properties: {
                type: {
                  const: 'end',
                },
              },
            },
          },
          else: {
            $ref: '#/$defs/EndPost',
          },
        },
        {
          if: {
            not: {
              required: ['type'],
              properties: {
                type: {
                  const: 'break',
                },
              },
            },
          },
          else: {
            $ref: '#/$defs/BreakPost',
          },
        },
        {
          if: {
            not: {
              required: ['type'],
              properties: {
                type: {
                  const: 'upfill',
                },
              },
            },
          },
          else: {
            $ref: '#/$defs/UpFillPost',
          },
        },
        {
          if: {
            not: {
              required: ['type'],
              properties: {
                type: {
                  const: 'downfill',
                },
              },
            },
          },
          else: {
            $ref: '#/$defs/DownFillPost',
          },
        },
      ],
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
    CrossoverPost: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'entryPayLoad'],
      properties: {
        type: {
          type: 'string',
          const: 'crossover',
        },
        entryPayLoad: {
          $ref: '#/$defs/EntryReference',
        },
      },
    },
    Day: {
      type: 'string',
      format: 'date',
    },
    DownFillPost: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'entryPayLoad'],
      properties: {
        type: {
          type: 'string',
          const: 'downfill',
        },
        entryPayLoad: {
          $ref: '#/$defs/EntryReference',
        },
      },
    },
    EndPost: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'entryPayLoad'],
      properties: {
        type: {
          type: 'string',
          const: 'end',
        },
        entryPayLoad: {
          type: 'object',
          additionalProperties: false,
          required: ['id'],
          properties: {
            id: {
              $ref: '#/$defs/Id',
            },
            endTime: {
              type: 'string',
              format: 'date-time',
            },
            version: {
              $ref: '#/$defs/SeenVersion',
            },
          },
        },
      },
    },
    EntryAdjustment: {
      type: 'object',
      additionalProperties: false,
      required: ['entryId', 'newStartTime'],
      properties: {
        entryId: {
          type: 'string',
          format: 'uuid',
        },
        newStartTime: {
          type: 'string',
          format: 'date-time',
        },
        newEndTime: {
          type: 'string',
          format: 'date-time',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    EntryReference: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
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
    IdOrNull: {
      type: ['string', 'null'],
      format: 'uuid',
    },
    Instant: {
      type: 'string',
      format: 'date-time',
    },
    MiniEntryChange: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'startTime', 'description'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        startTime: {
          $ref: '#/$defs/Instant',
        },
        description: {
          $ref: '#/$defs/ShortDescription',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    MiniEntryStart: {
      type: 'object',
      additionalProperties: false,
      required: ['description'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        startTime: {
          type: 'string',
          format: 'date-time',
        },
        description: {
          $ref: '#/$defs/ShortDescription',
        },
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
    RestartPost: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'entryPayLoad'],
      properties: {
        type: {
          type: 'string',
          const: 'restart',
        },
        entryPayLoad: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'newId'],
          properties: {
            id: {
              type: 'string',
              format: 'uuid',
            },
            newId: {
              type: 'string',
              format: 'uuid',
            },
          },
        },
      },
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
    ShortDescription: {
      type: 'string',
      maxLength: 500,
    },
    Sort: {
      type: ['string', 'null'],
      maxLength: 64,
    },
    TenantIdentifier: {
      type: 'string',
      pattern: '^[a-z0-9-]{1,64}$',
    },
    TimeReportGrouping: {
      type: ['string', 'null'],
      enum: ['Employee', 'Project', 'Task', 'Day', null],
    },
    TimeReportPeriod: {
      type: 'string',
      enum: ['today', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'],
    },
    TimeReportRequest: {
      type: 'object',
      additionalProperties: false,
      required: ['employeeId', 'projectIds', 'isCumulative'],
      properties: {
        employeeId: {
          type: ['string', 'null'],
          maxLength: 64,
        },
        employeeIds: {
          type: 'array',
          maxItems: 100,
          uniqueItems: true,
          items: {
            type: 'string',
            maxLength: 64,
          },
        },
        teamIds: {
          type: 'array',
          maxItems: 100,
          uniqueItems: true,
          items: {
            $ref: '#/$defs/Id',
          },
        },
        scope: {
          $ref: '#/$defs/TimeReportScope',
        },
        startDateAsString: {
          $ref: '#/$defs/Day',
        },
        endDateAsString: {
          $ref: '#/$defs/Day',
        },
        period: {
          $ref: '#/$defs/TimeReportPeriod',
        },
        projectIds: {
          type: 'array',
          maxItems: 500,
          items: {
            $ref: '#/$defs/Id',
          },
        },
        isCumulative: {
          type: 'boolean',
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
        groupBy: {
          $ref: '#/$defs/TimeReportGrouping',
        },
      },
    },
    TimeReportScope: {
      type: 'string',
      enum: ['Own', 'MyTeam', 'All'],
    },
    UpFillPost: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'entryPayLoad'],
      properties: {
        type: {
          type: 'string',
          const: 'upfill',
        },
        entryPayLoad: {
          $ref: '#/$defs/EntryReference',
        },
      },
    },
    UpdatePost: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'entryPayLoad'],
      properties: {
        type: {
          type: 'string',
          const: 'update',
        },
        entryPayLoad: {
          type: 'object',
          additionalProperties: false,
          required: ['id'],
          properties: {
            id: {
              $ref: '#/$defs/Id',
            },
            description: {
              $ref: '#/$defs/ShortDescription',
            },
            projectId: {
              $ref: '#/$defs/IdOrNull',
            },
            taskId: {
              $ref: '#/$defs/IdOrNull',
            },
            startTime: {
              $ref: '#/$defs/Instant',
            },
            endTime: {
              type: ['string', 'null'],
              format: 'date-time',
            },
            version: {
              $ref: '#/$defs/SeenVersion',
            },
          },
        },
      },
    },
  },
  operations: {
    postClockWork: {
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
        $ref: '#/$defs/ClockWorkPost',
      },
      isForm: false,
    },
    getClockWorkDay: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'date'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          date: {
            $ref: '#/$defs/Day',
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
    getRunningEntries: {
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
    deleteClockWorkEntries: {
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
        type: 'array',
        minItems: 1,
        maxItems: 100,
        items: {
          type: 'string',
          format: 'uuid',
        },
      },
      isForm: false,
    },
    restoreClockWorkEntries: {
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
        type: 'array',
        minItems: 1,
        maxItems: 100,
        items: {
          type: 'string',
          format: 'uuid',
        },
      },
      isForm: false,
    },
    adjustClockWorkEntry: {
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
        required: ['entryId', 'newStartTime'],
        properties: {
          entryId: {
            type: 'string',
            format: 'uuid',
          },
          newStartTime: {
            type: 'string',
            format: 'date-time',
          },
          newEndTime: {
            type: 'string',
            format: 'date-time',
          },
          isMnco: {
            type: 'boolean',
          },
          version: {
            type: 'integer',
            minimum: 1,
          },
        },
      },
      body: null,
      isForm: false,
    },
    getClockWorkMini: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'date'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          date: {
            $ref: '#/$defs/Day',
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
    updateMiniEntry: {
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
        $ref: '#/$defs/MiniEntryChange',
      },
      isForm: false,
    },
    startMiniEntry: {
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
        $ref: '#/$defs/MiniEntryStart',
      },
      isForm: false,
    },
    endMiniEntry: {
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
        $ref: '#/$defs/MiniEntryChange',
      },
      isForm: false,
    },
    getClockWorkProjectSummaries: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'date'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          date: {
            $ref: '#/$defs/Day',
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
    splitClockWorkEntry: {
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
        required: ['entryId', 'splitTime'],
        properties: {
          entryId: {
            type: 'string',
            format: 'uuid',
          },
          splitTime: {
            type: 'string',
            format: 'date-time',
          },
          version: {
            type: 'integer',
            minimum: 1,
          },
        },
      },
      body: null,
      isForm: false,
    },
    assignClockWorkEntries: {
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
        required: ['taskId'],
        properties: {
          taskId: {
            type: 'string',
            format: 'uuid',
          },
        },
      },
      body: {
        type: 'array',
        minItems: 1,
        maxItems: 100,
        items: {
          $ref: '#/$defs/EntryReference',
        },
      },
      isForm: false,
    },
    adjustMultipleClockWorkEntries: {
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
        type: 'array',
        minItems: 1,
        maxItems: 100,
        items: {
          $ref: '#/$defs/EntryAdjustment',
        },
      },
      isForm: false,
    },
    updateWorkStatus: {
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
        required: ['isWFO'],
        properties: {
          isWFO: {
            type: 'boolean',
          },
        },
      },
      body: {
        type: 'array',
        maxItems: 100,
        items: {
          $ref: '#/$defs/EntryReference',
        },
      },
      isForm: false,
    },
    addEntryUnderTask: {
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
        required: ['taskId', 'taskName'],
        properties: {
          taskId: {
            type: 'string',
            format: 'uuid',
          },
          taskName: {
            type: 'string',
            minLength: 1,
            maxLength: 500,
          },
        },
      },
      body: null,
      isForm: false,
    },
    searchClockWorkEntries: {
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
        required: ['searchCharacters', 'skip'],
        properties: {
          searchCharacters: {
            type: 'string',
            maxLength: 250,
          },
          firstDay: {
            $ref: '#/$defs/Day',
          },
          lastDay: {
            $ref: '#/$defs/Day',
          },
          projectId: {
            $ref: '#/$defs/Id',
          },
          skip: {
            type: 'integer',
            minimum: 0,
          },
        },
      },
      body: null,
      isForm: false,
    },
    getMostRecentEntries: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'n'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          n: {
            type: 'integer',
            minimum: 1,
            maximum: 50,
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
    getTimeReportProjects: {
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
        $ref: '#/$defs/TimeReportRequest',
      },
      isForm: false,
    },
    getTimeReport: {
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
        $ref: '#/$defs/TimeReportRequest',
      },
      isForm: false,
    },
    exportTimeReport: {
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
        $ref: '#/$defs/TimeReportRequest',
      },
      isForm: false,
    },
    getTimeReportEmployees: {
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
    getCentralTimers: {
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
          scope: {
            type: 'string',
            enum: ['All', 'MyTeam'],
          },
        },
      },
      body: null,
      isForm: false,
    },
    listCentralMembers: {
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
          scope: {
            type: 'string',
            enum: ['All', 'MyTeam'],
          },
        },
      },
      body: {
        $ref: '#/$defs/SearchData',
      },
      isForm: false,
    },
    getCentralMemberDay: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'employeeId', 'date'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          employeeId: {
            type: 'string',
            maxLength: 64,
          },
          date: {
            $ref: '#/$defs/Day',
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
    streamCentralClockWork: {
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
  },
};

export default requests;
