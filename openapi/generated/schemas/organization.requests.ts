// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const requests: {
  $defs: Record<string, Schema>;
  operations: Record<string, { path: Schema; query: Schema; body: Schema | null; isForm: boolean; isBodyOptional?: true }>;
} = {
  $defs: {
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
    HolidayInput: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'date', 'isOptional'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        date: {
          type: 'string',
          format: 'date',
        },
        isOptional: {
          type: 'boolean',
        },
        isHalfDay: {
          type: 'boolean',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    HolidaysInput: {
      type: 'object',
      additionalProperties: false,
      required: ['holidays'],
      properties: {
        holidays: {
          type: 'array',
          minItems: 1,
          maxItems: 100,
          items: {
            $ref: '#/$defs/HolidayInput',
          },
        },
      },
    },
    Id: {
      type: 'string',
      format: 'uuid',
    },
    ListInput: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'code', 'options'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        code: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        options: {
          type: 'array',
          maxItems: 500,
          items: {
            $ref: '#/$defs/ListOption',
          },
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    ListOption: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'value', 'code', 'isSelected'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        value: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        code: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        isSelected: {
          type: 'boolean',
        },
      },
    },
    MenuEntryInput: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'title', 'icon', 'route', 'privilege', 'children'],
      properties: {
        id: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        title: {
          type: 'string',
          minLength: 1,
          maxLength: 100,
        },
        icon: {
          type: ['string', 'null'],
          pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
          maxLength: 64,
        },
        route: {
          type: ['string', 'null'],
          maxLength: 250,
        },
        privilege: {
          oneOf: [
            {
              $ref: '#/$defs/Privilege',
            },
            {
              type: 'null',
            },
          ],
        },
        children: {
          type: 'array',
          maxItems: 100,
          items: {
            $ref: '#/$defs/MenuEntryInput',
          },
        },
      },
    },
    MenuInput: {
      type: 'object',
      additionalProperties: false,
      required: ['appMenus'],
      properties: {
        appMenus: {
          type: 'array',
          maxItems: 100,
          items: {
            $ref: '#/$defs/MenuEntryInput',
          },
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    MenuRestore: {
      type: 'object',
      additionalProperties: false,
      properties: {
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    Month: {
      type: 'string',
      enum: ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'],
    },
    NewId: {
      type: 'string',
      format: 'uuid',
      not: {
        const: '00000000-0000-0000-0000-000000000000',
      },
    },
    OrganizationSettingsInput: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'address', 'timeZone', 'dateFormat', 'currency', 'weekStart', 'workingHoursStart', 'workingHoursEnd', 'workingDays'],
      properties: {
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        address: {
          type: 'string',
          maxLength: 1000,
        },
        timeZone: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        dateFormat: {
          $ref: '#/$defs/DateFormat',
        },
        currency: {
          type: 'string',
          pattern: '^[A-Z]{3}$',
        },
        weekStart: {
          $ref: '#/$defs/Weekday',
        },
        financialYearStart: {
          $ref: '#/$defs/Month',
        },
        workingHoursStart: {
          type: 'string',
          pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
        },
        workingHoursEnd: {
          type: 'string',
          pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
        },
        workingDays: {
          type: 'array',
          minItems: 1,
          maxItems: 7,
          uniqueItems: true,
          items: {
            $ref: '#/$defs/Weekday',
          },
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    PageInput: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'title', 'route', 'privilege', 'isActive'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        title: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        route: {
          type: 'string',
          pattern: '^/[A-Za-z0-9/_:.-]*$',
          maxLength: 250,
        },
        privilege: {
          oneOf: [
            {
              $ref: '#/$defs/Privilege',
            },
            {
              type: 'null',
            },
          ],
        },
        isActive: {
          type: 'boolean',
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
    Privilege: {
      type: 'string',
      enum: ['dashboard.basic', 'employees.view', 'employees.edit', 'employees.add', 'employees.basic', 'users.basic', 'listManager.basic', 'pageManager.basic', 'menuManager.basic', 'scriptManager.basic', 'roleManager.basic', 'teams.basic', 'products.basic', 'services.basic', 'clockwork.basic', 'clockwork.centralizedClockwork', 'prayTube.basic', 'assetMaster.basic', 'assetMaster.add', 'assetMaster.delete', 'assetMaster.edit', 'assetManager.view', 'assetManager.delete', 'assetManager.editTypeProperties', 'assetManager.editDetails', 'assetManager.add', 'assetManager.assign', 'assetManager.basic', 'assetAssignments.basic', 'projects.basic', 'tools.basic', 'workview.basic', 'assetDetailReport.basic', 'assetSummaryReport.basic', 'assetCullOutReport.basic', 'assetStatusReport.basic', 'vendors.basic', 'userLogins.basic', 'engagements.basic', 'engagements.edit', 'workflow.basic', 'forms.basic', 'notification.basic', 'cycle.basic', 'cycle.manageReviewMeeting', 'cycle.add', 'reviews.basic', 'reviews.viewNudgeHistory', 'clients.basic', 'steps.basic', 'designation.basic', 'timereport.basic', 'archives.basic', 'archives.viewAllReviews', 'projectAnalytics.basic', 'calendarEvents.basic', 'entries.basic', 'clockworkAnalytics.basic', 'organizationSettings.basic', 'openAI.basic', 'assetDepreciation.basic', 'tags.basic', 'projectTags.basic', 'holidays.basic', 'permeaSettings.basic', 'tagReport.basic', 'uiDemos.basic'],
    },
    ScriptInput: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'description', 'code'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        name: {
          $ref: '#/$defs/UniqueName',
        },
        description: {
          type: 'string',
          maxLength: 1000,
        },
        code: {
          type: 'string',
          maxLength: 1000000,
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
    TenantIdentifier: {
      type: 'string',
      pattern: '^[a-z0-9-]{1,64}$',
    },
    UniqueName: {
      type: 'string',
      minLength: 1,
      maxLength: 250,
    },
    Weekday: {
      type: 'string',
      enum: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    },
    ZipImport: {
      type: 'object',
      additionalProperties: false,
      required: ['dryRun', 'invalidLines', 'lines'],
      properties: {
        dryRun: {
          type: 'boolean',
        },
        invalidLines: {
          type: 'string',
          enum: ['Reject', 'Skip'],
        },
        lines: {
          type: 'array',
          minItems: 1,
          maxItems: 50000,
          items: {
            $ref: '#/$defs/ZipImportLine',
          },
        },
      },
    },
    ZipImportLine: {
      type: 'object',
      additionalProperties: false,
      required: ['line', 'zip', 'city', 'stateCode', 'stateName'],
      properties: {
        line: {
          type: 'integer',
          minimum: 1,
          maximum: 9999999,
        },
        zip: {
          type: 'string',
          maxLength: 1000,
        },
        city: {
          type: 'string',
          maxLength: 1000,
        },
        stateCode: {
          type: 'string',
          maxLength: 1000,
        },
        stateName: {
          type: 'string',
          maxLength: 1000,
        },
      },
    },
  },
  operations: {
    getOrganizationSettings: {
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
    saveOrganizationSettings: {
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
        $ref: '#/$defs/OrganizationSettingsInput',
      },
      isForm: false,
    },
    uploadTenantLogo: {
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
    getHolidays: {
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
        properties: {
          year: {
            type: 'integer',
            minimum: 1900,
            maximum: 2200,
          },
        },
      },
      body: null,
      isForm: false,
    },
    updateHoliday: {
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
        $ref: '#/$defs/HolidayInput',
      },
      isForm: false,
    },
    createHoliday: {
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
        $ref: '#/$defs/HolidayInput',
      },
      isForm: false,
    },
    createHolidays: {
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
        $ref: '#/$defs/HolidaysInput',
      },
      isForm: false,
    },
    getHoliday: {
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
    deleteHoliday: {
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
    getLists: {
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
    updateList: {
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
        $ref: '#/$defs/ListInput',
      },
      isForm: false,
    },
    createList: {
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
        $ref: '#/$defs/ListInput',
      },
      isForm: false,
    },
    searchLists: {
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
    getList: {
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
    deleteList: {
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
    getPages: {
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
    updatePage: {
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
        $ref: '#/$defs/PageInput',
      },
      isForm: false,
    },
    createPage: {
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
        $ref: '#/$defs/PageInput',
      },
      isForm: false,
    },
    searchPages: {
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
    getPageRoutes: {
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
    getPage: {
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
    deletePage: {
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
    getMenu: {
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
    saveMenu: {
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
        $ref: '#/$defs/MenuInput',
      },
      isForm: false,
    },
    getMenuChoices: {
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
    restoreMenu: {
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
        $ref: '#/$defs/MenuRestore',
      },
      isForm: false,
    },
    getScripts: {
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
    updateScript: {
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
        $ref: '#/$defs/ScriptInput',
      },
      isForm: false,
    },
    createScript: {
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
        $ref: '#/$defs/ScriptInput',
      },
      isForm: false,
    },
    searchScripts: {
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
    getScript: {
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
          hasHistory: {
            type: 'boolean',
          },
        },
      },
      body: null,
      isForm: false,
    },
    deleteScript: {
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
    getScriptVersions: {
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
    getScriptVersion: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id', 'version'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            $ref: '#/$defs/Id',
          },
          version: {
            type: 'string',
            pattern: '^[1-9]\\d{0,8}$',
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
    searchUsZipCodes: {
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
    importUsZipCodes: {
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
        $ref: '#/$defs/ZipImport',
      },
      isForm: false,
    },
    getUsZipCode: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'zip'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          zip: {
            type: 'string',
            pattern: '^\\d{5}$',
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
