import { reject } from '../../core/requests/http-error.ts';
import { changed } from '../../core/records/versions.ts';
import type { ReviewRecord } from '../../store/world/reviews.ts';
import { notificationTypes } from '../../common/notifications/notify.ts';
import { activeStates, sendCountsToAll } from '../../common/notifications/records.ts';
import { requireCase, type Case } from '../../common/reviews/cases.ts';
import type { Db, ReviewContext } from '../../common/reviews/review-context.ts';
import {
  getInterfacerId,
  getManagerId,
  getReviewFlags,
  getStep,
} from '../../common/reviews/rules.ts';
import { checkCycle, checkEmployed } from './forms/flow-steps.ts';
import { loadUserIds } from './people.ts';

const recallPeriod = 10 * 60_000;

/** Takes back the delivery of reviews, all or none of them; returns their number. */
export async function recallDeliveries(
  ctx: ReviewContext,
  reviewIds: readonly string[],
): Promise<number> {
  const recalled: { of: Case; before: ReviewRecord }[] = [];
  for (const id of reviewIds) {
    const of = await requireCase(ctx, id);
    checkCycle(of, ctx.today);
    checkEmployed(of);
    const before = await getUndelivered(ctx.db, of);
    const { isReviewDeliverable } = getReviewFlags({ ...of, review: before }, ctx.me, ctx.today);
    if (!isReviewDeliverable) throw reject(403, 'notYourRelease');
    checkRecallable(ctx, of);
    recalled.push({ of, before });
  }
  for (const { of, before } of recalled) {
    const { status, deliveredOn, isDeliveredToAll } = before;
    const unread = { acknowledgedOn: null, acknowledgedComments: '' };
    const changes = { status, deliveredOn, isDeliveredToAll, ...unread };
    const after = changed(of.review, changes, ctx);
    await ctx.db.put('reviews', after);
    await completeNotifications(ctx.db, of);
  }
  return recalled.length;
}

function checkRecallable({ now }: ReviewContext, { review, reviewee }: Case): void {
  const name = reviewee.fullName;
  if (review.deliveredOn === null) throw reject(409, 'reviewNotDelivered', { name });
  const age = Date.parse(now) - Date.parse(review.deliveredOn);
  if (age > recallPeriod) throw reject(409, 'deliveryTooOld', { name });
}

/** The review as it was before its delivery; its status follows from what is written in it. */
async function getUndelivered(db: Db, of: Case): Promise<ReviewRecord> {
  const { review } = of;
  const undelivered = { ...review, deliveredOn: null, isDeliveredToAll: false };
  if (review.isClientDone || review.isHandedIn) return { ...undelivered, status: 'Promoted' };
  const where = { reviewId: review.id, stepId: getStep(of).stepId };
  const answers = await db.query('reviewAnswers', { where });
  if (answers.some(({ answerText }) => answerText !== '')) {
    return { ...undelivered, status: 'Answered' };
  }
  const isRejected = review.rejections[0]?.rejectedOn === review.enteredStepOn;
  const arrived = review.stepIndex > 0 ? 'Promoted' : 'NotStarted';
  return { ...undelivered, status: isRejected ? 'Rejected' : arrived };
}

/** Who was notified of the delivery finds nothing to read any more. */
async function completeNotifications(db: Db, { cycle, review, reviewee }: Case): Promise<void> {
  const employeeIds = [review.revieweeId, getManagerId(review), getInterfacerId(review)];
  const users = await loadUserIds(
    db,
    employeeIds.filter((id) => id !== null),
  );
  const where = {
    linkedId: cycle.id,
    typeId: notificationTypes.review,
    state: activeStates,
    recipientId: [...users.values()],
  };
  const name = `${cycle.cycleName} – ${reviewee.fullName}`;
  const found = (await db.query('notifications', { where })).filter(
    ({ requestedTime, notificationData }) =>
      notificationData.messageData === name && requestedTime >= (review.deliveredOn ?? ''),
  );
  for (const record of found) await db.put('notifications', { ...record, state: 'completed' });
  await sendCountsToAll(db, [...new Set(found.map(({ recipientId }) => recipientId))]);
}
