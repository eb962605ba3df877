// Generated from the contract by openapi/generate.mjs; do not edit.

import { format as formats, type Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const requests: {
  $defs: Record<string, Schema>;
  operations: Record<string, { path: Schema; query: Schema; body: Schema | null; isForm: boolean }>;
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
          $ref: '#/$defs/FileLinkUrl',
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
          $ref: '#/$defs/FileLinkUrl',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    FileLinkUrl: {
      type: 'string',
      format: 'uri',
      pattern: '^[Hh][Tt][Tt][Pp][Ss]?://',
      maxLength: 2000,
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
        projectId: {
          $ref: '#/$defs/Id',
        },
        impediments: {
          type: 'string',
          minLength: 1,
          maxLength: 500,
        },
      },
    },
    NewId: {
      type: 'string',
      format: 'uuid',
    },
    PageNumber: {
      type: 'integer',
      minimum: 1,
    },
    PageSize: {
      type: 'integer',
      enum: [10, 20, 30, 40, 50],
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
        dueOn: {
          $ref: '#/$defs/DueOn',
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
      },
    },
    TaskName: {
      type: 'string',
      minLength: 1,
      maxLength: 250,
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
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    TenantIdentifier: {
      type: 'string',
      pattern: '^[a-z0-9-]{1,64}$',
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
      body: null,
      isForm: false,
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
