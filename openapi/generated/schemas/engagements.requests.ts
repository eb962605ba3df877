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
    ActivityActionInput: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'activityId'],
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
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    ActivityDocInput: {
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
        version: {
          $ref: '#/$defs/SeenVersion',
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
    ActivityInput: {
      type: 'object',
      additionalProperties: false,
      required: ['activityId', 'activityDesc'],
      properties: {
        activityId: {
          $ref: '#/$defs/NewId',
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
    ActivityMove: {
      type: 'object',
      additionalProperties: false,
      required: ['stageId'],
      properties: {
        stageId: {
          type: 'string',
          format: 'uuid',
        },
        position: {
          type: 'integer',
          minimum: 0,
          maximum: 9999,
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    ActivityNoteInput: {
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
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    ActivityOrder: {
      type: 'object',
      additionalProperties: false,
      required: ['activityIds'],
      properties: {
        activityIds: {
          $ref: '#/$defs/ActivityIds',
        },
        seenIds: {
          $ref: '#/$defs/ActivityIds',
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
    DisplayOrder: {
      type: 'integer',
      minimum: 0,
      maximum: 9999,
    },
    EngagementClientId: {
      type: ['string', 'null'],
      format: 'uuid',
    },
    EngagementCopy: {
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
          $ref: '#/$defs/ProspectName',
        },
        clientId: {
          $ref: '#/$defs/EngagementClientId',
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
      },
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
          $ref: '#/$defs/ProspectName',
        },
        clientId: {
          $ref: '#/$defs/EngagementClientId',
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
          $ref: '#/$defs/ProspectName',
        },
        clientId: {
          $ref: '#/$defs/EngagementClientId',
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
    EngagementMove: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'stageId', 'activityIds'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        stageId: {
          type: 'string',
          format: 'uuid',
        },
        activityIds: {
          type: 'array',
          maxItems: 2000,
          items: {
            $ref: '#/$defs/Id',
          },
        },
      },
    },
    EngagementSearch: {
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
        search: {
          type: 'string',
          maxLength: 250,
        },
        stageNames: {
          type: 'array',
          maxItems: 100,
          items: {
            type: ['string', 'null'],
            maxLength: 500,
          },
        },
        projectTypeIds: {
          type: 'array',
          maxItems: 100,
          items: {
            $ref: '#/$defs/Id',
          },
        },
        isNextPlanned: {
          type: 'boolean',
        },
        isOverThreshold: {
          type: 'boolean',
        },
      },
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
    PageNumber: {
      type: 'integer',
      minimum: 1,
    },
    PageSize: {
      type: 'integer',
      enum: [10, 20, 30, 40, 50],
    },
    ProjectTypeEdit: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'value'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        value: {
          $ref: '#/$defs/UniqueName',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    ProjectTypeId: {
      type: 'string',
      format: 'uuid',
    },
    ProjectTypeInput: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'value'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        value: {
          $ref: '#/$defs/UniqueName',
        },
      },
    },
    ProspectName: {
      type: 'string',
      maxLength: 250,
    },
    SeenVersion: {
      type: 'integer',
      minimum: 1,
    },
    Sort: {
      type: ['string', 'null'],
      maxLength: 64,
    },
    StageIds: {
      type: 'array',
      maxItems: 1000,
      items: {
        $ref: '#/$defs/Id',
      },
    },
    StageInput: {
      type: 'object',
      additionalProperties: false,
      required: ['stageId', 'stageName', 'description'],
      properties: {
        stageId: {
          $ref: '#/$defs/NewId',
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
    StageOrder: {
      type: 'object',
      additionalProperties: false,
      required: ['stageIds'],
      properties: {
        stageIds: {
          $ref: '#/$defs/StageIds',
        },
        seenIds: {
          $ref: '#/$defs/StageIds',
        },
      },
    },
    TemplateActivityInput: {
      type: 'object',
      additionalProperties: false,
      required: ['activityId', 'activityDesc'],
      properties: {
        activityId: {
          $ref: '#/$defs/NewId',
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
          $ref: '#/$defs/NewId',
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
    UniqueName: {
      type: 'string',
      minLength: 1,
      maxLength: 250,
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
        properties: {
          isTenantView: {
            type: 'boolean',
          },
        },
      },
      body: null,
      isForm: false,
    },
    deleteEngagement: {
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
        $ref: '#/$defs/ActivityNoteInput',
      },
      isForm: false,
    },
    deleteEngagementActivityNote: {
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
    searchEngagements: {
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
        $ref: '#/$defs/EngagementSearch',
      },
      isForm: false,
    },
    countEngagementStages: {
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
        $ref: '#/$defs/EngagementSearch',
      },
      isForm: false,
    },
    exportEngagements: {
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
        $ref: '#/$defs/EngagementSearch',
      },
      isForm: false,
    },
    getEngagementProjectTypes: {
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
    updateEngagementProjectType: {
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
        $ref: '#/$defs/ProjectTypeEdit',
      },
      isForm: false,
    },
    createEngagementProjectType: {
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
        $ref: '#/$defs/ProjectTypeInput',
      },
      isForm: false,
    },
    deleteEngagementProjectType: {
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
    previewEngagementDeletion: {
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
    duplicateEngagement: {
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
      body: {
        $ref: '#/$defs/EngagementCopy',
      },
      isForm: false,
    },
    getEngagementHistory: {
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
        required: ['skip'],
        properties: {
          skip: {
            type: 'integer',
            minimum: 0,
          },
        },
      },
      body: null,
      isForm: false,
    },
    getEngagementProgress: {
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
    previewEngagementMove: {
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
        required: ['stageId'],
        properties: {
          stageId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    moveEngagement: {
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
      body: {
        $ref: '#/$defs/EngagementMove',
      },
      isForm: false,
    },
    undoEngagementMove: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id', 'moveId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            $ref: '#/$defs/Id',
          },
          moveId: {
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
    orderEngagementStages: {
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
      body: {
        $ref: '#/$defs/StageOrder',
      },
      isForm: false,
    },
    orderEngagementActivities: {
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
        $ref: '#/$defs/ActivityOrder',
      },
      isForm: false,
    },
    moveEngagementActivity: {
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
      body: {
        $ref: '#/$defs/ActivityMove',
      },
      isForm: false,
    },
    orderTemplateStages: {
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
        $ref: '#/$defs/StageOrder',
      },
      isForm: false,
    },
    orderTemplateActivities: {
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
      body: {
        $ref: '#/$defs/ActivityOrder',
      },
      isForm: false,
    },
    moveTemplateActivity: {
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
      body: {
        $ref: '#/$defs/ActivityMove',
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
        $ref: '#/$defs/ActivityDocInput',
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
        $ref: '#/$defs/ActivityActionInput',
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
