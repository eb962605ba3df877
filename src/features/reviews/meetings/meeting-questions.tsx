import { useSelector } from '@xstate/react';
import type { MeetingActionDeletionActor } from '#machines/reviews/meetings/actions/meeting-action-deletion.machine.ts';
import type { MeetingDeletionActor } from '#machines/reviews/meetings/meeting-deletion.machine.ts';
import type { ReviewMeetingActor } from '#machines/reviews/meetings/review-meeting.machine.ts';
import { useText } from '#i18n/text.tsx';
import { PartQuestion } from '#records/view/part-question.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

/** Asks before a meeting is deleted. Source: REVW-030. */
export function MeetingDeletionQuestion({ actor }: { actor: MeetingDeletionActor }) {
  const text = useText('reviewMeetings');
  return (
    <PartQuestion
      actor={actor}
      title={text('deleteMeeting')}
      question={({ reviewMeetingName: name }) => text('deleteMeetingText', { name })}
    />
  );
}

/** Asks before an action item is deleted. */
export function ActionDeletionQuestion({ actor }: { actor: MeetingActionDeletionActor }) {
  const text = useText('reviewMeetings');
  return (
    <PartQuestion
      actor={actor}
      title={text('deleteAction')}
      question={({ description: name }) => text('deleteActionText', { name })}
    />
  );
}

/** Asks before a meeting is closed. Source: REVW-029. */
export function CloseQuestion({ actor }: { actor: ReviewMeetingActor }) {
  const text = useText('reviewMeetings');
  const isOpen = useSelector(actor, (state) => state.hasTag('question'));
  const isClosing = useSelector(actor, (state) =>
    state.matches({ content: { dialog: 'closing' } }),
  );
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text('closeTitle')}
      text={text('closeText')}
      yes={text('yes')}
      no={text('no')}
      isBusy={isClosing}
      busyLabel={text('closing')}
      onYes={() => actor.send({ type: 'close.confirm' })}
      onNo={() => actor.send({ type: 'close.cancel' })}
    />
  );
}
