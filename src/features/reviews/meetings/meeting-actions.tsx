import { useSelector } from '@xstate/react';
import { CircleStop, Lock, Pencil, Play, Trash2 } from 'lucide-react';
import type { ReviewMeeting } from '#machines/reviews/meetings/meeting.ts';
import type { ReviewMeetingActor } from '#machines/reviews/meetings/review-meeting.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CalendarButton } from './calendar-button.tsx';
import styles from './meetings.module.css';
import { useMeetingAccess } from './use-meeting-access.ts';

interface MeetingActionsProps {
  actor: ReviewMeetingActor;
  meeting: ReviewMeeting;
}

/** What can be done with a meeting: its next step first. Source: REVW-027, REVW-028, REVW-029. */
export function MeetingActions({ actor, meeting }: MeetingActionsProps) {
  const text = useText('reviewMeetings');
  const access = useMeetingAccess(actor);
  const calendar = useSelector(actor, ({ children }) => children.calendar);
  const isOpening = useSelector(actor, (state) =>
    state.matches({ content: { dialog: 'preparing' } }),
  );
  return (
    <div className={styles.actions}>
      <NextStep actor={actor} meeting={meeting} blocked={access.run} />
      {calendar && (
        <CalendarButton actor={calendar} meetingId={meeting.id} name={meeting.reviewMeetingName} />
      )}
      <Button
        size="small"
        icon={<Pencil aria-hidden="true" />}
        blockedBecause={access.edit}
        isPending={isOpening}
        pendingLabel={text('opening')}
        onPress={() => actor.send({ type: 'meeting.edit' })}
      >
        {text('edit')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon={<Trash2 aria-hidden="true" />}
        blockedBecause={access.remove}
        onPress={() => actor.send({ type: 'meeting.delete' })}
      >
        {text('delete')}
      </Button>
    </div>
  );
}

/** Starts, ends or closes the meeting, whichever comes next. */
function NextStep({ actor, meeting, blocked }: MeetingActionsProps & { blocked: string | null }) {
  const text = useText('reviewMeetings');
  const isStarting = useSelector(actor, (state) =>
    state.matches({ content: { dialog: 'starting' } }),
  );
  const isEnding = useSelector(actor, (state) => state.matches({ content: { dialog: 'ending' } }));
  const isClosing = useSelector(actor, (state) =>
    state.matches({ content: { dialog: 'closing' } }),
  );
  const shared = { size: 'small', variant: 'primary', blockedBecause: blocked } as const;
  if (meeting.isClosed) return null;
  if (!meeting.isMeetingStarted) {
    return (
      <Button
        {...shared}
        icon={<Play aria-hidden="true" />}
        isPending={isStarting}
        pendingLabel={text('starting')}
        onPress={() => actor.send({ type: 'meeting.start' })}
      >
        {text('start')}
      </Button>
    );
  }
  if (!meeting.isMeetingEnded) {
    return (
      <Button
        {...shared}
        icon={<CircleStop aria-hidden="true" />}
        isPending={isEnding}
        pendingLabel={text('ending')}
        onPress={() => actor.send({ type: 'meeting.end' })}
      >
        {text('end')}
      </Button>
    );
  }
  return (
    <Button
      {...shared}
      icon={<Lock aria-hidden="true" />}
      isPending={isClosing}
      pendingLabel={text('closing')}
      onPress={() => actor.send({ type: 'meeting.close' })}
    >
      {text('close')}
    </Button>
  );
}
