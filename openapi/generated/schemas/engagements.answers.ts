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
      required: ['id', 'activityId', 'action', 'isDone', 'version', 'changedBy', 'changedOn'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        activityId: {
          type: 'string',
          format: 'uuid',
        },
        action: {
          type: 'string',
        },
        isDone: {
          type: 'boolean',
        },
        version: {
          $ref: '#/$defs/Version',
        },
        changedBy: {
          $ref: '#/$defs/PartChangedBy',
        },
        changedOn: {
          $ref: '#/$defs/PartChangedOn',
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
      required: ['id', 'activityId', 'description', 'url', 'version', 'changedBy', 'changedOn'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        activityId: {
          type: 'string',
          format: 'uuid',
        },
        description: {
          type: 'string',
        },
        url: {
          $ref: '#/$defs/WebLink',
        },
        version: {
          $ref: '#/$defs/Version',
        },
        changedBy: {
          $ref: '#/$defs/PartChangedBy',
        },
        changedOn: {
          $ref: '#/$defs/PartChangedOn',
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
    ActivityIds: {
      type: 'array',
      maxItems: 2000,
      items: {
        $ref: '#/$defs/Id',
      },
    },
    ActivityNote: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'activityId', 'notes', 'version', 'changedBy', 'changedOn'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        activityId: {
          type: 'string',
          format: 'uuid',
        },
        notes: {
          type: 'string',
        },
        version: {
          $ref: '#/$defs/Version',
        },
        changedBy: {
          $ref: '#/$defs/PartChangedBy',
        },
        changedOn: {
          $ref: '#/$defs/PartChangedOn',
        },
      },
    },
    ActivityOrderAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['activityIds', 'successMessages'],
      properties: {
        activityIds: {
          $ref: '#/$defs/ActivityIds',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    AffectedActivities: {
      type: 'array',
      items: {
        $ref: '#/$defs/AffectedActivity',
      },
    },
    AffectedActivity: {
      type: 'object',
      additionalProperties: false,
      required: ['activityId', 'activityDesc', 'stageId', 'stageName'],
      properties: {
        activityId: {
          type: 'string',
          format: 'uuid',
        },
        activityDesc: {
          type: 'string',
        },
        stageId: {
          type: 'string',
          format: 'uuid',
        },
        stageName: {
          type: 'string',
        },
      },
    },
    ChangedBy: {
      type: 'string',
    },
    ChangedOn: {
      type: 'string',
      format: 'date-time',
    },
    ClientEngagement: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'type', 'prospectName', 'projectType', 'projectTypeId', 'createdOn', 'createdOnAsString', 'createdOnAsInputString', 'version', 'client', 'changedBy', 'changedOn'],
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
        client: {
          oneOf: [
            {
              $ref: '#/$defs/EngagementClient',
            },
            {
              type: 'null',
            },
          ],
        },
        changedBy: {
          $ref: '#/$defs/ChangedBy',
        },
        changedOn: {
          $ref: '#/$defs/ChangedOn',
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
      required: ['id', 'name', 'type', 'prospectName', 'projectType', 'projectTypeId', 'createdOn', 'createdOnAsString', 'createdOnAsInputString', 'version', 'client', 'changedBy', 'changedOn', 'doneHours', 'totalHours', 'currentStageName', 'stages'],
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
        client: {
          oneOf: [
            {
              $ref: '#/$defs/EngagementClient',
            },
            {
              type: 'null',
            },
          ],
        },
        changedBy: {
          $ref: '#/$defs/ChangedBy',
        },
        changedOn: {
          $ref: '#/$defs/ChangedOn',
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
      required: ['activityId', 'activityDesc', 'isTenantVisible', 'isDone', 'markedDoneBy', 'markedDoneOn', 'baseline', 'actuals', 'threshold', 'displayOrder', 'notes', 'docs', 'actions', 'version'],
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
          $ref: '#/$defs/MarkedDoneBy',
        },
        markedDoneOn: {
          $ref: '#/$defs/MarkedDoneOn',
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
        displayOrder: {
          $ref: '#/$defs/DisplayOrder',
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
    EngagementChange: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'changedOn', 'changedBy', 'subject', 'action', 'name', 'changes'],
      properties: {
        id: {
          type: 'string',
        },
        changedOn: {
          $ref: '#/$defs/ChangedOn',
        },
        changedBy: {
          $ref: '#/$defs/ChangedBy',
        },
        subject: {
          type: 'string',
          enum: ['engagement', 'stage', 'activity', 'note', 'doc', 'action'],
        },
        action: {
          type: 'string',
          enum: ['added', 'changed', 'removed', 'completed', 'reopened', 'ordered', 'moved'],
        },
        name: {
          type: 'string',
        },
        changes: {
          type: 'array',
          items: {
            $ref: '#/$defs/EngagementFieldChange',
          },
        },
      },
    },
    EngagementClient: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        name: {
          type: 'string',
        },
      },
    },
    EngagementDay: {
      type: 'string',
      format: 'date',
    },
    EngagementDeletion: {
      type: 'object',
      additionalProperties: false,
      required: ['stages', 'activities', 'notes', 'docs', 'actions'],
      properties: {
        stages: {
          $ref: '#/$defs/Count',
        },
        activities: {
          $ref: '#/$defs/Count',
        },
        notes: {
          $ref: '#/$defs/Count',
        },
        docs: {
          $ref: '#/$defs/Count',
        },
        actions: {
          $ref: '#/$defs/Count',
        },
      },
    },
    EngagementDeletionAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['engagementDeletion'],
      properties: {
        engagementDeletion: {
          $ref: '#/$defs/EngagementDeletion',
        },
      },
    },
    EngagementFieldChange: {
      type: 'object',
      additionalProperties: false,
      required: ['field', 'from', 'to'],
      properties: {
        field: {
          type: 'string',
        },
        from: {
          type: ['string', 'null'],
        },
        to: {
          type: ['string', 'null'],
        },
      },
    },
    EngagementHistoryAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['engagementChanges', 'totalCount'],
      properties: {
        engagementChanges: {
          type: 'array',
          items: {
            $ref: '#/$defs/EngagementChange',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    EngagementInputDay: {
      type: 'string',
      pattern: '^\\d{4}/(0[1-9]|1[0-2])/(0[1-9]|[12]\\d|3[01])$',
    },
    EngagementMoveAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['moveId', 'completed', 'reopened', 'engagementRollup', 'successMessages'],
      properties: {
        moveId: {
          type: 'string',
          format: 'uuid',
        },
        completed: {
          $ref: '#/$defs/AffectedActivities',
        },
        reopened: {
          $ref: '#/$defs/AffectedActivities',
        },
        engagementRollup: {
          $ref: '#/$defs/EngagementRollup',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    EngagementProgressAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['stages'],
      properties: {
        stages: {
          type: 'array',
          items: {
            $ref: '#/$defs/StageProgress',
          },
        },
      },
    },
    EngagementRollup: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'prospectName', 'clientId', 'projectType', 'type', 'createdOn', 'completedActivities', 'totalActivities', 'activityRatio', 'doneHours', 'totalHours', 'effortRatio', 'currentStageId', 'currentStageName', 'inStageSince', 'lastActionOn', 'isNextPlanned', 'isOverThreshold', 'version'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        name: {
          type: 'string',
        },
        prospectName: {
          type: 'string',
        },
        clientId: {
          $ref: '#/$defs/IdOrNull',
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
        type: {
          $ref: '#/$defs/EngagementType',
        },
        createdOn: {
          $ref: '#/$defs/EngagementDay',
        },
        completedActivities: {
          $ref: '#/$defs/Count',
        },
        totalActivities: {
          $ref: '#/$defs/Count',
        },
        activityRatio: {
          $ref: '#/$defs/Ratio',
        },
        doneHours: {
          $ref: '#/$defs/Hours',
        },
        totalHours: {
          $ref: '#/$defs/Hours',
        },
        effortRatio: {
          $ref: '#/$defs/Ratio',
        },
        currentStageId: {
          $ref: '#/$defs/IdOrNull',
        },
        currentStageName: {
          type: ['string', 'null'],
        },
        inStageSince: {
          type: ['string', 'null'],
          format: 'date',
        },
        lastActionOn: {
          type: 'string',
          format: 'date-time',
        },
        isNextPlanned: {
          type: 'boolean',
        },
        isOverThreshold: {
          type: 'boolean',
        },
        version: {
          $ref: '#/$defs/Version',
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
    EngagementSearchAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['engagementRollups', 'totalCount'],
      properties: {
        engagementRollups: {
          type: 'array',
          items: {
            $ref: '#/$defs/EngagementRollup',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
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
    Id: {
      type: 'string',
      format: 'uuid',
    },
    IdOrNull: {
      type: ['string', 'null'],
      format: 'uuid',
    },
    ListedProjectType: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'value', 'version'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        value: {
          type: 'string',
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    MarkedDoneBy: {
      type: ['string', 'null'],
    },
    MarkedDoneOn: {
      type: ['string', 'null'],
      format: 'date-time',
    },
    MovePreviewAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['stageId', 'stageName', 'completed', 'reopened'],
      properties: {
        stageId: {
          type: 'string',
          format: 'uuid',
        },
        stageName: {
          type: 'string',
        },
        completed: {
          $ref: '#/$defs/AffectedActivities',
        },
        reopened: {
          $ref: '#/$defs/AffectedActivities',
        },
      },
    },
    MovedActivityAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['clientEngagementActivity', 'stageId', 'activityIds', 'successMessages'],
      properties: {
        clientEngagementActivity: {
          $ref: '#/$defs/EngagementActivity',
        },
        stageId: {
          type: 'string',
          format: 'uuid',
        },
        activityIds: {
          $ref: '#/$defs/ActivityIds',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    MovedTemplateActivityAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['templateActivity', 'stageId', 'activityIds', 'successMessages'],
      properties: {
        templateActivity: {
          $ref: '#/$defs/TemplateActivity',
        },
        stageId: {
          type: 'string',
          format: 'uuid',
        },
        activityIds: {
          $ref: '#/$defs/ActivityIds',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
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
    PartChangedBy: {
      type: ['string', 'null'],
    },
    PartChangedOn: {
      type: ['string', 'null'],
      format: 'date-time',
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
    ProjectTypeAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['projectType', 'successMessages'],
      properties: {
        projectType: {
          $ref: '#/$defs/ListedProjectType',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ProjectTypeId: {
      type: 'string',
      format: 'uuid',
    },
    ProjectTypesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['projectTypes'],
      properties: {
        projectTypes: {
          type: 'array',
          items: {
            $ref: '#/$defs/ListedProjectType',
          },
        },
      },
    },
    Ratio: {
      type: 'number',
      minimum: 0,
      maximum: 1,
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
    StageCount: {
      type: 'object',
      additionalProperties: false,
      required: ['stageName', 'count', 'doneHours', 'totalHours'],
      properties: {
        stageName: {
          type: ['string', 'null'],
        },
        count: {
          $ref: '#/$defs/Count',
        },
        doneHours: {
          $ref: '#/$defs/Hours',
        },
        totalHours: {
          $ref: '#/$defs/Hours',
        },
      },
    },
    StageCountsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['stageCounts'],
      properties: {
        stageCounts: {
          type: 'array',
          items: {
            $ref: '#/$defs/StageCount',
          },
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
    StageIds: {
      type: 'array',
      maxItems: 1000,
      items: {
        $ref: '#/$defs/Id',
      },
    },
    StageOrderAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['stageIds', 'successMessages'],
      properties: {
        stageIds: {
          $ref: '#/$defs/StageIds',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    StageProgress: {
      type: 'object',
      additionalProperties: false,
      required: ['stageId', 'stageName', 'state', 'startedOn', 'completedOn', 'days', 'medianDays', 'medianCount'],
      properties: {
        stageId: {
          type: 'string',
          format: 'uuid',
        },
        stageName: {
          type: 'string',
        },
        state: {
          type: 'string',
          enum: ['done', 'current', 'open'],
        },
        startedOn: {
          type: ['string', 'null'],
          format: 'date',
        },
        completedOn: {
          type: ['string', 'null'],
          format: 'date',
        },
        days: {
          type: ['integer', 'null'],
          minimum: 0,
        },
        medianDays: {
          type: ['number', 'null'],
          minimum: 0,
        },
        medianCount: {
          $ref: '#/$defs/Count',
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
    ToggledActivity: {
      type: 'object',
      additionalProperties: false,
      required: ['activityId', 'isDone', 'markedDoneBy', 'markedDoneOn', 'version'],
      properties: {
        activityId: {
          type: 'string',
          format: 'uuid',
        },
        isDone: {
          type: 'boolean',
        },
        markedDoneBy: {
          $ref: '#/$defs/MarkedDoneBy',
        },
        markedDoneOn: {
          $ref: '#/$defs/MarkedDoneOn',
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    ToggledActivityAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['activity', 'successMessages'],
      properties: {
        activity: {
          $ref: '#/$defs/ToggledActivity',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
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
    deleteEngagement: {
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
    deleteEngagementActivityNote: {
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
    searchEngagements: {
      200: {
        'application/json': {
          $ref: '#/$defs/EngagementSearchAnswer',
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
    countEngagementStages: {
      200: {
        'application/json': {
          $ref: '#/$defs/StageCountsAnswer',
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
    exportEngagements: {
      200: {
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
          type: 'string',
          format: 'binary',
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
    getEngagementProjectTypes: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectTypesAnswer',
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
    updateEngagementProjectType: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectTypeAnswer',
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
    createEngagementProjectType: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectTypeAnswer',
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
    deleteEngagementProjectType: {
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
    previewEngagementDeletion: {
      200: {
        'application/json': {
          $ref: '#/$defs/EngagementDeletionAnswer',
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
    duplicateEngagement: {
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
    getEngagementHistory: {
      200: {
        'application/json': {
          $ref: '#/$defs/EngagementHistoryAnswer',
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
    getEngagementProgress: {
      200: {
        'application/json': {
          $ref: '#/$defs/EngagementProgressAnswer',
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
    previewEngagementMove: {
      200: {
        'application/json': {
          $ref: '#/$defs/MovePreviewAnswer',
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
    moveEngagement: {
      200: {
        'application/json': {
          $ref: '#/$defs/EngagementMoveAnswer',
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
    undoEngagementMove: {
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
    orderEngagementStages: {
      200: {
        'application/json': {
          $ref: '#/$defs/StageOrderAnswer',
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
    orderEngagementActivities: {
      200: {
        'application/json': {
          $ref: '#/$defs/ActivityOrderAnswer',
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
    moveEngagementActivity: {
      200: {
        'application/json': {
          $ref: '#/$defs/MovedActivityAnswer',
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
    orderTemplateStages: {
      200: {
        'application/json': {
          $ref: '#/$defs/StageOrderAnswer',
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
    orderTemplateActivities: {
      200: {
        'application/json': {
          $ref: '#/$defs/ActivityOrderAnswer',
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
    moveTemplateActivity: {
      200: {
        'application/json': {
          $ref: '#/$defs/MovedTemplateActivityAnswer',
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
