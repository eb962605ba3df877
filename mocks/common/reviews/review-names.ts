import type { ReviewRecord } from '../../store/world/reviews.ts';
import { toCases, type Case } from './cases.ts';
import type { ReviewContext } from './review-context.ts';
import { getParts } from './rules.ts';

/** The most reviews that one message names. */
const maxNames = 5;

/**
 * The names of reviews for a message: cycle and reviewee, or only the cycle of a review in which
 * the caller has no part.
 */
export async function joinReviewNames(
  { db, me }: Pick<ReviewContext, 'db' | 'me'>,
  reviews: readonly ReviewRecord[],
): Promise<string> {
  const getName = (of: Case): string => {
    const { cycleName } = of.cycle;
    return getParts(of, me).size > 0 ? `${cycleName} – ${of.reviewee.fullName}` : cycleName;
  };
  const names = [...new Set((await toCases(db, reviews)).map(getName))].toSorted();
  const shown = names.length > maxNames ? [...names.slice(0, maxNames), '…'] : names;
  return shown.join(', ');
}
