// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const responses: {
  $defs: Record<string, Schema>;
  operations: Record<string, Record<string, Record<string, Schema>>>;
} = {
  $defs: {
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
    ReportedHours: {
      type: 'number',
      minimum: 0,
    },
    ReportedSeconds: {
      type: 'integer',
      minimum: 0,
    },
    ReportedTime: {
      type: 'string',
    },
    ShortDescription: {
      type: 'string',
      maxLength: 500,
    },
    TagReportAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['tagReport', 'totalTimeInSeconds', 'totalTime'],
      properties: {
        tagReport: {
          type: 'array',
          items: {
            $ref: '#/$defs/TagReportRow',
          },
        },
        totalTimeInSeconds: {
          $ref: '#/$defs/ReportedSeconds',
        },
        totalTime: {
          $ref: '#/$defs/ReportedTime',
        },
      },
    },
    TagReportProject: {
      type: 'object',
      additionalProperties: false,
      required: ['projectId', 'projectCode', 'projectName', 'isInherited', 'totalTimeInSeconds', 'totalTimeInHours', 'totalTime'],
      properties: {
        projectId: {
          $ref: '#/$defs/Id',
        },
        projectCode: {
          type: 'string',
        },
        projectName: {
          type: 'string',
        },
        isInherited: {
          type: 'boolean',
        },
        totalTimeInSeconds: {
          $ref: '#/$defs/ReportedSeconds',
        },
        totalTimeInHours: {
          $ref: '#/$defs/ReportedHours',
        },
        totalTime: {
          $ref: '#/$defs/ReportedTime',
        },
      },
    },
    TagReportRow: {
      type: 'object',
      additionalProperties: false,
      required: ['tagId', 'tagName', 'tagColor', 'totalTimeInSeconds', 'totalTimeInHours', 'totalTime', 'projects'],
      properties: {
        tagId: {
          $ref: '#/$defs/Id',
        },
        tagName: {
          type: 'string',
        },
        tagColor: {
          type: 'string',
        },
        totalTimeInSeconds: {
          $ref: '#/$defs/ReportedSeconds',
        },
        totalTimeInHours: {
          $ref: '#/$defs/ReportedHours',
        },
        totalTime: {
          $ref: '#/$defs/ReportedTime',
        },
        projects: {
          type: 'array',
          items: {
            $ref: '#/$defs/TagReportProject',
          },
        },
      },
    },
    TimeReportScope: {
      type: 'string',
      enum: ['Own', 'MyTeam', 'All'],
    },
    TotalCount: {
      type: 'integer',
      minimum: 0,
    },
    Version: {
      type: 'integer',
      minimum: 1,
    },
    WorkViewAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['workView', 'scopes', 'totalCount'],
      properties: {
        workView: {
          type: 'array',
          items: {
            $ref: '#/$defs/WorkViewRow',
          },
        },
        scopes: {
          type: 'array',
          items: {
            $ref: '#/$defs/TimeReportScope',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    WorkViewRow: {
      type: 'object',
      additionalProperties: false,
      required: ['employeeId', 'fullName', 'profileImageUrl', 'workPlace', 'runningEntry', 'totalTimeInSeconds', 'totalTime', 'projects'],
      properties: {
        employeeId: {
          type: 'string',
        },
        fullName: {
          type: 'string',
        },
        profileImageUrl: {
          type: ['string', 'null'],
        },
        workPlace: {
          type: 'string',
        },
        runningEntry: {
          oneOf: [
            {
              $ref: '#/$defs/ClockWorkEntry',
            },
            {
              type: 'null',
            },
          ],
        },
        totalTimeInSeconds: {
          $ref: '#/$defs/ReportedSeconds',
        },
        totalTime: {
          $ref: '#/$defs/ReportedTime',
        },
        projects: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectSummary',
          },
        },
      },
    },
  },
  operations: {
    getTagReport: {
      200: {
        'application/json': {
          $ref: '#/$defs/TagReportAnswer',
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
    exportTagReport: {
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
    getWorkView: {
      200: {
        'application/json': {
          $ref: '#/$defs/WorkViewAnswer',
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
  },
};

export default responses;
