import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Clock } from '../../../clock.ts';
import type { PartOutput } from '../../../records/create-record-part.ts';
import { isPartUnsaved } from '../../../records/part-form.ts';
import type {
  TextDraft,
  TextRemoved,
  TextReport,
  TextSource,
  TextStatus,
} from '../../shared/saved-text.ts';
import { meetingActionDeletionMachine } from './meeting-action-deletion.machine.ts';
import { meetingActionMachine } from './meeting-action.machine.ts';
import { meetingNotesMachine } from '../meeting-notes.machine.ts';
import { meetingTicksMachine } from './meeting-ticks.machine.ts';
import type { ActionTicked, MeetingActionItem, MeetingChanged, ReviewMeeting } from '../meeting.ts';

/** Notes that are not on the server, with their meeting. */
export interface NotesDraft extends TextDraft {
  meetingId: string;
}

/** Whether typed notes are not on the server. */
export interface WorkReport {
  type: 'work.reported';
  isUnsaved: boolean;
}

export interface MeetingWorkInput {
  meeting: ReviewMeeting;
  notesDraft: NotesDraft | null;
  clock: Clock;
  report: { send: (event: MeetingChanged | WorkReport) => void };
}

export interface MeetingWorkContext extends MeetingWorkInput {
  /** Whether someone has deleted the meeting in the meantime. */
  isDeleted: boolean;
  /** The action item that is edited or deleted; null for a new one. */
  action: MeetingActionItem | null;
  notesStatus: TextStatus;
}

/** The notes as they are stored; read-only once the meeting is deleted. */
const toNotesSource = ({ meeting, isDeleted }: MeetingWorkContext): TextSource => ({
  id: meeting.id,
  answerId: meeting.reviewId,
  isEditable: meeting.canPerformNotesOperation && !isDeleted,
  isRequired: false,
  text: meeting.reviewMeetingNotes,
  version: meeting.version,
});

/** The input of the notes; a draft of another meeting's notes is not theirs. */
const toNotesInput = (context: MeetingWorkContext) => {
  const { meeting, notesDraft, clock } = context;
  return {
    link: { reviewId: meeting.reviewId, stepId: '' },
    source: toNotesSource(context),
    draft: notesDraft?.meetingId === meeting.id ? notesDraft : null,
    clock,
  };
};

