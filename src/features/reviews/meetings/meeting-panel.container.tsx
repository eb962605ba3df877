import { useActorRef, useSelector } from '@xstate/react';
import { serverClock } from '#machines/clock.ts';
import type { ReviewMeeting } from '#machines/reviews/meetings/meeting.ts';
import {
  reviewMeetingMachine,
  type ReviewMeetingActor,
} from '#machines/reviews/meetings/review-meeting.machine.ts';
import type { MeetingCalendarActor } from '#machines/reviews/meetings/meeting-calendar.machine.ts';
import { checkAccess } from '#machines/session/entry-rule.ts';
import { useDateSettings } from '#i18n/format.tsx';
import { usePersistedDraft } from '#page/drafts/use-draft.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useOnline } from '#ui/hooks/use-online.ts';
import { getNotesDraftName, MeetingDrafts, notesDraftSchema } from './meeting-drafts.tsx';
import { ReviewMeetingScreen } from './review-meeting.screen.tsx';
import { useCalendarFile } from './use-calendar-file.ts';

export interface ReviewMeetingPanelProps {
  reviewId: string;
  /** The meeting was loaded again, e.g. because it was started. */
  onUpdated?: (meeting: ReviewMeeting | null) => void;
}

/** The meeting about a review, on any page. Source: REVW-013. */
export function ReviewMeetingPanel(props: ReviewMeetingPanelProps) {
  return <Panel key={props.reviewId} {...props} />;
}

function Panel({ reviewId, onUpdated }: ReviewMeetingPanelProps) {
  const { profile } = usePage().workspace;
  const { timeZone } = useDateSettings();
  const { draft: notesDraft } = usePersistedDraft(getNotesDraftName(reviewId), notesDraftSchema);
  const canManage = checkAccess('cycle.manageReviewMeeting', profile) === null;
  const actor = useActorRef(reviewMeetingMachine, {
    input: { reviewId, canManage, timeZone, notesDraft, clock: serverClock },
  });
  useTabReturn(actor);
  useOnline(() => {
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'network.returned' });
  });
  useEmitted(actor, { 'meeting.updated': ({ meeting }) => onUpdated?.(meeting) });
  return (
    <>
      <ReviewMeetingScreen actor={actor} clock={serverClock} />
      <CalendarFiles actor={actor} />
      <MeetingDrafts actor={actor} />
    </>
  );
}

/** The actor of calendar files exists once the meeting is loaded. */
function CalendarFiles({ actor }: { actor: ReviewMeetingActor }) {
  const calendar = useSelector(actor, ({ children }) => children.calendar);
  return calendar ? <SavedFiles key={calendar.sessionId} actor={calendar} /> : null;
}

function SavedFiles({ actor }: { actor: MeetingCalendarActor }) {
  useCalendarFile(actor);
  return null;
}
