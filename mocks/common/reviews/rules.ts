import type { components } from '@atrium/contract/generated/types.ts';
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
  if (isMe(getManagerId(review))) parts.add('ReportingTo');
  if (isMe(getInterfacerId(review))) parts.add('ClientInterfacer');
  if (cycle.isArchived && me.rights.has('archives.viewAllReviews')) parts.add('Archivist');
  return parts;
}

/** The employee who carries out the manager steps of a review; null for the administrators. */
export const getManagerId = ({ managerId, reportingToId }: ReviewRecord): string | null =>
  // The store has not computed it yet for a new review, whose manager is employed.
  managerId === undefined ? reportingToId : managerId;

/** The employee who deals with the client of a review; null for the administrators. */
export const getInterfacerId = ({ interfacerId, clientInterfacerId }: ReviewRecord) =>
  interfacerId === undefined ? clientInterfacerId : interfacerId;

/** The current step of a review. */
export function getStep({ cycle, review }: Omit<ReviewCase, 'hasClient'>): CycleStepRecord {
  const step = cycle.steps[review.stepIndex];
  if (!step)
    throw new RangeError(`Review ${review.id} is at a step that its cycle does not contain`);
  return step;
}

/** The step of the client that a review is at or comes to next, else its last; null for none. */
export function findClientStep({
  cycle,
  review,
}: Pick<ReviewCase, 'cycle' | 'review'>): CycleStepRecord | null {
  const isClients = ({ executorType }: CycleStepRecord) => executorType === 'Client';
  const ahead = cycle.steps.slice(review.stepIndex).find(isClients);
  return ahead ?? cycle.steps.findLast(isClients) ?? null;
}

/** A cycle and the index of one of its steps, as one value. */
export const getPlace = (cycleId: string, stepIndex: number): string => `${cycleId} ${stepIndex}`;

/**
 * Whether a person with these roles carries out a step; only the client carries out a client's
 * step.
 */
const carriesOut = (parts: ReadonlySet<Part>, { executorType }: CycleStepRecord): boolean =>
  executorType !== 'Client' && parts.has(executorType);

/** Whether a step is handed in even if it is the last: nobody releases their own review. */
const isHandedInAt = ({ executorType }: CycleStepRecord): boolean => executorType === 'Reviewee';

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
  const { revieweeId } = review;
  const managerId = getManagerId(review);
  if (cycle.isArchived || review.isClosed || review.status === 'Delivered') return null;
  switch (getStep(of).executorType) {
    case 'Reviewee':
      return review.isHandedIn ? paAdmin : revieweeId;
    case 'ReportingTo':
      return managerId === revieweeId ? null : (managerId ?? paAdmin);
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
  isReviewAcknowledgeable: boolean;
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
  const isRunning = isOpen && !isDelivered && !review.isClosed;
  const executes = isRunning && !review.isHandedIn && carriesOut(parts, step);
  const isUnassigned = isRunning && isAtClient && dealsWithClient(parts) && !hasClient;
  const releases = parts.has('PaAdmin') || (step.executorType === 'ReportingTo' && executes);
  const mayRelease = isOpen && !review.isClosed && isLast && releases;
  const clientAhead = cycle.steps.some(
    ({ executorType }, at) =>
      executorType === 'Client' &&
      (at > review.stepIndex || (at === review.stepIndex && isAtClient)),
  );
  const actions = {
    isMakeClientAssignment: isUnassigned,
    isReviewClientAssignable: isRunning && clientAhead && dealsWithClient(parts),
    isReviewPromotable: (executes && (!isLast || isHandedInAt(step))) || isUnassigned,
    isReviewRejectable: executes && review.stepIndex > 0,
    isReviewDeliverable: mayRelease && !isAtClient && !(isDelivered && review.isDeliveredToAll),
  };
  const isForRelease =
    actions.isReviewDeliverable &&
    !isDelivered &&
    (step.executorType === 'Client' || review.isHandedIn === true);
  return {
    ...actions,
    isReviewAcknowledgeable:
      isOpen && isAwaitingReader(review) && !review.isClosed && parts.has('Reviewee'),
    isReviewDownloadable: readableSteps(of, me).length > 0,
    isReviewReadOnly: !executes,
    noActionsToTake: !executes && !Object.values(actions).includes(true),
    isDeliverablePostClientAssignment: mayRelease && isAtClient && !isDelivered,
    needsAction: executes || isUnassigned || isForRelease,
  };
}

/** Whether a review is delivered, and its reviewee has not confirmed yet that they have read it. */
const isAwaitingReader = ({ status, acknowledgedOn = null }: ReviewRecord): boolean =>
  status === 'Delivered' && acknowledgedOn === null;

/**
 * The steps whose answers a person may read. Those who carry out a step can always read it, and once
 * they are completed the steps before it; those who deal with the client only what the client has
 * submitted. The reviewee reads the rest once the review is delivered, and so does everyone if it is
 * delivered to all.
 */
export const readableSteps = (of: ReviewCase, me: Me): CycleStepRecord[] =>
  readableByParts(of, getParts(of, me));

/** The steps whose answers someone with these roles may read: see readableSteps. */
export function readableByParts(
  { cycle, review }: Pick<ReviewCase, 'cycle' | 'review'>,
  parts: ReadonlySet<Part>,
): CycleStepRecord[] {
  if (parts.has('Archivist') || isReleasedTo(parts, review)) return cycle.steps;
  const isOwn = parts.has('Reviewee');
  const concerned = cycle.steps.findLastIndex(
    (step) => parts.has('PaAdmin') || carriesOut(parts, step),
  );
  const concerns = (step: CycleStepRecord, at: number) =>
    at <= concerned || (step.executorType === 'Client' && dealsWithClient(parts));
  return cycle.steps.filter(
    (step, at) => carriesOut(parts, step) || (!isOwn && concerns(step, at) && isPassed(review, at)),
  );
}

/** Whether a review was released to a person with these roles. */
export const isReleasedTo = (parts: ReadonlySet<Part>, review: ReviewRecord): boolean =>
  review.status === 'Delivered' &&
  (parts.has('Reviewee') || parts.has('PaAdmin') || (review.isDeliveredToAll && parts.size > 0));

const isPassed = (
  { stepIndex, isClientDone, isHandedIn, status }: ReviewRecord,
  at: number,
): boolean =>
  status === 'Delivered' ||
  at < stepIndex ||
  (at === stepIndex && (isClientDone || isHandedIn === true));
