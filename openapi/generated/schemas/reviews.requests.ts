// Generated from the contract by openapi/generate.mjs; do not edit.

import { format as formats, type Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const requests: {
  $defs: Record<string, Schema>;
  operations: Record<string, { path: Schema; query: Schema; body: Schema | null; isForm: boolean; isBodyOptional?: true }>;
  formats: typeof formats;
} = {
  formats,
  $defs: {
    AnswerKind: {
      type: 'string',
      enum: ['Text', 'Rating', 'Choice'],
    },
    ArchiveFilters: {
      type: 'object',
      additionalProperties: false,
      properties: {
        teamId: {
          $ref: '#/$defs/IdOrNull',
        },
        year: {
          type: ['integer', 'null'],
          minimum: 2000,
          maximum: 2100,
        },
      },
    },
    ArchiveSearch: {
      type: 'object',
      additionalProperties: false,
      required: ['page', 'pageSize', 'sort', 'columnFilters', 'cycleFilters'],
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
          type: 'array',
          maxItems: 20,
          items: {
            $ref: '#/$defs/ColumnFilter',
          },
        },
        cycleFilters: {
          $ref: '#/$defs/ArchiveFilters',
        },
      },
    },
    BadgeStyle: {
      type: 'string',
      enum: ['primary', 'secondary', 'success', 'info', 'warning', 'pink', 'danger'],
    },
    CandidateCheck: {
      type: 'string',
      enum: ['NoUser', 'NoRight', 'NoManager'],
    },
    CandidateFilters: {
      type: 'object',
      additionalProperties: false,
      properties: {
        teamId: {
          $ref: '#/$defs/IdOrNull',
        },
        cycleId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        employeeIds: {
          oneOf: [
            {
              $ref: '#/$defs/EmployeeIds',
            },
            {
              type: 'null',
            },
          ],
        },
        checks: {
          type: ['array', 'null'],
          maxItems: 3,
          items: {
            $ref: '#/$defs/CandidateCheck',
          },
        },
      },
    },
    CandidateSearch: {
      type: 'object',
      additionalProperties: false,
      required: ['page', 'pageSize', 'sort', 'columnFilters', 'candidateFilters'],
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
        candidateFilters: {
          $ref: '#/$defs/CandidateFilters',
        },
        includeIds: {
          type: 'boolean',
        },
      },
    },
    ClientAnswerSave: {
      type: 'object',
      additionalProperties: false,
      required: ['clientAssignmentId', 'id', 'answerText'],
      properties: {
        clientAssignmentId: {
          type: 'string',
          format: 'uuid',
        },
        id: {
          type: 'string',
          format: 'uuid',
        },
        answerText: {
          type: 'string',
          maxLength: 50000,
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    ClientAssignments: {
      type: 'object',
      additionalProperties: false,
      required: ['cycleId', 'stepId', 'assignments'],
      properties: {
        cycleId: {
          $ref: '#/$defs/Id',
        },
        stepId: {
          type: 'string',
          format: 'uuid',
        },
        assignments: {
          type: 'array',
          minItems: 1,
          maxItems: 500,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['reviewId', 'clientContactId'],
            properties: {
              reviewId: {
                $ref: '#/$defs/Id',
              },
              clientContactId: {
                type: ['string', 'null'],
                maxLength: 64,
              },
            },
          },
        },
      },
    },
    ClientAutoNudge: {
      type: 'object',
      additionalProperties: false,
      required: ['assignmentId', 'isAutoNudge'],
      properties: {
        assignmentId: {
          $ref: '#/$defs/Id',
        },
        isAutoNudge: {
          type: 'boolean',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    ClientCommentSave: {
      type: 'object',
      additionalProperties: false,
      required: ['clientAssignmentId', 'id', 'comments', 'paCycleReviewAnswerId'],
      properties: {
        clientAssignmentId: {
          type: 'string',
          format: 'uuid',
        },
        id: {
          type: 'string',
          format: 'uuid',
        },
        comments: {
          type: 'string',
          minLength: 1,
          maxLength: 2000,
        },
        paCycleReviewAnswerId: {
          type: 'string',
          format: 'uuid',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    ClientNudge: {
      type: 'object',
      additionalProperties: false,
      required: ['assignmentId'],
      properties: {
        assignmentId: {
          $ref: '#/$defs/Id',
        },
        message: {
          type: 'string',
          maxLength: 500,
        },
      },
    },
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
    CycleDelivery: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewIds', 'deliverToAll'],
      properties: {
        reviewIds: {
          $ref: '#/$defs/ReviewIds',
        },
        deliverToAll: {
          type: 'boolean',
        },
      },
    },
    CycleFilters: {
      type: 'object',
      additionalProperties: false,
      properties: {
        cycleId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        teamId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        year: {
          type: ['integer', 'null'],
          minimum: 2000,
          maximum: 2100,
        },
        status: {
          oneOf: [
            {
              $ref: '#/$defs/ReviewStatus',
            },
            {
              type: 'null',
            },
          ],
        },
        statuses: {
          type: 'array',
          maxItems: 5,
          items: {
            $ref: '#/$defs/ReviewStatus',
          },
        },
        stepId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        search: {
          type: 'string',
          maxLength: 250,
        },
        isOverdue: {
          type: 'boolean',
        },
        scope: {
          type: 'string',
          enum: ['All', 'Mine', 'MyTeam'],
        },
      },
    },
    CycleListFilters: {
      type: 'object',
      additionalProperties: false,
      properties: {
        teamId: {
          $ref: '#/$defs/IdOrNull',
        },
        year: {
          type: ['integer', 'null'],
          minimum: 2000,
          maximum: 2100,
        },
        status: {
          oneOf: [
            {
              $ref: '#/$defs/ReviewCycleStatus',
            },
            {
              type: 'null',
            },
          ],
        },
      },
    },
    CycleListSearch: {
      type: 'object',
      additionalProperties: false,
      required: ['page', 'pageSize', 'sort', 'columnFilters', 'cycleFilters'],
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
          type: 'array',
          maxItems: 20,
          items: {
            $ref: '#/$defs/ColumnFilter',
          },
        },
        cycleFilters: {
          $ref: '#/$defs/CycleListFilters',
        },
      },
    },
    CycleNudge: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewIds'],
      properties: {
        reviewIds: {
          $ref: '#/$defs/ReviewIds',
        },
        message: {
          type: 'string',
          maxLength: 500,
        },
      },
    },
    Day: {
      type: 'string',
      format: 'date',
    },
    EmployeeIds: {
      type: 'array',
      maxItems: 2000,
      items: {
        type: 'string',
        minLength: 1,
        maxLength: 64,
      },
    },
    ExecutorNudge: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewId'],
      properties: {
        reviewId: {
          $ref: '#/$defs/Id',
        },
        message: {
          type: 'string',
          maxLength: 500,
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
    LegendStatus: {
      type: 'string',
      enum: ['NotStarted', 'Answered', 'Promoted', 'Rejected', 'Delivered', 'InProgress', 'Completed', 'Archived'],
    },
    MeetingActionAdd: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'meetingId', 'description', 'assignedUserId', 'dueDate'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        meetingId: {
          $ref: '#/$defs/Id',
        },
        description: {
          type: 'string',
          minLength: 1,
          maxLength: 500,
        },
        assignedUserId: {
          type: ['string', 'null'],
          maxLength: 64,
        },
        dueDate: {
          $ref: '#/$defs/Day',
        },
      },
    },
    MeetingActionUpdate: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'description', 'assignedUserId', 'dueDate'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        description: {
          type: 'string',
          minLength: 1,
          maxLength: 500,
        },
        assignedUserId: {
          type: ['string', 'null'],
          maxLength: 64,
        },
        dueDate: {
          $ref: '#/$defs/Day',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    MeetingNotes: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'reviewMeetingNotes'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        reviewMeetingNotes: {
          type: 'string',
          maxLength: 5000,
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    MeetingParticipant: {
      type: 'object',
      additionalProperties: false,
      required: ['participantId', 'name', 'isSelected', 'isUnEditable', 'isParticipantPaAdmin', 'email'],
      properties: {
        participantId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        name: {
          type: 'string',
          maxLength: 250,
        },
        isSelected: {
          type: 'boolean',
        },
        isUnEditable: {
          type: 'boolean',
        },
        isParticipantPaAdmin: {
          type: 'boolean',
        },
        email: {
          type: 'string',
          format: 'email',
          maxLength: 250,
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
    NudgeAudience: {
      type: 'string',
      enum: ['ReportingTo', 'Client'],
    },
    PageNumber: {
      type: 'integer',
      minimum: 1,
    },
    PageSize: {
      type: 'integer',
      enum: [10, 20, 30, 40, 50],
    },
    PerformanceSettingsSave: {
      type: 'object',
      additionalProperties: false,
      required: ['defaultWorkflowId', 'isClientAutoNudge', 'isGoogleCalendarSynced', 'legends'],
      properties: {
        defaultWorkflowId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        isClientAutoNudge: {
          type: 'boolean',
        },
        isGoogleCalendarSynced: {
          type: 'boolean',
        },
        legends: {
          type: 'array',
          minItems: 8,
          maxItems: 8,
          items: {
            $ref: '#/$defs/ReviewLegend',
          },
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    ReviewAcknowledgement: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewId'],
      properties: {
        reviewId: {
          $ref: '#/$defs/Id',
        },
        comments: {
          type: 'string',
          maxLength: 2000,
        },
      },
    },
    ReviewAnswerSave: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'answerText'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        answerText: {
          type: 'string',
          maxLength: 50000,
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    ReviewCommentSave: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'comments', 'paCycleReviewAnswerId'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        comments: {
          type: 'string',
          minLength: 1,
          maxLength: 2000,
        },
        paCycleReviewAnswerId: {
          type: 'string',
          format: 'uuid',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    ReviewCycleAdd: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'cycleName', 'period', 'year', 'startDate', 'endDate', 'teamId', 'workflowId', 'reviewees'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        cycleName: {
          $ref: '#/$defs/ShortText',
        },
        period: {
          type: 'string',
          minLength: 1,
          maxLength: 70,
        },
        year: {
          type: 'integer',
          minimum: 2000,
          maximum: 2100,
        },
        startDate: {
          $ref: '#/$defs/Day',
        },
        endDate: {
          type: 'string',
          format: 'date',
        },
        teamId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        workflowId: {
          $ref: '#/$defs/Id',
        },
        reviewees: {
          type: 'array',
          minItems: 1,
          maxItems: 2000,
          items: {
            $ref: '#/$defs/RevieweeChoice',
          },
        },
      },
    },
    ReviewCycleStatus: {
      type: 'string',
      enum: ['NotStarted', 'InProgress', 'Completed', 'Archived'],
    },
    ReviewCycleUpdate: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'cycleName', 'period', 'year', 'startDate', 'endDate'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        cycleName: {
          $ref: '#/$defs/ShortText',
        },
        period: {
          type: 'string',
          minLength: 1,
          maxLength: 70,
        },
        year: {
          type: 'integer',
          minimum: 2000,
          maximum: 2100,
        },
        startDate: {
          $ref: '#/$defs/Day',
        },
        endDate: {
          type: 'string',
          format: 'date',
        },
        reviewees: {
          type: 'array',
          minItems: 1,
          maxItems: 2000,
          items: {
            $ref: '#/$defs/RevieweeChoice',
          },
        },
        changedReviewees: {
          type: 'array',
          maxItems: 2000,
          items: {
            $ref: '#/$defs/RevieweeChoice',
          },
        },
        removedReviewees: {
          $ref: '#/$defs/EmployeeIds',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    ReviewFormAdd: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'description', 'isActive', 'questions'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        name: {
          $ref: '#/$defs/ShortText',
        },
        description: {
          $ref: '#/$defs/ShortDescription',
        },
        isActive: {
          type: 'boolean',
        },
        questions: {
          type: 'array',
          minItems: 1,
          maxItems: 100,
          items: {
            $ref: '#/$defs/ReviewQuestionSave',
          },
        },
      },
    },
    ReviewFormUpdate: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'description', 'isActive', 'questions'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        name: {
          $ref: '#/$defs/ShortText',
        },
        description: {
          $ref: '#/$defs/ShortDescription',
        },
        isActive: {
          type: 'boolean',
        },
        questions: {
          type: 'array',
          minItems: 1,
          maxItems: 100,
          items: {
            $ref: '#/$defs/ReviewQuestionSave',
          },
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    ReviewIds: {
      type: 'array',
      minItems: 1,
      maxItems: 200,
      uniqueItems: true,
      items: {
        $ref: '#/$defs/Id',
      },
    },
    ReviewLegend: {
      type: 'object',
      additionalProperties: false,
      required: ['status', 'style'],
      properties: {
        status: {
          $ref: '#/$defs/LegendStatus',
        },
        style: {
          $ref: '#/$defs/BadgeStyle',
        },
      },
    },
    ReviewListSearch: {
      type: 'object',
      additionalProperties: false,
      required: ['page', 'pageSize', 'sort', 'columnFilters', 'cycleFilters', 'showActionableItem'],
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
          type: 'array',
          maxItems: 20,
          items: {
            $ref: '#/$defs/ColumnFilter',
          },
        },
        cycleFilters: {
          $ref: '#/$defs/CycleFilters',
        },
        showActionableItem: {
          type: 'boolean',
        },
      },
    },
    ReviewMeetingAdd: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'reviewId', 'reviewMeetingName', 'reviewMeetingURL', 'reviewMeetingLocation', 'reviewMeetingStartTime', 'reviewMeetingEndTime', 'reviewParticipants'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        reviewId: {
          $ref: '#/$defs/Id',
        },
        reviewMeetingName: {
          $ref: '#/$defs/ShortText',
        },
        reviewMeetingURL: {
          $ref: '#/$defs/WebLinkOrNull',
        },
        reviewMeetingLocation: {
          type: 'string',
          maxLength: 250,
        },
        reviewMeetingStartTime: {
          $ref: '#/$defs/Instant',
        },
        reviewMeetingEndTime: {
          type: 'string',
          format: 'date-time',
        },
        reviewParticipants: {
          type: 'array',
          minItems: 1,
          maxItems: 100,
          items: {
            $ref: '#/$defs/MeetingParticipant',
          },
        },
      },
    },
    ReviewMeetingUpdate: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'reviewMeetingName', 'reviewMeetingURL', 'reviewMeetingLocation', 'reviewMeetingStartTime', 'reviewMeetingEndTime', 'reviewParticipants'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        reviewMeetingName: {
          $ref: '#/$defs/ShortText',
        },
        reviewMeetingURL: {
          $ref: '#/$defs/WebLinkOrNull',
        },
        reviewMeetingLocation: {
          type: 'string',
          maxLength: 250,
        },
        reviewMeetingStartTime: {
          $ref: '#/$defs/Instant',
        },
        reviewMeetingEndTime: {
          type: 'string',
          format: 'date-time',
        },
        reviewParticipants: {
          type: 'array',
          minItems: 1,
          maxItems: 100,
          items: {
            $ref: '#/$defs/MeetingParticipant',
          },
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    ReviewQuestionSave: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'questionText', 'isRequired'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        questionText: {
          type: 'string',
          minLength: 1,
          maxLength: 500,
        },
        isRequired: {
          type: 'boolean',
        },
        answerKind: {
          $ref: '#/$defs/AnswerKind',
        },
        choices: {
          type: 'array',
          maxItems: 10,
          items: {
            type: 'string',
            minLength: 1,
            maxLength: 100,
          },
        },
        sectionName: {
          type: 'string',
          maxLength: 70,
        },
        helpText: {
          type: 'string',
          maxLength: 500,
        },
      },
    },
    ReviewRecall: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewIds'],
      properties: {
        reviewIds: {
          $ref: '#/$defs/ReviewIds',
        },
      },
    },
    ReviewRejection: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewId', 'rejectedReason'],
      properties: {
        reviewId: {
          $ref: '#/$defs/Id',
        },
        rejectedReason: {
          type: 'string',
          minLength: 1,
          maxLength: 500,
        },
        stepId: {
          type: 'string',
          format: 'uuid',
        },
      },
    },
    ReviewStatus: {
      type: 'string',
      enum: ['NotStarted', 'Answered', 'Promoted', 'Rejected', 'Delivered'],
    },
    ReviewStepAdd: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'stepName', 'stepStyle', 'executorType', 'stepNudges'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        stepName: {
          type: 'string',
          minLength: 1,
          maxLength: 70,
        },
        stepStyle: {
          $ref: '#/$defs/BadgeStyle',
        },
        executorType: {
          $ref: '#/$defs/StepExecutor',
        },
        stepNudges: {
          type: 'array',
          maxItems: 10,
          items: {
            $ref: '#/$defs/StepNudge',
          },
        },
      },
    },
    ReviewStepOrder: {
      type: 'object',
      additionalProperties: false,
      required: ['stepIds'],
      properties: {
        stepIds: {
          type: 'array',
          minItems: 1,
          maxItems: 1000,
          items: {
            $ref: '#/$defs/Id',
          },
        },
      },
    },
    ReviewStepUpdate: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'stepName', 'stepStyle', 'executorType', 'stepNudges'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        stepName: {
          type: 'string',
          minLength: 1,
          maxLength: 70,
        },
        stepStyle: {
          $ref: '#/$defs/BadgeStyle',
        },
        executorType: {
          $ref: '#/$defs/StepExecutor',
        },
        stepNudges: {
          type: 'array',
          maxItems: 10,
          items: {
            $ref: '#/$defs/StepNudge',
          },
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    ReviewWorkflowAdd: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'description', 'isActive', 'steps'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        name: {
          $ref: '#/$defs/ShortText',
        },
        description: {
          $ref: '#/$defs/ShortDescription',
        },
        isActive: {
          type: 'boolean',
        },
        steps: {
          type: 'array',
          minItems: 1,
          maxItems: 12,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['stepId', 'formId'],
            properties: {
              stepId: {
                $ref: '#/$defs/Id',
              },
              formId: {
                type: ['string', 'null'],
                format: 'uuid',
              },
            },
          },
        },
      },
    },
    ReviewWorkflowUpdate: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'description', 'isActive', 'steps'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        name: {
          $ref: '#/$defs/ShortText',
        },
        description: {
          $ref: '#/$defs/ShortDescription',
        },
        isActive: {
          type: 'boolean',
        },
        steps: {
          type: 'array',
          minItems: 1,
          maxItems: 12,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['stepId', 'formId'],
            properties: {
              stepId: {
                $ref: '#/$defs/Id',
              },
              formId: {
                type: ['string', 'null'],
                format: 'uuid',
              },
            },
          },
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    RevieweeChoice: {
      type: 'object',
      additionalProperties: false,
      required: ['employeeId', 'clientInterfacerId'],
      properties: {
        employeeId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        clientInterfacerId: {
          type: ['string', 'null'],
          maxLength: 64,
        },
      },
    },
    RevieweeFilters: {
      type: 'object',
      additionalProperties: false,
      properties: {
        stepId: {
          $ref: '#/$defs/IdOrNull',
        },
        status: {
          oneOf: [
            {
              $ref: '#/$defs/ReviewStatus',
            },
            {
              type: 'null',
            },
          ],
        },
        isOverdue: {
          type: ['boolean', 'null'],
        },
        needsAdmin: {
          type: ['boolean', 'null'],
        },
      },
    },
    RevieweeSearch: {
      type: 'object',
      additionalProperties: false,
      required: ['page', 'pageSize', 'sort', 'columnFilters', 'revieweeFilters'],
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
        revieweeFilters: {
          $ref: '#/$defs/RevieweeFilters',
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
    ShortDescription: {
      type: 'string',
      maxLength: 500,
    },
    ShortText: {
      type: 'string',
      minLength: 1,
      maxLength: 250,
    },
    Sort: {
      type: ['string', 'null'],
      maxLength: 64,
    },
    StepExecutor: {
      type: 'string',
      enum: ['Reviewee', 'ReportingTo', 'Client', 'PaAdmin'],
    },
    StepNudge: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'targetAudience', 'afterDays'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        targetAudience: {
          $ref: '#/$defs/NudgeAudience',
        },
        afterDays: {
          type: 'integer',
          minimum: 1,
          maximum: 365,
        },
      },
    },
    TenantIdentifier: {
      type: 'string',
      pattern: '^[a-z0-9-]{1,64}$',
    },
    WebLinkOrNull: {
      type: ['string', 'null'],
      format: 'uri',
      pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+',
      maxLength: 500,
    },
  },
  operations: {
    getReviewStepTabs: {
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
    getReviews: {
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
        $ref: '#/$defs/ReviewListSearch',
      },
      isForm: false,
    },
    getReviewCycleSummary: {
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
        required: ['cycleId', 'stepId'],
        properties: {
          cycleId: {
            $ref: '#/$defs/Id',
          },
          stepId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    getReview: {
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
        required: ['reviewId', 'stepId'],
        properties: {
          reviewId: {
            $ref: '#/$defs/Id',
          },
          stepId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    getReviewForDisplay: {
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
        required: ['reviewId'],
        properties: {
          reviewId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    getEarlierReview: {
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
        required: ['reviewId'],
        properties: {
          reviewId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    getReviewExecutor: {
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
        required: ['operatingStepId', 'cycleId'],
        properties: {
          operatingStepId: {
            type: 'string',
            format: 'uuid',
          },
          cycleId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    getReviewPdf: {
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
    saveReviewAnswer: {
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
        $ref: '#/$defs/ReviewAnswerSave',
      },
      isForm: false,
    },
    saveReviewComment: {
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
        $ref: '#/$defs/ReviewCommentSave',
      },
      isForm: false,
    },
    deleteReviewComment: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'commentId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          commentId: {
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
    promoteReview: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'reviewId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          reviewId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      query: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {
          stepId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    deliverReview: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'reviewId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          reviewId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      query: {
        type: 'object',
        additionalProperties: false,
        required: ['deliverToAll'],
        properties: {
          deliverToAll: {
            type: 'boolean',
          },
          stepId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    rejectReview: {
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
        $ref: '#/$defs/ReviewRejection',
      },
      isForm: false,
    },
    acknowledgeReview: {
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
        $ref: '#/$defs/ReviewAcknowledgement',
      },
      isForm: false,
    },
    getClientInteraction: {
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
        required: ['cycleId', 'stepId'],
        properties: {
          cycleId: {
            $ref: '#/$defs/Id',
          },
          stepId: {
            $ref: '#/$defs/Id',
          },
          search: {
            type: 'string',
            maxLength: 100,
          },
          page: {
            type: 'integer',
            minimum: 1,
            default: 1,
          },
          pageSize: {
            type: 'integer',
            minimum: 1,
            maximum: 500,
            default: 100,
          },
        },
      },
      body: null,
      isForm: false,
    },
    assignClientContacts: {
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
        $ref: '#/$defs/ClientAssignments',
      },
      isForm: false,
    },
    nudgeClient: {
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
        $ref: '#/$defs/ClientNudge',
      },
      isForm: false,
    },
    updateClientAutoNudge: {
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
        $ref: '#/$defs/ClientAutoNudge',
      },
      isForm: false,
    },
    getClientNudgeHistory: {
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
    getAdminNudgeHistory: {
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
    nudgeReviewExecutor: {
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
        $ref: '#/$defs/ExecutorNudge',
      },
      isForm: false,
    },
    runReviewNudges: {
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
    getClientReviewAssignment: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      query: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'clientAssignmentId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          clientAssignmentId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    getClientReview: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      query: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'reviewId', 'stepId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          reviewId: {
            $ref: '#/$defs/Id',
          },
          stepId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    saveClientAnswer: {
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
        $ref: '#/$defs/ClientAnswerSave',
      },
      isForm: false,
    },
    saveClientComment: {
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
        $ref: '#/$defs/ClientCommentSave',
      },
      isForm: false,
    },
    deleteClientComment: {
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
    promoteClientReview: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'reviewId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          reviewId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      query: {
        type: 'object',
        additionalProperties: false,
        required: ['clientContactId'],
        properties: {
          clientContactId: {
            type: 'string',
            maxLength: 64,
          },
        },
      },
      body: null,
      isForm: false,
    },
    getClientReviewPdf: {
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
    getReviewMeetingDefaults: {
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
        required: ['reviewId'],
        properties: {
          reviewId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    addReviewMeeting: {
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
        $ref: '#/$defs/ReviewMeetingAdd',
      },
      isForm: false,
    },
    getReviewMeeting: {
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
        required: ['reviewId'],
        properties: {
          reviewId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    getReviewMeetingForEdit: {
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
        required: ['meetingId'],
        properties: {
          meetingId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    updateReviewMeeting: {
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
        $ref: '#/$defs/ReviewMeetingUpdate',
      },
      isForm: false,
    },
    getMyReviewMeetings: {
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
          actionItems: {
            type: 'string',
            enum: ['open', 'all'],
            default: 'open',
          },
          limit: {
            type: 'integer',
            minimum: 1,
            maximum: 500,
            default: 50,
          },
        },
      },
      body: null,
      isForm: false,
    },
    getReviewMeetingCalendar: {
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
        required: ['meetingId'],
        properties: {
          meetingId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    startReviewMeeting: {
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
        required: ['meetingId'],
        properties: {
          meetingId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    endReviewMeeting: {
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
        required: ['meetingId'],
        properties: {
          meetingId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    closeReviewMeeting: {
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
        required: ['meetingId'],
        properties: {
          meetingId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    deleteReviewMeeting: {
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
        required: ['meetingId'],
        properties: {
          meetingId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    addReviewMeetingAction: {
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
        $ref: '#/$defs/MeetingActionAdd',
      },
      isForm: false,
    },
    updateReviewMeetingAction: {
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
        $ref: '#/$defs/MeetingActionUpdate',
      },
      isForm: false,
    },
    completeReviewMeetingAction: {
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
        required: ['actionItemId'],
        properties: {
          actionItemId: {
            $ref: '#/$defs/Id',
          },
          isCompleted: {
            type: 'boolean',
          },
        },
      },
      body: null,
      isForm: false,
    },
    deleteReviewMeetingAction: {
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
        required: ['actionItemId'],
        properties: {
          actionItemId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    saveReviewMeetingNotes: {
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
        $ref: '#/$defs/MeetingNotes',
      },
      isForm: false,
    },
    getReviewCycles: {
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
        $ref: '#/$defs/CycleListSearch',
      },
      isForm: false,
    },
    getReviewCycleDefaults: {
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
          withEmployees: {
            type: 'boolean',
          },
        },
      },
      body: null,
      isForm: false,
    },
    updateReviewCycle: {
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
        $ref: '#/$defs/ReviewCycleUpdate',
      },
      isForm: false,
    },
    addReviewCycle: {
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
        $ref: '#/$defs/ReviewCycleAdd',
      },
      isForm: false,
    },
    getReviewCycle: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'cycleId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          cycleId: {
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
    deleteReviewCycle: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'cycleId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          cycleId: {
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
    archiveReviewCycle: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'cycleId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          cycleId: {
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
    restoreReviewCycle: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'cycleId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          cycleId: {
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
    getReviewCycleReviewees: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'cycleId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          cycleId: {
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
      body: {
        $ref: '#/$defs/RevieweeSearch',
      },
      isForm: false,
    },
    exportReviewCycle: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'cycleId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          cycleId: {
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
    deliverCycleReviews: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'cycleId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          cycleId: {
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
      body: {
        $ref: '#/$defs/CycleDelivery',
      },
      isForm: false,
    },
    nudgeCycleReviews: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'cycleId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          cycleId: {
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
      body: {
        $ref: '#/$defs/CycleNudge',
      },
      isForm: false,
    },
    getReviewCycleCandidates: {
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
        $ref: '#/$defs/CandidateSearch',
      },
      isForm: false,
    },
    recallReviews: {
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
        $ref: '#/$defs/ReviewRecall',
      },
      isForm: false,
    },
    getArchivedReviews: {
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
        $ref: '#/$defs/ArchiveSearch',
      },
      isForm: false,
    },
    getReviewForms: {
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
    updateReviewForm: {
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
        $ref: '#/$defs/ReviewFormUpdate',
      },
      isForm: false,
    },
    addReviewForm: {
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
        $ref: '#/$defs/ReviewFormAdd',
      },
      isForm: false,
    },
    getReviewForm: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'formId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          formId: {
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
    deleteReviewForm: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'formId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          formId: {
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
    getReviewSteps: {
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
    updateReviewStep: {
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
        $ref: '#/$defs/ReviewStepUpdate',
      },
      isForm: false,
    },
    addReviewStep: {
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
        $ref: '#/$defs/ReviewStepAdd',
      },
      isForm: false,
    },
    orderReviewSteps: {
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
        $ref: '#/$defs/ReviewStepOrder',
      },
      isForm: false,
    },
    deleteReviewStep: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'stepId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          stepId: {
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
    getReviewWorkflows: {
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
    updateReviewWorkflow: {
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
        $ref: '#/$defs/ReviewWorkflowUpdate',
      },
      isForm: false,
    },
    addReviewWorkflow: {
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
        $ref: '#/$defs/ReviewWorkflowAdd',
      },
      isForm: false,
    },
    getReviewWorkflow: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'workflowId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          workflowId: {
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
    deleteReviewWorkflow: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'workflowId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          workflowId: {
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
    getPerformanceSettings: {
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
    savePerformanceSettings: {
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
        $ref: '#/$defs/PerformanceSettingsSave',
      },
      isForm: false,
    },
  },
};

export default requests;
