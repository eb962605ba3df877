import type { CycleStepRecord } from '../../store/world/reviews.ts';
import { notify, loadUserId } from '../../common/notifications/notify.ts';
import type { Case } from '../../common/reviews/cases.ts';
import { adminIds, type Db } from '../../common/reviews/review-context.ts';

/** The author of an action on a review: a person of the tenant, or a client contact. */
export interface Doer {
  /** Null for a client contact, and for automatic actions. */
  personId: string | null;
  name: string;
  profileImageUrl: string | null;
}

/**
 * The users who must act when a review is at a step: its executor, or for a client's step the
 * client interfacer. Administrators replace a missing person.
 */
export async function actorIds(
  db: Db,
  { review }: Pick<Case, 'review'>,
  { executorType }: Pick<CycleStepRecord, 'executorType'>,
): Promise<string[]> {
  const admins = () => adminIds(db, review.revieweeId);
  const listUserIds = async (employeeId: string | null) => {
    if (employeeId === null) return admins();
    const id = await loadUserId(db, employeeId);
    return id === null ? [] : [id];
  };
  if (executorType === 'PaAdmin') return admins();
  if (executorType === 'Reviewee') return listUserIds(review.revieweeId);
  return listUserIds(executorType === 'Client' ? review.clientInterfacerId : review.reportingToId);
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
