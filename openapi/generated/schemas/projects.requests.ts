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
    ClockWorkSettingsInput: {
      type: 'object',
      additionalProperties: false,
      required: ['taskId', 'isClockWorkSetWeeklyMail', 'isWFO', 'fromSettings'],
      properties: {
        taskId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        isClockWorkSetWeeklyMail: {
          type: 'boolean',
        },
        isWFO: {
          type: 'boolean',
        },
        fromSettings: {
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
    DueOn: {
      type: ['string', 'null'],
      format: 'date',
    },
    FileLinkInput: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'url'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        name: {
          $ref: '#/$defs/FileLinkName',
        },
        url: {
          $ref: '#/$defs/WebLink',
        },
      },
    },
    FileLinkName: {
      type: 'string',
      minLength: 1,
      maxLength: 250,
    },
    FileLinkUpdate: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'url'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        name: {
          $ref: '#/$defs/FileLinkName',
        },
        url: {
          $ref: '#/$defs/WebLink',
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
    ImpedimentInput: {
      type: 'object',
      additionalProperties: false,
      required: ['projectId', 'impediments'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        projectId: {
          $ref: '#/$defs/Id',
        },
        impediments: {
          $ref: '#/$defs/ImpedimentText',
        },
      },
    },
    ImpedimentResolution: {
      type: 'object',
      additionalProperties: false,
      properties: {
        resolution: {
          type: 'string',
          maxLength: 500,
        },
      },
    },
    ImpedimentText: {
      type: 'string',
      minLength: 1,
      maxLength: 500,
    },
    ImpedimentUpdate: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'impediments'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        impediments: {
          $ref: '#/$defs/ImpedimentText',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
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
    PageNumber: {
      type: 'integer',
      minimum: 1,
    },
    PageSize: {
      type: 'integer',
      enum: [10, 20, 30, 40, 50],
    },
    ParentId: {
      type: 'string',
      format: 'uuid',
    },
    ProjectAnalyticsFilter: {
      type: 'string',
      enum: ['AccessibleToMe', 'OnWatchlist', 'OwnedByMe', 'ProgressingInTheLastWeek', 'StoppedInTheLastWeek', 'Impedimented'],
    },
    ProjectCode: {
      type: 'string',
      pattern: '^[A-Za-z0-9._-]{1,30}$',
      maxLength: 30,
    },
    ProjectDescription: {
      type: 'string',
      maxLength: 500,
    },
    ProjectEmployeePair: {
      type: 'object',
      additionalProperties: false,
      required: ['employeeId', 'projectId'],
      properties: {
        employeeId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        projectId: {
          $ref: '#/$defs/Id',
        },
      },
    },
    ProjectInput: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'code', 'description'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        name: {
          $ref: '#/$defs/ProjectName',
        },
        code: {
          $ref: '#/$defs/ProjectCode',
        },
        description: {
          $ref: '#/$defs/ProjectDescription',
        },
        startOn: {
          $ref: '#/$defs/StartOn',
        },
        dueOn: {
          $ref: '#/$defs/DueOn',
        },
        ownerId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        parentId: {
          oneOf: [
            {
              $ref: '#/$defs/ParentId',
            },
            {
              type: 'null',
            },
          ],
        },
        tagIds: {
          type: 'array',
          maxItems: 20,
          items: {
            $ref: '#/$defs/Id',
          },
        },
      },
    },
    ProjectName: {
      type: 'string',
      minLength: 1,
      maxLength: 250,
    },
    ProjectSearch: {
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
          type: 'array',
          maxItems: 20,
          items: {
            $ref: '#/$defs/ColumnFilter',
          },
        },
        selectedFilter: {
          $ref: '#/$defs/ProjectAnalyticsFilter',
        },
        search: {
          type: 'string',
          maxLength: 250,
        },
        isApexProject: {
          type: 'boolean',
        },
        isResponse: {
          type: 'boolean',
        },
        isParticipant: {
          type: 'boolean',
        },
        isTopLevel: {
          type: 'boolean',
        },
        parentId: {
          $ref: '#/$defs/ParentId',
        },
        parentIds: {
          type: 'array',
          maxItems: 50,
          items: {
            $ref: '#/$defs/Id',
          },
        },
        ownerIds: {
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
      },
    },
    ProjectUpdate: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'code', 'description'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        name: {
          $ref: '#/$defs/ProjectName',
        },
        code: {
          $ref: '#/$defs/ProjectCode',
        },
        description: {
          $ref: '#/$defs/ProjectDescription',
        },
        startOn: {
          $ref: '#/$defs/StartOn',
        },
        dueOn: {
          $ref: '#/$defs/DueOn',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
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
    StartOn: {
      type: ['string', 'null'],
      format: 'date',
    },
    SubProjectLink: {
      type: 'object',
      additionalProperties: false,
      required: ['projectId', 'subProjectId', 'employeeId'],
      properties: {
        projectId: {
          type: 'string',
          format: 'uuid',
        },
        subProjectId: {
          type: 'string',
          format: 'uuid',
        },
        employeeId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
      },
    },
    SubProjectRequestInput: {
      type: 'object',
      additionalProperties: false,
      required: ['projectId', 'subProjectId'],
      properties: {
        projectId: {
          type: 'string',
          format: 'uuid',
        },
        subProjectId: {
          type: 'string',
          format: 'uuid',
        },
      },
    },
    TaskAssigneeId: {
      type: ['string', 'null'],
      minLength: 1,
      maxLength: 64,
    },
    TaskConversion: {
      type: 'object',
      additionalProperties: false,
      required: ['projectId', 'taskId', 'taskName', 'taskDescription'],
      properties: {
        projectId: {
          type: 'string',
          format: 'uuid',
        },
        taskId: {
          $ref: '#/$defs/Id',
        },
        taskName: {
          $ref: '#/$defs/TaskName',
        },
        taskDescription: {
          $ref: '#/$defs/TaskDescription',
        },
        isMainProject: {
          type: 'boolean',
        },
      },
    },
    TaskDescription: {
      type: 'string',
      maxLength: 500,
    },
    TaskDueOn: {
      type: ['string', 'null'],
      format: 'date',
    },
    TaskEstimate: {
      type: ['integer', 'null'],
      minimum: 60,
      maximum: 36000000,
    },
    TaskInput: {
      type: 'object',
      additionalProperties: false,
      required: ['projectId', 'taskName', 'taskDescription'],
      properties: {
        projectId: {
          $ref: '#/$defs/Id',
        },
        taskName: {
          $ref: '#/$defs/TaskName',
        },
        taskDescription: {
          $ref: '#/$defs/TaskDescription',
        },
        id: {
          $ref: '#/$defs/NewId',
        },
        status: {
          $ref: '#/$defs/TaskStatus',
        },
        assigneeId: {
          $ref: '#/$defs/TaskAssigneeId',
        },
        startOn: {
          $ref: '#/$defs/TaskStartOn',
        },
        dueOn: {
          $ref: '#/$defs/TaskDueOn',
        },
        estimateInSeconds: {
          $ref: '#/$defs/TaskEstimate',
        },
      },
    },
    TaskName: {
      type: 'string',
      minLength: 1,
      maxLength: 250,
    },
    TaskOrder: {
      type: 'object',
      additionalProperties: false,
      required: ['taskId', 'afterTaskId'],
      properties: {
        taskId: {
          $ref: '#/$defs/Id',
        },
        afterTaskId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
      },
    },
    TaskStartOn: {
      type: ['string', 'null'],
      format: 'date',
    },
    TaskStatus: {
      type: 'string',
      enum: ['open', 'inProgress', 'blocked', 'done'],
    },
    TaskUpdate: {
      type: 'object',
      additionalProperties: false,
      required: ['taskId', 'taskName', 'taskDescription'],
      properties: {
        taskId: {
          $ref: '#/$defs/Id',
        },
        taskName: {
          $ref: '#/$defs/TaskName',
        },
        taskDescription: {
          $ref: '#/$defs/TaskDescription',
        },
        status: {
          $ref: '#/$defs/TaskStatus',
        },
        assigneeId: {
          $ref: '#/$defs/TaskAssigneeId',
        },
        startOn: {
          $ref: '#/$defs/TaskStartOn',
        },
        dueOn: {
          $ref: '#/$defs/TaskDueOn',
        },
        estimateInSeconds: {
          $ref: '#/$defs/TaskEstimate',
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
    WebLink: {
      type: 'string',
      format: 'uri',
      pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+',
      maxLength: 2000,
    },
  },
  operations: {
    searchProjects: {
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
        $ref: '#/$defs/ProjectSearch',
      },
      isForm: false,
    },
    countProjects: {
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
        $ref: '#/$defs/ProjectSearch',
      },
      isForm: false,
    },
    exportProjects: {
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
        $ref: '#/$defs/ProjectSearch',
      },
      isForm: false,
    },
    suggestProjectCode: {
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
        required: ['name'],
        properties: {
          name: {
            type: 'string',
            maxLength: 250,
          },
          parentId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    searchProjectParents: {
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
        required: ['skip'],
        properties: {
          searchCharacters: {
            type: 'string',
            maxLength: 250,
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
    searchProjectOwners: {
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
        required: ['skip'],
        properties: {
          searchCharacters: {
            type: 'string',
            maxLength: 250,
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
    searchTagsOfProjects: {
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
        required: ['skip'],
        properties: {
          searchCharacters: {
            type: 'string',
            maxLength: 250,
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
    getProject: {
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
    createProject: {
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
        $ref: '#/$defs/ProjectInput',
      },
      isForm: false,
    },
    updateProject: {
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
        $ref: '#/$defs/ProjectUpdate',
      },
      isForm: false,
    },
    deleteProject: {
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
    getEligibleProjectMembers: {
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
    searchEligibleProjectMembers: {
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
          searchCharacters: {
            type: 'string',
            maxLength: 250,
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
    getProjectDays: {
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
    getProjectHistory: {
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
    addProjectMember: {
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
        $ref: '#/$defs/ProjectEmployeePair',
      },
      isForm: false,
    },
    removeProjectMember: {
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
        required: ['projectId', 'employeeId'],
        properties: {
          projectId: {
            $ref: '#/$defs/Id',
          },
          employeeId: {
            type: 'string',
            maxLength: 64,
          },
        },
      },
      body: null,
      isForm: false,
    },
    changeProjectOwner: {
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
        required: ['projectId', 'employeeId'],
        properties: {
          projectId: {
            $ref: '#/$defs/Id',
          },
          employeeId: {
            type: 'string',
            maxLength: 64,
          },
        },
      },
      body: null,
      isForm: false,
    },
    getActiveUsers: {
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
    createProjectTask: {
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
        $ref: '#/$defs/TaskInput',
      },
      isForm: false,
    },
    getProjectTask: {
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
    updateProjectTask: {
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
        $ref: '#/$defs/TaskUpdate',
      },
      isForm: false,
    },
    deleteProjectTask: {
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
    reorderProjectTask: {
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
        $ref: '#/$defs/TaskOrder',
      },
      isForm: false,
    },
    moveProjectTask: {
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
        required: ['projectId', 'taskId'],
        properties: {
          projectId: {
            $ref: '#/$defs/Id',
          },
          taskId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    convertTaskToProject: {
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
        $ref: '#/$defs/TaskConversion',
      },
      isForm: false,
    },
    markAsApexProject: {
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
    removeAsApexProject: {
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
    delinkProject: {
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
    addSubProject: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'projectId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          projectId: {
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
        $ref: '#/$defs/ProjectInput',
      },
      isForm: false,
    },
    getOwnedParentProjects: {
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
    getOwnedProjects: {
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
        required: ['userId', 'projectId'],
        properties: {
          userId: {
            type: 'string',
            maxLength: 64,
          },
          projectId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    getParentProjectsForLinking: {
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
    requestSubProjectLink: {
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
        $ref: '#/$defs/SubProjectLink',
      },
      isForm: false,
    },
    searchLinkableProjects: {
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
        required: ['linkAs', 'skip'],
        properties: {
          linkAs: {
            type: 'string',
            enum: ['RequestedParent', 'OwnParent', 'SubProject'],
          },
          searchCharacters: {
            type: 'string',
            maxLength: 250,
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
    denySubProjectRequest: {
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
        $ref: '#/$defs/SubProjectRequestInput',
      },
      isForm: false,
    },
    withdrawSubProjectRequest: {
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
    linkSubProject: {
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
        $ref: '#/$defs/SubProjectLink',
      },
      isForm: false,
    },
    linkSubProjectToOwned: {
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
        $ref: '#/$defs/SubProjectLink',
      },
      isForm: false,
    },
    addProjectFile: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'projectId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          projectId: {
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
        $ref: '#/$defs/FileLinkInput',
      },
      isForm: false,
    },
    updateProjectFile: {
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
        $ref: '#/$defs/FileLinkUpdate',
      },
      isForm: false,
    },
    deleteProjectFile: {
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
    watchProject: {
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
    unwatchProject: {
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
    getProjectImpediments: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'projectId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          projectId: {
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
    addImpediment: {
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
        $ref: '#/$defs/ImpedimentInput',
      },
      isForm: false,
    },
    updateImpediment: {
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
        $ref: '#/$defs/ImpedimentUpdate',
      },
      isForm: false,
    },
    deleteImpediment: {
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
    resolveImpediment: {
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
        $ref: '#/$defs/ImpedimentResolution',
      },
      isForm: false,
      isBodyOptional: true,
    },
    getRecentProjectTaskCombos: {
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
    getProjectsSelection: {
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
    getValidProjectsForDefaults: {
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
    getTasksSelection: {
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
        required: ['projectId'],
        properties: {
          projectId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    searchWork: {
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
        required: ['skip'],
        properties: {
          searchCharacters: {
            type: 'string',
            maxLength: 250,
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
    createTaskUnderProject: {
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
        $ref: '#/$defs/TaskInput',
      },
      isForm: false,
    },
    saveDefaultProjectTask: {
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
        $ref: '#/$defs/ClockWorkSettingsInput',
      },
      isForm: false,
    },
    removeDefaultProjectTask: {
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
