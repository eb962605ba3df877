import { assign, raise, setup, type ActorRefFrom } from 'xstate';
import { toCause, type Cause } from '../../cause.ts';
import type { PartOutput } from '../../records/create-record-part.ts';
import { templateActivityDeletionMachine } from './template-activity-deletion.machine.ts';
import { templateActivityMachine } from './template-activity.machine.ts';
import { templateStageDeletionMachine } from './template-stage-deletion.machine.ts';
import { templateStageMachine } from './template-stage.machine.ts';
import { loadTemplate, saveTemplateChange } from './template.actors.ts';
import type { TemplateActivity, TemplateChange, TemplateStage } from './template.ts';

interface EngagementTemplateContext {
  /** The stages as the server has them; null before the first response. */
  stages: readonly TemplateStage[] | null;
  /** Why the last attempt to load failed, where that is known. */
  cause: Cause | null;
  /** The change that is being saved, or is shown until the template has loaded again. */
  change: TemplateChange | null;
  /** The stage that a dialog is about; null for a new one. */
  stage: TemplateStage | null;
  /** The activity that a dialog is about; null for a new one. */
  activity: TemplateActivity | null;
}

type EngagementTemplateEvent =
  | { type: 'retry' | 'tab.returned' | 'network.returned' | 'template.changed' }
  | { type: 'stage.add' }
  | { type: 'stage.edit' | 'stage.remove'; stage: TemplateStage }
  | { type: 'activity.add'; stage: TemplateStage }
  | { type: 'activity.edit'; stage: TemplateStage; activity: TemplateActivity }
  | { type: 'activity.remove'; activity: TemplateActivity }
  | { type: 'order.change'; change: TemplateChange };

interface Finished {
  output: PartOutput;
}