export const meetingWorkMachine = setup({
  types: {
    context: {} as MeetingWorkContext,
    events: {} as
      | MeetingChanged
      | ActionTicked
      | TextReport
      | TextRemoved
      | { type: 'meeting.updated'; meeting: ReviewMeeting | null }
      | { type: 'network.returned' }
      | { type: 'action.add' }
      | { type: 'action.edit' | 'action.delete'; action: MeetingActionItem },
    input: {} as MeetingWorkInput,
    tags: {} as 'lost',
    children: {} as {
      notes: 'notes';
      ticks: 'ticks';
      action: 'action';
      actionDeletion: 'actionDeletion';
    },
  },
  actors: {
    notes: meetingNotesMachine,
    ticks: meetingTicksMachine,
    action: meetingActionMachine,
    actionDeletion: meetingActionDeletionMachine,
  },
  guards: {
    isDeleted: (_, { meeting }: { meeting: ReviewMeeting | null }) => meeting === null,
    canWrite: ({ context: { meeting, isDeleted } }) =>
      meeting.canPerformNotesOperation && !isDeleted,
    canChange: ({ context }, { action }: { action: MeetingActionItem }) =>
      action.canPerformActionOperation && !context.isDeleted,
    isOutdated: (_, { output }: { output: PartOutput }) => output.isOutdated,
  },
  actions: {
    update: assign(({ context }, { meeting }: { meeting: ReviewMeeting | null }) => ({
      meeting: meeting ?? context.meeting,
      isDeleted: meeting === null,
    })),
    updateNotes: sendTo('notes', ({ context }) => ({
      type: 'text.loaded' as const,
      source: toNotesSource(context),
    })),
    resendNotes: sendTo('notes', { type: 'network.returned' }),
    noteStatus: assign((_, { status }: { status: TextStatus }) => ({ notesStatus: status })),
    reportStatus: ({ context }, { status }: { status: TextStatus }) =>
      context.report.send({ type: 'work.reported', isUnsaved: status !== 'stored' }),
    reportChange: ({ context }) => context.report.send({ type: 'meeting.changed' }),
    selectAction: assign((_, { action }: { action: MeetingActionItem | null }) => ({ action })),
  },
}).createMachine({
  id: 'meeting-work',
  description:
    'What is written in a meeting from its start: its notes, and its action items, which are completed also after its close. Source: REVW-024, REVW-026, REVW-031, REVW-032.',
  context: ({ input }) => ({ ...input, isDeleted: false, action: null, notesStatus: 'stored' }),
  type: 'parallel',
  on: {
    'text.reported': {
      actions: [
        { type: 'noteStatus', params: ({ event }) => event },
        { type: 'reportStatus', params: ({ event }) => event },
      ],
    },
    'network.returned': { actions: 'resendNotes' },
    'meeting.changed': { actions: 'reportChange' },
  },
  invoke: [
    {
      id: 'notes',
      src: 'notes',
      input: ({ context, self }) => ({ ...toNotesInput(context), report: self }),
      onError: { actions: 'reportChange' },
    },
    {
      id: 'ticks',
      src: 'ticks',
      input: ({ self }) => ({ report: self }),
      onError: { actions: 'reportChange' },
    },
  ],
  states: {
    presence: {
      description: 'Whether the meeting still exists.',
      initial: 'present',
      on: {
        'meeting.updated': [
          {
            guard: { type: 'isDeleted', params: ({ event }) => event },
            target: '.removed',
            actions: [{ type: 'update', params: ({ event }) => event }, 'updateNotes'],
          },
          {
            target: '.present',
            actions: [{ type: 'update', params: ({ event }) => event }, 'updateNotes'],
          },
        ],
      },
      states: {
        present: { description: 'The meeting is shown as it is stored.' },
        removed: {
          description: 'Someone has deleted the meeting: what is typed can be copied.',
          tags: 'lost',
        },
      },
    },
    actions: {
      description: 'The action items, by due date.',
      initial: 'listing',
      states: {
        listing: {
          description: 'The action items are shown, or that there are none.',
          on: {
            'action.add': {
              guard: 'canWrite',
              target: 'writing',
              actions: { type: 'selectAction', params: { action: null } },
            },
            'action.edit': {
              guard: { type: 'canChange', params: ({ event }) => event },
              target: 'writing',
              actions: { type: 'selectAction', params: ({ event }) => event },
            },
            'action.delete': {
              guard: { type: 'canChange', params: ({ event }) => event },
              target: 'deleting',
              actions: { type: 'selectAction', params: ({ event }) => event },
            },
          },
        },
        writing: {
          description: 'An action item is added or edited.',
          invoke: {
            id: 'action',
            src: 'action',
            input: ({ context: { meeting, action } }) => ({ parentId: meeting.id, part: action }),
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
        deleting: {
          description: 'Asks whether to delete an action item, and deletes it.',
          invoke: {
            id: 'actionDeletion',
            src: 'actionDeletion',
            input: ({ context: { action } }) => ({ part: action as MeetingActionItem }),
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
  },
});

export type MeetingWorkActor = ActorRefFrom<typeof meetingWorkMachine>;

/** Whether something typed is not on the server. */
export const isWorkUnsaved = ({
  context: { notesStatus },
  children: { action },
}: SnapshotFrom<typeof meetingWorkMachine>): boolean =>
  notesStatus !== 'stored' || (action !== undefined && isPartUnsaved(action.getSnapshot()));
