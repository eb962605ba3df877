// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const responses: {
  $defs: Record<string, Schema>;
  operations: Record<string, Record<string, Record<string, Schema>>>;
} = {
  $defs: {
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
    Notification: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'typeId', 'isSeen', 'isComplete', 'isDenied', 'componentName', 'requestedTime', 'notificationData'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        typeId: {
          $ref: '#/$defs/NotificationTypeId',
        },
        isSeen: {
          type: 'boolean',
        },
        isComplete: {
          type: 'boolean',
        },
        isDenied: {
          type: 'boolean',
        },
        componentName: {
          type: 'string',
        },
        requestedTime: {
          type: 'string',
          format: 'date-time',
        },
        notificationData: {
          $ref: '#/$defs/NotificationDetails',
        },
      },
    },
    NotificationAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['notification', 'unreadNotificationCount', 'requestTrackingPendingCount', 'successMessages'],
      properties: {
        notification: {
          $ref: '#/$defs/Notification',
        },
        unreadNotificationCount: {
          $ref: '#/$defs/UnreadNotificationCount',
        },
        requestTrackingPendingCount: {
          $ref: '#/$defs/RequestTrackingPendingCount',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    NotificationCounts: {
      type: 'object',
      additionalProperties: false,
      required: ['unreadNotificationCount', 'requestTrackingPendingCount'],
      properties: {
        unreadNotificationCount: {
          $ref: '#/$defs/UnreadNotificationCount',
        },
        requestTrackingPendingCount: {
          $ref: '#/$defs/RequestTrackingPendingCount',
        },
      },
    },
    NotificationCountsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['unreadNotificationCount', 'requestTrackingPendingCount', 'successMessages'],
      properties: {
        unreadNotificationCount: {
          $ref: '#/$defs/UnreadNotificationCount',
        },
        requestTrackingPendingCount: {
          $ref: '#/$defs/RequestTrackingPendingCount',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    NotificationDetails: {
      type: 'object',
      additionalProperties: false,
      required: ['profileImageUrl', 'userName', 'projectName', 'taskName', 'projectOwnerName', 'notificationMessage', 'messageData', 'value', 'stepId', 'projectId', 'isAdmin'],
      properties: {
        profileImageUrl: {
          type: ['string', 'null'],
        },
        userName: {
          type: ['string', 'null'],
        },
        projectName: {
          type: ['string', 'null'],
        },
        taskName: {
          type: ['string', 'null'],
        },
        projectOwnerName: {
          type: ['string', 'null'],
        },
        notificationMessage: {
          type: ['string', 'null'],
        },
        messageData: {
          type: ['string', 'null'],
        },
        value: {
          type: ['string', 'null'],
        },
        stepId: {
          type: ['string', 'null'],
        },
        projectId: {
          type: ['string', 'null'],
        },
        isAdmin: {
          type: 'boolean',
        },
        reviewId: {
          type: 'string',
          format: 'uuid',
        },
        assetIds: {
          type: 'array',
          maxItems: 100,
          items: {
            $ref: '#/$defs/Id',
          },
        },
        handovers: {
          type: 'array',
          maxItems: 500,
          items: {
            $ref: '#/$defs/NotifiedHandover',
          },
        },
        remark: {
          type: 'string',
        },
        privilege: {
          $ref: '#/$defs/Privilege',
        },
        page: {
          type: 'string',
          pattern: '^/',
          maxLength: 500,
        },
        days: {
          type: 'integer',
          minimum: 1,
        },
      },
    },
    NotificationTypeId: {
      type: 'integer',
      enum: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21],
    },
    NotificationsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['notifications', 'totalCount', 'requestTrackingPendingCount', 'unreadNotificationCount'],
      properties: {
        notifications: {
          type: 'array',
          items: {
            $ref: '#/$defs/Notification',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
        requestTrackingPendingCount: {
          $ref: '#/$defs/RequestTrackingPendingCount',
        },
        unreadNotificationCount: {
          $ref: '#/$defs/UnreadNotificationCount',
        },
      },
    },
    NotifiedHandover: {
      type: 'object',
      additionalProperties: false,
      required: ['assignmentId', 'assetId', 'assetCode'],
      properties: {
        assignmentId: {
          $ref: '#/$defs/Id',
        },
        assetId: {
          $ref: '#/$defs/Id',
        },
        assetCode: {
          type: 'string',
        },
      },
    },
    Privilege: {
      type: 'string',
      enum: ['dashboard.basic', 'employees.view', 'employees.edit', 'employees.add', 'employees.basic', 'users.basic', 'listManager.basic', 'pageManager.basic', 'menuManager.basic', 'scriptManager.basic', 'roleManager.basic', 'teams.basic', 'products.basic', 'services.basic', 'clockwork.basic', 'clockwork.centralizedClockwork', 'prayTube.basic', 'assetMaster.basic', 'assetMaster.add', 'assetMaster.delete', 'assetMaster.edit', 'assetManager.view', 'assetManager.delete', 'assetManager.editTypeProperties', 'assetManager.editDetails', 'assetManager.add', 'assetManager.assign', 'assetManager.basic', 'assetAssignments.basic', 'projects.basic', 'tools.basic', 'workview.basic', 'assetDetailReport.basic', 'assetSummaryReport.basic', 'assetCullOutReport.basic', 'assetStatusReport.basic', 'vendors.basic', 'userLogins.basic', 'engagements.basic', 'engagements.edit', 'workflow.basic', 'forms.basic', 'notification.basic', 'cycle.basic', 'cycle.manageReviewMeeting', 'cycle.add', 'reviews.basic', 'reviews.viewNudgeHistory', 'clients.basic', 'steps.basic', 'designation.basic', 'timereport.basic', 'archives.basic', 'archives.viewAllReviews', 'projectAnalytics.basic', 'calendarEvents.basic', 'entries.basic', 'clockworkAnalytics.basic', 'organizationSettings.basic', 'openAI.basic', 'assetDepreciation.basic', 'tags.basic', 'projectTags.basic', 'holidays.basic', 'permeaSettings.basic', 'tagReport.basic', 'uiDemos.basic'],
    },
    RequestTrackingPendingCount: {
      type: 'integer',
      minimum: 0,
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
    UnreadNotificationCount: {
      type: 'integer',
      minimum: 0,
    },
  },
  operations: {
    getNotificationCounts: {
      200: {
        'application/json': {
          $ref: '#/$defs/NotificationCounts',
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
    completeNotification: {
      200: {
        'application/json': {
          $ref: '#/$defs/NotificationAnswer',
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
    listNotifications: {
      200: {
        'application/json': {
          $ref: '#/$defs/NotificationsAnswer',
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
    markAllNotificationsRead: {
      200: {
        'application/json': {
          $ref: '#/$defs/NotificationCountsAnswer',
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
    rejectProjectLink: {
      200: {
        'application/json': {
          $ref: '#/$defs/NotificationAnswer',
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
    markNotificationSeen: {
      200: {
        'application/json': {
          $ref: '#/$defs/NotificationAnswer',
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
    streamNotifications: {
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
