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
    AbsenceChange: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'firstDay', 'lastDay', 'isHalfDay', 'kind', 'note'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        firstDay: {
          type: 'string',
          format: 'date',
        },
        lastDay: {
          type: 'string',
          format: 'date',
        },
        isHalfDay: {
          type: 'boolean',
        },
        kind: {
          $ref: '#/$defs/AbsenceKind',
        },
        note: {
          type: 'string',
          maxLength: 500,
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    AbsenceInput: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'employeeId', 'firstDay', 'lastDay', 'isHalfDay', 'kind', 'note'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        employeeId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        firstDay: {
          type: 'string',
          format: 'date',
        },
        lastDay: {
          type: 'string',
          format: 'date',
        },
        isHalfDay: {
          type: 'boolean',
        },
        kind: {
          $ref: '#/$defs/AbsenceKind',
        },
        note: {
          type: 'string',
          maxLength: 500,
        },
      },
    },
    AbsenceKind: {
      type: 'string',
      enum: ['Vacation', 'Illness', 'Training', 'Other'],
    },
    AccessAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'status'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
        status: {
          type: 'string',
          enum: ['granted', 'denied'],
        },
        roleId: {
          type: ['string', 'null'],
          minLength: 1,
          maxLength: 64,
        },
        note: {
          type: 'string',
          maxLength: 500,
        },
      },
    },
    AccessRequestInput: {
      type: 'object',
      additionalProperties: false,
      required: ['privilege'],
      properties: {
        privilege: {
          $ref: '#/$defs/Privilege',
        },
        note: {
          type: 'string',
          maxLength: 500,
        },
        page: {
          type: ['string', 'null'],
          pattern: '^/',
          maxLength: 500,
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
    DateFormat: {
      type: 'string',
      enum: ['DD/MM/YYYY', 'MM/DD/YYYY'],
    },
    Day: {
      type: 'string',
      format: 'date',
    },
    DesignationInput: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name'],
      properties: {
        id: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        name: {
          $ref: '#/$defs/UniqueName',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    EmployeeChoiceSearch: {
      type: 'object',
      additionalProperties: false,
      required: ['text', 'page', 'pageSize'],
      properties: {
        text: {
          type: 'string',
          maxLength: 250,
        },
        page: {
          $ref: '#/$defs/PageNumber',
        },
        pageSize: {
          $ref: '#/$defs/PageSize',
        },
      },
    },
    EmployeeFilters: {
      type: 'object',
      additionalProperties: false,
      properties: {
        text: {
          type: 'string',
          maxLength: 250,
        },
        designationId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        reportingToId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        teamId: {
          type: 'string',
          format: 'uuid',
        },
        isTeamLead: {
          type: 'boolean',
        },
        isActive: {
          type: 'boolean',
        },
        hasUser: {
          type: 'boolean',
        },
        shift: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
      },
    },
    EmployeeInput: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'fullName', 'email', 'designationId', 'reportingToId', 'workPlace', 'phone', 'dateOfBirth', 'joinedOn', 'isTeamLead'],
      properties: {
        id: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        fullName: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        email: {
          type: 'string',
          format: 'email',
          maxLength: 250,
        },
        designationId: {
          type: ['string', 'null'],
          minLength: 1,
          maxLength: 64,
        },
        reportingToId: {
          type: ['string', 'null'],
          minLength: 1,
          maxLength: 64,
        },
        workPlace: {
          type: 'string',
          maxLength: 250,
        },
        shift: {
          type: 'string',
          maxLength: 250,
        },
        phone: {
          type: 'string',
          maxLength: 50,
        },
        dateOfBirth: {
          type: ['string', 'null'],
          format: 'date',
        },
        joinedOn: {
          type: ['string', 'null'],
          format: 'date',
        },
        isTeamLead: {
          type: 'boolean',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    EmployeeSearch: {
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
        employeeFilters: {
          $ref: '#/$defs/EmployeeFilters',
        },
      },
    },
    EmployeeState: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'isActive'],
      properties: {
        id: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        isActive: {
          type: 'boolean',
        },
        projectOwnerId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        newManagerId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    HolderSearch: {
      type: 'object',
      additionalProperties: false,
      required: ['privilege', 'page', 'pageSize', 'sort', 'columnFilters'],
      properties: {
        privilege: {
          $ref: '#/$defs/Privilege',
        },
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
    Id: {
      type: 'string',
      format: 'uuid',
    },
    InvitedPerson: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'email'],
      properties: {
        id: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        email: {
          type: 'string',
          format: 'email',
          maxLength: 250,
        },
      },
    },
    ManagerChange: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'reportingToId'],
      properties: {
        id: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        reportingToId: {
          type: ['string', 'null'],
          minLength: 1,
          maxLength: 64,
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    ManagerRequest: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'reportingToId'],
      properties: {
        id: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        reportingToId: {
          type: ['string', 'null'],
          minLength: 1,
          maxLength: 64,
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
    Privilege: {
      type: 'string',
      enum: ['dashboard.basic', 'employees.view', 'employees.edit', 'employees.add', 'employees.basic', 'users.basic', 'listManager.basic', 'pageManager.basic', 'menuManager.basic', 'scriptManager.basic', 'roleManager.basic', 'teams.basic', 'products.basic', 'services.basic', 'clockwork.basic', 'clockwork.centralizedClockwork', 'prayTube.basic', 'assetMaster.basic', 'assetMaster.add', 'assetMaster.delete', 'assetMaster.edit', 'assetManager.view', 'assetManager.delete', 'assetManager.editTypeProperties', 'assetManager.editDetails', 'assetManager.add', 'assetManager.assign', 'assetManager.basic', 'assetAssignments.basic', 'projects.basic', 'tools.basic', 'workview.basic', 'assetDetailReport.basic', 'assetSummaryReport.basic', 'assetCullOutReport.basic', 'assetStatusReport.basic', 'vendors.basic', 'userLogins.basic', 'engagements.basic', 'engagements.edit', 'workflow.basic', 'forms.basic', 'notification.basic', 'cycle.basic', 'cycle.manageReviewMeeting', 'cycle.add', 'reviews.basic', 'reviews.viewNudgeHistory', 'clients.basic', 'steps.basic', 'designation.basic', 'timereport.basic', 'archives.basic', 'archives.viewAllReviews', 'projectAnalytics.basic', 'calendarEvents.basic', 'entries.basic', 'clockworkAnalytics.basic', 'organizationSettings.basic', 'openAI.basic', 'assetDepreciation.basic', 'tags.basic', 'projectTags.basic', 'holidays.basic', 'permeaSettings.basic', 'tagReport.basic', 'uiDemos.basic'],
    },
    RoleChange: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'privileges'],
      properties: {
        id: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        privileges: {
          type: 'array',
          maxItems: 200,
          uniqueItems: true,
          items: {
            $ref: '#/$defs/Privilege',
          },
        },
      },
    },
    RoleInput: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'privileges'],
      properties: {
        id: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        name: {
          $ref: '#/$defs/UniqueName',
        },
        privileges: {
          type: 'array',
          maxItems: 200,
          uniqueItems: true,
          items: {
            $ref: '#/$defs/Privilege',
          },
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    RoleType: {
      type: 'string',
      enum: ['TenantAdmin', 'ClientAppUser', 'PlatformAdmin'],
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
    TenantIdentifier: {
      type: 'string',
      pattern: '^[a-z0-9-]{1,64}$',
    },
    UniqueName: {
      type: 'string',
      minLength: 1,
      maxLength: 250,
    },
    UserChange: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        email: {
          type: 'string',
          format: 'email',
          maxLength: 250,
        },
        roleType: {
          $ref: '#/$defs/RoleType',
        },
        dateOfBirth: {
          type: ['string', 'null'],
          format: 'date',
        },
        dateFormat: {
          $ref: '#/$defs/DateFormat',
        },
        timeZone: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        employeeId: {
          type: ['string', 'null'],
          minLength: 1,
          maxLength: 64,
        },
        roleIds: {
          type: 'array',
          maxItems: 50,
          uniqueItems: true,
          items: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
          },
        },
        isActive: {
          type: 'boolean',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    UserInvitation: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'email'],
      properties: {
        id: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        email: {
          type: 'string',
          format: 'email',
          maxLength: 250,
        },
        roleType: {
          $ref: '#/$defs/RoleType',
        },
        dateOfBirth: {
          type: ['string', 'null'],
          format: 'date',
        },
        dateFormat: {
          $ref: '#/$defs/DateFormat',
        },
        timeZone: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        employeeId: {
          type: ['string', 'null'],
          minLength: 1,
          maxLength: 64,
        },
        roleIds: {
          type: 'array',
          maxItems: 50,
          uniqueItems: true,
          items: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
          },
        },
      },
    },
    UserInvitations: {
      type: 'object',
      additionalProperties: false,
      required: ['people'],
      properties: {
        people: {
          type: 'array',
          minItems: 1,
          maxItems: 300,
          items: {
            $ref: '#/$defs/InvitedPerson',
          },
        },
        roleType: {
          $ref: '#/$defs/RoleType',
        },
        roleIds: {
          type: 'array',
          maxItems: 50,
          uniqueItems: true,
          items: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
          },
        },
      },
    },
    ViewAsRequest: {
      type: 'object',
      additionalProperties: false,
      required: ['userId'],
      properties: {
        userId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
      },
    },
  },
  operations: {
    getSecurityUsers: {
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
    updateSecurityUser: {
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
        $ref: '#/$defs/UserChange',
      },
      isForm: false,
    },
    inviteSecurityUser: {
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
        $ref: '#/$defs/UserInvitation',
      },
      isForm: false,
    },
    getSecurityUser: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
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
    searchSecurityUsers: {
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
    getUserChoices: {
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
    inviteSecurityUsers: {
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
        $ref: '#/$defs/UserInvitations',
      },
      isForm: false,
    },
    resendInvitation: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
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
    withdrawInvitation: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
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
    getUserDetails: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
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
    endUserSessions: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
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
    endUserSession: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id', 'sessionId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
          },
          sessionId: {
            type: 'string',
            minLength: 1,
            maxLength: 256,
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
    resetUserTwoFactor: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
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
    resetUserPassword: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
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
    beginViewAs: {
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
        $ref: '#/$defs/ViewAsRequest',
      },
      isForm: false,
    },
    endViewAs: {
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
    searchEmployees: {
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
        $ref: '#/$defs/EmployeeSearch',
      },
      isForm: false,
    },
    updateEmployee: {
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
        $ref: '#/$defs/EmployeeInput',
      },
      isForm: false,
    },
    createEmployee: {
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
        $ref: '#/$defs/EmployeeInput',
      },
      isForm: false,
    },
    setEmployeeState: {
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
        $ref: '#/$defs/EmployeeState',
      },
      isForm: false,
    },
    getEmployeeFilterOptions: {
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
    getEmployeeChoices: {
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
        $ref: '#/$defs/EmployeeChoiceSearch',
      },
      isForm: false,
    },
    setEmployeeManager: {
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
        $ref: '#/$defs/ManagerChange',
      },
      isForm: false,
    },
    previewManagerChange: {
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
        $ref: '#/$defs/ManagerRequest',
      },
      isForm: false,
    },
    getEmployee: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
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
    uploadEmployeeImage: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
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
        type: 'object',
        additionalProperties: false,
        required: ['file'],
        properties: {
          file: {
            type: 'object',
            required: ['bytes'],
          },
        },
      },
      isForm: true,
    },
    removeEmployeeImage: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
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
    getEmployeeForm: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
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
    getEmployeeOverview: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
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
    getLeavingSummary: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
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
    getOrganizationChart: {
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
    getDesignations: {
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
    updateDesignation: {
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
        $ref: '#/$defs/DesignationInput',
      },
      isForm: false,
    },
    createDesignation: {
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
        $ref: '#/$defs/DesignationInput',
      },
      isForm: false,
    },
    searchDesignations: {
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
    getDesignation: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
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
    deleteDesignation: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
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
    getRoles: {
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
    updateRole: {
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
        $ref: '#/$defs/RoleInput',
      },
      isForm: false,
    },
    createRole: {
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
        $ref: '#/$defs/RoleInput',
      },
      isForm: false,
    },
    previewRole: {
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
        $ref: '#/$defs/RoleChange',
      },
      isForm: false,
    },
    getPrivilegeHolders: {
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
        $ref: '#/$defs/HolderSearch',
      },
      isForm: false,
    },
    getEffectiveRights: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'userId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          userId: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
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
    getRole: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
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
    deleteRole: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
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
    listAbsences: {
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
            $ref: '#/$defs/Day',
          },
          to: {
            $ref: '#/$defs/Day',
          },
          employeeId: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
          },
        },
      },
      body: null,
      isForm: false,
    },
    updateAbsence: {
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
        $ref: '#/$defs/AbsenceChange',
      },
      isForm: false,
    },
    createAbsence: {
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
        $ref: '#/$defs/AbsenceInput',
      },
      isForm: false,
    },
    deleteAbsence: {
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
    answerAccessRequest: {
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
        $ref: '#/$defs/AccessAnswer',
      },
      isForm: false,
    },
    requestAccess: {
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
        $ref: '#/$defs/AccessRequestInput',
      },
      isForm: false,
    },
    searchAccessRequests: {
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
    getMyAccessRequest: {
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
        required: ['privilege'],
        properties: {
          privilege: {
            $ref: '#/$defs/Privilege',
          },
        },
      },
      body: null,
      isForm: false,
    },
    withdrawAccessRequest: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            type: 'string',
            format: 'uuid',
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
    getAccessRequestRoles: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            type: 'string',
            format: 'uuid',
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
