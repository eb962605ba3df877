import { useSelector } from '@xstate/react';
import { CalendarOff, CalendarX } from 'lucide-react';
import type { Clock } from '#machines/clock.ts';
import type { ReviewMeeting } from '#machines/reviews/meetings/meeting.ts';
import type { ReviewMeetingActor } from '#machines/reviews/meetings/review-meeting.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { MeetingActions } from './meeting-actions.tsx';
import { MeetingDialogs } from './meeting-dialogs.tsx';
import { MeetingFacts } from './meeting-facts.tsx';
import { MeetingStatus } from './meeting-status.tsx';
import { Work } from './meeting-work.tsx';
import styles from './meetings.module.css';
import { useMeetingAccess } from './use-meeting-access.ts';

interface ReviewMeetingScreenProps {
  actor: ReviewMeetingActor;
  clock: Clock;
}

/** The meeting about a review. Source: REVW-013, REVW-024. */
export function ReviewMeetingScreen({ actor, clock }: ReviewMeetingScreenProps) {
  const text = useText('reviewMeetings');
  const records = useText('records');
  const why = useCauseText();
  const { meeting, cause } = useSelector(actor, ({ context }) => context);
  const isShown = useSelector(actor, (state) => state.hasTag('shown'));
  const isMissing = useSelector(actor, (state) => state.matches('notFound'));
  const hasFailed = useSelector(actor, (state) => state.matches('unavailable'));
  if (isMissing) {
    return (
      <EmptyState icon={<CalendarX />} title={text('notFound')}>
        {text('notFoundText')}
      </EmptyState>
    );
  }
  if (hasFailed) {
    return (
      <Unavailable
        title={text('meetingUnavailable')}
        reason={why(cause)}
        retryLabel={records('tryAgain')}
        onRetry={() => actor.send({ type: 'retry' })}
      >
        {text('meetingUnavailableText')}
      </Unavailable>
    );
  }
  if (!isShown) return <Loader label={text('loadingMeeting')} />;
  return (
    <div className={styles.panel}>
      <Notices actor={actor} />
      {meeting ? (
        <Content actor={actor} clock={clock} meeting={meeting} />
      ) : (
        <NoMeeting actor={actor} clock={clock} />
      )}
      <MeetingDialogs actor={actor} />
    </div>
  );
}

/** The review is not the person's any more, or what is shown may be outdated. */
function Notices({ actor }: { actor: ReviewMeetingActor }) {
  const text = useText('reviewMeetings');
  const records = useText('records');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  const isOutdated = useSelector(actor, (state) => state.hasTag('outdated'));
  if (useSelector(actor, (state) => state.hasTag('lost'))) {
    return (
      <Banner tone="danger" title={text('lostTitle')}>
        {text('lostText')}
      </Banner>
    );
  }
  if (!isOutdated) return null;
  return (
    <Banner
      tone="warning"
      title={text('outdatedTitle')}
      action={
        <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
          {records('tryAgain')}
        </Button>
      }
    >
      {why(cause) ?? text('outdatedText')}
    </Banner>
  );
}

function NoMeeting({ actor, clock }: ReviewMeetingScreenProps) {
  const text = useText('reviewMeetings');
  const { plan } = useMeetingAccess(actor);
  const work = useSelector(actor, ({ children }) => children.work);
  const isOpening = useSelector(actor, (state) =>
    state.matches({ content: { dialog: 'preparing' } }),
  );
  return (
    <>
      {work && <Work actor={work} clock={clock} />}
      <EmptyState
        icon={<CalendarOff />}
        title={text('noMeeting')}
        action={
          <Button
            variant="primary"
            blockedBecause={plan}
            isPending={isOpening}
            pendingLabel={text('opening')}
            onPress={() => actor.send({ type: 'meeting.plan' })}
          >
            {text('plan')}
          </Button>
        }
      >
        {text(plan === null ? 'noMeetingText' : 'noMeetingForYou')}
      </EmptyState>
    </>
  );
}

function Content({ actor, clock, meeting }: ReviewMeetingScreenProps & { meeting: ReviewMeeting }) {
  const text = useText('reviewMeetings');
  const work = useSelector(actor, ({ children }) => children.work);
  return (
    <>
      <div className={styles.head}>
        <h2>
          <bdi>{meeting.reviewMeetingName}</bdi>
        </h2>
        <MeetingStatus status={meeting.reviewMeetingStatus} />
        <MeetingActions actor={actor} meeting={meeting} />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          {work ? (
            <Work actor={work} clock={clock} />
          ) : (
            <p className={styles.muted}>
              {text(meeting.isMeetingStarted ? 'notesForParticipants' : 'notesFromStart')}
            </p>
          )}
        </div>
        <MeetingFacts meeting={meeting} />
      </div>
    </>
  );
}
