// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const responses: {
  $defs: Record<string, Schema>;
  operations: Record<string, Record<string, Record<string, Schema>>>;
} = {
  $defs: {
    BrokenEntry: {
      oneOf: [
        {
          $ref: '#/$defs/ClockWorkEntry',
        },
        {
          type: 'null',
        },
      ],
    },
    CentralMember: {
      type: 'object',
      additionalProperties: false,
      required: ['employeeId', 'employeeName', 'profileImageUrl', 'workPlace', 'runningEntry', 'totalTimeInSeconds', 'totalTime'],
      properties: {
        employeeId: {
          type: 'string',
        },
        employeeName: {
          type: 'string',
        },
        profileImageUrl: {
          type: ['string', 'null'],
        },
        workPlace: {
          $ref: '#/$defs/WorkPlace',
        },
        runningEntry: {
          oneOf: [
            {
              $ref: '#/$defs/RunningEntry',
            },
            {
              type: 'null',
            },
          ],
        },
        totalTimeInSeconds: {
          type: 'integer',
          minimum: 0,
        },
        totalTime: {
          type: 'string',
        },
      },
    },
    CentralMemberDay: {
      type: 'object',
      additionalProperties: false,
      required: ['member', 'timeZone', 'clockWorkEntries', 'clockWorkDayProjectsSummaries', 'totalTimeInSeconds', 'totalTime'],
      properties: {
        member: {
          $ref: '#/$defs/CentralMember',
        },
        timeZone: {
          type: 'string',
        },
        clockWorkEntries: {
          type: 'array',
          items: {
            $ref: '#/$defs/ClockWorkEntry',
          },
        },
        clockWorkDayProjectsSummaries: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectSummary',
          },
        },
        totalTimeInSeconds: {
          type: 'integer',
          minimum: 0,
        },
        totalTime: {
          type: 'string',
        },
      },
    },
    CentralMembersAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['members', 'totalCount'],
      properties: {
        members: {
          type: 'array',
          items: {
            $ref: '#/$defs/CentralMember',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    CentralTimersAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['members'],
      properties: {
        members: {
          type: 'array',
          items: {
            $ref: '#/$defs/CentralMember',
          },
        },
      },
    },
    ChangedEntriesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['clockWorkEntries', 'successMessages'],
      properties: {
        clockWorkEntries: {
          type: 'array',
          items: {
            $ref: '#/$defs/ClockWorkEntry',
          },
        },
        neighbours: {
          $ref: '#/$defs/Neighbours',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ClockWorkDay: {
      type: 'object',
      additionalProperties: false,
      required: ['clockWorkEntries', 'defaultProject', 'isClockWorkSetWeeklyMail', 'isWFO'],
      properties: {
        clockWorkEntries: {
          type: 'array',
          items: {
            $ref: '#/$defs/ClockWorkEntry',
          },
        },
        defaultProject: {
          oneOf: [
            {
              $ref: '#/$defs/DefaultProject',
            },
            {
              type: 'null',
            },
          ],
        },
        isClockWorkSetWeeklyMail: {
          type: 'boolean',
        },
        isWFO: {
          type: 'boolean',
        },
        continuedEntries: {
          type: 'array',
          items: {
            $ref: '#/$defs/ClockWorkEntry',
          },
        },
        totalTimeInSeconds: {
          type: 'integer',
          minimum: 0,
        },
        totalTime: {
          type: 'string',
        },
        workingDayInSeconds: {
          type: ['integer', 'null'],
          minimum: 0,
        },
        holiday: {
          $ref: '#/$defs/DayHoliday',
        },
        brokenEntry: {
          $ref: '#/$defs/BrokenEntry',
        },
      },
    },
    ClockWorkEntry: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'startTime', 'endTime', 'description', 'employeeId', 'employeeName', 'projectId', 'projectDisplayString', 'taskId', 'taskDisplayString', 'taskDescription', 'totalTimeInSeconds', 'startTimeFormatted', 'endTimeFormatted', 'totalTimeFormatted', 'entryAtWork', 'isMember', 'upFillApplicable', 'downFillApplicable'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        startTime: {
          $ref: '#/$defs/Instant',
        },
        endTime: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        description: {
          $ref: '#/$defs/ShortDescription',
        },
        employeeId: {
          type: 'string',
        },
        employeeName: {
          type: 'string',
        },
        projectId: {
          $ref: '#/$defs/IdOrNull',
        },
        projectDisplayString: {
          type: 'string',
        },
        taskId: {
          $ref: '#/$defs/IdOrNull',
        },
        taskDisplayString: {
          type: 'string',
        },
        taskDescription: {
          type: 'string',
        },
        totalTimeInSeconds: {
          type: 'integer',
          minimum: 0,
        },
        startTimeFormatted: {
          type: 'string',
        },
        endTimeFormatted: {
          type: 'string',
        },
        totalTimeFormatted: {
          type: 'string',
        },
        entryAtWork: {
          type: 'boolean',
        },
        isMember: {
          type: 'boolean',
        },
        upFillApplicable: {
          type: 'boolean',
        },
        downFillApplicable: {
          type: 'boolean',
        },
        version: {
          $ref: '#/$defs/Version',
        },
        totalTimeOnDayInSeconds: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    ClockWorkMiniAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['longRunningEntry', 'clockWorkMini'],
      properties: {
        longRunningEntry: {
          oneOf: [
            {
              $ref: '#/$defs/ClockWorkEntry',
            },
            {
              type: 'null',
            },
          ],
        },
        clockWorkMini: {
          oneOf: [
            {
              $ref: '#/$defs/ClockWorkEntry',
            },
            {
              type: 'null',
            },
          ],
        },
        brokenEntry: {
          $ref: '#/$defs/BrokenEntry',
        },
        runningElsewhere: {
          $ref: '#/$defs/RunningElsewhere',
        },
      },
    },
    ClockWorkSummaries: {
      type: 'object',
      additionalProperties: false,
      required: ['clockWorkDayProjectsSummaries', 'clockWorkWeekProjectsSummaries', 'clockWorkWeeklyEntries'],
      properties: {
        firstDayOfWeek: {
          type: 'string',
          format: 'date',
        },
        clockWorkDayProjectsSummaries: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectSummary',
          },
        },
        clockWorkWeekProjectsSummaries: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectSummary',
          },
        },
        clockWorkWeeklyEntries: {
          type: 'array',
          items: {
            $ref: '#/$defs/ClockWorkEntry',
          },
        },
        weekDays: {
          type: 'array',
          minItems: 7,
          maxItems: 7,
          items: {
            $ref: '#/$defs/ClockWorkWeekDay',
          },
        },
      },
    },
    ClockWorkWeekDay: {
      type: 'object',
      additionalProperties: false,
      required: ['day', 'workingDayInSeconds', 'workingHoursStart'],
      properties: {
        day: {
          type: 'string',
          format: 'date',
        },
        workingDayInSeconds: {
          type: ['integer', 'null'],
          minimum: 0,
        },
        workingHoursStart: {
          type: ['string', 'null'],
          pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
        },
        holiday: {
          $ref: '#/$defs/DayHoliday',
        },
      },
    },
    Count: {
      type: 'integer',
      minimum: 0,
    },
    CumulativeTimeReportEntry: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'startTime', 'endTime', 'description', 'employeeId', 'employeeName', 'startTimeFormattedForTimeZone', 'endTimeFormattedForTimeZone', 'startTimeAsString', 'totalTimeInHours', 'totalTime', 'totalTimeInSeconds', 'projectDisplayString', 'taskDisplayString', 'taskDescription', 'totalTimeTakenInTaskInHours', 'totalTimeTakenInTask'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        startTime: {
          $ref: '#/$defs/Instant',
        },
        endTime: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        description: {
          type: 'string',
        },
        employeeId: {
          type: 'string',
        },
        employeeName: {
          type: 'string',
        },
        startTimeFormattedForTimeZone: {
          type: 'string',
        },
        endTimeFormattedForTimeZone: {
          type: 'string',
        },
        startTimeAsString: {
          type: 'string',
        },
        totalTimeInHours: {
          type: 'number',
          minimum: 0,
        },
        totalTime: {
          type: 'string',
        },
        totalTimeInSeconds: {
          type: 'integer',
          minimum: 0,
        },
        projectDisplayString: {
          type: 'string',
        },
        taskDisplayString: {
          type: 'string',
        },
        taskDescription: {
          type: 'string',
        },
        date: {
          type: 'string',
          format: 'date',
        },
        projectId: {
          $ref: '#/$defs/IdOrNull',
        },
        taskId: {
          $ref: '#/$defs/IdOrNull',
        },
        totalTimeTakenInTaskInHours: {
          type: 'number',
          minimum: 0,
        },
        totalTimeTakenInTask: {
          type: 'string',
        },
        totalTimeTakenInTaskInSeconds: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    DayHoliday: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'isOptional', 'isHalfDay'],
      properties: {
        name: {
          type: 'string',
        },
        isOptional: {
          type: 'boolean',
        },
        isHalfDay: {
          type: 'boolean',
        },
      },
    },
    DefaultProject: {
      type: 'object',
      additionalProperties: false,
      required: ['projectId', 'projectDisplayString', 'taskId', 'taskDisplayString'],
      properties: {
        projectId: {
          $ref: '#/$defs/Id',
        },
        projectDisplayString: {
          type: 'string',
        },
        taskId: {
          $ref: '#/$defs/IdOrNull',
        },
        taskDisplayString: {
          type: 'string',
        },
      },
    },
    DeletedEntriesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['successMessages'],
      properties: {
        neighbours: {
          $ref: '#/$defs/Neighbours',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    EntriesNeedingEnd: {
      type: 'integer',
      minimum: 0,
    },
    EntryListAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['clockWorkEntries', 'totalCount'],
      properties: {
        clockWorkEntries: {
          type: 'array',
          items: {
            $ref: '#/$defs/ClockWorkEntry',
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
    Id: {
      type: 'string',
      format: 'uuid',
    },
    IdOrNull: {
      type: ['string', 'null'],
      format: 'uuid',
    },
    Instant: {
      type: 'string',
      format: 'date-time',
    },
    MiniEntryAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['clockWorkMini', 'successMessages'],
      properties: {
        clockWorkMini: {
          $ref: '#/$defs/ClockWorkEntry',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    Neighbours: {
      type: 'array',
      items: {
        $ref: '#/$defs/ClockWorkEntry',
      },
    },
    ProjectSummary: {
      type: 'object',
      additionalProperties: false,
      required: ['projectId', 'projectName', 'projectCode', 'totalTime', 'totalPercentage', 'totalTimeInMinutes'],
      properties: {
        projectId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        projectName: {
          type: 'string',
        },
        projectCode: {
          type: 'string',
        },
        totalTime: {
          type: 'string',
          pattern: '^\\d+:[0-5]\\d$',
        },
        totalPercentage: {
          type: 'number',
          minimum: 0,
          maximum: 100,
        },
        totalTimeInMinutes: {
          $ref: '#/$defs/Count',
        },
      },
    },
    RunningElsewhere: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'tenantName', 'startTime'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          tenantName: {
            type: 'string',
          },
          startTime: {
            $ref: '#/$defs/Instant',
          },
        },
      },
    },
    RunningEntriesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['clockWorkRunningEntries'],
      properties: {
        clockWorkRunningEntries: {
          type: 'array',
          items: {
            $ref: '#/$defs/RunningEntry',
          },
        },
        runningElsewhere: {
          $ref: '#/$defs/RunningElsewhere',
        },
      },
    },
    RunningEntry: {
      type: 'object',
      additionalProperties: false,
      required: ['clockWorkEntry', 'timeDuration', 'timeDurationDisplay', 'crossover'],
      properties: {
        clockWorkEntry: {
          $ref: '#/$defs/ClockWorkEntry',
        },
        timeDuration: {
          type: 'integer',
          minimum: 0,
        },
        timeDurationDisplay: {
          type: 'string',
        },
        crossover: {
          type: 'boolean',
        },
      },
    },
    ShortDescription: {
      type: 'string',
      maxLength: 500,
    },
    SuccessMessages: {
      type: 'array',
      items: {
        type: 'string',
      },
    },
    TenantIdentifier: {
      type: 'string',
      pattern: '^[a-z0-9-]{1,64}$',
    },
    TimeReportAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['timeReportClockWorkEntries', 'cumulativeTimeReportClockWorkEntries', 'totalTime'],
      properties: {
        timeReportClockWorkEntries: {
          type: 'array',
          items: {
            $ref: '#/$defs/TimeReportEntry',
          },
        },
        cumulativeTimeReportClockWorkEntries: {
          type: 'array',
          items: {
            $ref: '#/$defs/CumulativeTimeReportEntry',
          },
        },
        totalTime: {
          type: 'string',
        },
        totalTimeInSeconds: {
          type: 'integer',
          minimum: 0,
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
        firstDay: {
          type: 'string',
          format: 'date',
        },
        lastDay: {
          type: 'string',
          format: 'date',
        },
        entriesNeedingEnd: {
          $ref: '#/$defs/EntriesNeedingEnd',
        },
        groups: {
          type: 'array',
          items: {
            $ref: '#/$defs/TimeReportGroup',
          },
        },
      },
    },
    TimeReportEmployee: {
      type: 'object',
      additionalProperties: false,
      required: ['employeeId', 'employeeName'],
      properties: {
        employeeId: {
          type: 'string',
        },
        employeeName: {
          type: 'string',
        },
      },
    },
    TimeReportEmployeesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['scopes', 'employees'],
      properties: {
        scopes: {
          type: 'array',
          items: {
            $ref: '#/$defs/TimeReportScope',
          },
        },
        employees: {
          type: 'array',
          items: {
            $ref: '#/$defs/TimeReportEmployee',
          },
        },
        teams: {
          type: 'array',
          items: {
            $ref: '#/$defs/TimeReportTeam',
          },
        },
      },
    },
    TimeReportEntry: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'startTime', 'endTime', 'description', 'employeeId', 'employeeName', 'startTimeFormattedForTimeZone', 'endTimeFormattedForTimeZone', 'startTimeAsString', 'totalTimeInHours', 'totalTime', 'totalTimeInSeconds', 'projectDisplayString', 'taskDisplayString', 'taskDescription'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        startTime: {
          $ref: '#/$defs/Instant',
        },
        endTime: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        description: {
          type: 'string',
        },
        employeeId: {
          type: 'string',
        },
        employeeName: {
          type: 'string',
        },
        startTimeFormattedForTimeZone: {
          type: 'string',
        },
        endTimeFormattedForTimeZone: {
          type: 'string',
        },
        startTimeAsString: {
          type: 'string',
        },
        totalTimeInHours: {
          type: 'number',
          minimum: 0,
        },
        totalTime: {
          type: 'string',
        },
        totalTimeInSeconds: {
          type: 'integer',
          minimum: 0,
        },
        projectDisplayString: {
          type: 'string',
        },
        taskDisplayString: {
          type: 'string',
        },
        taskDescription: {
          type: 'string',
        },
        date: {
          type: 'string',
          format: 'date',
        },
        projectId: {
          $ref: '#/$defs/IdOrNull',
        },
        taskId: {
          $ref: '#/$defs/IdOrNull',
        },
      },
    },
    TimeReportGroup: {
      type: 'object',
      additionalProperties: false,
      required: ['key', 'name', 'totalTimeInSeconds', 'totalTime'],
      properties: {
        key: {
          type: 'string',
          maxLength: 64,
        },
        name: {
          type: 'string',
        },
        totalTimeInSeconds: {
          type: 'integer',
          minimum: 0,
        },
        totalTime: {
          type: 'string',
        },
      },
    },
    TimeReportProject: {
      type: 'object',
      additionalProperties: false,
      required: ['projectId', 'projectName', 'projectCode'],
      properties: {
        projectId: {
          $ref: '#/$defs/Id',
        },
        projectName: {
          type: 'string',
        },
        projectCode: {
          type: 'string',
        },
      },
    },
    TimeReportProjectsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['projects'],
      properties: {
        projects: {
          type: 'array',
          items: {
            $ref: '#/$defs/TimeReportProject',
          },
        },
      },
    },
    TimeReportScope: {
      type: 'string',
      enum: ['Own', 'MyTeam', 'All'],
    },
    TimeReportTeam: {
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
    TotalCount: {
      type: 'integer',
      minimum: 0,
    },
    Version: {
      type: 'integer',
      minimum: 1,
    },
    WorkPlace: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'workPlace'],
      properties: {
        id: {
          type: 'string',
        },
        workPlace: {
          type: 'string',
        },
      },
    },
  },
  operations: {
    postClockWork: {
      200: {
        'application/json': {
          $ref: '#/$defs/ChangedEntriesAnswer',
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
    getClockWorkDay: {
      200: {
        'application/json': {
          $ref: '#/$defs/ClockWorkDay',
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
    getRunningEntries: {
      200: {
        'application/json': {
          $ref: '#/$defs/RunningEntriesAnswer',
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
    deleteClockWorkEntries: {
      200: {
        'application/json': {
          $ref: '#/$defs/DeletedEntriesAnswer',
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
    restoreClockWorkEntries: {
      200: {
        'application/json': {
          $ref: '#/$defs/ChangedEntriesAnswer',
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
    adjustClockWorkEntry: {
      200: {
        'application/json': {
          $ref: '#/$defs/ChangedEntriesAnswer',
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
    getClockWorkMini: {
      200: {
        'application/json': {
          $ref: '#/$defs/ClockWorkMiniAnswer',
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
    updateMiniEntry: {
      200: {
        'application/json': {
          $ref: '#/$defs/MiniEntryAnswer',
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
    startMiniEntry: {
      200: {
        'application/json': {
          $ref: '#/$defs/MiniEntryAnswer',
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
    endMiniEntry: {
      200: {
        'application/json': {
          $ref: '#/$defs/ChangedEntriesAnswer',
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
    getClockWorkProjectSummaries: {
      200: {
        'application/json': {
          $ref: '#/$defs/ClockWorkSummaries',
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
    splitClockWorkEntry: {
      200: {
        'application/json': {
          $ref: '#/$defs/ChangedEntriesAnswer',
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
    assignClockWorkEntries: {
      200: {
        'application/json': {
          $ref: '#/$defs/ChangedEntriesAnswer',
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
    adjustMultipleClockWorkEntries: {
      200: {
        'application/json': {
          $ref: '#/$defs/ChangedEntriesAnswer',
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
    updateWorkStatus: {
      200: {
        'application/json': {
          $ref: '#/$defs/ChangedEntriesAnswer',
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
    addEntryUnderTask: {
      200: {
        'application/json': {
          $ref: '#/$defs/ChangedEntriesAnswer',
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
    searchClockWorkEntries: {
      200: {
        'application/json': {
          $ref: '#/$defs/EntryListAnswer',
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
    getMostRecentEntries: {
      200: {
        'application/json': {
          $ref: '#/$defs/EntryListAnswer',
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
    getTimeReportProjects: {
      200: {
        'application/json': {
          $ref: '#/$defs/TimeReportProjectsAnswer',
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
    getTimeReport: {
      200: {
        'application/json': {
          $ref: '#/$defs/TimeReportAnswer',
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
    exportTimeReport: {
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
    getTimeReportEmployees: {
      200: {
        'application/json': {
          $ref: '#/$defs/TimeReportEmployeesAnswer',
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
    getCentralTimers: {
      200: {
        'application/json': {
          $ref: '#/$defs/CentralTimersAnswer',
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
    listCentralMembers: {
      200: {
        'application/json': {
          $ref: '#/$defs/CentralMembersAnswer',
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
    getCentralMemberDay: {
      200: {
        'application/json': {
          $ref: '#/$defs/CentralMemberDay',
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
    streamCentralClockWork: {
      200: {
        'text/event-stream': {
          type: 'string',
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
