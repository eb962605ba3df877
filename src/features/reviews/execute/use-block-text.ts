import { getBlock, type Review, type ReviewAction } from '#machines/reviews/execute/review.ts';
import { useText } from '#i18n/text.tsx';

/** Why an action on a review is not possible, as a sentence; null if it is. Source: REVW-045. */
export function useBlockText(review: Review): (action: ReviewAction) => string | null {
  const text = useText('reviewExecute');
  return (action) => {
    const block = getBlock(review, action);
    return block && text(`block_${block}`);
  };
}
