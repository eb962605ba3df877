import type { components } from '#openapi/generated/types.ts';
import type {
  CycleStepRecord,
  ReviewCycleRecord,
  ReviewRecord,
} from '../../store/world/reviews.ts';

type Privilege = components['schemas']['Privilege'];

/** The person who views reviews. */
export interface Me {
  personId: string;
  name: string;
  /** Null for a user without an employee record. */
  employeeId: string | null;
  profileImageUrl: string | null;
  rights: ReadonlySet<Privilege>;
}

/** A review, its cycle, and whether a client contact is assigned to it at its step. */
export interface ReviewCase {
  cycle: ReviewCycleRecord;
  review: ReviewRecord;
  hasClient: boolean;
}

/** The role of a person in a review. Source: REVW-042. */
export type Part = 'Reviewee' | 'ReportingTo' | 'ClientInterfacer' | 'PaAdmin' | 'Archivist';

/**
 * The roles that a person has. No one manages or administers their own review; administrators of
 * performance reviews replace a missing manager or interfacer.
 */
export function getParts(
  { review, cycle }: { review: ReviewRecord; cycle: Pick<ReviewCycleRecord, 'isArchived'> },
  me: Me,
): Set<Part> {
  const parts = new Set<Part>();
  if (me.employeeId !== null && review.revieweeId === me.employeeId) return parts.add('Reviewee');
  const isAdmin = me.rights.has('cycle.basic');
  const isMe = (id: string | null) => (id === null ? isAdmin : id === me.employeeId);
  if (isAdmin) parts.add('PaAdmin');
  if (isMe(review.reportingToId)) parts.add('ReportingTo');
  if (isMe(review.clientInterfacerId)) parts.add('ClientInterfacer');
  if (cycle.isArchived && me.rights.has('archives.viewAllReviews')) parts.add('Archivist');
  return parts;
}

/** The current step of a review. */
export function getStep({ cycle, review }: Omit<ReviewCase, 'hasClient'>): CycleStepRecord {
  const step = cycle.steps[review.stepIndex];
  if (!step)
    throw new RangeError(`Review ${review.id} is at a step that its cycle does not contain`);
  return step;
}

/** A cycle and the index of one of its steps, as one value. */
export const getPlace = (cycleId: string, stepIndex: number): string => `${cycleId} ${stepIndex}`;

/**
 * Whether a person with these roles carries out a step; only the client carries out a client's
 * step.
 */
const carriesOut = (parts: ReadonlySet<Part>, { executorType }: CycleStepRecord): boolean =>
  executorType !== 'Client' && parts.has(executorType);

/** Whether a person with these roles manages the client side of a review. */
export const dealsWithClient = (parts: ReadonlySet<Part>): boolean =>
  parts.has('ClientInterfacer') || parts.has('PaAdmin');

/** Those who act in place of an employee: the administrators, and also the client interfacer. */
export const paAdmin = 'PaAdmin';
export const clientInterfacer = 'ClientInterfacer';

/**
 * Who must act on a review once its cycle has started, as `needsAction` of the flags: an employee's
 * id, the administrators, or at a client's step without a client also the interfacer. Null for no
 * one.
 */
export function getActor(of: ReviewCase): string | null {
  const { cycle, review, hasClient } = of;
  const { revieweeId, reportingToId } = review;
  if (cycle.isArchived || review.status === 'Delivered') return null;
  switch (getStep(of).executorType) {
    case 'Reviewee':
      return revieweeId;
    case 'ReportingTo':
      return reportingToId === revieweeId ? null : (reportingToId ?? paAdmin);
    case 'Client':
      if (!review.isClientDone) return hasClient ? null : clientInterfacer;
      return review.stepIndex === cycle.steps.length - 1 ? paAdmin : null;
    default:
      return paAdmin;
  }
}

/** The review flags that enable the matching actions. Source: REVW-045. */
export interface ReviewFlags {
  isMakeClientAssignment: boolean;
  isReviewClientAssignable: boolean;
  isReviewPromotable: boolean;
  isReviewRejectable: boolean;
  isReviewDeliverable: boolean;
  isReviewDownloadable: boolean;
  isReviewReadOnly: boolean;
  noActionsToTake: boolean;
  isDeliverablePostClientAssignment: boolean;
  needsAction: boolean;
}

/** The actions that a person may take on a review on a day (yyyy-MM-dd). */
export function getReviewFlags(of: ReviewCase, me: Me, today: string): ReviewFlags {
  const { cycle, review, hasClient } = of;
  const parts = getParts(of, me);
  const step = getStep(of);
  const isOpen = today >= cycle.startDate && !cycle.isArchived;
  const isDelivered = review.status === 'Delivered';
  const isLast = review.stepIndex === cycle.steps.length - 1;
  const isAtClient = step.executorType === 'Client' && !review.isClientDone;
  const isRunning = isOpen && !isDelivered;
  const executes = isRunning && carriesOut(parts, step);
  const isUnassigned = isRunning && isAtClient && dealsWithClient(parts) && !hasClient;
  const releases = parts.has('PaAdmin') || (step.executorType === 'ReportingTo' && executes);
  const mayRelease = isOpen && isLast && releases;
  const clientAhead = cycle.steps.some(
    ({ executorType }, at) =>
      executorType === 'Client' &&
      (at > review.stepIndex || (at === review.stepIndex && isAtClient)),
  );
  const actions = {
    isMakeClientAssignment: isUnassigned,
    isReviewClientAssignable: isRunning && clientAhead && dealsWithClient(parts),
    isReviewPromotable: (executes && !isLast) || isUnassigned,
    isReviewRejectable: executes && review.stepIndex > 0,
    isReviewDeliverable: mayRelease && !isAtClient && !(isDelivered && review.isDeliveredToAll),
  };
  const isForRelease =
    actions.isReviewDeliverable && !isDelivered && step.executorType === 'Client';
  return {
    ...actions,
    isReviewDownloadable: readableSteps(of, me).length > 0,
    isReviewReadOnly: !executes,
    noActionsToTake: !executes && !Object.values(actions).includes(true),
    isDeliverablePostClientAssignment: mayRelease && isAtClient && !isDelivered,
    needsAction: executes || isUnassigned || isForRelease,
  };
}

/**
 * The steps whose answers a person may read. Those who carry out a step can always read it; others
 * only once it is completed, up to the last step that they are involved in; the reviewee reads the
 * rest once the review is delivered, and so does everyone if it is delivered to all.
 */
export function readableSteps(of: ReviewCase, me: Me): CycleStepRecord[] {
  const { cycle, review } = of;
  const parts = getParts(of, me);
  if (parts.has('Archivist') || isReleasedTo(parts, review)) return cycle.steps;
  const isOwn = parts.has('Reviewee');
  const concerned = cycle.steps.findLastIndex(
    (step) =>
      parts.has('PaAdmin') ||
      carriesOut(parts, step) ||
      (step.executorType === 'Client' && dealsWithClient(parts)),
  );
  return cycle.steps.filter(
    (step, at) => carriesOut(parts, step) || (!isOwn && at <= concerned && isPassed(review, at)),
  );
}

/** Whether a review was released to a person with these roles. */
export const isReleasedTo = (parts: ReadonlySet<Part>, review: ReviewRecord): boolean =>
  review.status === 'Delivered' &&
  (parts.has('Reviewee') || parts.has('PaAdmin') || (review.isDeliveredToAll && parts.size > 0));

const isPassed = ({ stepIndex, isClientDone, status }: ReviewRecord, at: number): boolean =>
  status === 'Delivered' || at < stepIndex || (at === stepIndex && isClientDone);
