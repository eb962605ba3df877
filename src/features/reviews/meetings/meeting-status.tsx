import type { ReviewMeeting } from '#machines/reviews/meetings/meeting.ts';
import { useText } from '#i18n/text.tsx';
import { Badge, type BadgeProps } from '#ui/display/badges/badge.tsx';

type Status = ReviewMeeting['reviewMeetingStatus'];

const tones: Record<Status, NonNullable<BadgeProps['tone']>> = {
  Created: 'info',
  Started: 'warning',
  Ended: 'success',
  Closed: 'neutral',
};

/** The status of a meeting. Source: REVW-041. */
export function MeetingStatus({ status }: { status: Status }) {
  const text = useText('reviews');
  return <Badge tone={tones[status]}>{text(`meetingStatus_${status}`)}</Badge>;
}
