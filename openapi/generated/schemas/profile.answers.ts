// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const answers: {
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
      },
    },
    Privilege: {
      type: 'string',
      enum: ['dashboard.basic', 'employees.view', 'employees.edit', 'employees.add', 'employees.basic', 'users.basic', 'listManager.basic', 'pageManager.basic', 'menuManager.basic', 'scriptManager.basic', 'roleManager.basic', 'teams.basic', 'products.basic', 'services.basic', 'clockwork.basic', 'clockwork.centralizedClockwork', 'prayTube.basic', 'assetMaster.basic', 'assetMaster.add', 'assetMaster.delete', 'assetMaster.edit', 'assetManager.view', 'assetManager.delete', 'assetManager.editTypeProperties', 'assetManager.editDetails', 'assetManager.add', 'assetManager.assign', 'assetManager.basic', 'assetAssignments.basic', 'projects.basic', 'tools.basic', 'workview.basic', 'assetDetailReport.basic', 'assetSummaryReport.basic', 'assetCullOutReport.basic', 'assetStatusReport.basic', 'vendors.basic', 'userLogins.basic', 'engagements.basic', 'engagements.edit', 'workflow.basic', 'forms.basic', 'notification.basic', 'cycle.basic', 'cycle.manageReviewMeeting', 'cycle.add', 'reviews.basic', 'reviews.viewNudgeHistory', 'clients.basic', 'steps.basic', 'designation.basic', 'timereport.basic', 'archives.basic', 'archives.viewAllReviews', 'projectAnalytics.basic', 'calendarEvents.basic', 'entries.basic', 'clockworkAnalytics.basic', 'organizationSettings.basic', 'openAI.basic', 'assetDepreciation.basic', 'tags.basic', 'projectTags.basic', 'holidays.basic', 'permeaSettings.basic', 'tagReport.basic', 'uiDemos.basic'],
    },
    Profile: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'email', 'profileImageUrl', 'tenantLogoUrl', 'appMenus', 'userRights', 'tenantFeatures', 'employeeId', 'roleType', 'timeZone', 'dateFormat', 'IsUserHasOrganizationSettings'],
      properties: {
        id: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        email: {
          type: 'string',
          format: 'email',
        },
        profileImageUrl: {
          type: ['string', 'null'],
        },
        tenantLogoUrl: {
          type: ['string', 'null'],
        },
        appMenus: {
          type: 'array',
          items: {
            $ref: '#/$defs/AppMenu',
          },
        },
        userRights: {
          type: 'array',
          items: {
            $ref: '#/$defs/Privilege',
          },
        },
        tenantFeatures: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        employeeId: {
          type: ['string', 'null'],
        },
        roleType: {
          $ref: '#/$defs/RoleType',
        },
        timeZone: {
          type: 'string',
        },
        dateFormat: {
          $ref: '#/$defs/DateFormat',
        },
        IsUserHasOrganizationSettings: {
          type: 'boolean',
        },
      },
    },
    ProfileAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['profile'],
      properties: {
        profile: {
          $ref: '#/$defs/Profile',
        },
      },
    },
    RoleType: {
      type: 'string',
      enum: ['TenantAdmin', 'ClientAppUser', 'PlatformAdmin'],
    },
  },
  operations: {
    getProfile: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProfileAnswer',
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

export default answers;
