import type { CycleStepRecord } from '../../store/world/reviews.ts';
import { notify, loadUserId } from '../../common/notifications/notify.ts';
import type { Case } from '../../common/reviews/cases.ts';
import { adminIds, type Db } from '../../common/reviews/desk.ts';

/** Who does something to a review: one of the tenant's people, or a client contact. */
export interface Doer {
  /** Null for a client contact, and for what happens automatically. */
  personId: string | null;
  name: string;
  profileImageUrl: string | null;
}

/**
 * The users who have to act when a review is at a step: who carries it out, and for a client's
 * step who deals with the client. The administrators stand in for a missing person.
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
  /** The step that the listing is to open at. */
  stepId: string;
  /** What somebody has written about it, in their own words. */
  message?: string;
}

/** Tells users of a review, each once; whoever has done it knows. */
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
        // Names and own words alone: the reader's language says the rest.
        notificationMessage: message ? `${by.name}: ${message}` : null,
        stepId,
      },
    });
  }
}
