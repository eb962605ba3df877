import { useSearch } from '@tanstack/react-router';
import { onDemand } from '#ui/on-demand.ts';

const Opened = onDemand<object>(() =>
  import('./opened-meeting.container.tsx').then((module) => module.OpenedMeeting),
);

/** The meeting in `?meeting=`, whose code is loaded once an address has one. Source: NOTIF-020. */
export function OpenedMeeting() {
  const search: { meeting?: unknown } = useSearch({ strict: false });
  return typeof search.meeting === 'string' && <Opened />;
}
