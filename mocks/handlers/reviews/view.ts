import type { components } from '#openapi/generated/types.ts';
import type { Case } from '../../common/reviews/cases.ts';
import type { ReviewContext } from '../../common/reviews/review-context.ts';
import { getReviewFlags, getParts, readableSteps, getStep } from '../../common/reviews/rules.ts';

type Contract = components['schemas'];
type Looker = Pick<ReviewContext, 'me' | 'today'>;

/** A review as the contract defines it; `worklist` has all visible reviews of its cycle. */
export function reviewView(
  of: Case,
  worklist: readonly Case[],
  { me, today }: Looker,
): Contract['PerformanceReview'] {
  const { cycle, review, reviewee } = of;
  const step = getStep(of);
  const parts = getParts(of, me);
  const siblings = worklist.filter(
    (other) =>
      other.review.cycleId === review.cycleId && other.review.stepIndex === review.stepIndex,
  );
  const at = siblings.findIndex((other) => other.review.id === review.id);
  return {
    id: review.id,
    cycleId: cycle.id,
    stepId: step.stepId,
    stepName: step.stepName,
    stepOrder: review.stepIndex + 1,
    reviewCycleName: cycle.cycleName,
    employeeId: review.revieweeId,
    employeeName: reviewee.fullName,
    employeeDesignation: of.designation,
    profileImageURL: reviewee.profileImageUrl,
    status: review.status,
    period: cycle.period,
    reviewStartDate: cycle.startDate,
    reviewEndDate: cycle.endDate,
    previousReviewId: siblings[at - 1]?.review.id ?? null,
    nextReviewId: at === -1 ? null : (siblings[at + 1]?.review.id ?? null),
    rejectedReason: rejectedReasonFor(of, me),
    deliveredOn: review.deliveredOn,
    isDeliveredToAll: review.isDeliveredToAll,
    meetingStatus: of.meetingStatus,
    isClientInterfacer: parts.has('ClientInterfacer'),
    isReportingToManager: isManagedBy(of, me),
    ...getReviewFlags(of, me, today),
    version: review.version,
  };
}

/**
 * The reasons for which a review was sent back, for those who may read the step that it left or
 * returned to.
 */
export function rejectionsFor(of: Case, { me }: Pick<Looker, 'me'>) {
  const own = new Set(readableSteps(of, me).map(({ stepId }) => stepId));
  return of.review.rejections.filter(({ stepId }) => {
    const from = of.cycle.steps.findIndex((step) => step.stepId === stepId);
    return own.has(stepId) || own.has(of.cycle.steps[from - 1]?.stepId ?? '');
  });
}

/** The reason for which a review came back to its step, for its addressees; else null. */
function rejectedReasonFor(of: Case, me: Looker['me']): string | null {
  const [latest] = of.review.rejections;
  const [shown] = rejectionsFor(of, { me });
  return latest && latest === shown ? getRejectedReason(of) : null;
}

/** The reason for which a review came back to its current step; null when it did not. */
export function getRejectedReason({
  cycle,
  review,
}: Pick<Case, 'cycle' | 'review'>): string | null {
  const [latest] = review.rejections;
  const from = cycle.steps.findIndex(({ stepId }) => stepId === latest?.stepId);
  return latest && from === review.stepIndex + 1 ? latest.rejectedReason : null;
}

/** Whether the reviewee reports to a person; no one replaces a manager here. */
export const isManagedBy = ({ review }: Case, me: Looker['me']): boolean =>
  me.employeeId !== null && review.reportingToId === me.employeeId;

/** The progress of one person's review. */
export function revieweeView(of: Case, { me, today }: Looker): Contract['CycleReviewee'] {
  const step = getStep(of);
  return {
    reviewId: of.review.id,
    employeeId: of.review.revieweeId,
    employeeName: of.reviewee.fullName,
    employeeDesignation: of.designation,
    profileImageURL: of.reviewee.profileImageUrl,
    stepId: step.stepId,
    stepName: step.stepName,
    status: of.review.status,
    needsAction: getReviewFlags(of, me, today).needsAction,
    meetingStatus: of.meetingStatus,
  };
}

/** The steps as tabs, in order, with the reviews at each. */
export function buildTabs(
  steps: readonly Omit<Contract['ReviewTabItem'], 'reviewCount' | 'actionCount'>[],
  cases: readonly Case[],
  { me, today }: Looker,
): Contract['ReviewTabItem'][] {
  return steps.map(({ stepId, stepName, stepOrder, stepStyle }) => {
    const there = cases.filter((of) => getStep(of).stepId === stepId);
    return {
      stepId,
      stepName,
      stepOrder,
      stepStyle,
      reviewCount: there.length,
      actionCount: there.filter((of) => getReviewFlags(of, me, today).needsAction).length,
    };
  });
}

/** The steps of a cycle as tabs, without their counts. */
export const tabSteps = ({ cycle }: Pick<Case, 'cycle'>) =>
  cycle.steps.map(({ stepId, stepName, stepStyle }, at) => ({
    stepId,
    stepName,
    stepOrder: at + 1,
    stepStyle,
  }));

const statuses = ['NotStarted', 'Answered', 'Promoted', 'Rejected', 'Delivered'] as const;

/** The number of reviews in each status that occurs. */
export const statusCounts = (
  reviews: readonly { status: Contract['ReviewStatus'] }[],
): Contract['CycleStatusCount'][] =>
  statuses
    .map((status) => ({ status, count: reviews.filter((each) => each.status === status).length }))
    .filter(({ count }) => count > 0);
