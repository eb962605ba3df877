import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '#i18n/text.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ReviewMeetingPanel, type ReviewMeetingPanelProps } from './meeting-panel.container.tsx';

/** The review whose meeting the address opens. */
export function useOpenedMeeting() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const reviewId = typeof search['meeting'] === 'string' ? search['meeting'] : null;
  const open = (next: string | null, isReplacing = false) => {
    const { meeting: _meeting, ...others } = search;
    void navigate({
      to: '.',
      // Every page of reviews accepts it, but the router's types cannot know which page this is.
      search: { ...others, ...(next !== null && { meeting: next }) } as never,
      replace: isReplacing,
      resetScroll: false,
    });
  };
  return { reviewId, open };
}

/**
 * Shows the meeting of the review in `?meeting=` in a dialog: notifications about meetings lead to
 * lists of reviews and cycles with it. Source: NOTIF-020.
 */
export function OpenedMeeting({ onUpdated }: Pick<ReviewMeetingPanelProps, 'onUpdated'>) {
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
