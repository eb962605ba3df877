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
    Email: {
      type: 'string',
      format: 'email',
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
    HourFormat: {
      type: 'string',
      enum: ['language', '12', '24'],
    },
    Instant: {
      type: 'string',
      format: 'date-time',
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
    PasswordAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['successMessages', 'warningMessages'],
      properties: {
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
        warningMessages: {
          $ref: '#/$defs/WarningMessages',
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
      required: ['id', 'name', 'email', 'profileImageUrl', 'tenantLogoUrl', 'appMenus', 'userRights', 'tenantFeatures', 'employeeId', 'roleType', 'timeZone', 'dateFormat', 'hourFormat', 'weekStart', 'IsUserHasOrganizationSettings'],
      properties: {
        id: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        email: {
          $ref: '#/$defs/Email',
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
        hourFormat: {
          $ref: '#/$defs/HourFormat',
        },
        weekStart: {
          $ref: '#/$defs/Weekday',
        },
        IsUserHasOrganizationSettings: {
          type: 'boolean',
        },
        viewAs: {
          $ref: '#/$defs/ViewAs',
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
    ProfileImageAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['imageUrl', 'successMessages'],
      properties: {
        imageUrl: {
          type: 'string',
          format: 'uri-reference',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    RecoveryCodesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['recoveryCodes', 'successMessages'],
      properties: {
        recoveryCodes: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    RecoveryCodesRenewed: {
      type: 'object',
      additionalProperties: false,
      required: ['twoFactorAuthResult', 'recoveryCodes', 'successMessages'],
      properties: {
        twoFactorAuthResult: {
          $ref: '#/$defs/TwoFactorResult',
        },
        recoveryCodes: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    RoleType: {
      type: 'string',
      enum: ['TenantAdmin', 'ClientAppUser', 'PlatformAdmin'],
    },
    SecurityUserAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['securityUser', 'successMessages'],
      properties: {
        securityUser: {
          $ref: '#/$defs/TenantUser',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    Session: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'browser', 'system', 'ipAddress', 'signedInOn', 'lastSeenOn', 'isCurrent'],
      properties: {
        id: {
          type: 'string',
        },
        browser: {
          type: 'string',
        },
        system: {
          type: 'string',
        },
        ipAddress: {
          type: 'string',
        },
        signedInOn: {
          $ref: '#/$defs/Instant',
        },
        lastSeenOn: {
          type: 'string',
          format: 'date-time',
        },
        isCurrent: {
          type: 'boolean',
        },
      },
    },
    SessionsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['sessions'],
      properties: {
        sessions: {
          type: 'array',
          items: {
            $ref: '#/$defs/Session',
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
    TenantUser: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'email', 'roleType', 'dateOfBirth', 'profileImageUrl', 'dateFormat', 'timeZone', 'hourFormat'],
      properties: {
        id: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        email: {
          $ref: '#/$defs/Email',
        },
        roleType: {
          $ref: '#/$defs/RoleType',
        },
        dateOfBirth: {
          type: ['string', 'null'],
          format: 'date',
        },
        profileImageUrl: {
          type: ['string', 'null'],
        },
        dateFormat: {
          $ref: '#/$defs/DateFormat',
        },
        timeZone: {
          type: 'string',
        },
        hourFormat: {
          $ref: '#/$defs/HourFormat',
        },
      },
    },
    TwoFactorConfig: {
      type: 'object',
      additionalProperties: false,
      required: ['qrCode', 'email', 'securityKey'],
      properties: {
        qrCode: {
          type: 'string',
          pattern: '^data:image/(png|svg\\+xml);base64,[A-Za-z0-9+/]+=*$',
        },
        email: {
          type: 'string',
          format: 'email',
        },
        securityKey: {
          type: 'string',
          pattern: '^[A-Z2-7]{16,}$',
        },
      },
    },
    TwoFactorConfigAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['twoFactorAuthConfig', 'successMessages'],
      properties: {
        twoFactorAuthConfig: {
          $ref: '#/$defs/TwoFactorConfig',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    TwoFactorResult: {
      type: 'object',
      additionalProperties: false,
      required: ['isPassWordVerified', 'isAuthCodeVerified', 'twoFactorAuthStatus'],
      properties: {
        isPassWordVerified: {
          type: 'boolean',
        },
        isAuthCodeVerified: {
          type: ['boolean', 'null'],
        },
        twoFactorAuthStatus: {
          $ref: '#/$defs/TwoFactorStatus',
        },
      },
    },
    TwoFactorResultAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['twoFactorAuthResult', 'successMessages'],
      properties: {
        twoFactorAuthResult: {
          $ref: '#/$defs/TwoFactorResult',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    TwoFactorStatus: {
      type: 'object',
      additionalProperties: false,
      required: ['isTwoFactorAuthEnabled', 'twoFactorAuthEnabledOn', 'twoFactorAuthEnabledOnAsString', 'recoveryCodesLeft'],
      properties: {
        isTwoFactorAuthEnabled: {
          type: 'boolean',
        },
        twoFactorAuthEnabledOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        twoFactorAuthEnabledOnAsString: {
          type: 'string',
        },
        recoveryCodesLeft: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    TwoFactorStatusAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['twoFactorAuthStatus'],
      properties: {
        twoFactorAuthStatus: {
          $ref: '#/$defs/TwoFactorStatus',
        },
      },
    },
    ViewAs: {
      type: 'object',
      additionalProperties: false,
      required: ['userId', 'userName', 'viewerName', 'endsAt'],
      properties: {
        userId: {
          type: 'string',
        },
        userName: {
          type: 'string',
        },
        viewerName: {
          type: 'string',
        },
        endsAt: {
          type: 'string',
          format: 'date-time',
        },
      },
    },
    WarningMessages: {
      type: 'array',
      items: {
        type: 'string',
      },
    },
    Weekday: {
      type: 'string',
      enum: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
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
    updateDateFormatAndTimeZone: {
      200: {
        'application/json': {
          $ref: '#/$defs/SecurityUserAnswer',
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
    uploadProfileImage: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProfileImageAnswer',
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
    getProfileImage: {
      200: {
        'image/jpeg': {
          type: 'string',
          format: 'binary',
        },
        'image/png': {
          type: 'string',
          format: 'binary',
        },
        'image/svg+xml': {
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
    changePassword: {
      200: {
        'application/json': {
          $ref: '#/$defs/PasswordAnswer',
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
      429: {
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
    getTwoFactorStatus: {
      200: {
        'application/json': {
          $ref: '#/$defs/TwoFactorStatusAnswer',
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
    getTwoFactorConfig: {
      200: {
        'application/json': {
          $ref: '#/$defs/TwoFactorConfigAnswer',
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
    verifyTwoFactor: {
      200: {
        'application/json': {
          $ref: '#/$defs/TwoFactorResultAnswer',
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
      429: {
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
    getRecoveryCodes: {
      200: {
        'application/json': {
          $ref: '#/$defs/RecoveryCodesAnswer',
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
    renewRecoveryCodes: {
      200: {
        'application/json': {
          $ref: '#/$defs/RecoveryCodesRenewed',
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
      429: {
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
    disableTwoFactor: {
      200: {
        'application/json': {
          $ref: '#/$defs/TwoFactorResultAnswer',
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
      429: {
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
    listSessions: {
      200: {
        'application/json': {
          $ref: '#/$defs/SessionsAnswer',
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
    endOtherSessions: {
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
    endSession: {
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
  },
};

export default responses;
