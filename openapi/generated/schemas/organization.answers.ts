// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const responses: {
  $defs: Record<string, Schema>;
  operations: Record<string, Record<string, Record<string, Schema>>>;
} = {
  $defs: {
    AppMenu: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'title', 'icon', 'route', 'privilege', 'children'],
      properties: {
        id: {
          type: 'string',
        },
        title: {
          type: 'string',
        },
        icon: {
          type: ['string', 'null'],
        },
        route: {
          type: ['string', 'null'],
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
          items: {
            $ref: '#/$defs/AppMenu',
          },
        },
      },
    },
    DateFormat: {
      type: 'string',
      enum: ['DD/MM/YYYY', 'MM/DD/YYYY'],
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
    FoundScripts: {
      type: 'object',
      additionalProperties: false,
      required: ['scripts', 'totalCount'],
      properties: {
        scripts: {
          type: 'array',
          items: {
            $ref: '#/$defs/ScriptRow',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    Holiday: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'date', 'isOptional', 'isHalfDay', 'version'],
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
          $ref: '#/$defs/Version',
        },
      },
    },
    HolidayAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['holiday', 'successMessages'],
      properties: {
        holiday: {
          $ref: '#/$defs/Holiday',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    HolidaysAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['holidays'],
      properties: {
        holidays: {
          type: 'array',
          items: {
            $ref: '#/$defs/Holiday',
          },
        },
        workingDays: {
          type: 'array',
          items: {
            $ref: '#/$defs/Weekday',
          },
        },
      },
    },
    HolidaysCreatedAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['holidays', 'successMessages'],
      properties: {
        holidays: {
          type: 'array',
          items: {
            $ref: '#/$defs/Holiday',
          },
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    Id: {
      type: 'string',
      format: 'uuid',
    },
    ListAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['list', 'successMessages'],
      properties: {
        list: {
          $ref: '#/$defs/ValueList',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
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
    ListPage: {
      type: 'object',
      additionalProperties: false,
      required: ['lists', 'totalCount'],
      properties: {
        lists: {
          type: 'array',
          items: {
            $ref: '#/$defs/ListRow',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    ListRow: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'code', 'optionCount', 'scriptNames', 'version'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        name: {
          type: 'string',
        },
        code: {
          type: 'string',
        },
        optionCount: {
          type: 'integer',
          minimum: 0,
          maximum: 500,
        },
        scriptNames: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    ListUse: {
      type: 'object',
      additionalProperties: false,
      required: ['scriptId', 'scriptName', 'optionIds'],
      properties: {
        scriptId: {
          $ref: '#/$defs/Id',
        },
        scriptName: {
          type: 'string',
        },
        optionIds: {
          type: 'array',
          items: {
            $ref: '#/$defs/Id',
          },
        },
      },
    },
    ListView: {
      type: 'object',
      additionalProperties: false,
      required: ['list', 'uses'],
      properties: {
        list: {
          $ref: '#/$defs/ValueList',
        },
        uses: {
          type: 'array',
          items: {
            $ref: '#/$defs/ListUse',
          },
        },
      },
    },
    ListsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['lists'],
      properties: {
        lists: {
          type: 'array',
          items: {
            $ref: '#/$defs/ValueList',
          },
        },
      },
    },
    LogoAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['imageUrl', 'successMessages'],
      properties: {
        imageUrl: {
          type: 'string',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    MenuAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['menu'],
      properties: {
        menu: {
          $ref: '#/$defs/MenuTree',
        },
      },
    },
    MenuChoices: {
      type: 'object',
      additionalProperties: false,
      required: ['pages', 'roles'],
      properties: {
        pages: {
          type: 'array',
          items: {
            $ref: '#/$defs/MenuPage',
          },
        },
        roles: {
          type: 'array',
          items: {
            $ref: '#/$defs/MenuRole',
          },
        },
      },
    },
    MenuPage: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'title', 'icon', 'route', 'privilege', 'isActive'],
      properties: {
        id: {
          type: 'string',
        },
        title: {
          type: 'string',
        },
        icon: {
          type: ['string', 'null'],
        },
        route: {
          type: 'string',
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
      },
    },
    MenuRole: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'privileges'],
      properties: {
        id: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        privileges: {
          type: 'array',
          items: {
            $ref: '#/$defs/Privilege',
          },
        },
      },
    },
    MenuTree: {
      type: 'object',
      additionalProperties: false,
      required: ['appMenus', 'version'],
      properties: {
        appMenus: {
          type: 'array',
          maxItems: 100,
          items: {
            $ref: '#/$defs/AppMenu',
          },
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    Month: {
      type: 'string',
      enum: ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'],
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
    OneHolidayAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['holiday'],
      properties: {
        holiday: {
          $ref: '#/$defs/Holiday',
        },
      },
    },
    OrganizationSettings: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'address', 'timeZone', 'dateFormat', 'currency', 'weekStart', 'financialYearStart', 'workingHoursStart', 'workingHoursEnd', 'workingDays', 'tenantLogoUrl', 'version'],
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
          $ref: '#/$defs/Version',
        },
        tenantLogoUrl: {
          type: ['string', 'null'],
        },
      },
    },
    OrganizationSettingsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['organizationSettings'],
      properties: {
        organizationSettings: {
          oneOf: [
            {
              $ref: '#/$defs/OrganizationSettings',
            },
            {
              type: 'null',
            },
          ],
        },
      },
    },
    Page: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'title', 'route', 'privilege', 'isActive', 'version'],
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
          $ref: '#/$defs/Version',
        },
      },
    },
    PageAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['page', 'successMessages'],
      properties: {
        page: {
          $ref: '#/$defs/Page',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    PageList: {
      type: 'object',
      additionalProperties: false,
      required: ['pages', 'totalCount'],
      properties: {
        pages: {
          type: 'array',
          items: {
            $ref: '#/$defs/PageRow',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    PageRoutes: {
      type: 'object',
      additionalProperties: false,
      required: ['routes'],
      properties: {
        routes: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
      },
    },
    PageRow: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'title', 'route', 'privilege', 'isActive', 'menuTitles', 'isKnown', 'version'],
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
          $ref: '#/$defs/Version',
        },
        menuTitles: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        isKnown: {
          type: 'boolean',
        },
      },
    },
    PageView: {
      type: 'object',
      additionalProperties: false,
      required: ['page'],
      properties: {
        page: {
          $ref: '#/$defs/PageRow',
        },
      },
    },
    PagesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['pages'],
      properties: {
        pages: {
          type: 'array',
          items: {
            $ref: '#/$defs/Page',
          },
        },
      },
    },
    Privilege: {
      type: 'string',
      enum: ['dashboard.basic', 'employees.view', 'employees.edit', 'employees.add', 'employees.basic', 'users.basic', 'listManager.basic', 'pageManager.basic', 'menuManager.basic', 'scriptManager.basic', 'roleManager.basic', 'teams.basic', 'products.basic', 'services.basic', 'clockwork.basic', 'clockwork.centralizedClockwork', 'prayTube.basic', 'assetMaster.basic', 'assetMaster.add', 'assetMaster.delete', 'assetMaster.edit', 'assetManager.view', 'assetManager.delete', 'assetManager.editTypeProperties', 'assetManager.editDetails', 'assetManager.add', 'assetManager.assign', 'assetManager.basic', 'assetAssignments.basic', 'projects.basic', 'tools.basic', 'workview.basic', 'assetDetailReport.basic', 'assetSummaryReport.basic', 'assetCullOutReport.basic', 'assetStatusReport.basic', 'vendors.basic', 'userLogins.basic', 'engagements.basic', 'engagements.edit', 'workflow.basic', 'forms.basic', 'notification.basic', 'cycle.basic', 'cycle.manageReviewMeeting', 'cycle.add', 'reviews.basic', 'reviews.viewNudgeHistory', 'clients.basic', 'steps.basic', 'designation.basic', 'timereport.basic', 'archives.basic', 'archives.viewAllReviews', 'projectAnalytics.basic', 'calendarEvents.basic', 'entries.basic', 'clockworkAnalytics.basic', 'organizationSettings.basic', 'openAI.basic', 'assetDepreciation.basic', 'tags.basic', 'projectTags.basic', 'holidays.basic', 'permeaSettings.basic', 'tagReport.basic', 'uiDemos.basic'],
    },
    SavedMenu: {
      type: 'object',
      additionalProperties: false,
      required: ['menu', 'successMessages'],
      properties: {
        menu: {
          $ref: '#/$defs/MenuTree',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    SavedOrganizationSettings: {
      type: 'object',
      additionalProperties: false,
      required: ['organizationSettings', 'successMessages'],
      properties: {
        organizationSettings: {
          $ref: '#/$defs/OrganizationSettings',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    Script: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'description', 'code', 'changedByName', 'changedOn', 'version', 'versions'],
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
        changedByName: {
          type: 'string',
        },
        changedOn: {
          type: 'string',
          format: 'date-time',
        },
        version: {
          $ref: '#/$defs/Version',
        },
        code: {
          type: 'string',
        },
        versions: {
          type: 'array',
          items: {
            $ref: '#/$defs/ScriptVersion',
          },
        },
      },
    },
    ScriptAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['script', 'successMessages'],
      properties: {
        script: {
          $ref: '#/$defs/Script',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ScriptRow: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'description', 'changedByName', 'changedOn', 'version'],
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
        changedByName: {
          type: 'string',
        },
        changedOn: {
          type: 'string',
          format: 'date-time',
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    ScriptVersion: {
      type: 'object',
      additionalProperties: false,
      required: ['version', 'code', 'changedByName', 'changedOn'],
      properties: {
        version: {
          $ref: '#/$defs/Version',
        },
        code: {
          type: 'string',
        },
        changedByName: {
          type: 'string',
        },
        changedOn: {
          type: 'string',
          format: 'date-time',
        },
      },
    },
    ScriptVersionAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['scriptVersion'],
      properties: {
        scriptVersion: {
          $ref: '#/$defs/ScriptVersion',
        },
      },
    },
    ScriptVersionRow: {
      type: 'object',
      additionalProperties: false,
      required: ['version', 'size', 'changedByName', 'changedOn'],
      properties: {
        version: {
          $ref: '#/$defs/Version',
        },
        size: {
          type: 'integer',
          minimum: 0,
        },
        changedByName: {
          type: 'string',
        },
        changedOn: {
          type: 'string',
          format: 'date-time',
        },
      },
    },
    ScriptVersionsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['scriptVersions', 'totalCount'],
      properties: {
        scriptVersions: {
          type: 'array',
          items: {
            $ref: '#/$defs/ScriptVersionRow',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    ScriptView: {
      type: 'object',
      additionalProperties: false,
      required: ['script'],
      properties: {
        script: {
          $ref: '#/$defs/Script',
        },
      },
    },
    ScriptsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['scripts'],
      properties: {
        scripts: {
          type: 'array',
          items: {
            $ref: '#/$defs/ScriptRow',
          },
        },
      },
    },
    SuccessMessages: {
      type: 'array',
      items: {
        type: 'string',
      },
    },
    TotalCount: {
      type: 'integer',
      minimum: 0,
    },
    UniqueName: {
      type: 'string',
      minLength: 1,
      maxLength: 250,
    },
    UsZipCode: {
      type: 'object',
      additionalProperties: false,
      required: ['zip', 'city', 'stateCode', 'stateName'],
      properties: {
        zip: {
          type: 'string',
          pattern: '^\\d{5}$',
        },
        city: {
          type: 'string',
        },
        stateCode: {
          type: 'string',
          pattern: '^[A-Z]{2}$',
        },
        stateName: {
          type: 'string',
        },
      },
    },
    UsZipCodeAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['usZipCode'],
      properties: {
        usZipCode: {
          $ref: '#/$defs/UsZipCode',
        },
      },
    },
    UsZipCodesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['usZipCodes', 'totalCount'],
      properties: {
        usZipCodes: {
          type: 'array',
          items: {
            $ref: '#/$defs/UsZipCode',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    ValueList: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'code', 'options', 'version'],
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
          $ref: '#/$defs/Version',
        },
      },
    },
    Version: {
      type: 'integer',
      minimum: 1,
    },
    Weekday: {
      type: 'string',
      enum: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    },
    ZipImportChange: {
      type: 'object',
      additionalProperties: false,
      required: ['from', 'to'],
      properties: {
        from: {
          $ref: '#/$defs/UsZipCode',
        },
        to: {
          $ref: '#/$defs/UsZipCode',
        },
      },
    },
    ZipImportError: {
      type: 'object',
      additionalProperties: false,
      required: ['line', 'reason'],
      properties: {
        line: {
          type: 'integer',
          minimum: 1,
        },
        reason: {
          type: 'string',
          enum: ['ZipInvalid', 'ZipTwice', 'CityMissing', 'CityTooLong', 'StateUnknown', 'StateMismatch'],
        },
      },
    },
    ZipImportReport: {
      type: 'object',
      additionalProperties: false,
      required: ['addedCount', 'changedCount', 'unchangedCount', 'added', 'changed', 'invalid', 'successMessages'],
      properties: {
        addedCount: {
          type: 'integer',
          minimum: 0,
        },
        changedCount: {
          type: 'integer',
          minimum: 0,
        },
        unchangedCount: {
          type: 'integer',
          minimum: 0,
        },
        added: {
          type: 'array',
          maxItems: 100,
          items: {
            $ref: '#/$defs/UsZipCode',
          },
        },
        changed: {
          type: 'array',
          maxItems: 100,
          items: {
            $ref: '#/$defs/ZipImportChange',
          },
        },
        invalid: {
          type: 'array',
          items: {
            $ref: '#/$defs/ZipImportError',
          },
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
  },
  operations: {
    getOrganizationSettings: {
      200: {
        'application/json': {
          $ref: '#/$defs/OrganizationSettingsAnswer',
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
    saveOrganizationSettings: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedOrganizationSettings',
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
    uploadTenantLogo: {
      200: {
        'application/json': {
          $ref: '#/$defs/LogoAnswer',
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
      413: {
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
    getHolidays: {
      200: {
        'application/json': {
          $ref: '#/$defs/HolidaysAnswer',
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
    updateHoliday: {
      200: {
        'application/json': {
          $ref: '#/$defs/HolidayAnswer',
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
    createHoliday: {
      200: {
        'application/json': {
          $ref: '#/$defs/HolidayAnswer',
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
    createHolidays: {
      200: {
        'application/json': {
          $ref: '#/$defs/HolidaysCreatedAnswer',
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
    getHoliday: {
      200: {
        'application/json': {
          $ref: '#/$defs/OneHolidayAnswer',
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
    deleteHoliday: {
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
    getLists: {
      200: {
        'application/json': {
          $ref: '#/$defs/ListsAnswer',
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
    updateList: {
      200: {
        'application/json': {
          $ref: '#/$defs/ListAnswer',
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
    createList: {
      200: {
        'application/json': {
          $ref: '#/$defs/ListAnswer',
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
    searchLists: {
      200: {
        'application/json': {
          $ref: '#/$defs/ListPage',
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
    getList: {
      200: {
        'application/json': {
          $ref: '#/$defs/ListView',
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
    deleteList: {
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
    getPages: {
      200: {
        'application/json': {
          $ref: '#/$defs/PagesAnswer',
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
    updatePage: {
      200: {
        'application/json': {
          $ref: '#/$defs/PageAnswer',
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
    createPage: {
      200: {
        'application/json': {
          $ref: '#/$defs/PageAnswer',
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
    searchPages: {
      200: {
        'application/json': {
          $ref: '#/$defs/PageList',
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
    getPageRoutes: {
      200: {
        'application/json': {
          $ref: '#/$defs/PageRoutes',
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
    getPage: {
      200: {
        'application/json': {
          $ref: '#/$defs/PageView',
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
    deletePage: {
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
    getMenu: {
      200: {
        'application/json': {
          $ref: '#/$defs/MenuAnswer',
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
    saveMenu: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedMenu',
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
    getMenuChoices: {
      200: {
        'application/json': {
          $ref: '#/$defs/MenuChoices',
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
    restoreMenu: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedMenu',
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
    getScripts: {
      200: {
        'application/json': {
          $ref: '#/$defs/ScriptsAnswer',
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
    updateScript: {
      200: {
        'application/json': {
          $ref: '#/$defs/ScriptAnswer',
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
    createScript: {
      200: {
        'application/json': {
          $ref: '#/$defs/ScriptAnswer',
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
    searchScripts: {
      200: {
        'application/json': {
          $ref: '#/$defs/FoundScripts',
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
    getScript: {
      200: {
        'application/json': {
          $ref: '#/$defs/ScriptView',
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
    deleteScript: {
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
    getScriptVersions: {
      200: {
        'application/json': {
          $ref: '#/$defs/ScriptVersionsAnswer',
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
    getScriptVersion: {
      200: {
        'application/json': {
          $ref: '#/$defs/ScriptVersionAnswer',
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
    searchUsZipCodes: {
      200: {
        'application/json': {
          $ref: '#/$defs/UsZipCodesAnswer',
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
    importUsZipCodes: {
      200: {
        'application/json': {
          $ref: '#/$defs/ZipImportReport',
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
      413: {
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
    getUsZipCode: {
      200: {
        'application/json': {
          $ref: '#/$defs/UsZipCodeAnswer',
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
