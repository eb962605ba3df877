// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const responses: {
  $defs: Record<string, Schema>;
  operations: Record<string, Record<string, Record<string, Schema>>>;
} = {
  $defs: {
    AdminNudgeHistoryAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['paAdminNudgeHistory'],
      properties: {
        paAdminNudgeHistory: {
          type: 'array',
          items: {
            $ref: '#/$defs/AdminNudgeRow',
          },
        },
      },
    },
    AdminNudgeRow: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'recipientName', 'email', 'stepName', 'sentOn', 'sentByName', 'isAutomatic', 'message'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        recipientName: {
          type: 'string',
        },
        email: {
          $ref: '#/$defs/Email',
        },
        stepName: {
          type: 'string',
        },
        sentOn: {
          $ref: '#/$defs/Instant',
        },
        sentByName: {
          type: 'string',
        },
        isAutomatic: {
          type: 'boolean',
        },
        message: {
          type: 'string',
        },
      },
    },
    AnswerKind: {
      type: 'string',
      enum: ['Text', 'Rating', 'Choice'],
    },
    ArchiveAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['archivedReviews', 'totalCount', 'teams', 'yearList', 'canViewAllReviews'],
      properties: {
        archivedReviews: {
          type: 'array',
          items: {
            $ref: '#/$defs/ArchivedReview',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
        teams: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewOption',
          },
        },
        yearList: {
          type: 'array',
          items: {
            type: 'integer',
          },
        },
        canViewAllReviews: {
          type: 'boolean',
        },
      },
    },
    ArchivedReview: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewId', 'cycleId', 'stepId', 'reviewCycleName', 'employeeId', 'employeeName', 'employeeDesignation', 'profileImageURL', 'period', 'year', 'reviewStartDate', 'reviewEndDate', 'deliveredOn'],
      properties: {
        reviewId: {
          $ref: '#/$defs/Id',
        },
        cycleId: {
          $ref: '#/$defs/Id',
        },
        stepId: {
          $ref: '#/$defs/Id',
        },
        reviewCycleName: {
          type: 'string',
        },
        employeeId: {
          type: 'string',
        },
        employeeName: {
          type: 'string',
        },
        employeeDesignation: {
          $ref: '#/$defs/DesignationName',
        },
        profileImageURL: {
          $ref: '#/$defs/PictureUrl',
        },
        period: {
          type: 'string',
        },
        year: {
          type: 'integer',
        },
        reviewStartDate: {
          $ref: '#/$defs/Day',
        },
        reviewEndDate: {
          $ref: '#/$defs/Day',
        },
        deliveredOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
      },
    },
    BadgeStyle: {
      type: 'string',
      enum: ['primary', 'secondary', 'success', 'info', 'warning', 'pink', 'danger'],
    },
    BlockedReviewAction: {
      type: 'object',
      additionalProperties: false,
      required: ['action', 'reason'],
      properties: {
        action: {
          $ref: '#/$defs/ReviewAction',
        },
        reason: {
          $ref: '#/$defs/ReviewBlock',
        },
      },
    },
    CandidateCheck: {
      type: 'string',
      enum: ['NoUser', 'NoRight', 'NoManager'],
    },
    CandidateCheckCount: {
      type: 'object',
      additionalProperties: false,
      required: ['check', 'count'],
      properties: {
        check: {
          $ref: '#/$defs/CandidateCheck',
        },
        count: {
          $ref: '#/$defs/Count',
        },
      },
    },
    CandidatesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['candidates', 'totalCount', 'employeeIds', 'checkCounts'],
      properties: {
        candidates: {
          type: 'array',
          items: {
            $ref: '#/$defs/CycleCandidate',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
        employeeIds: {
          oneOf: [
            {
              $ref: '#/$defs/MatchingEmployeeIds',
            },
            {
              type: 'null',
            },
          ],
        },
        checkCounts: {
          type: 'array',
          items: {
            $ref: '#/$defs/CandidateCheckCount',
          },
        },
      },
    },
    ChangedBy: {
      type: 'string',
    },
    ChangedOn: {
      type: 'string',
      format: 'date-time',
    },
    ClientAssignableReview: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewId', 'employeeName', 'employeeDesignation', 'profileImageURL', 'status', 'isAtStep', 'assignmentId', 'clientContactId', 'clientContactName', 'hasClientPromoted', 'waitingSince', 'submittedOn', 'isReviewClientAssignable', 'assignmentBlock'],
      properties: {
        reviewId: {
          $ref: '#/$defs/Id',
        },
        employeeName: {
          type: 'string',
        },
        employeeDesignation: {
          $ref: '#/$defs/DesignationName',
        },
        profileImageURL: {
          $ref: '#/$defs/PictureUrl',
        },
        status: {
          $ref: '#/$defs/ReviewStatus',
        },
        isAtStep: {
          type: 'boolean',
        },
        assignmentId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        clientContactId: {
          type: ['string', 'null'],
        },
        clientContactName: {
          type: 'string',
        },
        hasClientPromoted: {
          type: 'boolean',
        },
        waitingSince: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        submittedOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        isReviewClientAssignable: {
          type: 'boolean',
        },
        assignmentBlock: {
          oneOf: [
            {
              $ref: '#/$defs/ClientAssignmentBlock',
            },
            {
              type: 'null',
            },
          ],
        },
      },
    },
    ClientAssignment: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'clientContactId', 'clientContactName', 'clientName', 'email', 'isAutoNudge', 'lastNudgedOn', 'linkExpiresOn', 'nextNudgeOn', 'version'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        clientContactId: {
          type: 'string',
        },
        clientContactName: {
          type: 'string',
        },
        clientName: {
          type: 'string',
        },
        email: {
          $ref: '#/$defs/Email',
        },
        isAutoNudge: {
          type: 'boolean',
        },
        lastNudgedOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        linkExpiresOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        nextNudgeOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    ClientAssignmentBlock: {
      type: 'string',
      enum: ['CycleArchived', 'CycleNotStarted', 'RevieweeLeft', 'Delivered', 'StepPassed', 'ClientSubmitted'],
    },
    ClientContactChoice: {
      type: 'object',
      additionalProperties: false,
      required: ['clientContactId', 'name', 'email'],
      properties: {
        clientContactId: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        email: {
          $ref: '#/$defs/Email',
        },
      },
    },
    ClientInteractionAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['clientInteractionDetails'],
      properties: {
        clientInteractionDetails: {
          $ref: '#/$defs/ClientInteractionDetails',
        },
      },
    },
    ClientInteractionChanged: {
      type: 'object',
      additionalProperties: false,
      required: ['clientInteractionDetails', 'successMessages'],
      properties: {
        clientInteractionDetails: {
          $ref: '#/$defs/ClientInteractionDetails',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ClientInteractionDetails: {
      type: 'object',
      additionalProperties: false,
      required: ['cycleId', 'cycleName', 'stepId', 'stepName', 'clients', 'clientAssignments', 'totalCount', 'reviews'],
      properties: {
        cycleId: {
          $ref: '#/$defs/Id',
        },
        cycleName: {
          type: 'string',
        },
        stepId: {
          $ref: '#/$defs/Id',
        },
        stepName: {
          type: 'string',
        },
        clients: {
          type: 'array',
          items: {
            $ref: '#/$defs/ClientOfReviews',
          },
        },
        clientAssignments: {
          type: 'array',
          items: {
            $ref: '#/$defs/ClientAssignment',
          },
        },
        totalCount: {
          type: 'integer',
          minimum: 0,
        },
        reviews: {
          type: 'array',
          items: {
            $ref: '#/$defs/ClientAssignableReview',
          },
        },
      },
    },
    ClientNudgeHistoryAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['clientNudgeHistory'],
      properties: {
        clientNudgeHistory: {
          type: 'array',
          items: {
            $ref: '#/$defs/ClientNudgeRow',
          },
        },
      },
    },
    ClientNudgeRow: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'clientContactName', 'clientName', 'email', 'sentOn', 'sentByName', 'isAutomatic', 'message', 'clientReviewLink'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        clientContactName: {
          type: 'string',
        },
        clientName: {
          type: 'string',
        },
        email: {
          $ref: '#/$defs/Email',
        },
        sentOn: {
          $ref: '#/$defs/Instant',
        },
        sentByName: {
          type: 'string',
        },
        isAutomatic: {
          type: 'boolean',
        },
        message: {
          type: 'string',
        },
        clientReviewLink: {
          type: 'string',
        },
      },
    },
    ClientNudged: {
      type: 'object',
      additionalProperties: false,
      required: ['clientAssignment', 'successMessages'],
      properties: {
        clientAssignment: {
          $ref: '#/$defs/ClientAssignment',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ClientOfReviews: {
      type: 'object',
      additionalProperties: false,
      required: ['clientId', 'clientName', 'contacts'],
      properties: {
        clientId: {
          type: 'string',
        },
        clientName: {
          type: 'string',
        },
        contacts: {
          type: 'array',
          items: {
            $ref: '#/$defs/ClientContactChoice',
          },
        },
      },
    },
    ClientReview: {
      type: 'object',
      additionalProperties: false,
      required: ['clientContactId', 'reviewId', 'stepId', 'employeeName', 'employeeDesignation', 'profileImageURL', 'reviewCycleName', 'period', 'reviewStartDate', 'reviewEndDate', 'previousReviewId', 'nextReviewId', 'rejectedReason', 'isReviewPromotable', 'isReviewReadOnly', 'isReviewDownloadable', 'reviewFormDetails'],
      properties: {
        clientContactId: {
          type: 'string',
        },
        reviewId: {
          $ref: '#/$defs/Id',
        },
        stepId: {
          $ref: '#/$defs/Id',
        },
        employeeName: {
          type: 'string',
        },
        employeeDesignation: {
          $ref: '#/$defs/DesignationName',
        },
        profileImageURL: {
          $ref: '#/$defs/PictureUrl',
        },
        reviewCycleName: {
          type: 'string',
        },
        period: {
          type: 'string',
        },
        reviewStartDate: {
          $ref: '#/$defs/Day',
        },
        reviewEndDate: {
          $ref: '#/$defs/Day',
        },
        previousReviewId: {
          $ref: '#/$defs/IdOrNull',
        },
        nextReviewId: {
          $ref: '#/$defs/IdOrNull',
        },
        rejectedReason: {
          type: ['string', 'null'],
        },
        isReviewPromotable: {
          type: 'boolean',
        },
        isReviewReadOnly: {
          type: 'boolean',
        },
        isReviewDownloadable: {
          type: 'boolean',
        },
        reviewFormDetails: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewFormDetail',
          },
        },
      },
    },
    ClientReviewAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['clientReview'],
      properties: {
        clientReview: {
          $ref: '#/$defs/ClientReview',
        },
      },
    },
    ClientReviewAssignmentAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['clientContactId', 'clientContactName', 'clientName', 'tenantName', 'linkExpiresOn', 'reviews'],
      properties: {
        clientContactId: {
          type: 'string',
        },
        clientContactName: {
          type: 'string',
        },
        clientName: {
          type: 'string',
        },
        tenantName: {
          type: 'string',
        },
        linkExpiresOn: {
          type: 'string',
          format: 'date-time',
        },
        reviews: {
          type: 'array',
          items: {
            $ref: '#/$defs/ClientReviewItem',
          },
        },
      },
    },
    ClientReviewChanged: {
      type: 'object',
      additionalProperties: false,
      required: ['clientReview', 'successMessages'],
      properties: {
        clientReview: {
          $ref: '#/$defs/ClientReview',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ClientReviewItem: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewId', 'stepId', 'employeeName', 'employeeDesignation', 'profileImageURL', 'reviewCycleName', 'period', 'reviewStartDate', 'reviewEndDate', 'isPromoted'],
      properties: {
        reviewId: {
          type: 'string',
          format: 'uuid',
        },
        stepId: {
          $ref: '#/$defs/Id',
        },
        employeeName: {
          type: 'string',
        },
        employeeDesignation: {
          $ref: '#/$defs/DesignationName',
        },
        profileImageURL: {
          $ref: '#/$defs/PictureUrl',
        },
        reviewCycleName: {
          type: 'string',
        },
        period: {
          type: 'string',
        },
        reviewStartDate: {
          $ref: '#/$defs/Day',
        },
        reviewEndDate: {
          $ref: '#/$defs/Day',
        },
        isPromoted: {
          type: 'boolean',
        },
      },
    },
    Count: {
      type: 'integer',
      minimum: 0,
    },
    CycleCandidate: {
      type: 'object',
      additionalProperties: false,
      required: ['employeeId', 'employeeName', 'employeeDesignation', 'reportingToName', 'teamIds'],
      properties: {
        employeeId: {
          type: 'string',
        },
        employeeName: {
          type: 'string',
        },
        employeeDesignation: {
          $ref: '#/$defs/DesignationName',
        },
        reportingToName: {
          type: 'string',
        },
        teamIds: {
          type: 'array',
          items: {
            $ref: '#/$defs/Id',
          },
        },
        checks: {
          type: 'array',
          items: {
            $ref: '#/$defs/CandidateCheck',
          },
        },
      },
    },
    CycleDefaultsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['employees', 'teams', 'workflows', 'yearList', 'defaultWorkflowId'],
      properties: {
        employees: {
          type: 'array',
          items: {
            $ref: '#/$defs/CycleCandidate',
          },
        },
        teams: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewOption',
          },
        },
        workflows: {
          type: 'array',
          items: {
            $ref: '#/$defs/CycleWorkflow',
          },
        },
        yearList: {
          type: 'array',
          items: {
            type: 'integer',
          },
        },
        defaultWorkflowId: {
          $ref: '#/$defs/IdOrNull',
        },
      },
    },
    CycleMember: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewId', 'employeeId', 'employeeName', 'employeeDesignation', 'profileImageURL', 'stepId', 'stepName', 'status', 'reportingToName', 'clientInterfacerId', 'clientInterfacerName', 'isRemovable', 'executorType', 'waitingFor', 'waitingSince', 'isOverdue', 'deliveredOn', 'acknowledgedOn', 'meetingStatus'],
      properties: {
        reviewId: {
          $ref: '#/$defs/Id',
        },
        employeeId: {
          type: 'string',
        },
        employeeName: {
          type: 'string',
        },
        employeeDesignation: {
          $ref: '#/$defs/DesignationName',
        },
        profileImageURL: {
          $ref: '#/$defs/PictureUrl',
        },
        stepId: {
          $ref: '#/$defs/Id',
        },
        stepName: {
          type: 'string',
        },
        status: {
          $ref: '#/$defs/ReviewStatus',
        },
        reportingToName: {
          type: 'string',
        },
        clientInterfacerId: {
          type: ['string', 'null'],
        },
        clientInterfacerName: {
          type: 'string',
        },
        isRemovable: {
          type: 'boolean',
        },
        isClosed: {
          $ref: '#/$defs/ReviewIsClosed',
        },
        executorType: {
          $ref: '#/$defs/StepExecutor',
        },
        waitingFor: {
          oneOf: [
            {
              $ref: '#/$defs/ReviewWaiting',
            },
            {
              type: 'null',
            },
          ],
        },
        waitingSince: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        isOverdue: {
          type: 'boolean',
        },
        deliveredOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        acknowledgedOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        meetingStatus: {
          oneOf: [
            {
              $ref: '#/$defs/ReviewMeetingStatus',
            },
            {
              type: 'null',
            },
          ],
        },
      },
    },
    CycleOutcomesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['outcomes', 'doneCount', 'successMessages'],
      properties: {
        outcomes: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewOutcome',
          },
        },
        doneCount: {
          type: 'integer',
          minimum: 0,
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    CycleProgressPoint: {
      type: 'object',
      additionalProperties: false,
      required: ['day', 'stepCounts', 'deliveredCount'],
      properties: {
        day: {
          $ref: '#/$defs/Day',
        },
        stepCounts: {
          type: 'array',
          items: {
            type: 'integer',
            minimum: 0,
          },
        },
        deliveredCount: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    CycleReviewee: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewId', 'employeeId', 'employeeName', 'employeeDesignation', 'profileImageURL', 'stepId', 'stepName', 'status', 'needsAction', 'meetingStatus'],
      properties: {
        reviewId: {
          $ref: '#/$defs/Id',
        },
        employeeId: {
          type: 'string',
        },
        employeeName: {
          type: 'string',
        },
        employeeDesignation: {
          $ref: '#/$defs/DesignationName',
        },
        profileImageURL: {
          $ref: '#/$defs/PictureUrl',
        },
        stepId: {
          type: 'string',
          format: 'uuid',
        },
        stepName: {
          type: 'string',
        },
        status: {
          $ref: '#/$defs/ReviewStatus',
        },
        needsAction: {
          type: 'boolean',
        },
        meetingStatus: {
          oneOf: [
            {
              $ref: '#/$defs/ReviewMeetingStatus',
            },
            {
              type: 'null',
            },
          ],
        },
      },
    },
    CycleStatusCount: {
      type: 'object',
      additionalProperties: false,
      required: ['status', 'count'],
      properties: {
        status: {
          $ref: '#/$defs/ReviewStatus',
        },
        count: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    CycleStatusTotal: {
      type: 'object',
      additionalProperties: false,
      required: ['status', 'count'],
      properties: {
        status: {
          $ref: '#/$defs/ReviewCycleStatus',
        },
        count: {
          $ref: '#/$defs/Count',
        },
      },
    },
    CycleStep: {
      type: 'object',
      additionalProperties: false,
      required: ['stepId', 'stepName', 'stepOrder', 'stepStyle', 'executorType', 'formName', 'reviewCount'],
      properties: {
        stepId: {
          $ref: '#/$defs/Id',
        },
        stepName: {
          type: 'string',
        },
        stepOrder: {
          type: 'integer',
          minimum: 1,
        },
        stepStyle: {
          $ref: '#/$defs/BadgeStyle',
        },
        executorType: {
          $ref: '#/$defs/StepExecutor',
        },
        formName: {
          type: 'string',
        },
        reviewCount: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    CycleSummaryAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewCycleSummary'],
      properties: {
        reviewCycleSummary: {
          $ref: '#/$defs/ReviewCycleSummary',
        },
      },
    },
    CycleWorkflow: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'value', 'executorTypes', 'steps'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        value: {
          type: 'string',
        },
        executorTypes: {
          type: 'array',
          items: {
            $ref: '#/$defs/StepExecutor',
          },
        },
        steps: {
          type: 'array',
          items: {
            $ref: '#/$defs/CycleWorkflowStep',
          },
        },
      },
    },
    CycleWorkflowStep: {
      type: 'object',
      additionalProperties: false,
      required: ['stepId', 'stepName', 'stepStyle', 'executorType', 'formName', 'questionCount'],
      properties: {
        stepId: {
          $ref: '#/$defs/Id',
        },
        stepName: {
          type: 'string',
        },
        stepStyle: {
          $ref: '#/$defs/BadgeStyle',
        },
        executorType: {
          $ref: '#/$defs/StepExecutor',
        },
        formName: {
          type: 'string',
        },
        questionCount: {
          $ref: '#/$defs/Count',
        },
      },
    },
    Day: {
      type: 'string',
      format: 'date',
    },
    DesignationName: {
      type: 'string',
    },
    DueProject: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'dueOn'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        name: {
          type: 'string',
        },
        dueOn: {
          $ref: '#/$defs/Day',
        },
      },
    },
    EarlierReview: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewId', 'cycleId', 'stepId', 'cycleName', 'period', 'deliveredOn', 'reviewFormDetails'],
      properties: {
        reviewId: {
          $ref: '#/$defs/Id',
        },
        cycleId: {
          $ref: '#/$defs/Id',
        },
        stepId: {
          type: 'string',
          format: 'uuid',
        },
        cycleName: {
          type: 'string',
        },
        period: {
          type: 'string',
        },
        deliveredOn: {
          $ref: '#/$defs/Instant',
        },
        reviewFormDetails: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewFormDetail',
          },
        },
      },
    },
    EarlierReviewAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['earlierReview', 'since', 'until', 'dueProjects', 'hours'],
      properties: {
        earlierReview: {
          oneOf: [
            {
              $ref: '#/$defs/EarlierReview',
            },
            {
              type: 'null',
            },
          ],
        },
        since: {
          type: 'string',
          format: 'date',
        },
        until: {
          type: 'string',
          format: 'date',
        },
        dueProjects: {
          oneOf: [
            {
              type: 'array',
              maxItems: 20,
              items: {
                $ref: '#/$defs/DueProject',
              },
            },
            {
              type: 'null',
            },
          ],
        },
        hours: {
          oneOf: [
            {
              $ref: '#/$defs/RevieweeHours',
            },
            {
              type: 'null',
            },
          ],
        },
      },
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
    ExecutorNudged: {
      type: 'object',
      additionalProperties: false,
      required: ['recipientNames', 'successMessages'],
      properties: {
        recipientNames: {
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
    FormReader: {
      type: 'object',
      additionalProperties: false,
      required: ['part', 'name', 'readsFrom'],
      properties: {
        part: {
          type: 'string',
          enum: ['Reviewee', 'ReportingTo', 'ClientInterfacer', 'Client', 'PaAdmin'],
        },
        name: {
          type: 'string',
        },
        readsFrom: {
          $ref: '#/$defs/ReadsFrom',
        },
      },
    },
    FullCount: {
      type: 'integer',
      minimum: 0,
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
    MatchingEmployeeIds: {
      type: 'array',
      items: {
        type: 'string',
      },
    },
    MeetingActionItem: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'description', 'assignedUserId', 'assignedUserName', 'dueDate', 'dueDateAsString', 'completedOn', 'completedOnAsString', 'isCompleted', 'canCompleteAction', 'canPerformActionOperation', 'version'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        description: {
          type: 'string',
        },
        assignedUserId: {
          type: ['string', 'null'],
        },
        assignedUserName: {
          type: 'string',
        },
        dueDate: {
          $ref: '#/$defs/Day',
        },
        dueDateAsString: {
          type: 'string',
        },
        completedOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        completedOnAsString: {
          type: 'string',
        },
        isCompleted: {
          type: 'boolean',
        },
        canCompleteAction: {
          type: 'boolean',
        },
        canPerformActionOperation: {
          type: 'boolean',
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    MeetingActionsChanged: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewMeetingActionItems', 'successMessages'],
      properties: {
        reviewMeetingActionItems: {
          type: 'array',
          items: {
            $ref: '#/$defs/MeetingActionItem',
          },
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    MeetingDefaultsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewMeetingParticipants', 'isGoogleCalendarSynced'],
      properties: {
        reviewMeetingParticipants: {
          type: 'array',
          items: {
            $ref: '#/$defs/MeetingParticipant',
          },
        },
        isGoogleCalendarSynced: {
          type: 'boolean',
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
    MyMeetingActionItem: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'meetingId', 'reviewId', 'cycleId', 'stepId', 'employeeName', 'reviewMeetingName', 'description', 'dueDate', 'isOverdue', 'completedOn', 'isCompleted', 'canCompleteAction'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        meetingId: {
          $ref: '#/$defs/Id',
        },
        reviewId: {
          $ref: '#/$defs/Id',
        },
        cycleId: {
          $ref: '#/$defs/Id',
        },
        stepId: {
          type: 'string',
          format: 'uuid',
        },
        employeeName: {
          type: 'string',
        },
        reviewMeetingName: {
          type: 'string',
        },
        description: {
          type: 'string',
        },
        dueDate: {
          $ref: '#/$defs/Day',
        },
        isOverdue: {
          type: 'boolean',
        },
        completedOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        isCompleted: {
          type: 'boolean',
        },
        canCompleteAction: {
          type: 'boolean',
        },
      },
    },
    MyReviewMeeting: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'reviewId', 'cycleId', 'stepId', 'reviewCycleName', 'employeeName', 'reviewMeetingName', 'reviewMeetingURL', 'reviewMeetingLocation', 'reviewMeetingStatus', 'reviewMeetingStartTime', 'reviewMeetingEndTime', 'reviewMeetingActualStartDate', 'reviewMeetingActualEndDate'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        reviewId: {
          $ref: '#/$defs/Id',
        },
        cycleId: {
          $ref: '#/$defs/Id',
        },
        stepId: {
          type: 'string',
          format: 'uuid',
        },
        reviewCycleName: {
          type: 'string',
        },
        employeeName: {
          type: 'string',
        },
        reviewMeetingName: {
          type: 'string',
        },
        reviewMeetingURL: {
          type: ['string', 'null'],
          format: 'uri',
        },
        reviewMeetingLocation: {
          type: 'string',
        },
        reviewMeetingStatus: {
          $ref: '#/$defs/ReviewMeetingStatus',
        },
        reviewMeetingStartTime: {
          $ref: '#/$defs/Instant',
        },
        reviewMeetingEndTime: {
          $ref: '#/$defs/Instant',
        },
        reviewMeetingActualStartDate: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        reviewMeetingActualEndDate: {
          type: ['string', 'null'],
          format: 'date-time',
        },
      },
    },
    MyReviewMeetings: {
      type: 'object',
      additionalProperties: false,
      required: ['upcomingMeetings', 'upcomingMeetingCount', 'pastMeetings', 'pastMeetingCount', 'actionItems', 'actionItemCount', 'overdueActionItemCount'],
      properties: {
        upcomingMeetings: {
          type: 'array',
          items: {
            $ref: '#/$defs/MyReviewMeeting',
          },
        },
        upcomingMeetingCount: {
          $ref: '#/$defs/FullCount',
        },
        pastMeetings: {
          type: 'array',
          items: {
            $ref: '#/$defs/MyReviewMeeting',
          },
        },
        pastMeetingCount: {
          $ref: '#/$defs/FullCount',
        },
        actionItems: {
          type: 'array',
          items: {
            $ref: '#/$defs/MyMeetingActionItem',
          },
        },
        actionItemCount: {
          $ref: '#/$defs/FullCount',
        },
        overdueActionItemCount: {
          $ref: '#/$defs/FullCount',
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
    NextReview: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewId', 'cycleId', 'stepId', 'employeeName'],
      properties: {
        reviewId: {
          $ref: '#/$defs/Id',
        },
        cycleId: {
          $ref: '#/$defs/Id',
        },
        stepId: {
          $ref: '#/$defs/Id',
        },
        employeeName: {
          type: 'string',
        },
      },
    },
    NudgeAudience: {
      type: 'string',
      enum: ['ReportingTo', 'Client'],
    },
    NudgesRun: {
      type: 'object',
      additionalProperties: false,
      required: ['clientNudges', 'adminNudges', 'successMessages'],
      properties: {
        clientNudges: {
          type: 'integer',
          minimum: 0,
        },
        adminNudges: {
          type: 'integer',
          minimum: 0,
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    PaCycleExecutor: {
      type: 'object',
      additionalProperties: false,
      required: ['cycleId', 'cycleName', 'operatingStepId', 'stepName', 'executorType', 'isExecutor', 'reviews'],
      properties: {
        cycleId: {
          $ref: '#/$defs/Id',
        },
        cycleName: {
          type: 'string',
        },
        operatingStepId: {
          $ref: '#/$defs/Id',
        },
        stepName: {
          type: 'string',
        },
        executorType: {
          $ref: '#/$defs/StepExecutor',
        },
        isExecutor: {
          type: 'boolean',
        },
        reviews: {
          type: 'array',
          items: {
            $ref: '#/$defs/CycleReviewee',
          },
        },
      },
    },
    PaCycleExecutorAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['paCycleExecutor'],
      properties: {
        paCycleExecutor: {
          $ref: '#/$defs/PaCycleExecutor',
        },
      },
    },
    PerformanceReview: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'cycleId', 'stepId', 'stepName', 'stepOrder', 'reviewCycleName', 'employeeId', 'employeeName', 'employeeDesignation', 'profileImageURL', 'status', 'period', 'reviewStartDate', 'reviewEndDate', 'previousReviewId', 'nextReviewId', 'rejectedReason', 'deliveredOn', 'isDeliveredToAll', 'acknowledgedOn', 'acknowledgedComments', 'meetingStatus', 'isClientInterfacer', 'isReportingToManager', 'needsAction', 'isMakeClientAssignment', 'isReviewClientAssignable', 'isReviewPromotable', 'isReviewRejectable', 'isReviewDeliverable', 'isReviewAcknowledgeable', 'isReviewDownloadable', 'isReviewReadOnly', 'noActionsToTake', 'isDeliverablePostClientAssignment', 'clientStepId', 'waitingFor', 'waitingSince', 'isOverdue', 'blockedActions', 'version'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        cycleId: {
          $ref: '#/$defs/Id',
        },
        stepId: {
          type: 'string',
          format: 'uuid',
        },
        stepName: {
          type: 'string',
        },
        stepOrder: {
          type: 'integer',
          minimum: 1,
        },
        reviewCycleName: {
          type: 'string',
        },
        employeeId: {
          type: 'string',
        },
        employeeName: {
          type: 'string',
        },
        employeeDesignation: {
          $ref: '#/$defs/DesignationName',
        },
        profileImageURL: {
          $ref: '#/$defs/PictureUrl',
        },
        status: {
          $ref: '#/$defs/ReviewStatus',
        },
        period: {
          type: 'string',
        },
        reviewStartDate: {
          $ref: '#/$defs/Day',
        },
        reviewEndDate: {
          $ref: '#/$defs/Day',
        },
        previousReviewId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        nextReviewId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        rejectedReason: {
          type: ['string', 'null'],
        },
        deliveredOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        isDeliveredToAll: {
          type: 'boolean',
        },
        acknowledgedOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        acknowledgedComments: {
          type: 'string',
        },
        meetingStatus: {
          oneOf: [
            {
              $ref: '#/$defs/ReviewMeetingStatus',
            },
            {
              type: 'null',
            },
          ],
        },
        isClientInterfacer: {
          type: 'boolean',
        },
        isReportingToManager: {
          type: 'boolean',
        },
        needsAction: {
          type: 'boolean',
        },
        isMakeClientAssignment: {
          type: 'boolean',
        },
        isReviewClientAssignable: {
          type: 'boolean',
        },
        isReviewPromotable: {
          type: 'boolean',
        },
        isReviewRejectable: {
          type: 'boolean',
        },
        isReviewDeliverable: {
          type: 'boolean',
        },
        isReviewAcknowledgeable: {
          type: 'boolean',
        },
        isReviewDownloadable: {
          type: 'boolean',
        },
        isReviewReadOnly: {
          type: 'boolean',
        },
        noActionsToTake: {
          type: 'boolean',
        },
        isDeliverablePostClientAssignment: {
          type: 'boolean',
        },
        isClosed: {
          $ref: '#/$defs/ReviewIsClosed',
        },
        clientStepId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        waitingFor: {
          oneOf: [
            {
              $ref: '#/$defs/ReviewWaiting',
            },
            {
              type: 'null',
            },
          ],
        },
        waitingSince: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        isOverdue: {
          type: 'boolean',
        },
        blockedActions: {
          type: 'array',
          items: {
            $ref: '#/$defs/BlockedReviewAction',
          },
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    PerformanceSettings: {
      type: 'object',
      additionalProperties: false,
      required: ['defaultWorkflowId', 'isClientAutoNudge', 'isGoogleCalendarSynced', 'legends', 'version'],
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
          $ref: '#/$defs/Version',
        },
      },
    },
    PerformanceSettingsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['performanceSettings', 'workflowChoices'],
      properties: {
        performanceSettings: {
          $ref: '#/$defs/PerformanceSettings',
        },
        workflowChoices: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['workflowId', 'workflowName'],
            properties: {
              workflowId: {
                $ref: '#/$defs/Id',
              },
              workflowName: {
                type: 'string',
              },
            },
          },
        },
      },
    },
    PerformanceSettingsSaved: {
      type: 'object',
      additionalProperties: false,
      required: ['performanceSettings', 'successMessages'],
      properties: {
        performanceSettings: {
          $ref: '#/$defs/PerformanceSettings',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    PictureUrl: {
      type: ['string', 'null'],
    },
    ProjectHours: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'seconds'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        name: {
          type: 'string',
        },
        seconds: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    QuestionAndAnswerItem: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'questionText', 'isRequired', 'answerKind', 'choices', 'sectionName', 'helpText', 'answerText', 'isEditable', 'version', 'commentItems', 'clientCommentItems', 'clientAnswers'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        questionText: {
          type: 'string',
        },
        isRequired: {
          type: 'boolean',
        },
        answerKind: {
          $ref: '#/$defs/AnswerKind',
        },
        choices: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        sectionName: {
          type: 'string',
        },
        helpText: {
          type: 'string',
        },
        answerText: {
          type: 'string',
        },
        isEditable: {
          type: 'boolean',
        },
        version: {
          $ref: '#/$defs/Version',
        },
        commentItems: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewComment',
          },
        },
        clientCommentItems: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewComment',
          },
        },
        clientAnswers: {
          type: 'array',
          items: {
            $ref: '#/$defs/SubmittedClientAnswer',
          },
        },
      },
    },
    ReadsFrom: {
      type: 'string',
      enum: ['Now', 'Submission', 'Delivery', 'DeliveryToAll'],
    },
    ReviewAction: {
      type: 'string',
      enum: ['Write', 'Promote', 'Reject', 'Deliver', 'Download', 'AssignClient'],
    },
    ReviewAnswerSaved: {
      type: 'object',
      additionalProperties: false,
      required: ['questionAndAnswerItem', 'successMessages'],
      properties: {
        questionAndAnswerItem: {
          $ref: '#/$defs/QuestionAndAnswerItem',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ReviewBlock: {
      type: 'string',
      enum: ['CycleNotStarted', 'CycleArchived', 'RevieweeLeft', 'Delivered', 'HandedIn', 'NotYourStep', 'LastStep', 'FirstStep', 'NotLastStep', 'ClientNotDone', 'OwnReview', 'NotYourRelease', 'NotYourClient', 'NoClientStep', 'NothingToRead'],
    },
    ReviewChangedAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['performanceReview', 'successMessages'],
      properties: {
        performanceReview: {
          $ref: '#/$defs/PerformanceReview',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ReviewComment: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'comments', 'isEditable', 'writerName', 'writerImageUrl', 'writerNameForPDF', 'paCycleReviewAnswerId', 'writtenOn', 'version'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        comments: {
          type: 'string',
        },
        isEditable: {
          type: 'boolean',
        },
        writerName: {
          type: 'string',
        },
        writerImageUrl: {
          $ref: '#/$defs/PictureUrl',
        },
        writerNameForPDF: {
          type: 'string',
        },
        paCycleReviewAnswerId: {
          type: 'string',
          format: 'uuid',
        },
        writtenOn: {
          $ref: '#/$defs/Instant',
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    ReviewCommentSaved: {
      type: 'object',
      additionalProperties: false,
      required: ['comment', 'successMessages'],
      properties: {
        comment: {
          $ref: '#/$defs/ReviewComment',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ReviewCycle: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'cycleName', 'period', 'year', 'startDate', 'endDate', 'teamId', 'teamName', 'workflowId', 'workflowName', 'status', 'revieweeCount', 'deliveredCount', 'paCycleStatusSummary', 'canBeDeleted', 'version'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        cycleName: {
          type: 'string',
        },
        period: {
          type: 'string',
        },
        year: {
          type: 'integer',
          minimum: 2000,
        },
        startDate: {
          $ref: '#/$defs/Day',
        },
        endDate: {
          $ref: '#/$defs/Day',
        },
        teamId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        teamName: {
          type: 'string',
        },
        workflowId: {
          $ref: '#/$defs/Id',
        },
        workflowName: {
          type: 'string',
        },
        status: {
          $ref: '#/$defs/ReviewCycleStatus',
        },
        revieweeCount: {
          $ref: '#/$defs/Count',
        },
        deliveredCount: {
          type: 'integer',
          minimum: 0,
        },
        paCycleStatusSummary: {
          type: 'array',
          items: {
            $ref: '#/$defs/CycleStatusCount',
          },
        },
        canBeDeleted: {
          type: 'boolean',
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    ReviewCycleAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewCycle', 'steps', 'reviewees', 'progress'],
      properties: {
        reviewCycle: {
          $ref: '#/$defs/ReviewCycle',
        },
        steps: {
          type: 'array',
          items: {
            $ref: '#/$defs/CycleStep',
          },
        },
        reviewees: {
          type: 'array',
          maxItems: 100,
          items: {
            $ref: '#/$defs/CycleMember',
          },
        },
        progress: {
          type: 'array',
          maxItems: 60,
          items: {
            $ref: '#/$defs/CycleProgressPoint',
          },
        },
      },
    },
    ReviewCycleSaved: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewCycle', 'successMessages'],
      properties: {
        reviewCycle: {
          $ref: '#/$defs/ReviewCycle',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ReviewCycleStatus: {
      type: 'string',
      enum: ['NotStarted', 'InProgress', 'Completed', 'Archived'],
    },
    ReviewCycleSummary: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewId', 'cycleId', 'cycleName', 'stepId', 'stepName', 'status', 'period', 'startDate', 'endDate', 'isClientInterfacer', 'needsAction', 'reviewees', 'paCycleStatusSummary', 'meetingStatus'],
      properties: {
        reviewId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        cycleId: {
          $ref: '#/$defs/Id',
        },
        cycleName: {
          type: 'string',
        },
        stepId: {
          $ref: '#/$defs/Id',
        },
        stepName: {
          type: 'string',
        },
        status: {
          $ref: '#/$defs/ReviewCycleStatus',
        },
        period: {
          type: 'string',
        },
        startDate: {
          $ref: '#/$defs/Day',
        },
        endDate: {
          $ref: '#/$defs/Day',
        },
        isClientInterfacer: {
          type: 'boolean',
        },
        needsAction: {
          type: 'boolean',
        },
        reviewees: {
          type: 'array',
          items: {
            $ref: '#/$defs/CycleReviewee',
          },
        },
        paCycleStatusSummary: {
          type: 'array',
          items: {
            $ref: '#/$defs/CycleStatusCount',
          },
        },
        meetingStatus: {
          oneOf: [
            {
              $ref: '#/$defs/ReviewMeetingStatus',
            },
            {
              type: 'null',
            },
          ],
        },
      },
    },
    ReviewCyclesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['cycles', 'totalCount', 'statusCounts', 'teams', 'yearList', 'legends'],
      properties: {
        cycles: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewCycle',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
        statusCounts: {
          type: 'array',
          items: {
            $ref: '#/$defs/CycleStatusTotal',
          },
        },
        teams: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewOption',
          },
        },
        yearList: {
          type: 'array',
          items: {
            type: 'integer',
          },
        },
        legends: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewLegend',
          },
        },
      },
    },
    ReviewDetail: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewFormDetails', 'paCycleExecutor', 'clientInteractionDetails', 'clientNudgeHistory', 'paAdminNudgeHistory', 'paCycleReviewsStatus', 'isGoogleCalendarSynced', 'isMeetingCreated', 'reviewMeetingParticipants', 'reviewTabItems', 'rejections', 'history'],
      properties: {
        reviewFormDetails: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewFormDetail',
          },
        },
        paCycleExecutor: {
          $ref: '#/$defs/PaCycleExecutor',
        },
        clientInteractionDetails: {
          oneOf: [
            {
              $ref: '#/$defs/ClientInteractionDetails',
            },
            {
              type: 'null',
            },
          ],
        },
        clientNudgeHistory: {
          type: 'array',
          items: {
            $ref: '#/$defs/ClientNudgeRow',
          },
        },
        paAdminNudgeHistory: {
          type: 'array',
          items: {
            $ref: '#/$defs/AdminNudgeRow',
          },
        },
        paCycleReviewsStatus: {
          type: 'array',
          items: {
            $ref: '#/$defs/CycleReviewee',
          },
        },
        isGoogleCalendarSynced: {
          type: 'boolean',
        },
        isMeetingCreated: {
          type: 'boolean',
        },
        reviewMeetingParticipants: {
          type: 'array',
          items: {
            $ref: '#/$defs/MeetingParticipant',
          },
        },
        reviewTabItems: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewTabItem',
          },
        },
        rejections: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewRejectionRecord',
          },
        },
        history: {
          $ref: '#/$defs/ReviewHistory',
        },
      },
    },
    ReviewDetailAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['performanceReview', 'reviewDetail'],
      properties: {
        performanceReview: {
          $ref: '#/$defs/PerformanceReview',
        },
        reviewDetail: {
          $ref: '#/$defs/ReviewDetail',
        },
      },
    },
    ReviewDisplayAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['performanceReview', 'reviewFormDetails', 'rejections', 'history'],
      properties: {
        performanceReview: {
          $ref: '#/$defs/PerformanceReview',
        },
        reviewFormDetails: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewFormDetail',
          },
        },
        rejections: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewRejectionRecord',
          },
        },
        history: {
          $ref: '#/$defs/ReviewHistory',
        },
      },
    },
    ReviewForm: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'description', 'isActive', 'questions', 'isInUse', 'version', 'changedBy', 'changedOn'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        name: {
          type: 'string',
        },
        description: {
          type: 'string',
        },
        isActive: {
          type: 'boolean',
        },
        questions: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewQuestion',
          },
        },
        isInUse: {
          type: 'boolean',
        },
        version: {
          $ref: '#/$defs/Version',
        },
        changedBy: {
          $ref: '#/$defs/ChangedBy',
        },
        changedOn: {
          $ref: '#/$defs/ChangedOn',
        },
      },
    },
    ReviewFormAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewForm'],
      properties: {
        reviewForm: {
          $ref: '#/$defs/ReviewForm',
        },
      },
    },
    ReviewFormDetail: {
      type: 'object',
      additionalProperties: false,
      required: ['stepId', 'stepName', 'stepOrder', 'executorType', 'formName', 'isEditable', 'readers', 'questionAndAnswerItems'],
      properties: {
        stepId: {
          $ref: '#/$defs/Id',
        },
        stepName: {
          type: 'string',
        },
        stepOrder: {
          type: 'integer',
          minimum: 1,
        },
        executorType: {
          $ref: '#/$defs/StepExecutor',
        },
        formName: {
          type: 'string',
        },
        isEditable: {
          type: 'boolean',
        },
        readers: {
          type: 'array',
          items: {
            $ref: '#/$defs/FormReader',
          },
        },
        questionAndAnswerItems: {
          type: 'array',
          items: {
            $ref: '#/$defs/QuestionAndAnswerItem',
          },
        },
      },
    },
    ReviewFormSaved: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewForm', 'successMessages'],
      properties: {
        reviewForm: {
          $ref: '#/$defs/ReviewForm',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ReviewFormsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewForms', 'totalCount'],
      properties: {
        reviewForms: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewForm',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    ReviewHistory: {
      type: 'array',
      items: {
        $ref: '#/$defs/ReviewHistoryEntry',
      },
    },
    ReviewHistoryEntry: {
      type: 'object',
      additionalProperties: false,
      required: ['on', 'kind', 'stepName', 'byName', 'reason'],
      properties: {
        on: {
          $ref: '#/$defs/Instant',
        },
        kind: {
          type: 'string',
          enum: ['Entered', 'Rejected', 'Delivered', 'Acknowledged'],
        },
        stepName: {
          type: 'string',
        },
        byName: {
          type: 'string',
        },
        reason: {
          type: 'string',
        },
      },
    },
    ReviewIsClosed: {
      type: 'boolean',
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
    ReviewListAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['reviews', 'totalCount', 'teams', 'yearList', 'cycles', 'legends', 'reviewTabItems', 'statusCounts', 'actionableCount', 'nextReview', 'isClientInterfacer', 'isReportingToManager'],
      properties: {
        reviews: {
          type: 'array',
          items: {
            $ref: '#/$defs/PerformanceReview',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
        teams: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewOption',
          },
        },
        yearList: {
          type: 'array',
          items: {
            type: 'integer',
          },
        },
        cycles: {
          type: 'array',
          maxItems: 50,
          items: {
            $ref: '#/$defs/ReviewOption',
          },
        },
        legends: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewLegend',
          },
        },
        reviewTabItems: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewTabItem',
          },
        },
        statusCounts: {
          type: 'array',
          items: {
            $ref: '#/$defs/CycleStatusCount',
          },
        },
        actionableCount: {
          type: 'integer',
          minimum: 0,
        },
        nextReview: {
          oneOf: [
            {
              $ref: '#/$defs/NextReview',
            },
            {
              type: 'null',
            },
          ],
        },
        isClientInterfacer: {
          type: 'boolean',
        },
        isReportingToManager: {
          type: 'boolean',
        },
      },
    },
    ReviewMeeting: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'reviewId', 'reviewMeetingName', 'reviewMeetingURL', 'reviewMeetingLocation', 'reviewMeetingNotes', 'reviewMeetingStatus', 'reviewMeetingStartTime', 'reviewMeetingEndTime', 'reviewMeetingDateAsString', 'reviewParticipants', 'reviewMeetingActionItems', 'canPerformMeetingOperation', 'canPerformMeetingDetailOperation', 'isMeetingStarted', 'isMeetingEnded', 'isClosed', 'canPerformNotesOperation', 'reviewMeetingActualStartDate', 'reviewMeetingActualEndDate', 'canShowNotes', 'version'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        reviewId: {
          $ref: '#/$defs/Id',
        },
        reviewMeetingName: {
          type: 'string',
        },
        reviewMeetingURL: {
          type: ['string', 'null'],
          format: 'uri',
        },
        reviewMeetingLocation: {
          type: 'string',
        },
        reviewMeetingNotes: {
          type: 'string',
        },
        reviewMeetingStatus: {
          $ref: '#/$defs/ReviewMeetingStatus',
        },
        reviewMeetingStartTime: {
          $ref: '#/$defs/Instant',
        },
        reviewMeetingEndTime: {
          $ref: '#/$defs/Instant',
        },
        reviewMeetingDateAsString: {
          type: 'string',
        },
        reviewParticipants: {
          type: 'array',
          items: {
            $ref: '#/$defs/MeetingParticipant',
          },
        },
        reviewMeetingActionItems: {
          type: 'array',
          items: {
            $ref: '#/$defs/MeetingActionItem',
          },
        },
        canPerformMeetingOperation: {
          type: 'boolean',
        },
        canDeleteMeeting: {
          type: 'boolean',
        },
        canPerformMeetingDetailOperation: {
          type: 'boolean',
        },
        isMeetingStarted: {
          type: 'boolean',
        },
        isMeetingEnded: {
          type: 'boolean',
        },
        isClosed: {
          type: 'boolean',
        },
        canPerformNotesOperation: {
          type: 'boolean',
        },
        reviewMeetingActualStartDate: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        reviewMeetingActualEndDate: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        canShowNotes: {
          type: 'boolean',
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    ReviewMeetingAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewMeeting', 'managementBlock'],
      properties: {
        reviewMeeting: {
          oneOf: [
            {
              $ref: '#/$defs/ReviewMeeting',
            },
            {
              type: 'null',
            },
          ],
        },
        managementBlock: {
          type: ['string', 'null'],
          enum: ['OwnReview', 'CycleArchived', null],
        },
      },
    },
    ReviewMeetingChanged: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewMeeting', 'successMessages'],
      properties: {
        reviewMeeting: {
          $ref: '#/$defs/ReviewMeeting',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ReviewMeetingStatus: {
      type: 'string',
      enum: ['Created', 'Started', 'Ended', 'Closed'],
    },
    ReviewOption: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'value'],
      properties: {
        id: {
          type: 'string',
        },
        value: {
          type: 'string',
        },
      },
    },
    ReviewOutcome: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewId', 'employeeName', 'isDone', 'isRecallable', 'code', 'errorMessages'],
      properties: {
        reviewId: {
          $ref: '#/$defs/Id',
        },
        employeeName: {
          type: 'string',
        },
        isDone: {
          type: 'boolean',
        },
        isRecallable: {
          type: 'boolean',
        },
        code: {
          type: 'string',
        },
        errorMessages: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
      },
    },
    ReviewQuestion: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'questionText', 'isRequired', 'answerKind', 'choices', 'sectionName', 'helpText'],
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
    ReviewRecallAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['recalledCount', 'successMessages'],
      properties: {
        recalledCount: {
          type: 'integer',
          minimum: 1,
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ReviewRejectionRecord: {
      type: 'object',
      additionalProperties: false,
      required: ['rejectedReason', 'rejectedByName', 'rejectedOn', 'stepId', 'stepName'],
      properties: {
        rejectedReason: {
          type: 'string',
        },
        rejectedByName: {
          type: 'string',
        },
        rejectedOn: {
          $ref: '#/$defs/Instant',
        },
        stepId: {
          type: 'string',
          format: 'uuid',
        },
        stepName: {
          type: 'string',
        },
      },
    },
    ReviewStatus: {
      type: 'string',
      enum: ['NotStarted', 'Answered', 'Promoted', 'Rejected', 'Delivered'],
    },
    ReviewStep: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'stepName', 'stepOrder', 'stepStyle', 'executorType', 'stepNudges', 'isInUse', 'version'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        stepName: {
          type: 'string',
        },
        stepOrder: {
          type: 'integer',
          minimum: 1,
        },
        stepStyle: {
          $ref: '#/$defs/BadgeStyle',
        },
        executorType: {
          $ref: '#/$defs/StepExecutor',
        },
        stepNudges: {
          type: 'array',
          items: {
            $ref: '#/$defs/StepNudge',
          },
        },
        isInUse: {
          type: 'boolean',
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    ReviewStepSaved: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewStep', 'successMessages'],
      properties: {
        reviewStep: {
          $ref: '#/$defs/ReviewStep',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ReviewStepsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewSteps'],
      properties: {
        reviewSteps: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewStep',
          },
        },
      },
    },
    ReviewStepsOrdered: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewSteps', 'successMessages'],
      properties: {
        reviewSteps: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewStep',
          },
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ReviewTabItem: {
      type: 'object',
      additionalProperties: false,
      required: ['stepId', 'stepName', 'stepOrder', 'stepStyle', 'reviewCount', 'actionCount'],
      properties: {
        stepId: {
          $ref: '#/$defs/Id',
        },
        stepName: {
          type: 'string',
        },
        stepOrder: {
          type: 'integer',
          minimum: 1,
        },
        stepStyle: {
          $ref: '#/$defs/BadgeStyle',
        },
        reviewCount: {
          type: 'integer',
          minimum: 0,
        },
        actionCount: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    ReviewTabsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewTabItems'],
      properties: {
        reviewTabItems: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewTabItem',
          },
        },
      },
    },
    ReviewWaiting: {
      type: 'object',
      additionalProperties: false,
      required: ['part', 'names'],
      properties: {
        part: {
          $ref: '#/$defs/WaitingPart',
        },
        names: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
      },
    },
    ReviewWorkflow: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'description', 'isActive', 'steps', 'isInUse', 'isDefault', 'version', 'changedBy', 'changedOn'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        name: {
          type: 'string',
        },
        description: {
          type: 'string',
        },
        isActive: {
          type: 'boolean',
        },
        steps: {
          type: 'array',
          items: {
            $ref: '#/$defs/WorkflowStep',
          },
        },
        isInUse: {
          type: 'boolean',
        },
        isDefault: {
          type: 'boolean',
        },
        version: {
          $ref: '#/$defs/Version',
        },
        changedBy: {
          $ref: '#/$defs/ChangedBy',
        },
        changedOn: {
          $ref: '#/$defs/ChangedOn',
        },
      },
    },
    ReviewWorkflowAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewWorkflow'],
      properties: {
        choices: {
          $ref: '#/$defs/WorkflowChoices',
        },
        reviewWorkflow: {
          $ref: '#/$defs/ReviewWorkflow',
        },
      },
    },
    ReviewWorkflowSaved: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewWorkflow', 'successMessages'],
      properties: {
        reviewWorkflow: {
          $ref: '#/$defs/ReviewWorkflow',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ReviewWorkflowsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewWorkflows', 'totalCount'],
      properties: {
        choices: {
          $ref: '#/$defs/WorkflowChoices',
        },
        reviewWorkflows: {
          type: 'array',
          items: {
            $ref: '#/$defs/ReviewWorkflow',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    RevieweeHours: {
      type: 'object',
      additionalProperties: false,
      required: ['seconds', 'projects'],
      properties: {
        seconds: {
          type: 'integer',
          minimum: 0,
        },
        projects: {
          type: 'array',
          maxItems: 10,
          items: {
            $ref: '#/$defs/ProjectHours',
          },
        },
      },
    },
    RevieweesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewees', 'totalCount'],
      properties: {
        reviewees: {
          type: 'array',
          items: {
            $ref: '#/$defs/CycleMember',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
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
    SubmittedClientAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['answerText', 'clientContactName', 'clientName', 'submittedOn'],
      properties: {
        answerText: {
          type: 'string',
        },
        clientContactName: {
          type: 'string',
        },
        clientName: {
          type: 'string',
        },
        submittedOn: {
          $ref: '#/$defs/Instant',
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
    Version: {
      type: 'integer',
      minimum: 1,
    },
    WaitingPart: {
      type: 'string',
      enum: ['Reviewee', 'ReportingTo', 'Client', 'ClientInterfacer', 'PaAdmin'],
    },
    WorkflowChoices: {
      type: 'object',
      additionalProperties: false,
      required: ['steps', 'forms'],
      properties: {
        steps: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['stepId', 'stepName', 'executorType'],
            properties: {
              stepId: {
                $ref: '#/$defs/Id',
              },
              stepName: {
                type: 'string',
              },
              executorType: {
                $ref: '#/$defs/StepExecutor',
              },
            },
          },
        },
        forms: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['formId', 'formName', 'questionCount'],
            properties: {
              formId: {
                $ref: '#/$defs/Id',
              },
              formName: {
                type: 'string',
              },
              questionCount: {
                $ref: '#/$defs/Count',
              },
            },
          },
        },
      },
    },
    WorkflowStep: {
      type: 'object',
      additionalProperties: false,
      required: ['stepId', 'stepName', 'stepOrder', 'executorType', 'formId', 'formName'],
      properties: {
        stepId: {
          $ref: '#/$defs/Id',
        },
        stepName: {
          type: 'string',
        },
        stepOrder: {
          type: 'integer',
          minimum: 1,
        },
        executorType: {
          $ref: '#/$defs/StepExecutor',
        },
        formId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        formName: {
          type: 'string',
        },
      },
    },
  },
  operations: {
    getReviewStepTabs: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewTabsAnswer',
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
    getReviews: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewListAnswer',
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
    getReviewCycleSummary: {
      200: {
        'application/json': {
          $ref: '#/$defs/CycleSummaryAnswer',
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
    getReview: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewDetailAnswer',
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
    getReviewForDisplay: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewDisplayAnswer',
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
    getEarlierReview: {
      200: {
        'application/json': {
          $ref: '#/$defs/EarlierReviewAnswer',
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
    getReviewExecutor: {
      200: {
        'application/json': {
          $ref: '#/$defs/PaCycleExecutorAnswer',
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
    getReviewPdf: {
      200: {
        'application/pdf': {
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
    saveReviewAnswer: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewAnswerSaved',
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
    saveReviewComment: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewCommentSaved',
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
    deleteReviewComment: {
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
    promoteReview: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewChangedAnswer',
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
    deliverReview: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewChangedAnswer',
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
    rejectReview: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewChangedAnswer',
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
    acknowledgeReview: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewChangedAnswer',
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
    getClientInteraction: {
      200: {
        'application/json': {
          $ref: '#/$defs/ClientInteractionAnswer',
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
    assignClientContacts: {
      200: {
        'application/json': {
          $ref: '#/$defs/ClientInteractionChanged',
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
    nudgeClient: {
      200: {
        'application/json': {
          $ref: '#/$defs/ClientNudged',
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
    updateClientAutoNudge: {
      200: {
        'application/json': {
          $ref: '#/$defs/ClientNudged',
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
    getClientNudgeHistory: {
      200: {
        'application/json': {
          $ref: '#/$defs/ClientNudgeHistoryAnswer',
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
    getAdminNudgeHistory: {
      200: {
        'application/json': {
          $ref: '#/$defs/AdminNudgeHistoryAnswer',
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
    nudgeReviewExecutor: {
      200: {
        'application/json': {
          $ref: '#/$defs/ExecutorNudged',
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
    runReviewNudges: {
      200: {
        'application/json': {
          $ref: '#/$defs/NudgesRun',
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
    getClientReviewAssignment: {
      200: {
        'application/json': {
          $ref: '#/$defs/ClientReviewAssignmentAnswer',
        },
      },
      400: {
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
    getClientReview: {
      200: {
        'application/json': {
          $ref: '#/$defs/ClientReviewAnswer',
        },
      },
      400: {
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
    saveClientAnswer: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewAnswerSaved',
        },
      },
      400: {
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
    saveClientComment: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewCommentSaved',
        },
      },
      400: {
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
    deleteClientComment: {
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
    promoteClientReview: {
      200: {
        'application/json': {
          $ref: '#/$defs/ClientReviewChanged',
        },
      },
      400: {
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
    getClientReviewPdf: {
      200: {
        'application/pdf': {
          type: 'string',
          format: 'binary',
        },
      },
      400: {
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
    getReviewMeetingDefaults: {
      200: {
        'application/json': {
          $ref: '#/$defs/MeetingDefaultsAnswer',
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
    addReviewMeeting: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewMeetingChanged',
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
    getReviewMeeting: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewMeetingAnswer',
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
    getReviewMeetingForEdit: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewMeetingAnswer',
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
    updateReviewMeeting: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewMeetingChanged',
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
    getMyReviewMeetings: {
      200: {
        'application/json': {
          $ref: '#/$defs/MyReviewMeetings',
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
    getReviewMeetingCalendar: {
      200: {
        'text/calendar': {
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
    startReviewMeeting: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewMeetingChanged',
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
    endReviewMeeting: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewMeetingChanged',
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
    closeReviewMeeting: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewMeetingChanged',
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
    deleteReviewMeeting: {
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
    addReviewMeetingAction: {
      200: {
        'application/json': {
          $ref: '#/$defs/MeetingActionsChanged',
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
    updateReviewMeetingAction: {
      200: {
        'application/json': {
          $ref: '#/$defs/MeetingActionsChanged',
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
    completeReviewMeetingAction: {
      200: {
        'application/json': {
          $ref: '#/$defs/MeetingActionsChanged',
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
    deleteReviewMeetingAction: {
      200: {
        'application/json': {
          $ref: '#/$defs/MeetingActionsChanged',
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
    saveReviewMeetingNotes: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewMeetingChanged',
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
    getReviewCycles: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewCyclesAnswer',
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
    getReviewCycleDefaults: {
      200: {
        'application/json': {
          $ref: '#/$defs/CycleDefaultsAnswer',
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
    updateReviewCycle: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewCycleSaved',
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
    addReviewCycle: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewCycleSaved',
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
    getReviewCycle: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewCycleAnswer',
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
    deleteReviewCycle: {
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
    archiveReviewCycle: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewCycleSaved',
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
    restoreReviewCycle: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewCycleSaved',
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
    getReviewCycleReviewees: {
      200: {
        'application/json': {
          $ref: '#/$defs/RevieweesAnswer',
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
    exportReviewCycle: {
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
    deliverCycleReviews: {
      200: {
        'application/json': {
          $ref: '#/$defs/CycleOutcomesAnswer',
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
    nudgeCycleReviews: {
      200: {
        'application/json': {
          $ref: '#/$defs/CycleOutcomesAnswer',
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
    getReviewCycleCandidates: {
      200: {
        'application/json': {
          $ref: '#/$defs/CandidatesAnswer',
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
    recallReviews: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewRecallAnswer',
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
    getArchivedReviews: {
      200: {
        'application/json': {
          $ref: '#/$defs/ArchiveAnswer',
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
    getReviewForms: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewFormsAnswer',
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
    updateReviewForm: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewFormSaved',
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
    addReviewForm: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewFormSaved',
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
    getReviewForm: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewFormAnswer',
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
    deleteReviewForm: {
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
    getReviewSteps: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewStepsAnswer',
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
    updateReviewStep: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewStepSaved',
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
    addReviewStep: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewStepSaved',
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
    orderReviewSteps: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewStepsOrdered',
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
    deleteReviewStep: {
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
    getReviewWorkflows: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewWorkflowsAnswer',
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
    updateReviewWorkflow: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewWorkflowSaved',
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
    addReviewWorkflow: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewWorkflowSaved',
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
    getReviewWorkflow: {
      200: {
        'application/json': {
          $ref: '#/$defs/ReviewWorkflowAnswer',
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
    deleteReviewWorkflow: {
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
    getPerformanceSettings: {
      200: {
        'application/json': {
          $ref: '#/$defs/PerformanceSettingsAnswer',
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
    savePerformanceSettings: {
      200: {
        'application/json': {
          $ref: '#/$defs/PerformanceSettingsSaved',
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
  },
};

export default responses;
