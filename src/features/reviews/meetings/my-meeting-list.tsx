import type { MeetingCalendarActor } from '#machines/reviews/meetings/meeting-calendar.machine.ts';
import type { MyReviewMeeting } from '#machines/reviews/meetings/meeting.ts';
import { useText } from '#i18n/text.tsx';
import { reviewAddresses } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { MeetingLink } from './meeting-link.tsx';
import { MeetingStatus } from './meeting-status.tsx';
import styles from './meetings.module.css';
import { useMeetingTimes } from './use-meeting-times.ts';

interface MyMeetingListProps {
  title: string;
  empty: string;
  meetings: readonly MyReviewMeeting[];
  /** How many there are, including those that are not loaded. */
  total: number;
  /** Missing for meetings that have ended. */
  calendar: MeetingCalendarActor | undefined;
  onOpen: (reviewId: string) => void;
}

/** Upcoming or past meetings. */
export function MyMeetingList({ title, empty, meetings, total, ...row }: MyMeetingListProps) {
  const text = useText('reviewMeetings');
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.sectionHead}>
        <h2>{title}</h2>
        {total > meetings.length && (
          <span className={styles.muted}>
            {text('shownCount', { shown: meetings.length, total })}
          </span>
        )}
      </div>
      {meetings.length === 0 ? (
        <p className={styles.muted}>{empty}</p>
      ) : (
        <ul className={styles.rows}>
          {meetings.map((meeting) => (
            <MeetingRow key={meeting.id} meeting={meeting} {...row} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MeetingRow({
  meeting,
  calendar,
  onOpen,
}: Pick<MyMeetingListProps, 'calendar' | 'onOpen'> & { meeting: MyReviewMeeting }) {
  const text = useText('reviewMeetings');
  const times = useMeetingTimes();
  const { reviewId, reviewMeetingName: name, employeeName: employee } = meeting;
  const isUpcoming = calendar !== undefined;
  return (
    <li>
      <div className={styles.rowMain}>
        <Button
          variant="quiet"
          size="small"
          className={styles.rowTitle ?? ''}
          aria-label={text('openNamed', { name, employee })}
          onPress={() => onOpen(reviewId)}
        >
          {name}
        </Button>
        <p className={styles.meta}>
          <span>
            {isUpcoming
              ? times.planned(meeting)
              : (times.actual(meeting) ?? times.planned(meeting))}
          </span>
          <span>{times.duration(meeting)}</span>
          {meeting.reviewMeetingLocation !== '' && <bdi>{meeting.reviewMeetingLocation}</bdi>}
        </p>
        <p className={styles.meta}>
          <RecordLink address={reviewAddresses.execute(meeting)}>
            {isolate(text('about', { employee, cycle: meeting.reviewCycleName }))}
          </RecordLink>
        </p>
      </div>
      <MeetingStatus status={meeting.reviewMeetingStatus} />
      <div className={styles.rowActions}>
        {isUpcoming && meeting.reviewMeetingURL !== null && (
          <MeetingLink url={meeting.reviewMeetingURL} name={name} />
        )}
        {calendar && <CalendarButton actor={calendar} meetingId={meeting.id} name={name} isIcon />}
      </div>
    </li>
  );
}
