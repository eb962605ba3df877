// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const responses: {
  $defs: Record<string, Schema>;
  operations: Record<string, Record<string, Record<string, Schema>>>;
} = {
  $defs: {
    CalendarAuthorization: {
      type: 'object',
      additionalProperties: false,
      required: ['authorizationUrl', 'state', 'scopes', 'expiresOn'],
      properties: {
        authorizationUrl: {
          type: 'string',
          format: 'uri',
          pattern: '^https?://',
        },
        state: {
          type: 'string',
        },
        scopes: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        expiresOn: {
          type: 'string',
          format: 'date-time',
        },
      },
    },
    CalendarAuthorizationAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['calendarAuthorization', 'successMessages'],
      properties: {
        calendarAuthorization: {
          $ref: '#/$defs/CalendarAuthorization',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    CalendarConnection: {
      type: 'object',
      additionalProperties: false,
      required: ['isGoogleCalendarSynced', 'connectedOn', 'providerName', 'accountEmail', 'scopes', 'lastSyncedOn'],
      properties: {
        isGoogleCalendarSynced: {
          type: 'boolean',
        },
        connectedOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        providerName: {
          type: ['string', 'null'],
        },
        accountEmail: {
          type: ['string', 'null'],
        },
        scopes: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        lastSyncedOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
      },
    },
    CalendarConnectionAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['calendarConnection'],
      properties: {
        calendarConnection: {
          $ref: '#/$defs/CalendarConnection',
        },
      },
    },
    CalendarEvent: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'title', 'startTime', 'endTime', 'isAllDay', 'location', 'description', 'version'],
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
          $ref: '#/$defs/Version',
        },
      },
    },
    CalendarEventAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['calendarEvent', 'successMessages'],
      properties: {
        calendarEvent: {
          $ref: '#/$defs/CalendarEvent',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    CalendarEventsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['calendarEvents'],
      properties: {
        calendarEvents: {
          type: 'array',
          items: {
            $ref: '#/$defs/CalendarEvent',
          },
        },
      },
    },
    ErrorAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['errorMessages', 'code', 'traceId'],
      properties: {
        errorMessages: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        code: {
          type: 'string',
        },
        traceId: {
          type: 'string',
        },
        fieldErrors: {
          type: 'object',
          additionalProperties: {
            type: 'array',
            items: {
              type: 'string',
            },
          },
        },
        changedFields: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        otherId: {
          type: 'string',
          format: 'uuid',
        },
      },
    },
    ExternalApiType: {
      type: 'string',
      enum: ['Shift', 'ReportingTo', 'Designations'],
    },
    HttpsLink: {
      type: 'string',
      format: 'uri',
      pattern: '^[Hh][Tt][Tt][Pp][Ss]://[^\\s/?#]+',
      maxLength: 2000,
    },
    IntegrationSettings: {
      type: 'object',
      additionalProperties: false,
      required: ['hrmsProviderId', 'calendarProviderId', 'syncs', 'version'],
      properties: {
        hrmsProviderId: {
          type: 'string',
          format: 'uuid',
        },
        calendarProviderId: {
          type: 'string',
          format: 'uuid',
        },
        syncs: {
          type: 'array',
          items: {
            $ref: '#/$defs/SyncState',
          },
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    IntegrationsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['providers', 'integrationSettings'],
      properties: {
        providers: {
          type: 'array',
          items: {
            $ref: '#/$defs/Provider',
          },
        },
        integrationSettings: {
          $ref: '#/$defs/IntegrationSettings',
        },
      },
    },
    MutationAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['successMessages'],
      properties: {
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
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
    OpenAiAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['openAiSettings'],
      properties: {
        openAiSettings: {
          $ref: '#/$defs/OpenAiSettings',
        },
      },
    },
    OpenAiSettings: {
      type: 'object',
      additionalProperties: false,
      required: ['isEnabled', 'model', 'apiKeyHint', 'version'],
      properties: {
        isEnabled: {
          type: 'boolean',
        },
        model: {
          type: 'string',
          minLength: 1,
          maxLength: 100,
        },
        apiKeyHint: {
          type: ['string', 'null'],
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    PermeaAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['permeaSettings'],
      properties: {
        permeaSettings: {
          $ref: '#/$defs/PermeaSettings',
        },
      },
    },
    PermeaSettings: {
      type: 'object',
      additionalProperties: false,
      required: ['isEnabled', 'endpoint', 'apiKeyHint', 'version'],
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
        apiKeyHint: {
          type: ['string', 'null'],
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    Provider: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'kind', 'isEmpty'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        name: {
          type: 'string',
        },
        kind: {
          type: 'string',
          enum: ['hrms', 'calendar'],
        },
        isEmpty: {
          type: 'boolean',
        },
      },
    },
    SavedCalendarConnection: {
      type: 'object',
      additionalProperties: false,
      required: ['calendarConnection', 'successMessages'],
      properties: {
        calendarConnection: {
          $ref: '#/$defs/CalendarConnection',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    SavedIntegrations: {
      type: 'object',
      additionalProperties: false,
      required: ['integrationSettings', 'successMessages'],
      properties: {
        integrationSettings: {
          $ref: '#/$defs/IntegrationSettings',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    SavedOpenAi: {
      type: 'object',
      additionalProperties: false,
      required: ['openAiSettings', 'successMessages'],
      properties: {
        openAiSettings: {
          $ref: '#/$defs/OpenAiSettings',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    SavedPermea: {
      type: 'object',
      additionalProperties: false,
      required: ['permeaSettings', 'successMessages'],
      properties: {
        permeaSettings: {
          $ref: '#/$defs/PermeaSettings',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    SuccessMessages: {
      type: 'array',
      items: {
        type: 'string',
      },
    },
    SyncAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['sync', 'successMessages'],
      properties: {
        sync: {
          $ref: '#/$defs/SyncState',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    SyncState: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'lastSyncedOn', 'changedCount'],
      properties: {
        type: {
          $ref: '#/$defs/ExternalApiType',
        },
        lastSyncedOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        changedCount: {
          type: 'integer',
          minimum: 0,
          maximum: 1000000,
        },
      },
    },
    TotalCount: {
      type: 'integer',
      minimum: 0,
    },
    Version: {
      type: 'integer',
      minimum: 1,
    },
    Video: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'title', 'url', 'description', 'category', 'addedByName', 'addedOn', 'version'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        title: {
          $ref: '#/$defs/Name',
        },
        url: {
          $ref: '#/$defs/HttpsLink',
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
          $ref: '#/$defs/Version',
        },
        addedByName: {
          type: 'string',
        },
        addedOn: {
          type: 'string',
          format: 'date-time',
        },
      },
    },
    VideoAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['video', 'successMessages'],
      properties: {
        video: {
          $ref: '#/$defs/Video',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    VideoDetailAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['video'],
      properties: {
        video: {
          $ref: '#/$defs/Video',
        },
      },
    },
    VideoPage: {
      type: 'object',
      additionalProperties: false,
      required: ['videos', 'totalCount'],
      properties: {
        videos: {
          type: 'array',
          items: {
            $ref: '#/$defs/Video',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    VideosAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['videos'],
      properties: {
        videos: {
          type: 'array',
          items: {
            $ref: '#/$defs/Video',
          },
        },
      },
    },
  },
  operations: {
    getIntegrations: {
      200: {
        'application/json': {
          $ref: '#/$defs/IntegrationsAnswer',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    saveIntegrations: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedIntegrations',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      409: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      415: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    syncFromHrms: {
      200: {
        'application/json': {
          $ref: '#/$defs/SyncAnswer',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      415: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    getCalendarConnection: {
      200: {
        'application/json': {
          $ref: '#/$defs/CalendarConnectionAnswer',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    connectCalendar: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedCalendarConnection',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      415: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    disconnectCalendar: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedCalendarConnection',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    startCalendarConnection: {
      200: {
        'application/json': {
          $ref: '#/$defs/CalendarAuthorizationAnswer',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      415: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    syncCalendar: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedCalendarConnection',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    getCalendarEvents: {
      200: {
        'application/json': {
          $ref: '#/$defs/CalendarEventsAnswer',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    updateCalendarEvent: {
      200: {
        'application/json': {
          $ref: '#/$defs/CalendarEventAnswer',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      409: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      415: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    createCalendarEvent: {
      200: {
        'application/json': {
          $ref: '#/$defs/CalendarEventAnswer',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      409: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      415: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    deleteCalendarEvent: {
      200: {
        'application/json': {
          $ref: '#/$defs/MutationAnswer',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    getVideos: {
      200: {
        'application/json': {
          $ref: '#/$defs/VideosAnswer',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    updateVideo: {
      200: {
        'application/json': {
          $ref: '#/$defs/VideoAnswer',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      409: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      415: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    createVideo: {
      200: {
        'application/json': {
          $ref: '#/$defs/VideoAnswer',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      409: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      415: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    searchVideos: {
      200: {
        'application/json': {
          $ref: '#/$defs/VideoPage',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      415: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    getVideo: {
      200: {
        'application/json': {
          $ref: '#/$defs/VideoDetailAnswer',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    deleteVideo: {
      200: {
        'application/json': {
          $ref: '#/$defs/MutationAnswer',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    getPermeaSettings: {
      200: {
        'application/json': {
          $ref: '#/$defs/PermeaAnswer',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    savePermeaSettings: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedPermea',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      409: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      415: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    getOpenAiSettings: {
      200: {
        'application/json': {
          $ref: '#/$defs/OpenAiAnswer',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    saveOpenAiSettings: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedOpenAi',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      409: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      415: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    listenToExternalIntegration: {
      200: {
        'text/event-stream': {
          type: 'string',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    listenToCalendarSync: {
      200: {
        'text/event-stream': {
          type: 'string',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
  },
};

export default responses;
