import type { ReviewRecord } from '../../../store/world/reviews.ts';
import { endClientReviews } from '../../../common/reviews/client-submissions.ts';
import type { Db } from '../../../common/reviews/review-context.ts';

const ofReviews = ['reviewAnswers', 'reviewComments', 'reviewMeetings'] as const;

/** Whether a review may be removed from its cycle: nothing is written, or the reviewee has left. */
export const isRemovable = ({ status, isClosed }: ReviewRecord): boolean =>
  status === 'NotStarted' || isClosed === true;

/** Deletes reviews with all their records. */
export async function removeReviews(
  db: Db,
  reviews: readonly Pick<ReviewRecord, 'id'>[],
): Promise<void> {
  const where = { reviewId: reviews.map(({ id }) => id) };
  const meetings = await db.query('reviewMeetings', { where });
  const meetingId = meetings.map(({ id }) => id);
  for (const { id } of await db.query('meetingActions', { where: { meetingId } })) {
    await db.remove('meetingActions', id);
  }
  for (const name of ofReviews) {
    for (const { id } of await db.query(name, { where })) await db.remove(name, id);
  }
  await endClientReviews(db, await db.query('clientReviews', { where }));
  for (const { id } of reviews) await db.remove('reviews', id);
}
