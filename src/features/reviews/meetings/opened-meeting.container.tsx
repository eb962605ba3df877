import { useState } from 'react';
import { useText } from '#i18n/text.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { ReviewMeetingPanel, type ReviewMeetingPanelProps } from './meeting-panel.container.tsx';
import { useOpenedMeeting } from './use-opened-meeting.ts';

export type OpenedMeetingProps = Pick<ReviewMeetingPanelProps, 'onUpdated'>;

/**
 * Shows the meeting of the review in `?meeting=` in a dialog: notifications about meetings lead to
 * lists of reviews and cycles with it. Source: NOTIF-020.
 */
export function OpenedMeeting({ onUpdated }: OpenedMeetingProps) {
  const text = useText('reviewMeetings');
  const { reviewId, open } = useOpenedMeeting();
  // The dialog keeps its content while it closes.
  const [last, setLast] = useState(reviewId);
  if (reviewId !== null && reviewId !== last) setLast(reviewId);
  if (last === null) return null;
  return (
    <Dialog
      size="large"
      title={text('title')}
      closeLabel={text('closePanel')}
      isOpen={reviewId !== null}
      onClose={() => open(null, true)}
    >
      <ReviewMeetingPanel reviewId={last} {...(onUpdated && { onUpdated })} />
    </Dialog>
  );
}
