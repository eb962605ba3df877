import type { ReviewNudgeRecord } from '../../store/world/review-contacts.ts';
import type { ReviewRecord } from '../../store/world/reviews.ts';
import type { Db } from '../../common/reviews/review-context.ts';
import { listNudges } from './nudge-records.ts';

const hour = 3_600_000;
const day = 24 * hour;
const mostPerDay = 3;

interface Nudged {
  review: ReviewRecord;
  kind: ReviewNudgeRecord['kind'];
  /** Whether a reminder counts: it was of the same step, or sent the same link. */
  isSame: (nudge: ReviewNudgeRecord) => boolean;
}

/**
 * The e-mail addresses to which no more reminders of a review are sent by hand for now: one within an
 * hour, and three within a day, are enough. Automatic reminders do not count, nor do those before the
 * review last came to its step. `now` is an ISO timestamp.
 */
export async function listNudgedEnough(
  db: Db,
  { review, kind, isSame }: Nudged,
  now: string,
): Promise<ReadonlySet<string>> {
  const isRecent = ({ sentOn }: ReviewNudgeRecord, period: number) =>
    Date.parse(now) - Date.parse(sentOn) < period;
  const byHand = (await listNudges(db, review, kind)).filter(
    (nudge) =>
      nudge.sentByName !== '' &&
      nudge.sentOn >= review.enteredStepOn &&
      isSame(nudge) &&
      isRecent(nudge, day),
  );
  const enough = [...Map.groupBy(byHand, ({ email }) => email)].filter(
    ([, nudges]) => nudges.length >= mostPerDay || nudges.some((nudge) => isRecent(nudge, hour)),
  );
  return new Set(enough.map(([email]) => email));
}
