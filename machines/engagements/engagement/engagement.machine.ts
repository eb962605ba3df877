import { assign, emit, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../../cause.ts';
import type { PartOutput } from '../../records/create-record-part.ts';
import { engagementActivityFormMachine } from './activity/engagement-activity-form.machine.ts';
import { toActivityParent } from './activity/engagement-activity-form.ts';
import {
  engagementActivityMachine,
  isActivityUnsaved,
  type EngagementActivityActor,
} from './activity/engagement-activity.machine.ts';
import { engagementClientMachine } from './parts/engagement-client.machine.ts';
import { engagementDeletionMachine } from './parts/engagement-deletion.machine.ts';
import { engagementFormMachine, type EngagementFormActor } from './engagement-form.machine.ts';
import { engagementHistoryMachine } from './parts/engagement-history.machine.ts';
import { engagementOrdersMachine } from './parts/engagement-orders.machine.ts';
import type { EngagementReport } from './parts/engagement-part.ts';
import { engagementPrintMachine } from './parts/engagement-print.machine.ts';
import { engagementProgressMachine } from './parts/engagement-progress.machine.ts';
import { engagementRemovalMachine } from './parts/engagement-removal.machine.ts';
import type { RemovedPart } from './parts/engagement-removal.ts';
import { engagementStageMachine } from './engagement-stage.machine.ts';
import { loadEngagement } from './engagement.actors.ts';
import { findActiveStage, type Activity, type EngagementDetail, type Stage } from './engagement.ts';

/** What the switch shows. Source: ENGAG-009. */
export type EngagementView = 'overview' | 'stages';

export interface EngagementInput {
  id: string;
  /** Whether the person may change engagements. */
  canEdit: boolean;
  view: EngagementView;
  /** The stage in the address; null for the first one. */
  stageId: string | null;
}

export interface EngagementContext extends EngagementInput {
  /** Null before the first response. */
  detail: EngagementDetail | null;
  /** Why the last attempt to load failed, where that is known. */
  cause: Cause | null;
  /** Whether a person who edits sees what the tenant sees. */
  isTenantView: boolean;
  /** The ids of the running actors of activities, in no order. */
  activityIds: readonly string[];
  /** The stage that is edited; null for a new one. */
  stage: Stage | null;
  /** The activity that is edited; null for a new one. */
  activity: Activity | null;
  /** The stage in which the activity is edited. */
  activityStageId: string;
  removed: RemovedPart | null;
  /** The id of a copy; null while the engagement itself is edited. */
  copyId: string | null;
}

export type EngagementEvent =
  | EngagementReport
  | { type: 'address.change'; view: EngagementView; stageId: string | null }
  | { type: 'tab.returned' | 'network.returned' | 'retry' }
  | { type: 'EDIT' | 'NEW_STAGE' | 'ADD_ACTIVITY' }
  | { type: 'EDIT_STAGE'; stage: Stage }
  | { type: 'EDIT_ACTIVITY'; activity: Activity }
  | { type: 'REMOVE_STAGE' | 'REMOVE_ACTIVITY'; removed: RemovedPart }
  | { type: 'engagement.copy'; copyId: string }
  | { type: 'engagement.delete' | 'history.open' }
  | { type: 'tenantView.toggle' }
  | { type: 'activity.dismiss'; activityId: string };

export type EngagementEmitted =
  | { type: 'engagement.deleted' }
  | { type: 'engagement.created'; id: string };

interface Failed {
  error: unknown;
}

interface Finished {
  output: PartOutput;
}

type ActivityName = `activity ${string}`;

/** The name under which the actor of an activity is spawned. */
export const getActivityName = (activityId: string): ActivityName => `activity ${activityId}`;

/** The activities whose cards are shown: those of the active stage, in the stages view. */
const getShownActivities = ({ detail, stageId, view }: EngagementContext): readonly Activity[] =>
  view === 'stages' && detail
    ? (findActiveStage(detail.engagement.stages, stageId)?.activities ?? [])
    : [];

/** The stage that is shown, also if the address has none. */
const getShownStageId = ({ detail, stageId, view }: EngagementContext): string | null =>
  view === 'stages' && detail
    ? (findActiveStage(detail.engagement.stages, stageId)?.stageId ?? null)
    : null;

/** The actors of the activities by their names. */
interface ActivityChildren {
  /** Missing while paths through the machine are generated. */
  children?: Readonly<Record<string, Pick<EngagementActivityActor, 'getSnapshot'> | undefined>>;
}

/** The dialog of the head data, which has finished. */
interface FormChild {
  /** Missing while paths through the machine are generated. */
  children?: { readonly form?: Pick<EngagementFormActor, 'getSnapshot'> };
}

interface Follow {
  /** Whether the engagement was loaded again, so that what is missing was removed. */
  isReload: boolean;
}

/** The parts that live as long as the page and follow the engagement. */
const partNames = ['progress', 'client', 'orders'] as unknown as readonly 'progress'[];

export const engagementMachine = setup({
  types: {
    context: {} as EngagementContext,
    events: {} as EngagementEvent,
    emitted: {} as EngagementEmitted,
    input: {} as EngagementInput,
    tags: {} as 'busy' | 'shown' | 'outdated' | 'refreshing' | 'lost',
    children: {} as {
      progress: 'progress';
      client: 'client';
      orders: 'orders';
      print: 'print';
      form: 'form';
      stage: 'stage';
      activityForm: 'activityForm';
      removal: 'removal';
      deletion: 'deletion';
      history: 'history';
    } & { [Name in ActivityName]: 'activity' },
  },
  actors: {
    loadEngagement,
    activity: engagementActivityMachine,
    progress: engagementProgressMachine,
    client: engagementClientMachine,
    orders: engagementOrdersMachine,
    print: engagementPrintMachine,
    form: engagementFormMachine,
    stage: engagementStageMachine,
    activityForm: engagementActivityFormMachine,
    removal: engagementRemovalMachine,
    deletion: engagementDeletionMachine,
    history: engagementHistoryMachine,
  },
  guards: {
    isMissing: (_, { error }: Failed) => toProblem(error).kind === 'notFound',
    canEdit: ({ context }) => context.canEdit && !context.isTenantView,
    mayEdit: ({ context }) => context.canEdit,
    isTenantView: ({ context }) => context.isTenantView,
    hasStage: ({ context: { canEdit, isTenantView, detail } }) =>
      canEdit && !isTenantView && (detail?.engagement.stages.length ?? 0) > 0,
    isOutdated: (_, { output }: Finished) => output.isOutdated,
    isCopied: ({ context }, { output }: Finished) => output.isOutdated && context.copyId !== null,
    isDeleted: (_, { output }: { output: { isDeleted: boolean } }) => output.isDeleted,
    isStages: (_, { view }: { view: EngagementView }) => view === 'stages',
  },
  actions: {
    show: assign(({ context }, detail: EngagementDetail) => ({
      detail,
      cause: null,
      // Without a stage in the address, another one may be the first after a reload.
      stageId: context.stageId ?? getShownStageId(context),
    })),
    storeCause: assign((_, { error }: Failed) => ({ cause: toCause(error) })),
    storeAddress: assign((_, { view, stageId }: Pick<EngagementInput, 'view' | 'stageId'>) => ({
      view,
      stageId,
    })),
    toggleTenantView: assign(({ context }) => ({ isTenantView: !context.isTenantView })),
    selectStage: assign((_, { stage }: { stage: Stage | null }) => ({ stage })),
    selectActivity: assign(({ context }, { activity }: { activity: Activity | null }) => ({
      activity,
      activityStageId:
        findActiveStage(context.detail?.engagement.stages ?? [], context.stageId)?.stageId ?? '',
    })),
    clearSelection: assign({
      stage: null,
      activity: null,
      activityStageId: '',
      removed: null,
      copyId: null,
    }),
    selectRemoved: assign((_, { removed }: { removed: RemovedPart }) => ({ removed })),
    selectCopy: assign((_, { copyId }: { copyId: string | null }) => ({ copyId })),
    reload: enqueueActions(({ enqueue }) => enqueue.raise({ type: 'engagement.changed' })),
    emitDeleted: emit({ type: 'engagement.deleted' }),
    emitCopied: emit(({ context }) => ({
      type: 'engagement.created',
      id: context.copyId ?? '',
    })),
    /** The engagement loads again, or the one that it was saved as, since someone had deleted it. */
    showSaved: enqueueActions(({ self, enqueue }, { output }: Finished) => {
      const { children = {} } = self.getSnapshot() as unknown as FormChild;
      const form = children.form?.getSnapshot().context;
      if (output.isSaved === true && form?.part === null) {
        enqueue.emit({ type: 'engagement.created', id: form.parentId });
      } else {
        enqueue.raise({ type: 'engagement.changed' });
      }
    }),
    spawnParts: enqueueActions(({ context, self, enqueue }, detail: EngagementDetail) => {
      const { id } = context;
      enqueue.spawnChild('progress', { id: 'progress', input: { id } });
      enqueue.spawnChild('client', { id: 'client', input: { detail } });
      enqueue.spawnChild('orders', { id: 'orders', input: { report: self } });
      enqueue.spawnChild('print', { id: 'print', input: { id } });
    }),
    updateParts: enqueueActions(({ enqueue }, detail: EngagementDetail) => {
      for (const name of partNames) enqueue.sendTo(name, { type: 'engagement.updated', detail });
    }),
    /**
     * One actor for each activity of the active stage, none for the others. One that is removed
     * while something is typed in it stays, so that it can be copied.
     */
    followActivities: enqueueActions(({ context, self, enqueue }, { isReload }: Follow) => {
      const shown = new Map(getShownActivities(context).map((each) => [each.activityId, each]));
      const { children = {} } = self.getSnapshot() as unknown as ActivityChildren;
      const remaining = context.activityIds.filter((activityId) => {
        const name = getActivityName(activityId);
        const activity = shown.get(activityId);
        if (activity) {
          enqueue.sendTo(name, { type: 'activity.updated', activity });
          return true;
        }
        const card = children[name]?.getSnapshot();
        // Of another stage: what is typed is a draft, which is offered there again.
        if (card && isActivityUnsaved(card) && (isReload || card.hasTag('lost'))) {
          if (!context.isTenantView) enqueue.sendTo(name, { type: 'activity.lost' });
          return true;
        }
        enqueue.stopChild(name);
        return false;
      });
      const added = [...shown.values()].filter(
        ({ activityId }) => !context.activityIds.includes(activityId),
      );
      for (const activity of added) {
        const id = getActivityName(activity.activityId);
        enqueue.spawnChild('activity', { id, input: { activity, report: self } });
      }
      enqueue.assign({ activityIds: [...remaining, ...added.map((each) => each.activityId)] });
    }),
    dismiss: enqueueActions(({ context, enqueue }, { activityId }: { activityId: string }) => {
      if (!context.activityIds.includes(activityId)) return;
      enqueue.stopChild(getActivityName(activityId));
      enqueue.assign({ activityIds: context.activityIds.filter((id) => id !== activityId) });
    }),
  },
}).createMachine({
  id: 'engagement',
  description:
    'An engagement: its overview, and its stages with one actor for each activity that is shown. Source: ENGAG-002, ENGAG-009, ENGAG-056, ENGAG-057, ENGAG-058, ENGAG-059.',
  context: ({ input }) => ({
    ...input,
    detail: null,
    cause: null,
    isTenantView: false,
    activityIds: [],
    stage: null,
    activity: null,
    activityStageId: '',
    removed: null,
    copyId: null,
  }),
  initial: 'loading',
  on: { 'address.change': { actions: { type: 'storeAddress', params: ({ event }) => event } } },
  states: {
    loading: {
      description: 'The engagement is loading.',
      tags: 'busy',
      invoke: {
        id: 'loadEngagement',
        src: 'loadEngagement',
        input: ({ context: { id } }) => ({ id, isTenantView: false }),
        onDone: {
          target: 'content',
          actions: [
            { type: 'show', params: ({ event }) => event.output },
            { type: 'spawnParts', params: ({ event }) => event.output },
            { type: 'followActivities', params: { isReload: false } },
          ],
        },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'notFound' },
          {
            target: 'unavailable',
            actions: { type: 'storeCause', params: ({ event }) => event },
          },
        ],
      },
    },
    content: {
      description: 'The engagement is shown; a switch selects its overview or its stages.',
      type: 'parallel',
      tags: 'shown',
      states: {
        view: {
          description: 'What the switch shows.',
          initial: 'selecting',
          on: {
            'address.change': {
              target: '.selecting',
              actions: [
                { type: 'storeAddress', params: ({ event }) => event },
                { type: 'followActivities', params: { isReload: false } },
              ],
            },
            'activity.dismiss': { actions: { type: 'dismiss', params: ({ event }) => event } },
          },
          states: {
            selecting: {
              description: 'The address decides what is shown.',
              always: [
                {
                  guard: { type: 'isStages', params: ({ context: { view } }) => ({ view }) },
                  target: 'stages',
                },
                { target: 'overview' },
              ],
            },
            overview: { description: 'The overview is shown; no activity has an actor.' },
            stages: { description: 'The stages are shown, with the activities of the active one.' },
          },
        },
        record: {
          description: 'Whether what is shown is what is stored.',
          initial: 'current',
          on: {
            // Not reentered: that would close the dialogs, which are regions aside.
            'engagement.changed': '.refreshing',
            'tab.returned': '.refreshing',
            'network.returned': '.refreshing',
            'tenantView.toggle': { guard: 'mayEdit', target: '.switching' },
          },
          states: {
            current: { description: 'What is shown is what was last loaded.' },
            refreshing: {
              description:
                'The engagement reloads quietly, because it was changed, here or by someone else: what is shown and typed stays.',
              tags: 'refreshing',
              invoke: {
                id: 'refreshEngagement',
                src: 'loadEngagement',
                input: ({ context: { id, isTenantView } }) => ({ id, isTenantView }),
                onDone: {
                  target: 'current',
                  actions: [
                    { type: 'show', params: ({ event }) => event.output },
                    { type: 'updateParts', params: ({ event }) => event.output },
                    { type: 'followActivities', params: { isReload: true } },
                  ],
                },
                onError: [
                  {
                    guard: { type: 'isMissing', params: ({ event }) => event },
                    target: 'lost',
                  },
                  {
                    target: 'outdated',
                    actions: { type: 'storeCause', params: ({ event }) => event },
                  },
                ],
              },
            },
            outdated: {
              description:
                'The quiet reload failed, for example offline: the page says that it may be outdated, and why.',
              tags: 'outdated',
              on: { retry: 'refreshing' },
            },
            lost: {
              description:
                'Someone has deleted the engagement in the meantime: what is typed can still be copied.',
              tags: 'lost',
            },
            switching: {
              description:
                'A person who edits changes between the own view and that of the tenant; nothing changes if it cannot be loaded.',
              tags: 'refreshing',
              invoke: {
                id: 'switchView',
                src: 'loadEngagement',
                input: ({ context: { id, isTenantView } }) => ({
                  id,
                  isTenantView: !isTenantView,
                }),
                onDone: {
                  target: 'current',
                  actions: [
                    { type: 'show', params: ({ event }) => event.output },
                    'toggleTenantView',
                    { type: 'followActivities', params: { isReload: true } },
                  ],
                },
                onError: 'current',
              },
            },
          },
        },
        dialog: {
          description: 'The dialogs of the engagement.',
          initial: 'closed',
          states: {
            closed: {
              description: 'No dialog is open.',
              entry: 'clearSelection',
              on: {
                EDIT: {
                  guard: 'canEdit',
                  target: 'filling',
                  actions: { type: 'selectCopy', params: { copyId: null } },
                },
                'engagement.copy': {
                  guard: 'canEdit',
                  target: 'filling',
                  actions: { type: 'selectCopy', params: ({ event }) => event },
                },
                'engagement.delete': { guard: 'canEdit', target: 'deleting' },
                'history.open': { guard: 'canEdit', target: 'history' },
                NEW_STAGE: {
                  guard: 'canEdit',
                  target: 'stage',
                  actions: { type: 'selectStage', params: { stage: null } },
                },
                EDIT_STAGE: {
                  guard: 'canEdit',
                  target: 'stage',
                  actions: { type: 'selectStage', params: ({ event }) => event },
                },
                ADD_ACTIVITY: {
                  guard: 'hasStage',
                  target: 'activity',
                  actions: { type: 'selectActivity', params: { activity: null } },
                },
                EDIT_ACTIVITY: {
                  guard: 'hasStage',
                  target: 'activity',
                  actions: { type: 'selectActivity', params: ({ event }) => event },
                },
                REMOVE_STAGE: {
                  guard: 'canEdit',
                  target: 'removing',
                  actions: { type: 'selectRemoved', params: ({ event }) => event },
                },
                REMOVE_ACTIVITY: {
                  guard: 'canEdit',
                  target: 'removing',
                  actions: { type: 'selectRemoved', params: ({ event }) => event },
                },
              },
            },
            filling: {
              description: 'The head data is edited, or that of a copy is filled in.',
              invoke: {
                id: 'form',
                src: 'form',
                input: ({ context: { detail, copyId } }) => ({
                  // The id under which it is saved as a new one, if someone deletes it in the meantime.
                  parentId: crypto.randomUUID(),
                  part: detail && { ...detail.engagement, copyId },
                }),
                onDone: [
                  {
                    guard: { type: 'isCopied', params: ({ event }) => event },
                    target: 'closed',
                    actions: 'emitCopied',
                  },
                  {
                    guard: { type: 'isOutdated', params: ({ event }) => event },
                    target: 'closed',
                    actions: { type: 'showSaved', params: ({ event }) => event },
                  },
                  { target: 'closed' },
                ],
                onError: { target: 'closed', actions: 'reload' },
              },
            },
            stage: {
              description: 'A stage is added or edited. Source: ENGAG-058.',
              invoke: {
                id: 'stage',
                src: 'stage',
                input: ({ context: { id, stage } }) => ({ parentId: id, part: stage }),
                onDone: [
                  {
                    guard: { type: 'isOutdated', params: ({ event }) => event },
                    target: 'closed',
                    actions: 'reload',
                  },
                  { target: 'closed' },
                ],
                onError: { target: 'closed', actions: 'reload' },
              },
            },
            activity: {
              description: 'An activity is added to the active stage, or edited.',
              invoke: {
                id: 'activityForm',
                src: 'activityForm',
                input: ({ context: { id, activity, activityStageId: stageId } }) => ({
                  parentId: toActivityParent({ engagementId: id, stageId }),
                  part: activity,
                }),
                onDone: [
                  {
                    guard: { type: 'isOutdated', params: ({ event }) => event },
                    target: 'closed',
                    actions: 'reload',
                  },
                  { target: 'closed' },
                ],
                onError: { target: 'closed', actions: 'reload' },
              },
            },
            removing: {
              description: 'Asks whether to remove a stage or an activity, and removes it.',
              invoke: {
                id: 'removal',
                src: 'removal',
                input: ({ context: { removed } }) => ({ part: removed as RemovedPart }),
                onDone: [
                  {
                    guard: { type: 'isOutdated', params: ({ event }) => event },
                    target: 'closed',
                    actions: 'reload',
                  },
                  { target: 'closed' },
                ],
                onError: { target: 'closed', actions: 'reload' },
              },
            },
            deleting: {
              description: 'Asks whether to delete the engagement, and deletes it.',
              invoke: {
                id: 'deletion',
                src: 'deletion',
                input: ({ context: { id } }) => ({ id }),
                onDone: [
                  {
                    guard: { type: 'isDeleted', params: ({ event }) => event },
                    target: '#engagement.deleted',
                  },
                  { target: 'closed' },
                ],
                onError: { target: 'closed', actions: 'reload' },
              },
            },
            history: {
              description:
                'The history is shown aside; not in the tenant view, since it names what is hidden.',
              always: { guard: 'isTenantView', target: 'closed' },
              invoke: {
                id: 'history',
                src: 'history',
                input: ({ context: { id } }) => ({ id }),
                onDone: 'closed',
                onError: 'closed',
              },
            },
          },
        },
      },
    },
    unavailable: {
      description: 'The engagement could not be loaded; the person can try again.',
      on: { retry: 'loading', 'tab.returned': 'loading', 'network.returned': 'loading' },
    },
    deleted: {
      description: 'The person has deleted the engagement; the page shows the list.',
      type: 'final',
      entry: 'emitDeleted',
    },
    notFound: { description: 'There is no such engagement.', type: 'final' },
  },
});

export type EngagementActor = ActorRefFrom<typeof engagementMachine>;
