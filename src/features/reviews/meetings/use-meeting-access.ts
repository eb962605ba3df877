import { useSelector } from '@xstate/react';
import type { ReviewMeetingActor } from '#machines/reviews/meetings/review-meeting.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';

/** Why the person cannot manage the meeting; null where they can. Source: REVW-044. */
export function useMeetingAccess(actor: ReviewMeetingActor) {
  const text = useText('reviewMeetings');
  const { meeting, managementBlock } = useSelector(actor, ({ context }) => context);
  const isLost = useSelector(actor, (state) => state.hasTag('lost'));
  const rule = 'cycle.manageReviewMeeting';
  const others = [
    isLost && text('lostTitle'),
    managementBlock === 'OwnReview' && text('blockOwnReview'),
    managementBlock === 'CycleArchived' && text('blockArchived'),
  ];
  const isClosed = meeting?.isClosed === true && text('blockClosed');
  const isStarted = meeting?.isMeetingStarted === true && text('blockStarted');
  const isEnded = meeting?.isMeetingEnded === true && text('blockEnded');
  return {
    plan: useBlocked(rule, ...others).reason,
    /** To start, end and close it. */
    run: useBlocked(rule, ...others, isClosed).reason,
    edit: useBlocked(rule, ...others, isClosed, isStarted).reason,
    remove: useBlocked(rule, ...others, isClosed, isEnded).reason,
  };
}
