import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isPartUnsaved } from '../../records/part-form.ts';
import { isWorkUnsaved } from './actions/meeting-work.machine.ts';
import type { ReviewMeeting } from './meeting.ts';
import { reviewMeetingSetup } from './review-meeting.setup.ts';

/** The call of a step has succeeded, or has failed: what is stored is shown again. */
const afterStep = {
  onDone: {
    target: 'closed',
    actions: [
      {
        type: 'showMeeting',
        params: ({ event }: { event: { output: ReviewMeeting } }) => ({ meeting: event.output }),
      },
      'announce',
    ],
  },
  onError: { target: 'closed', actions: 'reload' },
} as const;

const toMeetingId = ({ context }: { context: { meeting: ReviewMeeting | null } }) => ({
  meetingId: context.meeting?.id ?? '',
});

export const reviewMeetingMachine = reviewMeetingSetup.createMachine({
  id: 'review-meeting',
  description:
    'The meeting about a review, from its plan to its close, with its notes and action items; what the person can do is decided by the server’s flags. Source: REVW-027, REVW-028, REVW-029, REVW-030, REVW-044.',
  context: ({ input }) => ({
    ...input,
    meeting: null,
    managementBlock: null,
    cause: null,
    head: null,
    workId: '',
    isWorkUnsaved: false,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The meeting is loading.',
      tags: 'busy',
      invoke: {
        id: 'loadMeeting',
        src: 'loadMeeting',
        input: ({ context: { reviewId } }) => ({ reviewId }),
        onDone: {
          target: 'content',
          actions: { type: 'show', params: ({ event }) => event.output },
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
      description: 'The meeting is shown, or that there is none yet.',
      type: 'parallel',
      tags: 'shown',
      invoke: { id: 'calendar', src: 'calendar', onError: { actions: 'reload' } },
      states: {
        meeting: {
          description: 'The status of the meeting.',
          initial: 'showing',
          on: { 'meeting.shown': '.showing' },
          states: {
            showing: {
              description: 'The server’s flags decide what is shown.',
              always: [
                { guard: 'isNone', target: 'none' },
                { guard: 'isCreated', target: 'created' },
                { guard: 'isStarted', target: 'started' },
                { guard: 'isEnded', target: 'ended' },
                { target: 'closed' },
              ],
            },
            none: { description: 'There is no meeting about the review yet.' },
            created: { description: 'The meeting is planned. Source: REVW-027.' },
            started: {
              description: 'The meeting is running: notes and action items are written.',
            },
            ended: {
              description:
                'The meeting has ended; notes and action items can still be written. Source: REVW-028.',
            },
            closed: {
              description:
                'The meeting is closed: action items can still be completed. Source: REVW-029.',
            },
          },
        },
        work: {
          description: 'The notes and action items of the meeting.',
          initial: 'hidden',
          states: {
            hidden: {
              description: 'Nothing is written yet, or the person cannot read it.',
              entry: 'closeWork',
              always: { guard: 'hasWork', target: 'shown' },
            },
            shown: {
              description: 'The notes and action items are shown.',
              entry: 'openWork',
              on: {
                'meeting.shown': [
                  { guard: 'hasNoWork', target: 'hidden' },
                  { guard: 'hasOtherWork', target: 'shown', reenter: true },
                  { actions: 'updateWork' },
                ],
                'network.returned': { actions: 'resendWork' },
                'work.reported': [
                  {
                    guard: { type: 'isDismissed', params: ({ event }) => event },
                    target: 'hidden',
                  },
                  { actions: { type: 'noteWork', params: ({ event }) => event } },
                ],
              },
              invoke: {
                id: 'work',
                src: 'work',
                input: ({ context: { meeting, notesDraft, clock }, self }) => ({
                  meeting: meeting as ReviewMeeting,
                  notesDraft,
                  clock,
                  report: self,
                }),
                onError: { actions: 'reload' },
              },
            },
          },
        },
        record: {
          description: 'Whether what is shown is what is stored.',
          initial: 'current',
          on: {
            'meeting.changed': '.refreshing',
            'tab.returned': '.refreshing',
            'network.returned': '.refreshing',
          },
          states: {
            current: { description: 'What is shown is what was last loaded.' },
            refreshing: {
              description:
                'The meeting reloads quietly, because it was changed, here or by someone else: what is typed stays.',
              tags: 'refreshing',
              invoke: {
                id: 'refreshMeeting',
                src: 'loadMeeting',
                input: ({ context: { reviewId } }) => ({ reviewId }),
                onDone: {
                  target: 'current',
                  actions: [{ type: 'show', params: ({ event }) => event.output }, 'announce'],
                },
                onError: [
                  { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'lost' },
                  {
                    target: 'outdated',
                    actions: { type: 'storeCause', params: ({ event }) => event },
                  },
                ],
              },
            },
            outdated: {
              description: 'The quiet reload failed, for example offline: this is shown, and why.',
              tags: 'outdated',
              on: { retry: 'refreshing' },
            },
            lost: {
              description:
                'The review was deleted, or the person has no part in it any more: what is typed can still be copied.',
              tags: 'lost',
            },
          },
        },
        dialog: {
          description: 'The dialogs of the meeting, and the step that is being taken.',
          initial: 'closed',
          states: {
            closed: {
              description: 'No dialog is open.',
              entry: 'clearHead',
              on: {
                'meeting.plan': { guard: 'canPlan', target: 'preparing' },
                'meeting.edit': { guard: 'canEdit', target: 'preparing' },
                'meeting.delete': { guard: 'canDelete', target: 'deleting' },
                'meeting.start': { guard: 'canStart', target: 'starting' },
                'meeting.end': { guard: 'canEnd', target: 'ending' },
                'meeting.close': { guard: 'canClose', target: 'confirmingClose' },
              },
            },
            preparing: {
              description: 'The people who can be invited are loading, and the meeting to edit.',
              tags: 'busy',
              invoke: {
                id: 'loadMeetingHead',
                src: 'loadMeetingHead',
                input: ({ context: { reviewId, meeting, timeZone } }) => ({
                  reviewId,
                  meetingId: meeting?.id ?? null,
                  timeZone,
                }),
                onDone: {
                  target: 'filling',
                  actions: { type: 'storeHead', params: ({ event }) => event.output },
                },
                // The client shows why.
                onError: { target: 'closed', actions: 'reload' },
              },
            },
            filling: {
              description: 'The meeting is planned, or edited. Source: REVW-037.',
              invoke: {
                id: 'form',
                src: 'form',
                input: ({ context: { reviewId, head } }) => ({ parentId: reviewId, part: head }),
                // Someone else may have planned one in the meantime.
                onDone: { target: 'closed', actions: 'reload' },
                onError: { target: 'closed', actions: 'reload' },
              },
            },
            deleting: {
              description: 'Asks whether to delete the meeting, and deletes it. Source: REVW-030.',
              invoke: {
                id: 'deletion',
                src: 'deletion',
                input: ({ context: { meeting } }) => ({ part: meeting as ReviewMeeting }),
                onDone: { target: 'closed', actions: 'reload' },
                onError: { target: 'closed', actions: 'reload' },
              },
            },
            starting: {
              description: 'The meeting is being started, with the server’s time.',
              tags: 'busy',
              invoke: { id: 'startMeeting', src: 'startMeeting', input: toMeetingId, ...afterStep },
            },
            ending: {
              description: 'The meeting is being ended, with the server’s time.',
              tags: 'busy',
              invoke: { id: 'endMeeting', src: 'endMeeting', input: toMeetingId, ...afterStep },
            },
            confirmingClose: {
              description: 'Asks whether to close the meeting: its notes can then not change.',
              tags: 'question',
              on: { 'close.confirm': 'closing', 'close.cancel': 'closed' },
            },
            closing: {
              description: 'The meeting is being closed.',
              tags: ['busy', 'question'],
              invoke: { id: 'closeMeeting', src: 'closeMeeting', input: toMeetingId, ...afterStep },
            },
          },
        },
      },
    },
    unavailable: {
      description: 'The meeting could not be loaded; the person can try again.',
      on: { retry: 'loading', 'tab.returned': 'loading', 'network.returned': 'loading' },
    },
    notFound: {
      description: 'There is no such review, or the person has no part in it.',
      type: 'final',
    },
  },
});

export type ReviewMeetingActor = ActorRefFrom<typeof reviewMeetingMachine>;

/** Whether something typed is not on the server. */
export const isMeetingUnsaved = ({
  context,
  children: { form, work },
}: SnapshotFrom<typeof reviewMeetingMachine>): boolean =>
  context.isWorkUnsaved ||
  (form !== undefined && isPartUnsaved(form.getSnapshot())) ||
  (work !== undefined && isWorkUnsaved(work.getSnapshot()));
