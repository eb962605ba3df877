import { assign, enqueueActions, raise, sendTo, setup } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../../cause.ts';
import type { Clock } from '../../clock.ts';
import { meetingCalendarMachine } from './meeting-calendar.machine.ts';
import { meetingDeletionMachine } from './meeting-deletion.machine.ts';
import { loadMeetingHead } from './meeting-form.actors.ts';
import { meetingFormMachine } from './meeting-form.machine.ts';
import type { MeetingHead } from './meeting-form.ts';
import {
  meetingWorkMachine,
  type NotesDraft,
  type WorkReport,
} from './actions/meeting-work.machine.ts';
import type { MeetingChanged, MeetingDetail, ReviewMeeting } from './meeting.ts';
import { closeMeeting, endMeeting, loadMeeting, startMeeting } from './review-meeting.actors.ts';

export interface ReviewMeetingInput {
  reviewId: string;
  /** Whether the person has the right to manage meetings about reviews. */
  canManage: boolean;
  /** IANA name of the person's time zone. */
  timeZone: string;
  /** The notes that this device has stored; null for none. */
  notesDraft: NotesDraft | null;
  clock: Clock;
}

export interface ReviewMeetingContext extends ReviewMeetingInput, MeetingDetail {
  /** Why the last attempt to load failed, where that is known. */
  cause: Cause | null;
  /** What the open dialog shows; null while none is. */
  head: MeetingHead | null;
  /** The meeting in which something can be written; empty while there is none. */
  workId: string;
  /** Whether typed notes are not on the server. */
  isWorkUnsaved: boolean;
}

export type ReviewMeetingEvent =
  | MeetingChanged
  | WorkReport
  /** Raised: another version of the meeting is shown. */
  | { type: 'meeting.shown' }
  | { type: 'tab.returned' | 'network.returned' | 'retry' }
  | { type: 'meeting.plan' | 'meeting.edit' | 'meeting.delete' }
  | { type: 'meeting.start' | 'meeting.end' | 'meeting.close' }
  | { type: 'close.confirm' | 'close.cancel' };

interface Failed {
  error: unknown;
}

const hasWork = ({ meeting }: ReviewMeetingContext): boolean => meeting?.canShowNotes === true;

/** Whether the person can start, end or close the meeting now. */
const canRun = ({ meeting }: ReviewMeetingContext): boolean =>
  meeting?.canPerformMeetingOperation === true;

export const reviewMeetingSetup = setup({
  types: {
    context: {} as ReviewMeetingContext,
    events: {} as ReviewMeetingEvent,
    emitted: {} as { type: 'meeting.updated'; meeting: ReviewMeeting | null },
    input: {} as ReviewMeetingInput,
    tags: {} as 'busy' | 'shown' | 'outdated' | 'refreshing' | 'lost' | 'question',
    children: {} as { work: 'work'; calendar: 'calendar'; form: 'form'; deletion: 'deletion' },
  },
  actors: {
    loadMeeting,
    loadMeetingHead,
    startMeeting,
    endMeeting,
    closeMeeting,
    work: meetingWorkMachine,
    calendar: meetingCalendarMachine,
    form: meetingFormMachine,
    deletion: meetingDeletionMachine,
  },
  guards: {
    isMissing: (_, { error }: Failed) => toProblem(error).kind === 'notFound',
    isNone: ({ context }) => context.meeting === null,
    isCreated: ({ context }) => context.meeting?.isMeetingStarted === false,
    isStarted: ({ context }) => context.meeting?.isMeetingEnded === false,
    isEnded: ({ context }) => context.meeting?.isClosed === false,
    canPlan: ({ context: { meeting, canManage, managementBlock } }) =>
      meeting === null && canManage && managementBlock === null,
    canEdit: ({ context }) => context.meeting?.canPerformMeetingDetailOperation === true,
    canDelete: ({ context }) => context.meeting?.canDeleteMeeting === true,
    canStart: ({ context }) => canRun(context) && context.meeting?.isMeetingStarted === false,
    canEnd: ({ context }) =>
      canRun(context) &&
      context.meeting?.isMeetingStarted === true &&
      !context.meeting.isMeetingEnded,
    canClose: ({ context }) => canRun(context) && context.meeting?.isMeetingEnded === true,
    hasWork: ({ context }) => hasWork(context),
    // What is typed stays, so that it can be copied.
    hasNoWork: ({ context }) => !hasWork(context) && !context.isWorkUnsaved,
    hasOtherWork: ({ context }) =>
      hasWork(context) && context.meeting?.id !== context.workId && !context.isWorkUnsaved,
    isDismissed: ({ context }, { isUnsaved }: { isUnsaved: boolean }) =>
      !isUnsaved && !hasWork(context),
  },
  actions: {
    show: assign((_, detail: MeetingDetail) => ({ ...detail, cause: null })),
    showMeeting: assign((_, { meeting }: { meeting: ReviewMeeting }) => ({ meeting })),
    storeCause: assign((_, { error }: Failed) => ({ cause: toCause(error) })),
    storeHead: assign((_, head: MeetingHead) => ({ head })),
    clearHead: assign({ head: null }),
    openWork: assign({ workId: ({ context }) => context.meeting?.id ?? '' }),
    closeWork: assign({ workId: '', isWorkUnsaved: false }),
    noteWork: assign((_, { isUnsaved }: { isUnsaved: boolean }) => ({ isWorkUnsaved: isUnsaved })),
    updateWork: sendTo('work', ({ context: { meeting, workId } }) => ({
      type: 'meeting.updated' as const,
      meeting: meeting?.id === workId ? meeting : null,
    })),
    resendWork: sendTo('work', { type: 'network.returned' }),
    announce: enqueueActions(({ context, enqueue }) => {
      enqueue.raise({ type: 'meeting.shown' });
      enqueue.emit({ type: 'meeting.updated', meeting: context.meeting });
    }),
    reload: raise({ type: 'meeting.changed' }),
  },
});
