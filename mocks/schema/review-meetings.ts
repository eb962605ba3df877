import { encloseId } from '../common/search-keys.ts';
import type { Derivation } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { ReviewMeetingRecord } from '../store/world/review-contacts.ts';

/** The text in which a participant of a meeting is found. Source: REVW-025. */
export const computedReviewMeetings: Derivation<World, ReviewMeetingRecord> = {
  compute: async (_scope, { participants }) => ({
    participantText: participants
      .filter(({ isSelected }) => isSelected)
      .map(({ participantId }) => encloseId(participantId))
      .join(''),
  }),
  from: {},
};
