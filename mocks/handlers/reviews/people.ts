import type { CycleStepRecord, ReviewRecord } from '../../store/world/reviews.ts';
import { notify } from '../../common/notifications/notify.ts';
import type { Case } from '../../common/reviews/cases.ts';
import { admins, type Db } from '../../common/reviews/review-context.ts';
import { getInterfacerId, getManagerId } from '../../common/reviews/rules.ts';

/** The author of an action on a review: a person of the tenant, or a client contact. */
export interface Doer {
  /** Null for a client contact, and for automatic actions. */
  personId: string | null;
  name: string;
  profileImageUrl: string | null;
}

const none: ReadonlyMap<string | null, string> = new Map();

type Step = Pick<CycleStepRecord, 'executorType'>;

/** The users who must act when a review is at a step: see loadActors. */
export async function actorIds(db: Db, { review }: Pick<Case, 'review'>, step: Step) {
  return (await loadActors(db, [review], step))(review);
}

/**
 * The users who must act when any of the reviews is at a step: its executor, or for a client's step
 * the client interfacer. Administrators replace a missing person.
 */
export async function loadActors(
  db: Db,
  reviews: readonly ReviewRecord[],
  { executorType }: Step,
): Promise<(review: ReviewRecord) => string[]> {
  const getEmployeeId = (review: ReviewRecord) => {
    if (executorType === 'PaAdmin') return null;
    if (executorType === 'Reviewee') return review.revieweeId;
    return executorType === 'Client' ? getInterfacerId(review) : getManagerId(review);
  };
  const employeeIds = reviews.map(getEmployeeId).filter((id) => id !== null);
  const users = employeeIds.length > 0 ? await loadUserIds(db, employeeIds) : none;
  const isForAdmins = employeeIds.length < reviews.length;
  const adminUsers = isForAdmins ? await admins(db) : [];
  return (review) => {
    const employeeId = getEmployeeId(review);
    if (employeeId !== null) {
      const userId = users.get(employeeId);
      return userId === undefined ? [] : [userId];
    }
    return adminUsers
      .filter((user) => user.employeeId === null || user.employeeId !== review.revieweeId)
      .map(({ id }) => id);
  };
}

/** The users of employees, by the employees' ids; some have none yet. */
export async function loadUserIds(
  db: Db,
  employeeId: readonly string[],
): Promise<ReadonlyMap<string | null, string>> {
  const users = await db.query('tenantUsers', { where: { employeeId } });
  return new Map(users.map((user) => [user.employeeId, user.id]));
}

/** Those of some users who may enter a tenant. */
export async function listAdmitted(
  platform: Db,
  tenantId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const assignments = await platform.getMany(
    'assignments',
    userIds.map((id) => `${id}:${tenantId}`),
  );
  const isAdmitted = (id: string) => assignments.get(`${id}:${tenantId}`)?.isUserAssigned === true;
  return userIds.filter(isAdmitted);
}

interface ReviewNotice {
  db: Db;
  clock: { now(): number };
  of: Pick<Case, 'cycle' | 'review' | 'reviewee'>;
  by: Doer;
  /** The step that the list opens at. */
  stepId: string;
  /** A comment in the author's own text. */
  message?: string;
}

/** Notifies users about a review, each once, except the author of the action. */
export async function notifyAboutReview(
  { db, clock, of, by, stepId, message }: ReviewNotice,
  recipientIds: readonly string[],
): Promise<void> {
  for (const recipientId of new Set(recipientIds)) {
    if (recipientId === by.personId) continue;
    await notify(db, clock, {
      recipientId,
      ...(by.personId !== null && { senderId: by.personId }),
      type: 'review',
      data: {
        userName: by.name,
        profileImageUrl: by.profileImageUrl,
        messageData: `${of.cycle.cycleName} – ${of.reviewee.fullName}`,
        value: of.cycle.id,
        // Only names and the author's text: the rest of the message is in the reader's language.
        notificationMessage: message ? `${by.name}: ${message}` : null,
        stepId,
      },
    });
  }
}
