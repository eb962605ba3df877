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
    CalendarEventInput: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'title', 'startTime', 'endTime', 'isAllDay', 'location', 'description'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        title: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        startTime: {
          type: 'string',
          format: 'date-time',
        },
        endTime: {
          type: 'string',
          format: 'date-time',
        },
        isAllDay: {
          type: 'boolean',
        },
        location: {
          type: 'string',
          maxLength: 250,
        },
        description: {
          type: 'string',
          maxLength: 4000,
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
    ConnectInput: {
      type: 'object',
      additionalProperties: false,
      required: ['authorizationCode', 'state'],
      properties: {
        authorizationCode: {
          type: 'string',
          minLength: 1,
          maxLength: 2000,
        },
        state: {
          type: 'string',
          minLength: 1,
          maxLength: 200,
        },
      },
    },
    ExternalApiType: {
      type: 'string',
      enum: ['Shift', 'ReportingTo', 'Designations'],
    },
    HrmsSelection: {
      type: 'object',
      additionalProperties: false,
      required: ['differenceIds'],
      properties: {
        differenceIds: {
          type: 'array',
          minItems: 1,
          maxItems: 10000,
          uniqueItems: true,
          items: {
            type: 'string',
            minLength: 1,
            maxLength: 100,
          },
        },
      },
    },
    Id: {
      type: 'string',
      format: 'uuid',
    },
    IntegrationSettingsInput: {
      type: 'object',
      additionalProperties: false,
      required: ['hrmsProviderId', 'calendarProviderId'],
      properties: {
        hrmsProviderId: {
          type: 'string',
          format: 'uuid',
        },
        calendarProviderId: {
          type: 'string',
          format: 'uuid',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
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
    OpenAiSettingsInput: {
      type: 'object',
      additionalProperties: false,
      required: ['isEnabled', 'model'],
      properties: {
        isEnabled: {
          type: 'boolean',
        },
        model: {
          type: 'string',
          minLength: 1,
          maxLength: 100,
        },
        apiKey: {
          type: ['string', 'null'],
          minLength: 1,
          maxLength: 500,
        },
        version: {
          $ref: '#/$defs/SeenVersion',
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
    PermeaSettingsInput: {
      type: 'object',
      additionalProperties: false,
      required: ['isEnabled', 'endpoint'],
      properties: {
        isEnabled: {
          type: 'boolean',
        },
        endpoint: {
          type: 'string',
          format: 'uri',
          pattern: '^https://',
          maxLength: 2000,
        },
        apiKey: {
          type: ['string', 'null'],
          minLength: 1,
          maxLength: 500,
        },
        version: {
          $ref: '#/$defs/SeenVersion',
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
    Sort: {
      type: ['string', 'null'],
      maxLength: 64,
    },
    StartConnectionInput: {
      type: 'object',
      additionalProperties: false,
      required: ['redirectUri'],
      properties: {
        redirectUri: {
          type: 'string',
          format: 'uri',
          pattern: '^https?://',
          maxLength: 2000,
        },
      },
    },
    SyncInput: {
      type: 'object',
      additionalProperties: false,
      required: ['type'],
      properties: {
        type: {
          $ref: '#/$defs/ExternalApiType',
        },
      },
    },
    TenantIdentifier: {
      type: 'string',
      pattern: '^[a-z0-9-]{1,64}$',
    },
    VideoInput: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'title', 'url', 'description', 'category'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        title: {
          $ref: '#/$defs/Name',
        },
        url: {
          $ref: '#/$defs/VideoLink',
        },
        description: {
          type: 'string',
          maxLength: 1000,
        },
        category: {
          type: 'string',
          maxLength: 64,
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    VideoLink: {
      type: 'string',
      format: 'uri',
      pattern: '^[Hh][Tt][Tt][Pp][Ss]://(?:(?:(?:www|m)\\.)?youtube\\.com/(?:watch\\?(?:[^\\s#&]+&)*v=|shorts/|live/)[\\w-]{11}(?![\\w-])|youtu\\.be/[\\w-]{11}(?![\\w-])|www\\.youtube-nocookie\\.com/embed/[\\w-]{11}(?![\\w-])|(?:www\\.)?vimeo\\.com/\\d{6,12}(?!\\d)|player\\.vimeo\\.com/video/\\d{6,12}(?!\\d))\\S*$',
      maxLength: 2000,
    },
  },
  operations: {
    getIntegrations: {
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
    saveIntegrations: {
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
        $ref: '#/$defs/IntegrationSettingsInput',
      },
      isForm: false,
    },
    syncFromHrms: {
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
        $ref: '#/$defs/SyncInput',
      },
      isForm: false,
    },
    testHrmsConnection: {
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
    getHrmsDifferences: {
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
    applyHrmsDifferences: {
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
        $ref: '#/$defs/HrmsSelection',
      },
      isForm: false,
    },
    searchHrmsRuns: {
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
    getHrmsRun: {
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
    undoHrmsRun: {
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
    getCalendarConnection: {
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
    connectCalendar: {
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
        $ref: '#/$defs/ConnectInput',
      },
      isForm: false,
    },
    disconnectCalendar: {
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
    startCalendarConnection: {
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
        $ref: '#/$defs/StartConnectionInput',
      },
      isForm: false,
    },
    syncCalendar: {
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
    getCalendarEvents: {
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
        required: ['from', 'to'],
        properties: {
          from: {
            type: 'string',
            format: 'date',
          },
          to: {
            type: 'string',
            format: 'date',
          },
        },
      },
      body: null,
      isForm: false,
    },
    updateCalendarEvent: {
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
        $ref: '#/$defs/CalendarEventInput',
      },
      isForm: false,
    },
    createCalendarEvent: {
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
        $ref: '#/$defs/CalendarEventInput',
      },
      isForm: false,
    },
    deleteCalendarEvent: {
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
    getVideos: {
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
    updateVideo: {
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
        $ref: '#/$defs/VideoInput',
      },
      isForm: false,
    },
    createVideo: {
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
        $ref: '#/$defs/VideoInput',
      },
      isForm: false,
    },
    searchVideos: {
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
    getVideo: {
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
    deleteVideo: {
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
    getPermeaSettings: {
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
    savePermeaSettings: {
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
        $ref: '#/$defs/PermeaSettingsInput',
      },
      isForm: false,
    },
    getOpenAiSettings: {
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
    saveOpenAiSettings: {
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
        $ref: '#/$defs/OpenAiSettingsInput',
      },
      isForm: false,
    },
    listenToExternalIntegration: {
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
    listenToCalendarSync: {
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
