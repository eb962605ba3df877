import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import type { MeetingWorkActor } from '#machines/reviews/meetings/actions/meeting-work.machine.ts';
import type { ReviewMeetingActor } from '#machines/reviews/meetings/review-meeting.machine.ts';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import {
  ActionDeletionQuestion,
  CloseQuestion,
  MeetingDeletionQuestion,
} from './meeting-questions.tsx';

const MeetingDialog = lazy(() =>
  import('./meeting-dialog.tsx').then((module) => ({ default: module.MeetingDialog })),
);
const MeetingActionDialog = lazy(() =>
  import('./meeting-action-dialog.tsx').then((module) => ({
    default: module.MeetingActionDialog,
  })),
);

/** The dialogs of a meeting, each loaded when it is first opened. */
export function MeetingDialogs({ actor }: { actor: ReviewMeetingActor }) {
  const { form, deletion } = useSelector(actor, ({ children }) => children);
  return (
    <>
      <OnFirstOpen actor={form}>
        {(child) => <MeetingDialog key={child.sessionId} actor={child} />}
      </OnFirstOpen>
      <OnFirstOpen actor={deletion}>
        {(child) => <MeetingDeletionQuestion actor={child} />}
      </OnFirstOpen>
      <CloseQuestion actor={actor} />
    </>
  );
}

/** The dialogs of action items. */
export function ActionDialogs({ actor }: { actor: MeetingWorkActor }) {
  const { action, actionDeletion } = useSelector(actor, ({ children }) => children);
  const participants = useSelector(actor, ({ context }) => context.meeting.reviewParticipants);
  return (
    <>
      <OnFirstOpen actor={action}>
        {(child) => (
          <MeetingActionDialog key={child.sessionId} actor={child} participants={participants} />
        )}
      </OnFirstOpen>
      <OnFirstOpen actor={actionDeletion}>
        {(child) => <ActionDeletionQuestion actor={child} />}
      </OnFirstOpen>
    </>
  );
}
