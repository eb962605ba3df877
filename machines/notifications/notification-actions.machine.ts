import { assign, setup } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import {
  completeNotification,
  linkSubProject,
  markAllNotificationsRead,
  markNotificationSeen,
  rejectProjectLink,
} from './notification-actions.actors.ts';
import { getCounts, type Counts } from './counts.ts';
import { isNewAction, type NotificationAction, type Notification } from './notifications.ts';

/** Updates for the panel: the pending actions, and the outcome of the previous one. */
export type ActionsEvent =
  | { type: 'actions.changed'; pendingActions: readonly NotificationAction[] }
  | {
      type: 'action.settled';
      pendingActions: readonly NotificationAction[];
      action: NotificationAction;
      counts: Counts;
      /** The updated notification, if the action was about one. */
      notification: Notification | null;
    }
  | {
      type: 'action.rejected';
      pendingActions: readonly NotificationAction[];
      /** Whether the list is outdated and has to reload. */
      isOutdated: boolean;
    };

export interface NotificationActionsInput {
  /** The employee who responds to requests. */
  employeeId: string | null;
  panel: { send: (received: ActionsEvent) => void };
}

export interface NotificationActionsContext extends NotificationActionsInput {
  /** The person's actions that the server has not yet confirmed, in order. */
  pendingActions: readonly NotificationAction[];
}

type ResponseBody = Counts & { notification?: Notification };

/** The notification of the first action. */
function getFirstNotification({ pendingActions: [action] }: NotificationActionsContext): {
  notification: Notification;
} {
  if (!action || action.kind === 'seeAll')
    throw new Error(
      'Expected the first pending action to be about one notification, found none or seeAll.',
    );
  return { notification: action.notification };
}

const isFirst =
  (kind: NotificationAction['kind']) =>
  ({ context: { pendingActions } }: { context: NotificationActionsContext }) =>
    pendingActions[0]?.kind === kind;

export const notificationActionsMachine = setup({
  types: {
    context: {} as NotificationActionsContext,
    events: {} as { type: 'action.perform'; action: NotificationAction },
    input: {} as NotificationActionsInput,
    tags: {} as 'busy',
  },
  actors: {
    markNotificationSeen,
    markAllNotificationsRead,
    completeNotification,
    rejectProjectLink,
    linkSubProject,
  },
  guards: {
    isNew: ({ context }, params: { action: NotificationAction }) =>
      isNewAction(context.pendingActions, params.action),
    isToBeSeen: isFirst('see'),
    areAllToBeSeen: isFirst('seeAll'),
    isToBeAccepted: isFirst('accept'),
    isToBeCompleted: isFirst('complete'),
    isToBeDenied: isFirst('deny'),
  },
  actions: {
    add: assign({
      pendingActions: ({ context }, params: { action: NotificationAction }) => [
        ...context.pendingActions,
        params.action,
      ],
    }),
    drop: assign({ pendingActions: ({ context }) => context.pendingActions.slice(1) }),
    notifyPanel: ({ context: { panel, pendingActions } }) =>
      panel.send({ type: 'actions.changed', pendingActions }),
    emitSettled: ({ context: { panel, pendingActions } }, response: ResponseBody) => {
      const [action] = pendingActions;
      if (!action) return;
      const { notification = null } = response;
      const counts = getCounts(response);
      panel.send({
        type: 'action.settled',
        pendingActions: pendingActions.slice(1),
        action,
        counts,
        notification,
      });
    },
    reportRejected: (
      { context: { panel, pendingActions } },
      params: { error: unknown; isHalfDone?: boolean },
    ) => {
      const isKnownBetter = ['conflict', 'notFound'].includes(toProblem(params.error).kind);
      const isOutdated = isKnownBetter || params.isHalfDone === true;
      panel.send({ type: 'action.rejected', pendingActions: pendingActions.slice(1), isOutdated });
    },
  },
}).createMachine({
  id: 'notification-actions',
  description:
    "A person's actions on notifications, sent to the server one after the other while the list shows them at once. Source: NOTIF-012.",
  context: ({ input }) => ({ ...input, pendingActions: [] }),
  on: {
    'action.perform': {
      guard: { type: 'isNew', params: ({ event }) => event },
      actions: [{ type: 'add', params: ({ event }) => event }, 'notifyPanel'],
    },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'All actions are sent.',
      always: [
        { guard: 'isToBeSeen', target: 'marking' },
        { guard: 'areAllToBeSeen', target: 'markingAll' },
        { guard: 'isToBeAccepted', target: 'linking' },
        { guard: 'isToBeCompleted', target: 'completing' },
        { guard: 'isToBeDenied', target: 'denying' },
      ],
    },
    marking: {
      description: 'A notification is being marked as seen; the list already shows it so.',
      tags: 'busy',
      invoke: {
        id: 'markNotificationSeen',
        src: 'markNotificationSeen',
        input: ({ context }) => getFirstNotification(context),
        onDone: {
          target: 'resting',
          actions: [{ type: 'emitSettled', params: ({ event }) => event.output }, 'drop'],
        },
        onError: {
          target: 'resting',
          actions: [{ type: 'reportRejected', params: ({ event }) => event }, 'drop'],
        },
      },
    },
    markingAll: {
      description: 'All notifications are being marked as seen; the list already shows them so.',
      tags: 'busy',
      invoke: {
        id: 'markAllNotificationsRead',
        src: 'markAllNotificationsRead',
        onDone: {
          target: 'resting',
          actions: [{ type: 'emitSettled', params: ({ event }) => event.output }, 'drop'],
        },
        onError: {
          target: 'resting',
          actions: [{ type: 'reportRejected', params: ({ event }) => event }, 'drop'],
        },
      },
    },
    linking: {
      description: 'A request is being accepted: the project is linked below the requested one.',
      tags: 'busy',
      invoke: {
        id: 'linkSubProject',
        src: 'linkSubProject',
        input: ({ context }) => ({
          ...getFirstNotification(context),
          employeeId: context.employeeId ?? '',
        }),
        onDone: 'completing',
        onError: {
          target: 'resting',
          actions: [{ type: 'reportRejected', params: ({ event }) => event }, 'drop'],
        },
      },
    },
    completing: {
      description: 'A notification is being completed or removed; it has already left the list.',
      tags: 'busy',
      invoke: {
        id: 'completeNotification',
        src: 'completeNotification',
        input: ({ context }) => getFirstNotification(context),
        onDone: {
          target: 'resting',
          actions: [{ type: 'emitSettled', params: ({ event }) => event.output }, 'drop'],
        },
        onError: {
          target: 'resting',
          actions: [
            {
              type: 'reportRejected',
              // The project is linked, but only the server knows the state of the request.
              params: ({ context: { pendingActions }, event: { error } }) => ({
                error,
                isHalfDone: pendingActions[0]?.kind === 'accept',
              }),
            },
            'drop',
          ],
        },
      },
    },
    denying: {
      description: 'A request is being denied; its buttons are already hidden.',
      tags: 'busy',
      invoke: {
        id: 'rejectProjectLink',
        src: 'rejectProjectLink',
        input: ({ context }) => getFirstNotification(context),
        onDone: {
          target: 'resting',
          actions: [{ type: 'emitSettled', params: ({ event }) => event.output }, 'drop'],
        },
        onError: {
          target: 'resting',
          actions: [{ type: 'reportRejected', params: ({ event }) => event }, 'drop'],
        },
      },
    },
  },
});
