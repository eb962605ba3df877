import type { components } from '@atrium/contract/generated/types.ts';
import { HttpError, rejectField } from '../../../core/requests/http-error.ts';
import { cleanOrEmpty } from '../../../store/normalize-name.ts';
import { toUtcTimestamp } from '../../../common/clockwork/time.ts';

type Contract = components['schemas'];
type RequestInput = Pick<
  Contract['ReviewMeetingAdd'],
  | 'reviewMeetingName'
  | 'reviewMeetingURL'
  | 'reviewMeetingLocation'
  | 'reviewMeetingStartTime'
  | 'reviewMeetingEndTime'
  | 'reviewParticipants'
>;
type Participant = Contract['MeetingParticipant'];

/**
 * The validated meeting details as stored. 400 for an empty name, times out of order, and
 * participants who are invalid or too few.
 */
export function meetingDetails(sent: RequestInput, candidates: readonly Participant[]) {
  const name = cleanOrEmpty(sent.reviewMeetingName);
  if (name === '') {
    throw rejectField('reviewMeetingName', 'required', { field: 'reviewMeetingName' });
  }
  checkOrder(sent);
  return {
    name,
    url: sent.reviewMeetingURL,
    location: cleanOrEmpty(sent.reviewMeetingLocation),
    participants: invited(sent.reviewParticipants, candidates),
  };
}

const toMinute = (dateTime: string) => Math.floor(Date.parse(toUtcTimestamp(dateTime)) / 60_000);

/** The end must be after the start, compared in minutes. Source: REVW-038. */
function checkOrder({ reviewMeetingStartTime, reviewMeetingEndTime }: RequestInput): void {
  if (toMinute(reviewMeetingEndTime) > toMinute(reviewMeetingStartTime)) return;
  const late = { key: 'endNotAfterStart' } as const;
  const early = { key: 'startNotBeforeEnd' } as const;
  throw new HttpError(400, [late, early], {
    reviewMeetingEndTime: [late],
    reviewMeetingStartTime: [early],
  });
}

/** The selected candidates, and those who always participate. */
function invited(choices: readonly Participant[], candidates: readonly Participant[]) {
  const known = new Set(candidates.map(({ participantId }) => participantId));
  const stranger = choices.find(({ participantId }) => !known.has(participantId));
  if (stranger) throw rejectField('reviewParticipants', 'participantUnknown');
  const selected = new Set(
    choices.filter(({ isSelected }) => isSelected).map(({ participantId }) => participantId),
  );
  const participants = candidates
    .map((candidate) => ({
      ...candidate,
      isSelected: candidate.isUnEditable || selected.has(candidate.participantId),
    }))
    .filter(({ isSelected }) => isSelected);
  // Source: REVW-037.
  if (!participants.some(({ isUnEditable }) => !isUnEditable)) {
    throw rejectField('reviewParticipants', 'participantsCheck');
  }
  return participants;
}
