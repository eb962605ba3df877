import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { PartOutput } from '../../../records/create-record-part.ts';
import { isPartUnsaved } from '../../../records/part-form.ts';
import { activityActionMachine } from './activity-action.machine.ts';
import { activityDocMachine } from './activity-doc.machine.ts';
import { activityNoteMachine } from './activity-note.machine.ts';
import { activityTicksMachine } from './activity-ticks.machine.ts';
import type { EngagementReporter } from '../parts/engagement-part.ts';
import { engagementRemovalMachine } from '../parts/engagement-removal.machine.ts';
import type { RemovedPart } from '../parts/engagement-removal.ts';
import { toggleActivity, type ToggledActivity } from './engagement-activity.actors.ts';
import type { Activity, ActivityAction, ActivityDoc } from '../engagement.ts';

export interface EngagementActivityInput {
  activity: Activity;
  report: EngagementReporter;
}

/** Opens the form of a part of the activity. */
export type ActivityWriteEvent =
  | { type: 'note.write' }
  | { type: 'doc.write'; doc: ActivityDoc | null }
  | { type: 'action.write'; action: ActivityAction | null };

export interface EngagementActivityContext extends EngagementActivityInput {
  /** The document link that is edited; null for a new one. */
  doc: ActivityDoc | null;
  /** The action item that is edited; null for a new one. */
  action: ActivityAction | null;
  removed: RemovedPart | null;
  /** The forms whose unsaved input this device has stored. */
  drafts: readonly ActivityWriteEvent[];
}

export type EngagementActivityEvent =
  | { type: 'activity.updated'; activity: Activity }
  | { type: 'activity.lost' }
  | { type: 'TOGGLE' }
  | ActivityWriteEvent
  | { type: 'drafts.found'; drafts: readonly ActivityWriteEvent[] }
  | { type: 'part.remove'; removed: RemovedPart };

