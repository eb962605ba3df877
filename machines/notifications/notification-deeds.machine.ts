import { assign, setup } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import {
  completeNotification,
  linkSubProject,
  markAllNotificationsRead,
  markNotificationSeen,
  rejectProjectLink,
} from './notification-deeds.actors.ts';
import { countsOf, type Counts } from './counts.ts';
import { isNewDeed, type Deed, type Notification } from './notifications.ts';

/** What the panel hears: the deeds that still wait, and what became of the one before them. */
export type DeedsTold =
  | { type: 'deeds.changed'; deeds: readonly Deed[] }
  | {
      type: 'deed.settled';
      deeds: readonly Deed[];
      deed: Deed;
      counts: Counts;
      /** The notification as it is now, where the deed was about one. */
      notification: Notification | null;
    }
  | {
      type: 'deed.refused';
      deeds: readonly Deed[];
      /** Whether the server knows better than the list: it has to be read again. */
      isOutdated: boolean;
    };

export interface NotificationDeedsInput {
  /** Who answers requests. */
  employeeId: string | null;
  panel: { send: (told: DeedsTold) => void };
}

export interface NotificationDeedsContext extends NotificationDeedsInput {
  /** What the person has done and the server has not answered, in its order. */
  deeds: readonly Deed[];
}

type Answer = Counts & { notification?: Notification };

/** The notification that the first deed is about. */
function deedOf({ deeds: [deed] }: NotificationDeedsContext): { notification: Notification } {
  if (!deed || deed.kind === 'seeAll') throw new Error('Nothing is done to one notification.');
  return { notification: deed.notification };
}

const isFirst =
  (kind: Deed['kind']) =>
  ({ context: { deeds } }: { context: NotificationDeedsContext }) =>
    deeds[0]?.kind === kind;

export const notificationDeedsMachine = setup({
  types: {
    context: {} as NotificationDeedsContext,
    events: {} as { type: 'deed.done'; deed: Deed },
    input: {} as NotificationDeedsInput,
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
    isNew: ({ context }, params: { deed: Deed }) => isNewDeed(context.deeds, params.deed),
    isToBeSeen: isFirst('see'),
    areAllToBeSeen: isFirst('seeAll'),
    isToBeAccepted: isFirst('accept'),
    isToBeCompleted: isFirst('complete'),
    isToBeDenied: isFirst('deny'),
  },
  actions: {
    add: assign({
      deeds: ({ context }, params: { deed: Deed }) => [...context.deeds, params.deed],
    }),
    drop: assign({ deeds: ({ context }) => context.deeds.slice(1) }),
    tellAdded: ({ context: { panel, deeds } }) => panel.send({ type: 'deeds.changed', deeds }),
    tellSettled: ({ context: { panel, deeds } }, answer: Answer) => {
      const [deed] = deeds;
      if (!deed) return;
      const { notification = null } = answer;
      const counts = countsOf(answer);
      panel.send({ type: 'deed.settled', deeds: deeds.slice(1), deed, counts, notification });
    },
    tellRefused: (
      { context: { panel, deeds } },
      params: { error: unknown; isHalfDone?: boolean },
    ) => {
      const isKnownBetter = ['conflict', 'notFound'].includes(toProblem(params.error).kind);
      const isOutdated = isKnownBetter || params.isHalfDone === true;
      panel.send({ type: 'deed.refused', deeds: deeds.slice(1), isOutdated });
    },
  },
}).createMachine({
  id: 'notification-deeds',
  description:
    'What a person does to their notifications, told to the server one after the other while the list shows it at once. Source: NOTIF-012.',
  context: ({ input }) => ({ ...input, deeds: [] }),
  on: {
    'deed.done': {
      guard: { type: 'isNew', params: ({ event }) => event },
      actions: [{ type: 'add', params: ({ event }) => event }, 'tellAdded'],
    },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'The server knows everything.',
      always: [
        { guard: 'isToBeSeen', target: 'marking' },
        { guard: 'areAllToBeSeen', target: 'markingAll' },
        { guard: 'isToBeAccepted', target: 'linking' },
        { guard: 'isToBeCompleted', target: 'completing' },
        { guard: 'isToBeDenied', target: 'denying' },
      ],
    },
    marking: {
      description: 'One is marked as seen; it is shown so already.',
      tags: 'busy',
      invoke: {
        id: 'markNotificationSeen',
        src: 'markNotificationSeen',
        input: ({ context }) => deedOf(context),
        onDone: {
          target: 'resting',
          actions: [{ type: 'tellSettled', params: ({ event }) => event.output }, 'drop'],
        },
        onError: {
          target: 'resting',
          actions: [{ type: 'tellRefused', params: ({ event }) => event }, 'drop'],
        },
      },
    },
    markingAll: {
      description: 'All are marked as seen; they are shown so already.',
      tags: 'busy',
      invoke: {
        id: 'markAllNotificationsRead',
        src: 'markAllNotificationsRead',
        onDone: {
          target: 'resting',
          actions: [{ type: 'tellSettled', params: ({ event }) => event.output }, 'drop'],
        },
        onError: {
          target: 'resting',
          actions: [{ type: 'tellRefused', params: ({ event }) => event }, 'drop'],
        },
      },
    },
    linking: {
      description: 'A request is accepted: the project is linked below the one it asked for.',
      tags: 'busy',
      invoke: {
        id: 'linkSubProject',
        src: 'linkSubProject',
        input: ({ context }) => ({ ...deedOf(context), employeeId: context.employeeId ?? '' }),
        onDone: 'completing',
        onError: {
          target: 'resting',
          actions: [{ type: 'tellRefused', params: ({ event }) => event }, 'drop'],
        },
      },
    },
    completing: {
      description: 'One is completed or removed; it is gone from the list already.',
      tags: 'busy',
      invoke: {
        id: 'completeNotification',
        src: 'completeNotification',
        input: ({ context }) => deedOf(context),
        onDone: {
          target: 'resting',
          actions: [{ type: 'tellSettled', params: ({ event }) => event.output }, 'drop'],
        },
        onError: {
          target: 'resting',
          actions: [
            {
              type: 'tellRefused',
              // The project is linked: what became of the request, only the server knows.
              params: ({ context: { deeds }, event: { error } }) => ({
                error,
                isHalfDone: deeds[0]?.kind === 'accept',
              }),
            },
            'drop',
          ],
        },
      },
    },
    denying: {
      description: 'A request is denied; its buttons are gone already.',
      tags: 'busy',
      invoke: {
        id: 'rejectProjectLink',
        src: 'rejectProjectLink',
        input: ({ context }) => deedOf(context),
        onDone: {
          target: 'resting',
          actions: [{ type: 'tellSettled', params: ({ event }) => event.output }, 'drop'],
        },
        onError: {
          target: 'resting',
          actions: [{ type: 'tellRefused', params: ({ event }) => event }, 'drop'],
        },
      },
    },
  },
});
