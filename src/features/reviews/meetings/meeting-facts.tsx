import type { ReviewMeeting } from '#machines/reviews/meetings/meeting.ts';
import { useText } from '#i18n/text.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { MeetingLink } from './meeting-link.tsx';
import styles from './meetings.module.css';
import { useMeetingTimes } from './use-meeting-times.ts';

/** When and where a meeting is, and who takes part. Source: REVW-024, REVW-025. */
export function MeetingFacts({ meeting }: { meeting: ReviewMeeting }) {
  const text = useText('reviewMeetings');
  const times = useMeetingTimes();
  const actual = times.actual(meeting);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{text('when')}</dt>
        <dd>
          {times.planned(meeting)}
          {actual === null && <span className={styles.muted}> ({times.duration(meeting)})</span>}
        </dd>
      </div>
      {actual !== null && (
        <div>
          <dt>{text('actual')}</dt>
          <dd>
            {actual}
            {meeting.isMeetingEnded && (
              <span className={styles.muted}> ({times.duration(meeting)})</span>
            )}
          </dd>
        </div>
      )}
      {meeting.reviewMeetingLocation !== '' && (
        <div>
          <dt>{text('where')}</dt>
          <dd>
            <bdi>{meeting.reviewMeetingLocation}</bdi>
          </dd>
        </div>
      )}
      {meeting.reviewMeetingURL !== null && (
        <div>
          <dt>{text('link')}</dt>
          <dd>
            <MeetingLink url={meeting.reviewMeetingURL} name={meeting.reviewMeetingName} />
          </dd>
        </div>
      )}
      <div>
        <dt>{text('participants')}</dt>
        <dd>
          <ul className={styles.people}>
            {meeting.reviewParticipants.map((person) => (
              <li key={person.participantId}>
                <Avatar name={person.name} size="small" isDecorative />
                <bdi>{person.name}</bdi>
                {person.isUnEditable && <Badge>{text('organizer')}</Badge>}
                {person.isParticipantPaAdmin && <Badge>{text('admin')}</Badge>}
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}