export const engagementActivityMachine = setup({
  types: {
    context: {} as EngagementActivityContext,
    events: {} as EngagementActivityEvent,
    input: {} as EngagementActivityInput,
    tags: {} as 'busy' | 'lost',
    children: {} as {
      ticks: 'ticks';
      note: 'note';
      doc: 'doc';
      action: 'action';
      removal: 'removal';
    },
  },
  actors: {
    toggleActivity,
    ticks: activityTicksMachine,
    note: activityNoteMachine,
    doc: activityDocMachine,
    action: activityActionMachine,
    removal: engagementRemovalMachine,
  },
  guards: {
    isDone: ({ context }) => context.activity.isDone,
    isOpen: ({ context }) => !context.activity.isDone,
    isOutdated: (_, { output }: { output: PartOutput }) => output.isOutdated,
  },
  actions: {
    update: assign((_, { activity }: { activity: Activity }) => ({ activity })),
    showToggled: assign(({ context }, toggled: ToggledActivity) => ({
      activity: { ...context.activity, ...toggled },
    })),
    selectDoc: assign((_, { doc }: { doc: ActivityDoc | null }) => ({ doc })),
    selectAction: assign((_, { action }: { action: ActivityAction | null }) => ({ action })),
    selectRemoved: assign((_, { removed }: { removed: RemovedPart }) => ({ removed })),
    showDrafts: assign((_, { drafts }: { drafts: readonly ActivityWriteEvent[] }) => ({ drafts })),
    reportChange: ({ context }) => context.report.send({ type: 'engagement.changed' }),
  },
}).createMachine({
  id: 'engagement-activity',
  description:
    'An activity of the active stage: marked as complete and back, with its note, documents and action items. Source: ENGAG-021, ENGAG-061, ENGAG-062, ENGAG-063, ENGAG-064.',
  context: ({ input }) => ({ ...input, doc: null, action: null, removed: null, drafts: [] }),
  type: 'parallel',
  invoke: {
    id: 'ticks',
    src: 'ticks',
    input: ({ context: { report } }) => ({ report }),
    onError: { actions: 'reportChange' },
  },
  states: {
    completion: {
      description: 'Whether the activity is complete.',
      initial: 'checking',
      // Not of the machine: a transition of all regions would close what is being typed.
      on: {
        'activity.updated': {
          target: '.checking',
          actions: { type: 'update', params: ({ event }) => event },
        },
        'drafts.found': { actions: { type: 'showDrafts', params: ({ event }) => event } },
      },
      states: {
        checking: {
          description: 'Shows the state in which the activity was loaded.',
          always: [{ guard: 'isDone', target: 'done' }, { target: 'notDone' }],
        },
        notDone: {
          description: 'The activity is open: its prompts and remove icons are shown.',
          on: { TOGGLE: 'completing' },
        },
        completing: {
          description: 'The activity is being marked as complete, with one call.',
          tags: 'busy',
          // The response says more than what was loaded before it.
          on: { 'activity.updated': { actions: { type: 'update', params: ({ event }) => event } } },
          invoke: {
            id: 'complete',
            src: 'toggleActivity',
            input: ({ context: { activity } }) => ({
              activityId: activity.activityId,
              isDone: true,
            }),
            onDone: {
              target: 'done',
              actions: [
                { type: 'showToggled', params: ({ event }) => event.output },
                'reportChange',
              ],
            },
            onError: { target: 'checking', actions: 'reportChange' },
          },
        },
        done: {
          description:
            'The activity is complete: its prompts, the edit-note link and the remove icons are hidden.',
          on: { TOGGLE: 'reopening' },
        },
        reopening: {
          description: 'The activity is being marked as incomplete, with the same call.',
          tags: 'busy',
          on: { 'activity.updated': { actions: { type: 'update', params: ({ event }) => event } } },
          invoke: {
            id: 'reopen',
            src: 'toggleActivity',
            input: ({ context: { activity } }) => ({
              activityId: activity.activityId,
              isDone: false,
            }),
            onDone: {
              target: 'notDone',
              actions: [
                { type: 'showToggled', params: ({ event }) => event.output },
                'reportChange',
              ],
            },
            onError: { target: 'checking', actions: 'reportChange' },
          },
        },
      },
    },
    note: {
      description: 'The note of the activity.',
      initial: 'reading',
      states: {
        reading: {
          description: 'The note is shown, or that there is none.',
          on: { 'note.write': { guard: 'isOpen', target: 'writing' } },
        },
        writing: {
          description: 'The note is being written.',
          invoke: {
            id: 'note',
            src: 'note',
            input: ({ context: { activity } }) => ({
              parentId: activity.activityId,
              part: activity.notes,
            }),
            onDone: [
              {
                guard: { type: 'isOutdated', params: ({ event }) => event },
                target: 'reading',
                actions: 'reportChange',
              },
              { target: 'reading' },
            ],
            onError: { target: 'reading', actions: 'reportChange' },
          },
        },
      },
    },
    doc: {
      description: 'The document links of the activity.',
      initial: 'listing',
      states: {
        listing: {
          description: 'The document links are shown, or that there are none.',
          on: {
            'doc.write': {
              guard: 'isOpen',
              target: 'writing',
              actions: { type: 'selectDoc', params: ({ event }) => event },
            },
          },
        },
        writing: {
          description: 'A document link is being typed: Enter saves, Escape cancels.',
          invoke: {
            id: 'doc',
            src: 'doc',
            input: ({ context: { activity, doc } }) => ({
              parentId: activity.activityId,
              part: doc,
            }),
            onDone: [
              {
                guard: { type: 'isOutdated', params: ({ event }) => event },
                target: 'listing',
                actions: 'reportChange',
              },
              { target: 'listing' },
            ],
            onError: { target: 'listing', actions: 'reportChange' },
          },
        },
      },
    },
    action: {
      description: 'The action items of the activity.',
      initial: 'listing',
      states: {
        listing: {
          description: 'The action items are shown, or that there are none.',
          on: {
            'action.write': {
              guard: 'isOpen',
              target: 'writing',
              actions: { type: 'selectAction', params: ({ event }) => event },
            },
          },
        },
        writing: {
          description: 'An action item is being typed: Enter saves, Escape cancels.',
          invoke: {
            id: 'action',
            src: 'action',
            input: ({ context: { activity, action } }) => ({
              parentId: activity.activityId,
              part: action,
            }),
            onDone: [
              {
                guard: { type: 'isOutdated', params: ({ event }) => event },
                target: 'listing',
                actions: 'reportChange',
              },
              { target: 'listing' },
            ],
            onError: { target: 'listing', actions: 'reportChange' },
          },
        },
      },
    },
    removal: {
      description: 'The removal of the note, a document link or an action item.',
      initial: 'closed',
      states: {
        closed: {
          description: 'Nothing is being removed.',
          on: {
            'part.remove': {
              guard: 'isOpen',
              target: 'open',
              actions: { type: 'selectRemoved', params: ({ event }) => event },
            },
          },
        },
        open: {
          description: 'Asks whether to remove the part, and removes it.',
          invoke: {
            id: 'removal',
            src: 'removal',
            input: ({ context: { removed } }) => ({ part: removed as RemovedPart }),
            onDone: [
              {
                guard: { type: 'isOutdated', params: ({ event }) => event },
                target: 'closed',
                actions: 'reportChange',
              },
              { target: 'closed' },
            ],
            onError: { target: 'closed', actions: 'reportChange' },
          },
        },
      },
    },
    presence: {
      description: 'Whether the activity still belongs to the stage.',
      initial: 'present',
      states: {
        present: {
          description: 'The activity belongs to the active stage.',
          on: { 'activity.lost': 'removed' },
        },
        removed: {
          description:
            'Someone has removed the activity, its stage, or moved it: what is typed can be copied.',
          tags: 'lost',
          on: { 'activity.updated': 'present' },
        },
      },
    },
  },
});

/** Whether something typed in the card is not saved. */
export const isActivityUnsaved = ({
  children: { note, doc, action },
}: SnapshotFrom<typeof engagementActivityMachine>): boolean =>
  (note !== undefined && isPartUnsaved(note.getSnapshot())) ||
  (doc !== undefined && isPartUnsaved(doc.getSnapshot())) ||
  (action !== undefined && isPartUnsaved(action.getSnapshot()));

export type EngagementActivityActor = ActorRefFrom<typeof engagementActivityMachine>;
