// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const responses: {
  $defs: Record<string, Schema>;
  operations: Record<string, Record<string, Record<string, Schema>>>;
} = {
  $defs: {
    Absence: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'employeeId', 'employeeName', 'profileImageUrl', 'firstDay', 'lastDay', 'isHalfDay', 'kind', 'note', 'version'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        employeeId: {
          type: 'string',
        },
        employeeName: {
          type: 'string',
        },
        profileImageUrl: {
          type: ['string', 'null'],
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
          oneOf: [
            {
              $ref: '#/$defs/AbsenceKind',
            },
            {
              type: 'null',
            },
          ],
        },
        note: {
          type: ['string', 'null'],
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    AbsenceKind: {
      type: 'string',
      enum: ['Vacation', 'Illness', 'Training', 'Other'],
    },
    AbsencesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['absences', 'totalCount'],
      properties: {
        absences: {
          type: 'array',
          maxItems: 500,
          items: {
            $ref: '#/$defs/Absence',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    AccessRequest: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'userId', 'userName', 'privilege', 'note', 'page', 'status', 'requestedOn', 'answeredBy', 'answeredOn', 'answerNote', 'roleName', 'version'],
      properties: {
        id: {
          $ref: '#/$defs/ServerId',
        },
        userId: {
          type: 'string',
        },
        userName: {
          type: 'string',
        },
        privilege: {
          $ref: '#/$defs/Privilege',
        },
        note: {
          type: 'string',
        },
        page: {
          type: ['string', 'null'],
        },
        status: {
          $ref: '#/$defs/AccessRequestStatus',
        },
        requestedOn: {
          type: 'string',
          format: 'date-time',
        },
        answeredBy: {
          type: ['string', 'null'],
        },
        answeredOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        answerNote: {
          type: 'string',
        },
        roleName: {
          type: ['string', 'null'],
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    AccessRequestPage: {
      type: 'object',
      additionalProperties: false,
      required: ['accessRequests', 'totalCount'],
      properties: {
        accessRequests: {
          type: 'array',
          items: {
            $ref: '#/$defs/AccessRequest',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    AccessRequestStatus: {
      type: 'string',
      enum: ['open', 'granted', 'denied'],
    },
    ChartPerson: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'fullName', 'designation', 'profileImageUrl', 'managerId', 'managerName', 'place', 'reportCount', 'version'],
      properties: {
        id: {
          type: 'string',
        },
        fullName: {
          type: 'string',
        },
        designation: {
          type: ['string', 'null'],
        },
        profileImageUrl: {
          type: ['string', 'null'],
        },
        managerId: {
          type: ['string', 'null'],
        },
        managerName: {
          type: ['string', 'null'],
        },
        place: {
          type: 'string',
          enum: ['Root', 'ManagerLeft', 'Cycle', 'Below'],
        },
        reportCount: {
          type: 'integer',
          minimum: 0,
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    DateFormat: {
      type: 'string',
      enum: ['DD/MM/YYYY', 'MM/DD/YYYY'],
    },
    Designation: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'employeeCount', 'version'],
      properties: {
        id: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        name: {
          $ref: '#/$defs/UniqueName',
        },
        employeeCount: {
          type: 'integer',
          minimum: 0,
          maximum: 1000000,
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    DesignationPage: {
      type: 'object',
      additionalProperties: false,
      required: ['designations', 'totalCount'],
      properties: {
        designations: {
          type: 'array',
          items: {
            $ref: '#/$defs/Designation',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    DesignationView: {
      type: 'object',
      additionalProperties: false,
      required: ['designation'],
      properties: {
        designation: {
          $ref: '#/$defs/Designation',
        },
      },
    },
    DesignationsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['designations'],
      properties: {
        designations: {
          type: 'array',
          items: {
            $ref: '#/$defs/Designation',
          },
        },
      },
    },
    EffectiveRight: {
      type: 'object',
      additionalProperties: false,
      required: ['privilege', 'roles'],
      properties: {
        privilege: {
          $ref: '#/$defs/Privilege',
        },
        roles: {
          $ref: '#/$defs/GrantingRoles',
        },
      },
    },
    EffectiveRights: {
      type: 'object',
      additionalProperties: false,
      required: ['userId', 'userName', 'rights'],
      properties: {
        userId: {
          $ref: '#/$defs/HolderId',
        },
        userName: {
          type: 'string',
        },
        rights: {
          type: 'array',
          items: {
            $ref: '#/$defs/EffectiveRight',
          },
        },
      },
    },
    Employee: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'fullName', 'email', 'designationId', 'reportingToId', 'workPlace', 'shift', 'phone', 'dateOfBirth', 'joinedOn', 'isTeamLead', 'designation', 'reportingTo', 'profileImageUrl', 'isActive', 'userId', 'version'],
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
          $ref: '#/$defs/Version',
        },
        designation: {
          type: ['string', 'null'],
        },
        reportingTo: {
          type: ['string', 'null'],
        },
        profileImageUrl: {
          type: ['string', 'null'],
        },
        isActive: {
          type: 'boolean',
        },
        userId: {
          type: ['string', 'null'],
        },
      },
    },
    EmployeeChoice: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'fullName', 'email'],
      properties: {
        id: {
          type: 'string',
        },
        fullName: {
          type: 'string',
        },
        email: {
          type: 'string',
        },
      },
    },
    EmployeeChoicesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['designations', 'shifts', 'managers', 'totalCount'],
      properties: {
        designations: {
          type: 'array',
          items: {
            $ref: '#/$defs/NamedChoice',
          },
        },
        shifts: {
          $ref: '#/$defs/Shifts',
        },
        managers: {
          type: 'array',
          items: {
            $ref: '#/$defs/ManagerChoice',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    EmployeeFilterOptions: {
      type: 'object',
      additionalProperties: false,
      required: ['designations', 'teams', 'shifts'],
      properties: {
        designations: {
          type: 'array',
          items: {
            $ref: '#/$defs/NamedChoice',
          },
        },
        teams: {
          type: 'array',
          items: {
            $ref: '#/$defs/NamedChoice',
          },
        },
        shifts: {
          $ref: '#/$defs/Shifts',
        },
      },
    },
    EmployeeOverview: {
      type: 'object',
      additionalProperties: false,
      required: ['directReports', 'teams', 'assets', 'projects', 'secondsOfLastDays'],
      properties: {
        directReports: {
          $ref: '#/$defs/OverviewPart',
        },
        teams: {
          $ref: '#/$defs/OverviewPartOrNull',
        },
        assets: {
          $ref: '#/$defs/OverviewPartOrNull',
        },
        projects: {
          $ref: '#/$defs/OverviewPartOrNull',
        },
        secondsOfLastDays: {
          type: ['integer', 'null'],
          minimum: 0,
        },
      },
    },
    EmployeeView: {
      type: 'object',
      additionalProperties: false,
      required: ['employee'],
      properties: {
        employee: {
          $ref: '#/$defs/Employee',
        },
      },
    },
    EmployeesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['employees', 'totalCount'],
      properties: {
        employees: {
          type: 'array',
          items: {
            $ref: '#/$defs/Employee',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
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
    GrantingRole: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name'],
      properties: {
        id: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
      },
    },
    GrantingRoles: {
      type: 'array',
      items: {
        $ref: '#/$defs/GrantingRole',
      },
    },
    HolderId: {
      type: 'string',
      minLength: 1,
      maxLength: 64,
    },
    HoldersPage: {
      type: 'object',
      additionalProperties: false,
      required: ['holders', 'totalCount'],
      properties: {
        holders: {
          type: 'array',
          items: {
            $ref: '#/$defs/PrivilegeHolder',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    Id: {
      type: 'string',
      format: 'uuid',
    },
    Instant: {
      type: 'string',
      format: 'date-time',
    },
    LeavingSummary: {
      type: 'object',
      additionalProperties: false,
      required: ['projects', 'directReports', 'reviews', 'assets', 'requests', 'hasUser', 'entersAgain'],
      properties: {
        projects: {
          $ref: '#/$defs/OverviewPart',
        },
        directReports: {
          $ref: '#/$defs/OverviewPart',
        },
        reviews: {
          $ref: '#/$defs/OverviewPart',
        },
        assets: {
          $ref: '#/$defs/OverviewPart',
        },
        requests: {
          type: 'integer',
          minimum: 0,
        },
        hasUser: {
          type: 'boolean',
        },
        entersAgain: {
          type: 'boolean',
        },
      },
    },
    ManagedReview: {
      type: 'object',
      additionalProperties: false,
      required: ['cycleName', 'manager', 'isTakenOver'],
      properties: {
        cycleName: {
          type: 'string',
        },
        manager: {
          type: ['string', 'null'],
        },
        isTakenOver: {
          type: 'boolean',
        },
      },
    },
    ManagerChangePreview: {
      type: 'object',
      additionalProperties: false,
      required: ['manager', 'formerManager', 'openReviews', 'isTimeSeen', 'isTimeHidden'],
      properties: {
        manager: {
          type: ['string', 'null'],
        },
        formerManager: {
          type: ['string', 'null'],
        },
        openReviews: {
          type: 'array',
          items: {
            $ref: '#/$defs/ManagedReview',
          },
        },
        isTimeSeen: {
          type: 'boolean',
        },
        isTimeHidden: {
          type: 'boolean',
        },
      },
    },
    ManagerChoice: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'email', 'designation'],
      properties: {
        id: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        email: {
          type: 'string',
        },
        designation: {
          type: ['string', 'null'],
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
    NamedChoice: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name'],
      properties: {
        id: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
      },
    },
    OrganizationChart: {
      type: 'object',
      additionalProperties: false,
      required: ['people', 'totalCount'],
      properties: {
        people: {
          type: 'array',
          items: {
            $ref: '#/$defs/ChartPerson',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    OverviewPart: {
      type: 'object',
      additionalProperties: false,
      required: ['rows', 'totalCount'],
      properties: {
        rows: {
          type: 'array',
          maxItems: 50,
          items: {
            $ref: '#/$defs/NamedChoice',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    OverviewPartOrNull: {
      oneOf: [
        {
          $ref: '#/$defs/OverviewPart',
        },
        {
          type: 'null',
        },
      ],
    },
    OwnAccessRequest: {
      type: 'object',
      additionalProperties: false,
      required: ['accessRequest', 'granterNames', 'granterCount'],
      properties: {
        accessRequest: {
          oneOf: [
            {
              $ref: '#/$defs/AccessRequest',
            },
            {
              type: 'null',
            },
          ],
        },
        granterNames: {
          type: 'array',
          maxItems: 5,
          items: {
            type: 'string',
          },
        },
        granterCount: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    Privilege: {
      type: 'string',
      enum: ['dashboard.basic', 'employees.view', 'employees.edit', 'employees.add', 'employees.basic', 'users.basic', 'listManager.basic', 'pageManager.basic', 'menuManager.basic', 'scriptManager.basic', 'roleManager.basic', 'teams.basic', 'products.basic', 'services.basic', 'clockwork.basic', 'clockwork.centralizedClockwork', 'prayTube.basic', 'assetMaster.basic', 'assetMaster.add', 'assetMaster.delete', 'assetMaster.edit', 'assetManager.view', 'assetManager.delete', 'assetManager.editTypeProperties', 'assetManager.editDetails', 'assetManager.add', 'assetManager.assign', 'assetManager.basic', 'assetAssignments.basic', 'projects.basic', 'tools.basic', 'workview.basic', 'assetDetailReport.basic', 'assetSummaryReport.basic', 'assetCullOutReport.basic', 'assetStatusReport.basic', 'vendors.basic', 'userLogins.basic', 'engagements.basic', 'engagements.edit', 'workflow.basic', 'forms.basic', 'notification.basic', 'cycle.basic', 'cycle.manageReviewMeeting', 'cycle.add', 'reviews.basic', 'reviews.viewNudgeHistory', 'clients.basic', 'steps.basic', 'designation.basic', 'timereport.basic', 'archives.basic', 'archives.viewAllReviews', 'projectAnalytics.basic', 'calendarEvents.basic', 'entries.basic', 'clockworkAnalytics.basic', 'organizationSettings.basic', 'openAI.basic', 'assetDepreciation.basic', 'tags.basic', 'projectTags.basic', 'holidays.basic', 'permeaSettings.basic', 'tagReport.basic', 'uiDemos.basic'],
    },
    PrivilegeHolder: {
      type: 'object',
      additionalProperties: false,
      required: ['userId', 'userName', 'roles'],
      properties: {
        userId: {
          $ref: '#/$defs/HolderId',
        },
        userName: {
          type: 'string',
        },
        roles: {
          $ref: '#/$defs/GrantingRoles',
        },
      },
    },
    RequestedRole: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'more', 'isGrantable'],
      properties: {
        id: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        more: {
          type: 'array',
          items: {
            $ref: '#/$defs/Privilege',
          },
        },
        isGrantable: {
          type: 'boolean',
        },
      },
    },
    RequestedRoles: {
      type: 'object',
      additionalProperties: false,
      required: ['accessRequest', 'roles', 'hasRight'],
      properties: {
        accessRequest: {
          $ref: '#/$defs/AccessRequest',
        },
        roles: {
          type: 'array',
          items: {
            $ref: '#/$defs/RequestedRole',
          },
        },
        hasRight: {
          type: 'boolean',
        },
      },
    },
    RightEffect: {
      type: 'object',
      additionalProperties: false,
      required: ['privilege', 'userCount', 'userNames'],
      properties: {
        privilege: {
          $ref: '#/$defs/Privilege',
        },
        userCount: {
          type: 'integer',
          minimum: 0,
        },
        userNames: {
          type: 'array',
          maxItems: 5,
          items: {
            type: 'string',
          },
        },
      },
    },
    Role: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'privileges', 'userCount', 'version'],
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
          $ref: '#/$defs/Version',
        },
        userCount: {
          type: 'integer',
          minimum: 0,
          maximum: 1000000,
        },
      },
    },
    RoleChoice: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'isGrantable'],
      properties: {
        id: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        isGrantable: {
          type: 'boolean',
        },
      },
    },
    RolePreview: {
      type: 'object',
      additionalProperties: false,
      required: ['userCount', 'gained', 'lost', 'ownLost'],
      properties: {
        userCount: {
          type: 'integer',
          minimum: 0,
        },
        gained: {
          type: 'array',
          items: {
            $ref: '#/$defs/RightEffect',
          },
        },
        lost: {
          type: 'array',
          items: {
            $ref: '#/$defs/RightEffect',
          },
        },
        ownLost: {
          type: 'array',
          items: {
            $ref: '#/$defs/Privilege',
          },
        },
      },
    },
    RoleType: {
      type: 'string',
      enum: ['TenantAdmin', 'ClientAppUser', 'PlatformAdmin'],
    },
    RoleView: {
      type: 'object',
      additionalProperties: false,
      required: ['role'],
      properties: {
        role: {
          $ref: '#/$defs/Role',
        },
      },
    },
    RolesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['roles'],
      properties: {
        roles: {
          type: 'array',
          items: {
            $ref: '#/$defs/Role',
          },
        },
      },
    },
    SavedAbsence: {
      type: 'object',
      additionalProperties: false,
      required: ['absence', 'successMessages'],
      properties: {
        absence: {
          $ref: '#/$defs/Absence',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    SavedAccessRequest: {
      type: 'object',
      additionalProperties: false,
      required: ['accessRequest', 'successMessages'],
      properties: {
        accessRequest: {
          $ref: '#/$defs/AccessRequest',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    SavedDesignation: {
      type: 'object',
      additionalProperties: false,
      required: ['designation', 'successMessages'],
      properties: {
        designation: {
          $ref: '#/$defs/Designation',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    SavedEmployee: {
      type: 'object',
      additionalProperties: false,
      required: ['employee', 'successMessages'],
      properties: {
        employee: {
          $ref: '#/$defs/Employee',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    SavedRole: {
      type: 'object',
      additionalProperties: false,
      required: ['role', 'successMessages'],
      properties: {
        role: {
          $ref: '#/$defs/Role',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    SavedSecurityUser: {
      type: 'object',
      additionalProperties: false,
      required: ['securityUser', 'successMessages'],
      properties: {
        securityUser: {
          $ref: '#/$defs/SecurityUser',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    SecurityUser: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'email', 'roleType', 'dateOfBirth', 'dateFormat', 'timeZone', 'employeeId', 'roleIds', 'profileImageUrl', 'isActive', 'version'],
      properties: {
        id: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        name: {
          type: 'string',
        },
        email: {
          type: 'string',
          format: 'email',
          maxLength: 250,
        },
        roleType: {
          oneOf: [
            {
              $ref: '#/$defs/RoleType',
            },
            {
              type: 'null',
            },
          ],
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
          $ref: '#/$defs/Version',
        },
        profileImageUrl: {
          type: ['string', 'null'],
        },
      },
    },
    SecurityUserView: {
      type: 'object',
      additionalProperties: false,
      required: ['securityUser'],
      properties: {
        securityUser: {
          $ref: '#/$defs/SecurityUser',
        },
      },
    },
    SecurityUsersAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['securityUsers'],
      properties: {
        securityUsers: {
          type: 'array',
          items: {
            $ref: '#/$defs/SecurityUser',
          },
        },
      },
    },
    ServerId: {
      type: 'string',
      format: 'uuid',
    },
    Shifts: {
      type: 'array',
      items: {
        type: 'string',
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
    UserChoices: {
      type: 'object',
      additionalProperties: false,
      required: ['roles', 'employees', 'totalCount'],
      properties: {
        roles: {
          type: 'array',
          items: {
            $ref: '#/$defs/RoleChoice',
          },
        },
        employees: {
          type: 'array',
          items: {
            $ref: '#/$defs/EmployeeChoice',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    UserDetails: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'email', 'roleType', 'role', 'roleIds', 'status', 'employeeId', 'employee', 'lastSignIn', 'invitedUntil', 'isAboveCaller', 'isCaller', 'version', 'timeZone', 'dateFormat', 'hasTwoFactor', 'sessions', 'isAboveElsewhere'],
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
        roleType: {
          oneOf: [
            {
              $ref: '#/$defs/RoleType',
            },
            {
              type: 'null',
            },
          ],
        },
        role: {
          type: 'string',
        },
        roleIds: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        status: {
          $ref: '#/$defs/UserStatus',
        },
        employeeId: {
          type: ['string', 'null'],
        },
        employee: {
          type: 'string',
        },
        lastSignIn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        invitedUntil: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        isAboveCaller: {
          type: 'boolean',
        },
        isCaller: {
          type: 'boolean',
        },
        version: {
          $ref: '#/$defs/Version',
        },
        timeZone: {
          type: 'string',
        },
        dateFormat: {
          $ref: '#/$defs/DateFormat',
        },
        hasTwoFactor: {
          type: 'boolean',
        },
        sessions: {
          type: 'array',
          items: {
            $ref: '#/$defs/UserSession',
          },
        },
        isAboveElsewhere: {
          type: 'boolean',
        },
      },
    },
    UserDetailsView: {
      type: 'object',
      additionalProperties: false,
      required: ['userDetails'],
      properties: {
        userDetails: {
          $ref: '#/$defs/UserDetails',
        },
      },
    },
    UserInvitationResult: {
      type: 'object',
      additionalProperties: false,
      required: ['email', 'isInvited', 'errorMessages'],
      properties: {
        email: {
          type: 'string',
        },
        isInvited: {
          type: 'boolean',
        },
        errorMessages: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
      },
    },
    UserInvitationResults: {
      type: 'object',
      additionalProperties: false,
      required: ['outcomes', 'successMessages'],
      properties: {
        outcomes: {
          type: 'array',
          items: {
            $ref: '#/$defs/UserInvitationResult',
          },
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    UserRow: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'email', 'roleType', 'role', 'roleIds', 'status', 'employeeId', 'employee', 'lastSignIn', 'invitedUntil', 'isAboveCaller', 'isCaller', 'version'],
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
        roleType: {
          oneOf: [
            {
              $ref: '#/$defs/RoleType',
            },
            {
              type: 'null',
            },
          ],
        },
        role: {
          type: 'string',
        },
        roleIds: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        status: {
          $ref: '#/$defs/UserStatus',
        },
        employeeId: {
          type: ['string', 'null'],
        },
        employee: {
          type: 'string',
        },
        lastSignIn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        invitedUntil: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        isAboveCaller: {
          type: 'boolean',
        },
        isCaller: {
          type: 'boolean',
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    UserRows: {
      type: 'object',
      additionalProperties: false,
      required: ['users', 'totalCount'],
      properties: {
        users: {
          type: 'array',
          items: {
            $ref: '#/$defs/UserRow',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    UserSession: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'browser', 'system', 'ipAddress', 'signedInOn', 'lastSeenOn'],
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
      },
    },
    UserStatus: {
      type: 'string',
      enum: ['active', 'deactivated', 'invited', 'expired', 'declined'],
    },
    Version: {
      type: 'integer',
      minimum: 1,
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
    ViewAsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['viewAs', 'successMessages'],
      properties: {
        viewAs: {
          $ref: '#/$defs/ViewAs',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
  },
  operations: {
    getSecurityUsers: {
      200: {
        'application/json': {
          $ref: '#/$defs/SecurityUsersAnswer',
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
    updateSecurityUser: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedSecurityUser',
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
    inviteSecurityUser: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedSecurityUser',
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
    getSecurityUser: {
      200: {
        'application/json': {
          $ref: '#/$defs/SecurityUserView',
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
    searchSecurityUsers: {
      200: {
        'application/json': {
          $ref: '#/$defs/UserRows',
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
    getUserChoices: {
      200: {
        'application/json': {
          $ref: '#/$defs/UserChoices',
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
    inviteSecurityUsers: {
      200: {
        'application/json': {
          $ref: '#/$defs/UserInvitationResults',
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
    resendInvitation: {
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
    withdrawInvitation: {
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
    getUserDetails: {
      200: {
        'application/json': {
          $ref: '#/$defs/UserDetailsView',
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
    endUserSessions: {
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
    endUserSession: {
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
    resetUserTwoFactor: {
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
    resetUserPassword: {
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
    beginViewAs: {
      200: {
        'application/json': {
          $ref: '#/$defs/ViewAsAnswer',
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
    endViewAs: {
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
    searchEmployees: {
      200: {
        'application/json': {
          $ref: '#/$defs/EmployeesAnswer',
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
    updateEmployee: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedEmployee',
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
    createEmployee: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedEmployee',
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
    setEmployeeState: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedEmployee',
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
    getEmployeeFilterOptions: {
      200: {
        'application/json': {
          $ref: '#/$defs/EmployeeFilterOptions',
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
    getEmployeeChoices: {
      200: {
        'application/json': {
          $ref: '#/$defs/EmployeeChoicesAnswer',
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
    setEmployeeManager: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedEmployee',
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
    previewManagerChange: {
      200: {
        'application/json': {
          $ref: '#/$defs/ManagerChangePreview',
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
    getEmployee: {
      200: {
        'application/json': {
          $ref: '#/$defs/EmployeeView',
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
    uploadEmployeeImage: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedEmployee',
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
    removeEmployeeImage: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedEmployee',
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
    getEmployeeForm: {
      200: {
        'application/json': {
          $ref: '#/$defs/EmployeeView',
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
    getEmployeeOverview: {
      200: {
        'application/json': {
          $ref: '#/$defs/EmployeeOverview',
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
    getLeavingSummary: {
      200: {
        'application/json': {
          $ref: '#/$defs/LeavingSummary',
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
    getOrganizationChart: {
      200: {
        'application/json': {
          $ref: '#/$defs/OrganizationChart',
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
    getDesignations: {
      200: {
        'application/json': {
          $ref: '#/$defs/DesignationsAnswer',
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
    updateDesignation: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedDesignation',
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
    createDesignation: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedDesignation',
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
    searchDesignations: {
      200: {
        'application/json': {
          $ref: '#/$defs/DesignationPage',
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
    getDesignation: {
      200: {
        'application/json': {
          $ref: '#/$defs/DesignationView',
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
    deleteDesignation: {
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
    getRoles: {
      200: {
        'application/json': {
          $ref: '#/$defs/RolesAnswer',
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
    updateRole: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedRole',
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
    createRole: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedRole',
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
    previewRole: {
      200: {
        'application/json': {
          $ref: '#/$defs/RolePreview',
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
    getPrivilegeHolders: {
      200: {
        'application/json': {
          $ref: '#/$defs/HoldersPage',
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
    getEffectiveRights: {
      200: {
        'application/json': {
          $ref: '#/$defs/EffectiveRights',
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
    getRole: {
      200: {
        'application/json': {
          $ref: '#/$defs/RoleView',
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
    deleteRole: {
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
    listAbsences: {
      200: {
        'application/json': {
          $ref: '#/$defs/AbsencesAnswer',
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
    updateAbsence: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedAbsence',
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
    createAbsence: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedAbsence',
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
    deleteAbsence: {
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
    answerAccessRequest: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedAccessRequest',
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
    requestAccess: {
      200: {
        'application/json': {
          $ref: '#/$defs/SavedAccessRequest',
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
    searchAccessRequests: {
      200: {
        'application/json': {
          $ref: '#/$defs/AccessRequestPage',
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
    getMyAccessRequest: {
      200: {
        'application/json': {
          $ref: '#/$defs/OwnAccessRequest',
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
    withdrawAccessRequest: {
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
    getAccessRequestRoles: {
      200: {
        'application/json': {
          $ref: '#/$defs/RequestedRoles',
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
