import type { components } from '@atrium/contract/generated/types.ts';
import type { Case } from '../../common/reviews/cases.ts';
import type { ReviewContext } from '../../common/reviews/review-context.ts';
import { getBlockedActions } from '../../common/reviews/blocked-actions.ts';
import {
  getWaiting,
  loadReviewPeople,
  type ReviewPeople,
} from '../../common/reviews/review-people.ts';
import type { Neighbours } from '../../common/reviews/worklist.ts';
import {
  findClientStep,
  getManagerId,
  getParts,
  getReviewFlags,
  getStep,
  readableSteps,
} from '../../common/reviews/rules.ts';

type Contract = components['schemas'];
type Looker = Pick<ReviewContext, 'me' | 'today'>;

/** A review as the contract defines it. */
export async function readReviewView(
  ctx: ReviewContext,
  of: Case,
  neighbours: Neighbours,
): Promise<Contract['PerformanceReview']> {
  return reviewView(of, neighbours, ctx, await loadReviewPeople(ctx, [of]));
}

/** A review as the contract defines it, with the names of its people. */
export function reviewView(
  of: Case,
  neighbours: Neighbours,
  { me, today }: Looker,
  people: ReviewPeople,
): Contract['PerformanceReview'] {
  const { cycle, review, reviewee } = of;
  const step = getStep(of);
  const parts = getParts(of, me);
  const flags = getReviewFlags(of, me, today);
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
    ...neighbours,
    rejectedReason: rejectedReasonFor(of, me),
    deliveredOn: review.deliveredOn,
    isDeliveredToAll: review.isDeliveredToAll,
    acknowledgedOn: review.acknowledgedOn ?? null,
    acknowledgedComments: review.acknowledgedComments ?? '',
    meetingStatus: of.meetingStatus,
    isClientInterfacer: parts.has('ClientInterfacer'),
    isReportingToManager: isManagedBy(of, me),
    ...flags,
    isClosed: review.isClosed ?? false,
    clientStepId: findClientStep(of)?.stepId ?? null,
    ...getWaiting(of, people.getNames(of), today),
    blockedActions: getBlockedActions(of, me, today, flags),
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
  me.employeeId !== null && getManagerId(review) === me.employeeId;

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

/** A step as a tab, without its counts. */
export type TabStep = Omit<Contract['ReviewTabItem'], 'reviewCount' | 'actionCount'>;

/** The steps as tabs, in order, with the reviews at each. */
export const buildTabs = (
  steps: readonly TabStep[],
  count: (stepId: string) => Pick<Contract['ReviewTabItem'], 'reviewCount' | 'actionCount'>,
): Contract['ReviewTabItem'][] => steps.map((step) => ({ ...step, ...count(step.stepId) }));

/** The steps of a cycle as tabs, without their counts. */
export const tabSteps = ({ cycle }: Pick<Case, 'cycle'>): TabStep[] =>
  cycle.steps.map(({ stepId, stepName, stepStyle }, at) => ({
    stepId,
    stepName,
    stepOrder: at + 1,
    stepStyle,
  }));

export const statusOrder = ['NotStarted', 'Answered', 'Promoted', 'Rejected', 'Delivered'] as const;

/** The number of reviews in each status that occurs, in the order of the statuses. */
export const statusCounts = (
  groups: readonly { value: Contract['ReviewStatus'] | null; count: number }[],
): Contract['CycleStatusCount'][] =>
  statusOrder.flatMap((status) => {
    const found = groups.find(({ value }) => value === status);
    return found ? [{ status, count: found.count }] : [];
  });
