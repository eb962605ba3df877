import type { components } from '@atrium/contract/generated/types.ts';
import {
  dealsWithClient,
  getParts,
  getReviewFlags,
  getStep,
  type Me,
  type ReviewCase,
  type ReviewFlags,
} from './rules.ts';

type Contract = components['schemas'];
type Block = Contract['ReviewBlock'];

/** The actions on a review that the caller cannot take now, each with its reason. */
export function getBlockedActions(
  of: ReviewCase,
  me: Me,
  today: string,
  flags: ReviewFlags = getReviewFlags(of, me, today),
): Contract['BlockedReviewAction'][] {
  const isOwn = getParts(of, me).has('Reviewee');
  const closed = getClosedReason(of, today);
  const { review, cycle } = of;
  const isLast = review.stepIndex === cycle.steps.length - 1;
  const isDelivered = review.status === 'Delivered';
  const write = closed ?? (isDelivered ? 'Delivered' : getWriteReason(of, isOwn));
  const reasons: readonly [Contract['ReviewAction'], boolean, Block][] = [
    ['Write', !flags.isReviewReadOnly, write],
    ['Promote', flags.isReviewPromotable, flags.isReviewReadOnly ? write : 'LastStep'],
    ['Reject', flags.isReviewRejectable, flags.isReviewReadOnly ? write : 'FirstStep'],
    ['Deliver', flags.isReviewDeliverable, closed ?? getDeliverReason(of, me, flags, isLast)],
    ['Download', flags.isReviewDownloadable, 'NothingToRead'],
    ['AssignClient', flags.isReviewClientAssignable, closed ?? getAssignReason(of, me)],
  ];
  return reasons.flatMap(([action, isPossible, reason]) =>
    isPossible ? [] : [{ action, reason }],
  );
}

/** The reason that blocks all work on a review, in the order in which the server verifies them. */
function getClosedReason({ cycle, review }: ReviewCase, today: string): Block | null {
  if (cycle.isArchived) return 'CycleArchived';
  if (today < cycle.startDate) return 'CycleNotStarted';
  return review.isClosed ? 'RevieweeLeft' : null;
}

const getWriteReason = ({ review }: ReviewCase, isOwn: boolean): Block =>
  isOwn && review.isHandedIn ? 'HandedIn' : 'NotYourStep';

function getDeliverReason(of: ReviewCase, me: Me, flags: ReviewFlags, isLast: boolean): Block {
  const parts = getParts(of, me);
  if (parts.has('Reviewee')) return 'OwnReview';
  if (of.review.status === 'Delivered' && of.review.isDeliveredToAll) return 'Delivered';
  if (flags.isDeliverablePostClientAssignment) return 'ClientNotDone';
  const concerns = !flags.isReviewReadOnly || parts.has('PaAdmin');
  return !isLast && concerns ? 'NotLastStep' : 'NotYourRelease';
}

function getAssignReason(of: ReviewCase, me: Me): Block {
  const { review, cycle } = of;
  const parts = getParts(of, me);
  if (parts.has('Reviewee')) return 'OwnReview';
  if (!dealsWithClient(parts)) return 'NotYourClient';
  if (review.status === 'Delivered') return 'Delivered';
  const isAhead = cycle.steps.some(
    ({ executorType }, at) => executorType === 'Client' && at >= review.stepIndex,
  );
  return isAhead && getStep(of).executorType === 'Client' ? 'NotYourStep' : 'NoClientStep';
}
