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
    ActivityInput: {
      type: 'object',
      additionalProperties: false,
      required: ['activityId', 'activityDesc'],
      properties: {
        activityId: {
          type: 'string',
          format: 'uuid',
        },
        activityDesc: {
          type: 'string',
          minLength: 1,
          maxLength: 4000,
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
        actuals: {
          type: 'number',
          minimum: 0,
          maximum: 99999,
        },
        version: {
          $ref: '#/$defs/SeenVersion',
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
    DisplayOrder: {
      type: 'integer',
      minimum: 0,
      maximum: 9999,
    },
    EngagementDay: {
      type: 'string',
      format: 'date',
    },
    EngagementDraft: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'type', 'prospectName', 'projectTypeId', 'createdOn', 'createdOnAsInputString'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        name: {
          $ref: '#/$defs/Name',
        },
        prospectName: {
          type: 'string',
          maxLength: 250,
        },
        projectTypeId: {
          $ref: '#/$defs/ProjectTypeId',
        },
        createdOn: {
          $ref: '#/$defs/EngagementDay',
        },
        createdOnAsInputString: {
          $ref: '#/$defs/EngagementInputDay',
        },
        type: {
          $ref: '#/$defs/EngagementType',
        },
      },
    },
    EngagementEdit: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'prospectName', 'projectTypeId', 'createdOn', 'createdOnAsInputString'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        name: {
          $ref: '#/$defs/Name',
        },
        prospectName: {
          type: 'string',
          maxLength: 250,
        },
        projectTypeId: {
          $ref: '#/$defs/ProjectTypeId',
        },
        createdOn: {
          $ref: '#/$defs/EngagementDay',
        },
        createdOnAsInputString: {
          $ref: '#/$defs/EngagementInputDay',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    EngagementInputDay: {
      type: 'string',
      pattern: '^\\d{4}/(0[1-9]|1[0-2])/(0[1-9]|[12]\\d|3[01])$',
    },
    EngagementType: {
      type: 'string',
      enum: ['blank', 'base'],
    },
    Id: {
      type: 'string',
      format: 'uuid',
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
    ProjectTypeId: {
      type: 'string',
      format: 'uuid',
    },
    SeenVersion: {
      type: 'integer',
      minimum: 1,
    },
    StageInput: {
      type: 'object',
      additionalProperties: false,
      required: ['stageId', 'stageName', 'description'],
      properties: {
        stageId: {
          type: 'string',
          format: 'uuid',
        },
        stageName: {
          type: 'string',
          minLength: 1,
          maxLength: 500,
        },
        isTenantVisible: {
          $ref: '#/$defs/TenantVisible',
        },
        description: {
          type: 'string',
          minLength: 1,
          maxLength: 4000,
        },
        displayOrder: {
          $ref: '#/$defs/DisplayOrder',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    TemplateActivityInput: {
      type: 'object',
      additionalProperties: false,
      required: ['activityId', 'activityDesc'],
      properties: {
        activityId: {
          type: 'string',
          format: 'uuid',
        },
        activityDesc: {
          type: 'string',
          minLength: 1,
          maxLength: 4000,
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
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    TemplateStageInput: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'stageName', 'description'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        stageName: {
          type: 'string',
          minLength: 1,
          maxLength: 500,
        },
        isTenantVisible: {
          $ref: '#/$defs/TenantVisible',
        },
        description: {
          type: 'string',
          minLength: 1,
          maxLength: 4000,
        },
        displayOrder: {
          $ref: '#/$defs/DisplayOrder',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    TenantIdentifier: {
      type: 'string',
      pattern: '^[a-z0-9-]{1,64}$',
    },
    TenantVisible: {
      type: 'boolean',
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
        $ref: '#/$defs/EngagementEdit',
      },
      isForm: false,
    },
    createEngagement: {
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
        $ref: '#/$defs/EngagementDraft',
      },
      isForm: false,
    },
    getEngagementRollups: {
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
    getEngagement: {
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
    saveEngagementStage: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'engagementId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          engagementId: {
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
      body: {
        $ref: '#/$defs/StageInput',
      },
      isForm: false,
    },
    saveEngagementActivity: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'engagementId', 'stageId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          engagementId: {
            $ref: '#/$defs/Id',
          },
          stageId: {
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
      body: {
        $ref: '#/$defs/ActivityInput',
      },
      isForm: false,
    },
    deleteEngagementStage: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'stageId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          stageId: {
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
    deleteEngagementActivity: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'activityId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          activityId: {
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
    toggleEngagementActivity: {
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
        $ref: '#/$defs/ActivityToggle',
      },
      isForm: false,
    },
    saveEngagementActivityNote: {
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
        $ref: '#/$defs/ActivityNote',
      },
      isForm: false,
    },
    saveEngagementActivityDoc: {
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
        $ref: '#/$defs/ActivityDoc',
      },
      isForm: false,
    },
    deleteEngagementActivityDoc: {
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
    saveEngagementActivityAction: {
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
        $ref: '#/$defs/ActivityAction',
      },
      isForm: false,
    },
    deleteEngagementActivityAction: {
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
    getTemplateStages: {
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
    saveTemplateStage: {
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
        $ref: '#/$defs/TemplateStageInput',
      },
      isForm: false,
    },
    saveTemplateActivity: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'stageId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          stageId: {
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
      body: {
        $ref: '#/$defs/TemplateActivityInput',
      },
      isForm: false,
    },
    deleteTemplateStage: {
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
    deleteTemplateActivity: {
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
