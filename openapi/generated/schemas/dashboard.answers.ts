// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const responses: {
  $defs: Record<string, Schema>;
  operations: Record<string, Record<string, Record<string, Schema>>>;
} = {
  $defs: {
    AbsenceOfTile: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'employeeId', 'employeeName', 'profileImageUrl', 'firstDay', 'lastDay', 'isHalfDay'],
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
      },
    },
    AbsencesTile: {
      type: 'object',
      additionalProperties: false,
      required: ['today', 'holiday', 'absences', 'totalCount'],
      properties: {
        today: {
          type: 'string',
          format: 'date',
        },
        holiday: {
          oneOf: [
            {
              $ref: '#/$defs/HolidayOfTile',
            },
            {
              type: 'null',
            },
          ],
        },
        absences: {
          type: 'array',
          maxItems: 8,
          items: {
            $ref: '#/$defs/AbsenceOfTile',
          },
        },
        totalCount: {
          $ref: '#/$defs/Count',
        },
      },
    },
    AssetsTile: {
      type: 'object',
      additionalProperties: false,
      required: ['assigned', 'ofTeams', 'toAccept'],
      properties: {
        assigned: {
          $ref: '#/$defs/Count',
        },
        ofTeams: {
          $ref: '#/$defs/Count',
        },
        toAccept: {
          $ref: '#/$defs/Count',
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
    Count: {
      type: 'integer',
      minimum: 0,
    },
    Dashboard: {
      type: 'object',
      additionalProperties: false,
      required: ['hours', 'running', 'projectHours', 'notifications', 'impediments', 'tasks', 'reviews', 'assets', 'firstSteps', 'team', 'holidays', 'absences', 'weeks'],
      properties: {
        hours: {
          oneOf: [
            {
              $ref: '#/$defs/HoursTile',
            },
            {
              type: 'null',
            },
          ],
        },
        running: {
          oneOf: [
            {
              $ref: '#/$defs/RunningTile',
            },
            {
              type: 'null',
            },
          ],
        },
        projectHours: {
          oneOf: [
            {
              $ref: '#/$defs/ProjectHoursTile',
            },
            {
              type: 'null',
            },
          ],
        },
        notifications: {
          oneOf: [
            {
              $ref: '#/$defs/NotificationsTile',
            },
            {
              type: 'null',
            },
          ],
        },
        impediments: {
          oneOf: [
            {
              $ref: '#/$defs/ImpedimentsTile',
            },
            {
              type: 'null',
            },
          ],
        },
        tasks: {
          oneOf: [
            {
              $ref: '#/$defs/TasksTile',
            },
            {
              type: 'null',
            },
          ],
        },
        reviews: {
          oneOf: [
            {
              $ref: '#/$defs/ReviewsTile',
            },
            {
              type: 'null',
            },
          ],
        },
        assets: {
          oneOf: [
            {
              $ref: '#/$defs/AssetsTile',
            },
            {
              type: 'null',
            },
          ],
        },
        firstSteps: {
          oneOf: [
            {
              $ref: '#/$defs/FirstStepsTile',
            },
            {
              type: 'null',
            },
          ],
        },
        team: {
          oneOf: [
            {
              $ref: '#/$defs/TeamTile',
            },
            {
              type: 'null',
            },
          ],
        },
        holidays: {
          oneOf: [
            {
              $ref: '#/$defs/HolidaysTile',
            },
            {
              type: 'null',
            },
          ],
        },
        absences: {
          oneOf: [
            {
              $ref: '#/$defs/AbsencesTile',
            },
            {
              type: 'null',
            },
          ],
        },
        weeks: {
          oneOf: [
            {
              $ref: '#/$defs/WeeksTile',
            },
            {
              type: 'null',
            },
          ],
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
    DayOfHours: {
      type: 'object',
      additionalProperties: false,
      required: ['day', 'totalTimeInSeconds', 'workingDayInSeconds'],
      properties: {
        day: {
          type: 'string',
          format: 'date',
        },
        totalTimeInSeconds: {
          $ref: '#/$defs/Count',
        },
        workingDayInSeconds: {
          type: ['integer', 'null'],
          minimum: 0,
        },
        holiday: {
          $ref: '#/$defs/DayHoliday',
        },
      },
    },
    DueTask: {
      type: 'object',
      additionalProperties: false,
      required: ['taskId', 'taskCode', 'taskName', 'projectId', 'projectCode', 'projectName', 'status', 'dueOn'],
      properties: {
        taskId: {
          type: 'string',
          format: 'uuid',
        },
        taskCode: {
          type: 'string',
        },
        taskName: {
          type: 'string',
        },
        projectId: {
          type: 'string',
          format: 'uuid',
        },
        projectCode: {
          type: 'string',
        },
        projectName: {
          type: 'string',
        },
        status: {
          $ref: '#/$defs/TaskStatus',
        },
        dueOn: {
          type: 'string',
          format: 'date',
        },
      },
    },
    DueTasks: {
      type: 'object',
      additionalProperties: false,
      required: ['count', 'tasks'],
      properties: {
        count: {
          $ref: '#/$defs/Count',
        },
        tasks: {
          type: 'array',
          maxItems: 5,
          items: {
            $ref: '#/$defs/DueTask',
          },
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
    FirstStepsTile: {
      type: 'object',
      additionalProperties: false,
      required: ['settings', 'logo', 'team', 'service', 'vendor'],
      properties: {
        settings: {
          type: ['boolean', 'null'],
        },
        logo: {
          type: ['boolean', 'null'],
        },
        team: {
          type: ['boolean', 'null'],
        },
        service: {
          type: ['boolean', 'null'],
        },
        vendor: {
          type: ['boolean', 'null'],
        },
      },
    },
    HolidayOfTile: {
      type: 'object',
      additionalProperties: false,
      required: ['date', 'name', 'isOptional', 'isHalfDay'],
      properties: {
        date: {
          type: 'string',
          format: 'date',
        },
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
    HolidaysTile: {
      type: 'object',
      additionalProperties: false,
      required: ['today', 'holidays', 'next'],
      properties: {
        today: {
          type: 'string',
          format: 'date',
        },
        holidays: {
          type: 'array',
          maxItems: 7,
          items: {
            $ref: '#/$defs/HolidayOfTile',
          },
        },
        next: {
          oneOf: [
            {
              $ref: '#/$defs/HolidayOfTile',
            },
            {
              type: 'null',
            },
          ],
        },
      },
    },
    HoursOfProject: {
      type: 'object',
      additionalProperties: false,
      required: ['projectId', 'projectCode', 'projectName', 'totalTimeInSeconds'],
      properties: {
        projectId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        projectCode: {
          type: 'string',
        },
        projectName: {
          type: 'string',
        },
        totalTimeInSeconds: {
          $ref: '#/$defs/Count',
        },
      },
    },
    HoursTile: {
      type: 'object',
      additionalProperties: false,
      required: ['todayInSeconds', 'today', 'weekInSeconds', 'week', 'workingDayInSeconds', 'workingWeekInSeconds', 'days'],
      properties: {
        todayInSeconds: {
          $ref: '#/$defs/Count',
        },
        today: {
          type: 'string',
        },
        weekInSeconds: {
          $ref: '#/$defs/Count',
        },
        week: {
          type: 'string',
        },
        workingDayInSeconds: {
          type: ['integer', 'null'],
          minimum: 0,
        },
        workingWeekInSeconds: {
          type: ['integer', 'null'],
          minimum: 0,
        },
        days: {
          type: 'array',
          minItems: 7,
          maxItems: 7,
          items: {
            $ref: '#/$defs/DayOfHours',
          },
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
    ImpededProject: {
      type: 'object',
      additionalProperties: false,
      required: ['projectId', 'projectCode', 'projectName', 'openImpedimentCount'],
      properties: {
        projectId: {
          type: 'string',
          format: 'uuid',
        },
        projectCode: {
          type: 'string',
        },
        projectName: {
          type: 'string',
        },
        openImpedimentCount: {
          type: 'integer',
          minimum: 1,
        },
      },
    },
    ImpedimentsTile: {
      type: 'object',
      additionalProperties: false,
      required: ['projects', 'withOpenImpediments', 'mostImpeded'],
      properties: {
        projects: {
          $ref: '#/$defs/Count',
        },
        withOpenImpediments: {
          type: 'integer',
          minimum: 0,
        },
        mostImpeded: {
          type: 'array',
          maxItems: 5,
          items: {
            $ref: '#/$defs/ImpededProject',
          },
        },
      },
    },
    Instant: {
      type: 'string',
      format: 'date-time',
    },
    NotificationsTile: {
      type: 'object',
      additionalProperties: false,
      required: ['unreadNotificationCount'],
      properties: {
        unreadNotificationCount: {
          $ref: '#/$defs/Count',
        },
      },
    },
    ProjectHoursTile: {
      type: 'object',
      additionalProperties: false,
      required: ['projects'],
      properties: {
        projects: {
          type: 'array',
          items: {
            $ref: '#/$defs/HoursOfProject',
          },
        },
      },
    },
    ReviewsTile: {
      type: 'object',
      additionalProperties: false,
      required: ['waiting'],
      properties: {
        waiting: {
          $ref: '#/$defs/Count',
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
    RunningTile: {
      type: 'object',
      additionalProperties: false,
      required: ['runningEntry'],
      properties: {
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
      },
    },
    ShortDescription: {
      type: 'string',
      maxLength: 500,
    },
    TaskStatus: {
      type: 'string',
      enum: ['open', 'inProgress', 'blocked', 'done'],
    },
    TasksTile: {
      type: 'object',
      additionalProperties: false,
      required: ['today', 'overdue', 'dueToday', 'dueThisWeek'],
      properties: {
        today: {
          type: 'string',
          format: 'date',
        },
        overdue: {
          $ref: '#/$defs/DueTasks',
        },
        dueToday: {
          $ref: '#/$defs/DueTasks',
        },
        dueThisWeek: {
          $ref: '#/$defs/DueTasks',
        },
      },
    },
    TeamTile: {
      type: 'object',
      additionalProperties: false,
      required: ['members'],
      properties: {
        members: {
          type: 'array',
          items: {
            $ref: '#/$defs/TeamTileMember',
          },
        },
      },
    },
    TeamTileMember: {
      type: 'object',
      additionalProperties: false,
      required: ['employeeId', 'employeeName', 'profileImageUrl', 'runningEntry', 'weekInSeconds', 'missingInSeconds'],
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
        weekInSeconds: {
          $ref: '#/$defs/Count',
        },
        missingInSeconds: {
          type: ['integer', 'null'],
          minimum: 0,
        },
      },
    },
    Version: {
      type: 'integer',
      minimum: 1,
    },
    WeekOfHours: {
      type: 'object',
      additionalProperties: false,
      required: ['from', 'totalTimeInSeconds', 'workingWeekInSeconds'],
      properties: {
        from: {
          type: 'string',
          format: 'date',
        },
        totalTimeInSeconds: {
          $ref: '#/$defs/Count',
        },
        workingWeekInSeconds: {
          type: ['integer', 'null'],
          minimum: 0,
        },
      },
    },
    WeeksTile: {
      type: 'object',
      additionalProperties: false,
      required: ['weeks'],
      properties: {
        weeks: {
          type: 'array',
          minItems: 6,
          maxItems: 6,
          items: {
            $ref: '#/$defs/WeekOfHours',
          },
        },
      },
    },
  },
  operations: {
    getDashboard: {
      200: {
        'application/json': {
          $ref: '#/$defs/Dashboard',
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
