import { useState } from 'react';
import { onDemand } from '#ui/hooks/on-demand.ts';
import type { OpenedMeetingProps } from './opened-meeting.container.tsx';
import { useOpenedMeeting } from './use-opened-meeting.ts';

const Opened = onDemand<OpenedMeetingProps>(() =>
  import('./opened-meeting.container.tsx').then((module) => module.OpenedMeeting),
);

/**
 * The meeting in `?meeting=`, whose code is loaded once an address has one. It stays until its
 * dialog has closed. Source: NOTIF-020.
 */
export function OpenedMeeting(props: OpenedMeetingProps) {
  const { reviewId } = useOpenedMeeting();
  const [wasOpened, setWasOpened] = useState(reviewId !== null);
  if (reviewId !== null && !wasOpened) setWasOpened(true);
  return wasOpened && <Opened {...props} />;
}
