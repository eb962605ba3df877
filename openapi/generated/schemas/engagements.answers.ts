// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const responses: {
  $defs: Record<string, Schema>;
  operations: Record<string, Record<string, Record<string, Schema>>>;
} = {
  $defs: {
    ActionAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['clientEngagementActivityAction', 'successMessages'],
      properties: {
        clientEngagementActivityAction: {
          $ref: '#/$defs/ActivityAction',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ActivityAction: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'activityId', 'action', 'isDone'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        activityId: {
          type: 'string',
          format: 'uuid',
        },
        action: {
          type: 'string',
          minLength: 1,
          maxLength: 500,
        },
        isDone: {
          type: 'boolean',
        },
      },
    },
    ActivityAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['clientEngagementActivity', 'successMessages'],
      properties: {
        clientEngagementActivity: {
          $ref: '#/$defs/EngagementActivity',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ActivityDoc: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'activityId', 'description', 'url'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        activityId: {
          type: 'string',
          format: 'uuid',
        },
        description: {
          type: 'string',
          minLength: 1,
          maxLength: 500,
        },
        url: {
          $ref: '#/$defs/WebLink',
        },
      },
    },
    ActivityIdAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['activityId', 'successMessages'],
      properties: {
        activityId: {
          type: 'string',
          format: 'uuid',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ActivityNote: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'activityId', 'notes'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        activityId: {
          type: 'string',
          format: 'uuid',
        },
        notes: {
          type: 'string',
          minLength: 1,
          maxLength: 4000,
        },
      },
    },
    ActivityToggle: {
      type: 'object',
      additionalProperties: false,
      required: ['activityId', 'isDone'],
      properties: {
        activityId: {
          type: 'string',
          format: 'uuid',
        },
        isDone: {
          type: 'boolean',
        },
      },
    },
    ClientEngagement: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'type', 'prospectName', 'projectType', 'projectTypeId', 'createdOn', 'createdOnAsString', 'createdOnAsInputString', 'version'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        name: {
          type: 'string',
        },
        type: {
          $ref: '#/$defs/EngagementType',
        },
        prospectName: {
          type: 'string',
        },
        projectType: {
          oneOf: [
            {
              $ref: '#/$defs/ProjectType',
            },
            {
              type: 'null',
            },
          ],
        },
        projectTypeId: {
          $ref: '#/$defs/ProjectTypeId',
        },
        createdOn: {
          $ref: '#/$defs/EngagementDay',
        },
        createdOnAsString: {
          type: 'string',
        },
        createdOnAsInputString: {
          $ref: '#/$defs/EngagementInputDay',
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    ClientEngagementAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['clientEngagement', 'successMessages'],
      properties: {
        clientEngagement: {
          $ref: '#/$defs/ClientEngagement',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    Count: {
      type: 'integer',
      minimum: 0,
    },
    DisplayOrder: {
      type: 'integer',
      minimum: 0,
      maximum: 9999,
    },
    DocAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['clientEngagementActivityDoc', 'successMessages'],
      properties: {
        clientEngagementActivityDoc: {
          $ref: '#/$defs/ActivityDoc',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    Engagement: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'type', 'prospectName', 'projectType', 'projectTypeId', 'createdOn', 'createdOnAsString', 'createdOnAsInputString', 'version', 'doneHours', 'totalHours', 'currentStageName', 'stages'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        name: {
          type: 'string',
        },
        type: {
          $ref: '#/$defs/EngagementType',
        },
        prospectName: {
          type: 'string',
        },
        projectType: {
          oneOf: [
            {
              $ref: '#/$defs/ProjectType',
            },
            {
              type: 'null',
            },
          ],
        },
        projectTypeId: {
          $ref: '#/$defs/ProjectTypeId',
        },
        createdOn: {
          $ref: '#/$defs/EngagementDay',
        },
        createdOnAsString: {
          type: 'string',
        },
        createdOnAsInputString: {
          $ref: '#/$defs/EngagementInputDay',
        },
        version: {
          $ref: '#/$defs/Version',
        },
        doneHours: {
          $ref: '#/$defs/Hours',
        },
        totalHours: {
          $ref: '#/$defs/Hours',
        },
        currentStageName: {
          type: ['string', 'null'],
        },
        stages: {
          type: 'array',
          items: {
            $ref: '#/$defs/EngagementStage',
          },
        },
      },
    },
    EngagementActivity: {
      type: 'object',
      additionalProperties: false,
      required: ['activityId', 'activityDesc', 'isTenantVisible', 'isDone', 'markedDoneBy', 'markedDoneOn', 'baseline', 'actuals', 'threshold', 'notes', 'docs', 'actions', 'version'],
      properties: {
        activityId: {
          type: 'string',
          format: 'uuid',
        },
        activityDesc: {
          type: 'string',
        },
        isTenantVisible: {
          $ref: '#/$defs/TenantVisible',
        },
        isDone: {
          type: 'boolean',
        },
        markedDoneBy: {
          type: ['string', 'null'],
        },
        markedDoneOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        baseline: {
          type: 'number',
          minimum: 0,
          maximum: 99999,
        },
        actuals: {
          type: 'number',
          minimum: 0,
          maximum: 99999,
        },
        threshold: {
          type: 'number',
          minimum: 0,
          maximum: 99999,
        },
        notes: {
          oneOf: [
            {
              $ref: '#/$defs/ActivityNote',
            },
            {
              type: 'null',
            },
          ],
        },
        docs: {
          type: 'array',
          items: {
            $ref: '#/$defs/ActivityDoc',
          },
        },
        actions: {
          type: 'array',
          items: {
            $ref: '#/$defs/ActivityAction',
          },
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    EngagementAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['engagement', 'projectTypes'],
      properties: {
        engagement: {
          $ref: '#/$defs/Engagement',
        },
        projectTypes: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectType',
          },
        },
      },
    },
    EngagementDay: {
      type: 'string',
      format: 'date',
    },
    EngagementInputDay: {
      type: 'string',
      pattern: '^\\d{4}/(0[1-9]|1[0-2])/(0[1-9]|[12]\\d|3[01])$',
    },
    EngagementRollup: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'completedActivities', 'totalActivities', 'doneHours', 'totalHours', 'currentStageName'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        name: {
          type: 'string',
        },
        completedActivities: {
          $ref: '#/$defs/Count',
        },
        totalActivities: {
          $ref: '#/$defs/Count',
        },
        doneHours: {
          $ref: '#/$defs/Hours',
        },
        totalHours: {
          $ref: '#/$defs/Hours',
        },
        currentStageName: {
          type: ['string', 'null'],
        },
      },
    },
    EngagementRollupAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['engagementRollup', 'successMessages'],
      properties: {
        engagementRollup: {
          $ref: '#/$defs/EngagementRollup',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    EngagementRollupsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['engagementRollups'],
      properties: {
        engagementRollups: {
          type: 'array',
          items: {
            $ref: '#/$defs/EngagementRollup',
          },
        },
      },
    },
    EngagementStage: {
      type: 'object',
      additionalProperties: false,
      required: ['stageId', 'stageName', 'isTenantVisible', 'description', 'displayOrder', 'activities', 'version'],
      properties: {
        stageId: {
          type: 'string',
          format: 'uuid',
        },
        stageName: {
          type: 'string',
        },
        isTenantVisible: {
          $ref: '#/$defs/TenantVisible',
        },
        description: {
          type: 'string',
        },
        displayOrder: {
          $ref: '#/$defs/DisplayOrder',
        },
        activities: {
          type: 'array',
          items: {
            $ref: '#/$defs/EngagementActivity',
          },
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    EngagementType: {
      type: 'string',
      enum: ['blank', 'base'],
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
    Hours: {
      type: 'number',
      minimum: 0,
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
    NewId: {
      type: 'string',
      format: 'uuid',
      not: {
        const: '00000000-0000-0000-0000-000000000000',
      },
    },
    NoteAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['clientEngagementActivityNote', 'successMessages'],
      properties: {
        clientEngagementActivityNote: {
          $ref: '#/$defs/ActivityNote',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ProjectType: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'value'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        value: {
          type: 'string',
        },
      },
    },
    ProjectTypeId: {
      type: 'string',
      format: 'uuid',
    },
    StageAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['clientEngagementStage', 'successMessages'],
      properties: {
        clientEngagementStage: {
          $ref: '#/$defs/EngagementStage',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    StageIdAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['stageId', 'successMessages'],
      properties: {
        stageId: {
          type: 'string',
          format: 'uuid',
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
    TemplateActivity: {
      type: 'object',
      additionalProperties: false,
      required: ['activityId', 'activityDesc', 'isTenantVisible', 'baseline', 'threshold', 'displayOrder', 'version'],
      properties: {
        activityId: {
          type: 'string',
          format: 'uuid',
        },
        activityDesc: {
          type: 'string',
        },
        isTenantVisible: {
          $ref: '#/$defs/TenantVisible',
        },
        baseline: {
          type: 'number',
          minimum: 0,
          maximum: 99999,
        },
        threshold: {
          type: 'number',
          minimum: 0,
          maximum: 99999,
        },
        displayOrder: {
          $ref: '#/$defs/DisplayOrder',
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    TemplateActivityAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['templateActivity', 'successMessages'],
      properties: {
        templateActivity: {
          $ref: '#/$defs/TemplateActivity',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    TemplateStage: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'stageName', 'isTenantVisible', 'description', 'displayOrder', 'activities', 'version'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        stageName: {
          type: 'string',
        },
        isTenantVisible: {
          $ref: '#/$defs/TenantVisible',
        },
        description: {
          type: 'string',
        },
        displayOrder: {
          $ref: '#/$defs/DisplayOrder',
        },
        activities: {
          type: 'array',
          items: {
            $ref: '#/$defs/TemplateActivity',
          },
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    TemplateStageAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['templateStage', 'successMessages'],
      properties: {
        templateStage: {
          $ref: '#/$defs/TemplateStage',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    TemplateStagesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['templateStages'],
      properties: {
        templateStages: {
          type: 'array',
          items: {
            $ref: '#/$defs/TemplateStage',
          },
        },
      },
    },
    TenantVisible: {
      type: 'boolean',
    },
    ToggledActivityAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['activity', 'successMessages'],
      properties: {
        activity: {
          $ref: '#/$defs/ActivityToggle',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    Version: {
      type: 'integer',
      minimum: 1,
    },
    WebLink: {
      type: 'string',
      format: 'uri',
      pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+',
      maxLength: 2000,
    },
  },
  operations: {
    updateEngagement: {
      200: {
        'application/json': {
          $ref: '#/$defs/ClientEngagementAnswer',
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
    createEngagement: {
      200: {
        'application/json': {
          $ref: '#/$defs/EngagementRollupAnswer',
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
    getEngagementRollups: {
      200: {
        'application/json': {
          $ref: '#/$defs/EngagementRollupsAnswer',
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
    getEngagement: {
      200: {
        'application/json': {
          $ref: '#/$defs/EngagementAnswer',
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
    saveEngagementStage: {
      200: {
        'application/json': {
          $ref: '#/$defs/StageAnswer',
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
    saveEngagementActivity: {
      200: {
        'application/json': {
          $ref: '#/$defs/ActivityAnswer',
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
    deleteEngagementStage: {
      200: {
        'application/json': {
          $ref: '#/$defs/StageIdAnswer',
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
    deleteEngagementActivity: {
      200: {
        'application/json': {
          $ref: '#/$defs/ActivityIdAnswer',
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
    toggleEngagementActivity: {
      200: {
        'application/json': {
          $ref: '#/$defs/ToggledActivityAnswer',
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
    saveEngagementActivityNote: {
      200: {
        'application/json': {
          $ref: '#/$defs/NoteAnswer',
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
    saveEngagementActivityDoc: {
      200: {
        'application/json': {
          $ref: '#/$defs/DocAnswer',
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
    deleteEngagementActivityDoc: {
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
    saveEngagementActivityAction: {
      200: {
        'application/json': {
          $ref: '#/$defs/ActionAnswer',
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
    deleteEngagementActivityAction: {
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
    getTemplateStages: {
      200: {
        'application/json': {
          $ref: '#/$defs/TemplateStagesAnswer',
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
    saveTemplateStage: {
      200: {
        'application/json': {
          $ref: '#/$defs/TemplateStageAnswer',
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
    saveTemplateActivity: {
      200: {
        'application/json': {
          $ref: '#/$defs/TemplateActivityAnswer',
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
    deleteTemplateStage: {
      200: {
        'application/json': {
          $ref: '#/$defs/StageIdAnswer',
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
    deleteTemplateActivity: {
      200: {
        'application/json': {
          $ref: '#/$defs/ActivityIdAnswer',
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
