// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const responses: {
  $defs: Record<string, Schema>;
  operations: Record<string, Record<string, Record<string, Schema>>>;
} = {
  $defs: {
    AnalyticsTeam: {
      type: 'object',
      additionalProperties: false,
      required: ['teamId', 'teamName'],
      properties: {
        teamId: {
          $ref: '#/$defs/Id',
        },
        teamName: {
          type: 'string',
        },
      },
    },
    ClockWorkAnalyticsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['clockWorkAnalytics'],
      properties: {
        clockWorkAnalytics: {
          type: 'array',
          items: {
            $ref: '#/$defs/TeamHours',
          },
        },
        totalTime: {
          type: 'string',
        },
        totalTimeInSeconds: {
          type: 'integer',
          minimum: 0,
        },
        withoutTeam: {
          $ref: '#/$defs/HoursWithoutTeam',
        },
        entriesNeedingEnd: {
          $ref: '#/$defs/EntriesNeedingEnd',
        },
      },
    },
    ClockWorkAnalyticsDefaults: {
      type: 'object',
      additionalProperties: false,
      required: ['teams'],
      properties: {
        teams: {
          type: 'array',
          items: {
            $ref: '#/$defs/AnalyticsTeam',
          },
        },
        weekStart: {
          $ref: '#/$defs/Weekday',
        },
        periods: {
          type: 'array',
          items: {
            $ref: '#/$defs/NamedPeriod',
          },
        },
      },
    },
    Count: {
      type: 'integer',
      minimum: 0,
    },
    EntriesNeedingEnd: {
      type: 'integer',
      minimum: 0,
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
    FirstDay: {
      type: 'string',
      format: 'date',
    },
    HoursWithoutTeam: {
      type: 'object',
      additionalProperties: false,
      required: ['count', 'totalTime', 'totalTimeInSeconds'],
      properties: {
        count: {
          type: 'integer',
          minimum: 1,
        },
        totalTime: {
          type: 'string',
        },
        totalTimeInSeconds: {
          type: 'integer',
          minimum: 1,
        },
        clockWorkAnalyticsMembers: {
          type: 'array',
          items: {
            $ref: '#/$defs/MemberHours',
          },
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
    LastDay: {
      type: 'string',
      format: 'date',
    },
    MemberHours: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'totalTime', 'totalTimeInSeconds'],
      properties: {
        id: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        totalTime: {
          type: 'string',
        },
        totalTimeInSeconds: {
          type: 'integer',
          minimum: 0,
        },
        isActive: {
          type: 'boolean',
        },
      },
    },
    NamedPeriod: {
      type: 'object',
      additionalProperties: false,
      required: ['period', 'startDateAsString', 'endDateAsString'],
      properties: {
        period: {
          $ref: '#/$defs/TimeReportPeriod',
        },
        startDateAsString: {
          $ref: '#/$defs/FirstDay',
        },
        endDateAsString: {
          $ref: '#/$defs/LastDay',
        },
      },
    },
    ProjectAnalyticsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['projectAnalytics'],
      properties: {
        projectAnalytics: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectAnalyticsNode',
          },
        },
      },
    },
    ProjectAnalyticsDetail: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'code', 'projectName', 'projectOwnerId', 'projectOwnerName', 'parentProject', 'startDateAsString', 'dueDateAsString', 'subProjectsCount', 'projectTasksCount', 'projectFilesCount', 'projectTotalTimeSpent', 'projectWorkEffortTotal', 'projectAnalyticsMembersDetail', 'projectDailyHoursCalculations', 'firstDayOfWeek'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        code: {
          type: 'string',
        },
        projectName: {
          type: 'string',
        },
        projectOwnerId: {
          type: 'string',
        },
        projectOwnerName: {
          type: 'string',
        },
        parentProject: {
          type: ['string', 'null'],
        },
        startDateAsString: {
          type: 'string',
        },
        dueDateAsString: {
          type: ['string', 'null'],
        },
        subProjectsCount: {
          $ref: '#/$defs/Count',
        },
        projectTasksCount: {
          $ref: '#/$defs/Count',
        },
        projectFilesCount: {
          $ref: '#/$defs/Count',
        },
        projectTotalTimeSpent: {
          type: 'string',
        },
        projectWorkEffortTotal: {
          $ref: '#/$defs/WorkEffortTotal',
        },
        projectAnalyticsMembersDetail: {
          $ref: '#/$defs/ProjectAnalyticsMembers',
        },
        projectDailyHoursCalculations: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectDailyHours',
          },
        },
        firstDayOfWeek: {
          type: 'string',
          format: 'date',
        },
      },
    },
    ProjectAnalyticsDetailAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['projectDetail'],
      properties: {
        projectDetail: {
          $ref: '#/$defs/ProjectAnalyticsDetail',
        },
      },
    },
    ProjectAnalyticsMember: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'employeeId', 'fullName', 'profileImageUrl', 'timeEffortAsString', 'isActiveMember', 'isActive'],
      properties: {
        id: {
          type: 'string',
        },
        employeeId: {
          type: 'string',
        },
        fullName: {
          type: 'string',
        },
        profileImageUrl: {
          type: ['string', 'null'],
        },
        timeEffortAsString: {
          type: 'string',
        },
        isActiveMember: {
          type: 'boolean',
        },
        isActive: {
          type: 'boolean',
        },
      },
    },
    ProjectAnalyticsMembers: {
      type: 'object',
      additionalProperties: false,
      required: ['teamMembers'],
      properties: {
        teamMembers: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectAnalyticsMember',
          },
        },
      },
    },
    ProjectAnalyticsMembersAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['memberDetails'],
      properties: {
        memberDetails: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectAnalyticsMember',
          },
        },
      },
    },
    ProjectAnalyticsNode: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'projectName', 'code', 'projectWorkEffortTotal', 'isOwner', 'isWatching', 'unResolvedImpediment', 'subProjects'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        projectName: {
          type: 'string',
        },
        code: {
          type: 'string',
        },
        projectWorkEffortTotal: {
          $ref: '#/$defs/WorkEffortTotal',
        },
        isOwner: {
          type: 'boolean',
        },
        isWatching: {
          type: 'boolean',
        },
        unResolvedImpediment: {
          $ref: '#/$defs/Count',
        },
        subProjects: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectAnalyticsNode',
          },
        },
      },
    },
    ProjectDailyHours: {
      type: 'object',
      additionalProperties: false,
      required: ['date', 'hours'],
      properties: {
        date: {
          type: 'string',
          format: 'date',
        },
        hours: {
          type: 'number',
          minimum: 0,
        },
      },
    },
    ProjectTotalTimeAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['projectWorkEffortTotal'],
      properties: {
        projectWorkEffortTotal: {
          $ref: '#/$defs/WorkEffortTotal',
        },
      },
    },
    TeamHours: {
      type: 'object',
      additionalProperties: false,
      required: ['teamId', 'teamName', 'clockWorkAnalyticsMembers'],
      properties: {
        teamId: {
          $ref: '#/$defs/Id',
        },
        teamName: {
          type: 'string',
        },
        clockWorkAnalyticsMembers: {
          type: 'array',
          items: {
            $ref: '#/$defs/MemberHours',
          },
        },
        totalTime: {
          type: 'string',
        },
        totalTimeInSeconds: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    TimeReportPeriod: {
      type: 'string',
      enum: ['today', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'],
    },
    UserLoginAnalytics: {
      type: 'object',
      additionalProperties: false,
      required: ['userLoginDetails', 'loggedIn', 'notLoggedIn', 'totalUsers', 'totalLogins', 'totalUserCount'],
      properties: {
        userLoginDetails: {
          type: 'array',
          items: {
            $ref: '#/$defs/UserLoginDetail',
          },
        },
        loggedIn: {
          type: 'integer',
          minimum: 0,
        },
        notLoggedIn: {
          type: 'integer',
          minimum: 0,
        },
        totalUsers: {
          type: 'integer',
          minimum: 0,
        },
        totalLogins: {
          type: 'integer',
          minimum: 0,
        },
        totalUserCount: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    UserLoginDetail: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'timestamp', 'dateTimeStampFormatted', 'userName', 'ipAddress', 'browser'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        timestamp: {
          $ref: '#/$defs/Instant',
        },
        dateTimeStampFormatted: {
          type: 'string',
        },
        userName: {
          type: 'string',
        },
        ipAddress: {
          type: 'string',
        },
        browser: {
          type: 'string',
        },
      },
    },
    Weekday: {
      type: 'string',
      enum: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    },
    WorkEffortTotal: {
      type: 'integer',
      minimum: 0,
    },
  },
  operations: {
    getClockWorkAnalyticsDefaults: {
      200: {
        'application/json': {
          $ref: '#/$defs/ClockWorkAnalyticsDefaults',
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
    getClockWorkAnalytics: {
      200: {
        'application/json': {
          $ref: '#/$defs/ClockWorkAnalyticsAnswer',
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
    exportClockWorkAnalytics: {
      200: {
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
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
    getUserLoginAnalytics: {
      200: {
        'application/json': {
          $ref: '#/$defs/UserLoginAnalytics',
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
    getProjectAnalytics: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectAnalyticsAnswer',
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
    getProjectAnalyticsDetail: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectAnalyticsDetailAnswer',
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
    getProjectAnalyticsMembers: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectAnalyticsMembersAnswer',
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
    getProjectTotalTime: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectTotalTimeAnswer',
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
