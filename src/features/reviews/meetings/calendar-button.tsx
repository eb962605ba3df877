import { useSelector } from '@xstate/react';
import { CalendarPlus } from 'lucide-react';
import type { MeetingCalendarActor } from '#machines/reviews/meetings/meeting-calendar.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';

interface CalendarButtonProps {
  actor: MeetingCalendarActor;
  meetingId: string;
  name: string;
  /** Only an icon, e.g. in a list. */
  isIcon?: boolean;
}

/** Downloads a meeting as a calendar file. */
export function CalendarButton({ actor, meetingId, name, isIcon = false }: CalendarButtonProps) {
  const text = useText('reviewMeetings');
  const isPending = useSelector(
    actor,
    (state) => state.hasTag('busy') && state.context.requested?.meetingId === meetingId,
  );
  const props = {
    size: 'small',
    icon: <CalendarPlus aria-hidden="true" />,
    'aria-label': text('calendarNamed', { name }),
    isPending,
    pendingLabel: text('calendarSaving'),
    onPress: () => actor.send({ type: 'EXPORT', requested: { meetingId, name } }),
  } as const;
  if (isIcon) return <Button {...props} variant="quiet" />;
  return <Button {...props}>{text('calendar')}</Button>;
}