export const engagementTemplateMachine = setup({
  types: {
    context: {} as EngagementTemplateContext,
    events: {} as EngagementTemplateEvent,
    children: {} as {
      stageForm: 'stageForm';
      stageDeletion: 'stageDeletion';
      activityForm: 'activityForm';
      activityDeletion: 'activityDeletion';
    },
    tags: {} as 'busy' | 'shown' | 'outdated',
  },
  actors: {
    loadTemplate,
    saveTemplateChange,
    stageForm: templateStageMachine,
    stageDeletion: templateStageDeletionMachine,
    activityForm: templateActivityMachine,
    activityDeletion: templateActivityDeletionMachine,
  },
  guards: { isOutdated: (_, { output }: Finished) => output.isOutdated },
  actions: {
    show: assign((_, stages: readonly TemplateStage[]) => ({ stages, cause: null })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
    selectStage: assign((_, { stage }: { stage: TemplateStage | null }) => ({ stage })),
    selectActivity: assign((_, { activity }: { activity: TemplateActivity | null }) => ({
      activity,
    })),
    startChange: assign((_, { change }: { change: TemplateChange }) => ({ change })),
    clearChange: assign({ change: null }),
    // An event of its own region: a target there would end an open dialog with what was typed.
    refresh: raise({ type: 'template.changed' }),
  },
}).createMachine({
  id: 'engagement-template',
  description:
    'The template of engagements: its stages and activities are added, edited, sorted, moved and removed. Source: ENGAG-003, ENGAG-031, ENGAG-032, ENGAG-033.',
  context: { stages: null, cause: null, change: null, stage: null, activity: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The stages are loading; the page opens with them.',
      tags: 'busy',
      invoke: {
        id: 'loadTemplate',
        src: 'loadTemplate',
        onDone: { target: 'ready', actions: { type: 'show', params: ({ event }) => event.output } },
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    unavailable: {
      description: 'The stages could not be loaded; the person can try again.',
      on: { retry: 'loading', 'tab.returned': 'loading', 'network.returned': 'loading' },
    },
    ready: {
      description: 'The template is shown.',
      tags: 'shown',
      type: 'parallel',
      states: {
        content: {
          description: 'The stages that are shown.',
          initial: 'current',
          on: {
            'tab.returned': '.refreshing',
            'network.returned': '.refreshing',
            // Not reentered: that would close an open dialog, which is a region aside.
            'template.changed': '.refreshing',
          },
          states: {
            current: { description: 'What is shown is what was last loaded.' },
            refreshing: {
              description:
                'The template loads again quietly, since a part or someone else has changed it: what is shown and typed stays.',
              invoke: {
                id: 'refreshTemplate',
                src: 'loadTemplate',
                onDone: {
                  target: 'current',
                  actions: [{ type: 'show', params: ({ event }) => event.output }, 'clearChange'],
                },
                onError: {
                  target: 'outdated',
                  actions: [{ type: 'storeCause', params: ({ event }) => event }, 'clearChange'],
                },
              },
            },
            outdated: {
              description:
                'The quiet reload failed, for example offline: the page says that it may be outdated, and why.',
              tags: 'outdated',
              on: { retry: 'refreshing' },
            },
          },
        },
        order: {
          description: 'A new order of stages or activities, or a move to another stage.',
          initial: 'resting',
          states: {
            resting: {
              description: 'Nothing is being sorted. The client shows why a change has failed.',
              on: {
                'order.change': {
                  target: 'saving',
                  actions: { type: 'startChange', params: ({ event }) => event },
                },
              },
            },
            saving: {
              description: 'The change is being saved; it is shown already.',
              tags: 'busy',
              invoke: {
                id: 'saveTemplateChange',
                src: 'saveTemplateChange',
                input: ({ context: { change, stages } }) => ({
                  change: change as TemplateChange,
                  stages: stages ?? [],
                }),
                onDone: { target: 'resting', actions: 'refresh' },
                // Someone else has sorted them first: their order is shown.
                onError: {
                  target: 'resting',
                  actions: ['clearChange', 'refresh'],
                },
              },
            },
          },
        },
        dialog: {
          description: 'The dialog about a stage or an activity.',
          initial: 'closed',
          states: {
            closed: {
              description: 'The template is shown.',
              on: {
                'stage.add': {
                  target: 'editingStage',
                  actions: { type: 'selectStage', params: { stage: null } },
                },
                'stage.edit': {
                  target: 'editingStage',
                  actions: { type: 'selectStage', params: ({ event }) => event },
                },
                'stage.remove': {
                  target: 'removingStage',
                  actions: { type: 'selectStage', params: ({ event }) => event },
                },
                'activity.add': {
                  target: 'editingActivity',
                  actions: [
                    { type: 'selectStage', params: ({ event }) => event },
                    { type: 'selectActivity', params: { activity: null } },
                  ],
                },
                'activity.edit': {
                  target: 'editingActivity',
                  actions: [
                    { type: 'selectStage', params: ({ event }) => event },
                    { type: 'selectActivity', params: ({ event }) => event },
                  ],
                },
                'activity.remove': {
                  target: 'removingActivity',
                  actions: { type: 'selectActivity', params: ({ event }) => event },
                },
              },
            },
            editingStage: {
              description: 'A stage is added or edited in a dialog, which has its own machine.',
              invoke: {
                id: 'stageForm',
                src: 'stageForm',
                input: ({ context: { stage } }) => ({ parentId: 'template', part: stage }),
                onDone: [
                  {
                    guard: { type: 'isOutdated', params: ({ event }) => event },
                    target: 'closed',
                    actions: 'refresh',
                  },
                  { target: 'closed' },
                ],
                onError: 'closed',
              },
            },
            removingStage: {
              description: 'A stage is deleted after a confirmation, which has its own machine.',
              invoke: {
                id: 'stageDeletion',
                src: 'stageDeletion',
                input: ({ context }) => ({ part: context.stage as TemplateStage }),
                onDone: [
                  {
                    guard: { type: 'isOutdated', params: ({ event }) => event },
                    target: 'closed',
                    actions: 'refresh',
                  },
                  { target: 'closed' },
                ],
                onError: 'closed',
              },
            },
            editingActivity: {
              description: 'An activity is added or edited in a dialog, which has its own machine.',
              invoke: {
                id: 'activityForm',
                src: 'activityForm',
                input: ({ context: { stage, activity } }) => ({
                  parentId: stage?.id ?? '',
                  part: activity,
                }),
                onDone: [
                  {
                    guard: { type: 'isOutdated', params: ({ event }) => event },
                    target: 'closed',
                    actions: 'refresh',
                  },
                  { target: 'closed' },
                ],
                onError: 'closed',
              },
            },
            removingActivity: {
              description:
                'An activity is deleted after a confirmation, which has its own machine.',
              invoke: {
                id: 'activityDeletion',
                src: 'activityDeletion',
                input: ({ context }) => ({ part: context.activity as TemplateActivity }),
                onDone: [
                  {
                    guard: { type: 'isOutdated', params: ({ event }) => event },
                    target: 'closed',
                    actions: 'refresh',
                  },
                  { target: 'closed' },
                ],
                onError: 'closed',
              },
            },
          },
        },
      },
    },
  },
});

export type EngagementTemplateActor = ActorRefFrom<typeof engagementTemplateMachine>;
