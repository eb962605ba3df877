import type { ReviewNudgeRecord } from '../../../store/world/review-contacts.ts';
import type { ReviewRecord } from '../../../store/world/reviews.ts';
import type { Db } from '../../../common/reviews/review-context.ts';
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

/** A reminder by hand, as far as it counts. */
type ByHand = Pick<ReviewNudgeRecord, 'sentOn'>;

/** The reminders that were sent by hand to a link since the review came to its step. */
export const listByHand = (
  nudges: readonly ReviewNudgeRecord[],
  { linkId, enteredStepOn }: { linkId: string; enteredStepOn: string },
): readonly ReviewNudgeRecord[] =>
  nudges.filter(
    ({ link, sentByName, sentOn }) =>
      sentByName !== '' && sentOn >= enteredStepOn && link.endsWith(`/${linkId}`),
  );

/** The reminders to the clients of a cycle within the last day. `now` is an ISO timestamp. */
export const listLastClientNudges = (db: Db, cycleId: string, now: string) => {
  const from = new Date(Date.parse(now) - day).toISOString();
  return db.query('reviewNudges', { where: { cycleId, kind: 'Client', sentOn: { from } } });
};

/**
 * When the next reminder can be sent by hand, after those of the last day; null if now. Source:
 * REVW-D25.
 */
export function getNextNudgeOn(byHand: readonly ByHand[], now: string): string | null {
  const sent = byHand.map(({ sentOn }) => Date.parse(sentOn)).toSorted((a, b) => b - a);
  const [latest] = sent;
  const third = sent[mostPerDay - 1];
  const next = Math.max(
    latest === undefined ? 0 : latest + hour,
    third === undefined ? 0 : third + day,
  );
  return next > Date.parse(now) ? new Date(next).toISOString() : null;
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
