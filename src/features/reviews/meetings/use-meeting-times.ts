import {
  getDuration,
  type MyReviewMeeting,
  type ReviewMeeting,
} from '#machines/reviews/meetings/meeting.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { useDateSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';

/** The texts of a meeting's times, in the person's time zone and hour style. */
export function useMeetingTimes() {
  const text = useText('reviewMeetings');
  const format = useFormat();
  const { timeZone } = useDateSettings();
  const range = (start: string, end: string) =>
    text('timeRange', {
      date: format.weekdayDate(toIsoDay(start, timeZone)),
      from: format.time(start),
      to: format.time(end),
    });
  return {
    planned: ({ reviewMeetingStartTime, reviewMeetingEndTime }: ReviewMeeting | MyReviewMeeting) =>
      range(reviewMeetingStartTime, reviewMeetingEndTime),
    /** When it took place; null until it has started. */
    actual: (meeting: ReviewMeeting | MyReviewMeeting): string | null => {
      const { reviewMeetingActualStartDate: start, reviewMeetingActualEndDate: end } = meeting;
      if (start === null) return null;
      if (end === null) return text('since', { time: format.time(start) });
      return range(start, end);
    },
    duration: (meeting: ReviewMeeting | MyReviewMeeting) => format.hours(getDuration(meeting)),
  };
}
