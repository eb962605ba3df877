import * as v from 'valibot';
import { addDays, toLocalTime, toTimestamp } from '../../clockwork/day/time.ts';
import { isBlank } from '../../texts.ts';
import { broken, validate, type FieldErrors } from '../../validation/field-errors.ts';
import { max, regex, required, webAddress } from '../../validation/rules.ts';
import type { MeetingParticipant, ReviewMeeting } from './meeting.ts';

/** The meeting that a dialog plans or edits, with the people who can be invited. */
export interface MeetingHead {
  /** Null for a new one. */
  meeting: ReviewMeeting | null;
  participants: readonly MeetingParticipant[];
  /** IANA name of the person's time zone. */
  timeZone: string;
  version: number;
}

export type MeetingForm = {
  reviewMeetingName: string;
  reviewMeetingURL: string;
  reviewMeetingLocation: string;
  /** `yyyy-MM-dd` in the person's time zone; null while it is empty. */
  meetingDay: string | null;
  /** `HH:mm`; null while it is empty. */
  reviewMeetingStartTime: string | null;
  reviewMeetingEndTime: string | null;
  /** Whether it ends on the day after: someone in another time zone may have planned it. */
  isOvernight: boolean;
  /** IANA name of the time zone in which it is typed. */
  timeZone: string;
  /** The ids of the invited people, without those who always participate. */
  reviewParticipants: readonly string[];
};

export const emptyMeeting: MeetingForm = {
  reviewMeetingName: '',
  reviewMeetingURL: '',
  reviewMeetingLocation: '',
  meetingDay: null,
  reviewMeetingStartTime: null,
  reviewMeetingEndTime: null,
  isOvernight: false,
  timeZone: 'UTC',
  reviewParticipants: [],
};

const toDayAndTime = (timestamp: string, timeZone: string) => {
  const [day = '', time = ''] = toLocalTime(timestamp, timeZone).split('T');
  return { day, time };
};

export function toMeetingForm({ meeting, participants, timeZone }: MeetingHead): MeetingForm {
  const reviewParticipants = participants
    .filter(({ isSelected, isUnEditable }) => isSelected && !isUnEditable)
    .map(({ participantId }) => participantId);
  if (!meeting) return { ...emptyMeeting, timeZone, reviewParticipants };
  const start = toDayAndTime(meeting.reviewMeetingStartTime, timeZone);
  const end = toDayAndTime(meeting.reviewMeetingEndTime, timeZone);
  return {
    reviewMeetingName: meeting.reviewMeetingName,
    reviewMeetingURL: meeting.reviewMeetingURL ?? '',
    reviewMeetingLocation: meeting.reviewMeetingLocation,
    meetingDay: start.day,
    reviewMeetingStartTime: start.time,
    reviewMeetingEndTime: end.time,
    isOvernight: end.day > start.day,
    timeZone,
    reviewParticipants,
  };
}

const filled = () =>
  v.pipe(
    v.nullable(v.string()),
    v.check((text) => text !== null && text !== '', broken('required')),
  );

const rules = v.object({
  reviewMeetingName: v.pipe(v.string(), required(), max(250)),
  reviewMeetingURL: v.pipe(v.string(), regex(webAddress), max(500)),
  reviewMeetingLocation: v.pipe(v.string(), max(250)),
  meetingDay: filled(),
  reviewMeetingStartTime: filled(),
  reviewMeetingEndTime: filled(),
  isOvernight: v.boolean(),
  timeZone: v.string(),
  reviewParticipants: v.pipe(
    v.array(v.string()) as unknown as v.GenericSchema<readonly string[]>,
    v.check((ids) => ids.length > 0, broken('participantsCheck')),
  ),
});

/** Errors of the meeting dialog, by field. Source: REVW-037, REVW-038, REVW-039. */
export function validateMeeting(form: MeetingForm): FieldErrors<keyof MeetingForm> {
  const errors = validate(rules, form);
  const { reviewMeetingStartTime: start, reviewMeetingEndTime: end, isOvernight } = form;
  const isNoAddress = errors.reviewMeetingURL !== undefined && !isAddress(form);
  const isOutOfOrder =
    !errors.reviewMeetingStartTime &&
    !errors.reviewMeetingEndTime &&
    !isOvernight &&
    (start ?? '') >= (end ?? '');
  return {
    ...errors,
    ...(isNoAddress && { reviewMeetingURL: { rule: 'webAddress' } }),
    ...(isOutOfOrder && {
      reviewMeetingStartTime: { rule: 'startTimeBeforeEndTime' },
      reviewMeetingEndTime: { rule: 'endTimeAfterStartTime' },
    }),
  };
}

const isAddress = ({ reviewMeetingURL: url }: MeetingForm): boolean =>
  isBlank(url) || webAddress.test(url);

/** Each time is checked against the other one. */
export const timeDependents = {
  reviewMeetingStartTime: ['reviewMeetingEndTime'],
  reviewMeetingEndTime: ['reviewMeetingStartTime'],
  isOvernight: ['reviewMeetingStartTime', 'reviewMeetingEndTime'],
} as const;

/** The form as the contract's fields, with the times in UTC. */
export function toMeetingFields(
  form: MeetingForm,
  { meeting, participants }: Pick<MeetingHead, 'meeting' | 'participants'>,
) {
  const { meetingDay, isOvernight, timeZone } = form;
  const day = meetingDay ?? '';
  const start = `${day}T${form.reviewMeetingStartTime ?? ''}`;
  const end = `${isOvernight ? addDays(day, 1) : day}T${form.reviewMeetingEndTime ?? ''}`;
  const selected = new Set(form.reviewParticipants);
  return {
    reviewMeetingName: form.reviewMeetingName.trim(),
    reviewMeetingURL: isBlank(form.reviewMeetingURL) ? null : form.reviewMeetingURL.trim(),
    reviewMeetingLocation: form.reviewMeetingLocation.trim(),
    reviewMeetingStartTime:
      toTimestamp(start, meeting?.reviewMeetingStartTime ?? null, timeZone) ?? '',
    reviewMeetingEndTime: toTimestamp(end, meeting?.reviewMeetingEndTime ?? null, timeZone) ?? '',
    reviewParticipants: participants.map((person) => ({
      ...person,
      isSelected: person.isUnEditable || selected.has(person.participantId),
    })),
  };
}
