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
    HrmsApplied: {
      type: 'object',
      additionalProperties: false,
      required: ['hrmsRun', 'skipped', 'outdatedIds', 'successMessages'],
      properties: {
        hrmsRun: {
          $ref: '#/$defs/HrmsRun',
        },
        skipped: {
          type: 'array',
          items: {
            $ref: '#/$defs/HrmsSkipped',
          },
        },
        outdatedIds: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    HrmsChange: {
      type: 'object',
      additionalProperties: false,
      required: ['employeeId', 'employeeName', 'type', 'previousValue', 'newValue', 'leftReason'],
      properties: {
        employeeId: {
          type: 'string',
        },
        employeeName: {
          type: 'string',
        },
        type: {
          $ref: '#/$defs/ExternalApiType',
        },
        previousValue: {
          $ref: '#/$defs/HrmsValue',
        },
        newValue: {
          type: 'string',
        },
        leftReason: {
          anyOf: [
            {
              $ref: '#/$defs/HrmsSkipReason',
            },
            {
              type: 'null',
            },
          ],
        },
      },
    },
    HrmsChanges: {
      type: 'array',
      items: {
        $ref: '#/$defs/HrmsChange',
      },
    },
    HrmsConnection: {
      type: 'object',
      additionalProperties: false,
      required: ['providerName', 'testedOn', 'isComplete', 'receivedCount', 'totalCount'],
      properties: {
        providerName: {
          type: 'string',
        },
        testedOn: {
          type: 'string',
          format: 'date-time',
        },
        isComplete: {
          $ref: '#/$defs/IsComplete',
        },
        receivedCount: {
          $ref: '#/$defs/ReceivedCount',
        },
        totalCount: {
          $ref: '#/$defs/ProviderTotal',
        },
      },
    },
    HrmsConnectionAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['hrmsConnection'],
      properties: {
        hrmsConnection: {
          $ref: '#/$defs/HrmsConnection',
        },
      },
    },
    HrmsDifference: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'employeeId', 'employeeName', 'type', 'currentValue', 'providerValue'],
      properties: {
        id: {
          type: 'string',
          minLength: 1,
          maxLength: 100,
        },
        employeeId: {
          type: 'string',
        },
        employeeName: {
          type: 'string',
        },
        type: {
          $ref: '#/$defs/ExternalApiType',
        },
        currentValue: {
          $ref: '#/$defs/HrmsValue',
        },
        providerValue: {
          type: 'string',
        },
      },
    },
    HrmsPreview: {
      type: 'object',
      additionalProperties: false,
      required: ['providerName', 'comparedOn', 'isComplete', 'receivedCount', 'totalCount', 'sameCount', 'differences', 'skipped'],
      properties: {
        providerName: {
          type: 'string',
        },
        comparedOn: {
          type: 'string',
          format: 'date-time',
        },
        isComplete: {
          $ref: '#/$defs/IsComplete',
        },
        receivedCount: {
          $ref: '#/$defs/ReceivedCount',
        },
        totalCount: {
          $ref: '#/$defs/ProviderTotal',
        },
        sameCount: {
          type: 'integer',
          minimum: 0,
          maximum: 1000000,
        },
        differences: {
          type: 'array',
          items: {
            $ref: '#/$defs/HrmsDifference',
          },
        },
        skipped: {
          type: 'array',
          items: {
            $ref: '#/$defs/HrmsSkipped',
          },
        },
      },
    },
    HrmsPreviewAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['hrmsPreview'],
      properties: {
        hrmsPreview: {
          $ref: '#/$defs/HrmsPreview',
        },
      },
    },
    HrmsRun: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'startedOn', 'startedByName', 'providerName', 'types', 'changedCount', 'skippedCount', 'undoneOn', 'undoneByName', 'leftCount', 'isUndoable'],
      properties: {
        id: {
          $ref: '#/$defs/ServerId',
        },
        startedOn: {
          type: 'string',
          format: 'date-time',
        },
        startedByName: {
          type: 'string',
        },
        providerName: {
          type: 'string',
        },
        types: {
          type: 'array',
          items: {
            $ref: '#/$defs/ExternalApiType',
          },
        },
        changedCount: {
          type: 'integer',
          minimum: 0,
          maximum: 1000000,
        },
        skippedCount: {
          type: 'integer',
          minimum: 0,
          maximum: 1000000,
        },
        undoneOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        undoneByName: {
          type: ['string', 'null'],
        },
        leftCount: {
          type: 'integer',
          minimum: 0,
          maximum: 1000000,
        },
        isUndoable: {
          type: 'boolean',
        },
      },
    },
    HrmsRunAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['hrmsRun', 'changes'],
      properties: {
        hrmsRun: {
          $ref: '#/$defs/HrmsRun',
        },
        changes: {
          $ref: '#/$defs/HrmsChanges',
        },
      },
    },
    HrmsRunPage: {
      type: 'object',
      additionalProperties: false,
      required: ['hrmsRuns', 'totalCount'],
      properties: {
        hrmsRuns: {
          type: 'array',
          items: {
            $ref: '#/$defs/HrmsRun',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    HrmsSkipReason: {
      type: 'string',
      enum: ['unknownPerson', 'unknownManager', 'managerLeft', 'cycle', 'ownReport', 'duplicate', 'invalidValue', 'changed', 'deleted'],
    },
    HrmsSkipped: {
      type: 'object',
      additionalProperties: false,
      required: ['email', 'employeeName', 'type', 'providerValue', 'reason'],
      properties: {
        email: {
          type: 'string',
        },
        employeeName: {
          type: ['string', 'null'],
        },
        type: {
          $ref: '#/$defs/ExternalApiType',
        },
        providerValue: {
          type: 'string',
        },
        reason: {
          $ref: '#/$defs/HrmsSkipReason',
        },
      },
    },
    HrmsUndone: {
      type: 'object',
      additionalProperties: false,
      required: ['hrmsRun', 'changes', 'successMessages'],
      properties: {
        hrmsRun: {
          $ref: '#/$defs/HrmsRun',
        },
        changes: {
          $ref: '#/$defs/HrmsChanges',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    HrmsValue: {
      type: ['string', 'null'],
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
    IsComplete: {
      type: 'boolean',
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
    ProviderTotal: {
      type: 'integer',
      minimum: 0,
      maximum: 1000000,
    },
    ReceivedCount: {
      type: 'integer',
      minimum: 0,
      maximum: 1000000,
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
    ServerId: {
      type: 'string',
      format: 'uuid',
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
    testHrmsConnection: {
      200: {
        'application/json': {
          $ref: '#/$defs/HrmsConnectionAnswer',
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
    getHrmsDifferences: {
      200: {
        'application/json': {
          $ref: '#/$defs/HrmsPreviewAnswer',
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
    applyHrmsDifferences: {
      200: {
        'application/json': {
          $ref: '#/$defs/HrmsApplied',
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
    searchHrmsRuns: {
      200: {
        'application/json': {
          $ref: '#/$defs/HrmsRunPage',
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
    getHrmsRun: {
      200: {
        'application/json': {
          $ref: '#/$defs/HrmsRunAnswer',
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
    undoHrmsRun: {
      200: {
        'application/json': {
          $ref: '#/$defs/HrmsUndone',
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
