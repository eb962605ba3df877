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
    Day: {
      type: 'string',
      format: 'date',
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
      required: ['tagReport', 'tagCount', 'rows', 'totalCount', 'totalTimeInSeconds', 'totalTime', 'firstDay', 'lastDay', 'entriesNeedingEnd'],
      properties: {
        tagReport: {
          type: 'array',
          maxItems: 100,
          items: {
            $ref: '#/$defs/TagReportTag',
          },
        },
        tagCount: {
          type: 'integer',
          minimum: 0,
        },
        rows: {
          type: 'array',
          items: {
            $ref: '#/$defs/TagReportRow',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
        totalTimeInSeconds: {
          $ref: '#/$defs/ReportedSeconds',
        },
        totalTime: {
          $ref: '#/$defs/ReportedTime',
        },
        firstDay: {
          $ref: '#/$defs/Day',
        },
        lastDay: {
          $ref: '#/$defs/Day',
        },
        entriesNeedingEnd: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    TagReportFiltersAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['tags', 'teams', 'employees', 'projects'],
      properties: {
        tags: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['tagId', 'tagName', 'teamId'],
            properties: {
              tagId: {
                $ref: '#/$defs/Id',
              },
              tagName: {
                type: 'string',
              },
              teamId: {
                $ref: '#/$defs/IdOrNull',
              },
            },
          },
        },
        teams: {
          type: 'array',
          items: {
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
        },
        employees: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['employeeId', 'employeeName', 'isFormer'],
            properties: {
              employeeId: {
                type: 'string',
              },
              employeeName: {
                type: 'string',
              },
              isFormer: {
                type: 'boolean',
              },
            },
          },
        },
        projects: {
          type: 'array',
          maxItems: 500,
          items: {
            $ref: '#/$defs/TimeReportProject',
          },
        },
      },
    },
    TagReportRow: {
      type: 'object',
      additionalProperties: false,
      required: ['tagId', 'tagName', 'tagColor', 'totalTimeInSeconds', 'totalTimeInHours', 'totalTime', 'totalPercentage'],
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
        employeeId: {
          type: 'string',
        },
        employeeName: {
          type: 'string',
        },
        isFormer: {
          type: 'boolean',
        },
        firstDay: {
          $ref: '#/$defs/Day',
        },
        lastDay: {
          $ref: '#/$defs/Day',
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
        totalPercentage: {
          type: 'number',
          minimum: 0,
          maximum: 100,
        },
      },
    },
    TagReportTag: {
      type: 'object',
      additionalProperties: false,
      required: ['tagId', 'tagName', 'tagColor', 'totalTimeInSeconds', 'totalTimeInHours', 'totalTime'],
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
      },
    },
    TaskDueOn: {
      type: ['string', 'null'],
      format: 'date',
    },
    TaskEstimate: {
      type: ['integer', 'null'],
      minimum: 60,
      maximum: 36000000,
    },
    TaskStartOn: {
      type: ['string', 'null'],
      format: 'date',
    },
    TaskStatus: {
      type: 'string',
      enum: ['open', 'inProgress', 'blocked', 'done'],
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
    WorkItem: {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'id', 'projectId', 'projectCode', 'projectName', 'code', 'title', 'description', 'status', 'personId', 'personName', 'personImageUrl', 'startOn', 'dueOn', 'order', 'estimateInSeconds', 'totalSeconds', 'periodSeconds', 'mySeconds', 'runningCount', 'reasons', 'groupId', 'isEditable', 'editBlock', 'isMovable', 'createdOn', 'version'],
      properties: {
        kind: {
          $ref: '#/$defs/WorkItemKind',
        },
        id: {
          $ref: '#/$defs/Id',
        },
        projectId: {
          $ref: '#/$defs/Id',
        },
        projectCode: {
          type: 'string',
        },
        projectName: {
          type: 'string',
        },
        code: {
          type: ['string', 'null'],
        },
        title: {
          type: 'string',
        },
        description: {
          type: 'string',
        },
        status: {
          $ref: '#/$defs/TaskStatus',
        },
        personId: {
          type: ['string', 'null'],
        },
        personName: {
          type: ['string', 'null'],
        },
        personImageUrl: {
          type: ['string', 'null'],
        },
        startOn: {
          $ref: '#/$defs/TaskStartOn',
        },
        dueOn: {
          $ref: '#/$defs/TaskDueOn',
        },
        order: {
          type: ['string', 'null'],
        },
        estimateInSeconds: {
          $ref: '#/$defs/TaskEstimate',
        },
        totalSeconds: {
          type: ['integer', 'null'],
          minimum: 0,
        },
        periodSeconds: {
          type: ['integer', 'null'],
          minimum: 0,
        },
        mySeconds: {
          type: ['integer', 'null'],
          minimum: 0,
        },
        runningCount: {
          type: 'integer',
          minimum: 0,
        },
        reasons: {
          type: 'array',
          items: {
            $ref: '#/$defs/WorkItemReason',
          },
        },
        groupId: {
          type: ['string', 'null'],
        },
        isEditable: {
          type: 'boolean',
        },
        editBlock: {
          type: ['string', 'null'],
          enum: ['notMember', 'noRight', 'resolved', null],
        },
        isMovable: {
          type: 'boolean',
        },
        createdOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    WorkItemGroup: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'imageUrl', 'count', 'periodSeconds', 'estimateInSeconds', 'dueOn', 'isTarget'],
      properties: {
        id: {
          type: 'string',
        },
        name: {
          type: ['string', 'null'],
        },
        imageUrl: {
          type: ['string', 'null'],
        },
        count: {
          type: 'integer',
          minimum: 0,
        },
        periodSeconds: {
          type: 'integer',
          minimum: 0,
        },
        estimateInSeconds: {
          type: 'integer',
          minimum: 0,
        },
        dueOn: {
          type: ['string', 'null'],
          format: 'date',
        },
        isTarget: {
          type: 'boolean',
        },
      },
    },
    WorkItemKind: {
      type: 'string',
      enum: ['task', 'impediment'],
    },
    WorkItemReason: {
      type: 'string',
      enum: ['assigned', 'watched', 'timed', 'raised'],
    },
    WorkItemScope: {
      type: 'string',
      enum: ['mine', 'team', 'all'],
    },
    WorkItemTotals: {
      type: 'object',
      additionalProperties: false,
      required: ['count', 'periodSeconds', 'estimateInSeconds'],
      properties: {
        count: {
          type: 'integer',
          minimum: 0,
        },
        periodSeconds: {
          type: 'integer',
          minimum: 0,
        },
        estimateInSeconds: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    WorkItemsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['items', 'groups', 'totals', 'scopes', 'today', 'firstDay', 'lastDay', 'totalCount'],
      properties: {
        items: {
          type: 'array',
          items: {
            $ref: '#/$defs/WorkItem',
          },
        },
        groups: {
          type: 'array',
          items: {
            $ref: '#/$defs/WorkItemGroup',
          },
        },
        totals: {
          $ref: '#/$defs/WorkItemTotals',
        },
        scopes: {
          type: 'array',
          items: {
            $ref: '#/$defs/WorkItemScope',
          },
        },
        today: {
          type: 'string',
          format: 'date',
        },
        firstDay: {
          type: 'string',
          format: 'date',
        },
        lastDay: {
          type: 'string',
          format: 'date',
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
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
    getTagReportFilters: {
      200: {
        'application/json': {
          $ref: '#/$defs/TagReportFiltersAnswer',
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
    searchWorkItems: {
      200: {
        'application/json': {
          $ref: '#/$defs/WorkItemsAnswer',
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
    exportWorkItems: {
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
  },
};

export default responses;
