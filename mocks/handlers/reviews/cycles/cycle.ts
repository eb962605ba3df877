import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { readPage, type FieldColumns } from '../../../core/records/field-paging.ts';
import { reject } from '../../../core/requests/http-error.ts';
import { changed } from '../../../core/records/versions.ts';
import type { ReviewCycleRecord, ReviewRecord } from '../../../store/world/reviews.ts';
import { allIn, getCycleRecord, toCases, type Case } from '../../../common/reviews/cases.ts';
import { removeReviews } from '../nudges/remove-reviews.ts';
import { loadMembers } from './cycle-members.ts';
import { buildProgress } from './cycle-progress.ts';
import { cycleView } from './cycle-view.ts';
import { createReviewContext, type ReviewContext } from '../../../common/reviews/review-context.ts';
import { asText, inCycles, loadChoicesOfCycles } from '../filters.ts';
import { completeLinked } from '../../../common/notifications/complete.ts';
import { getParts, getStep, isReleasedTo } from '../../../common/reviews/rules.ts';
import { findVisible } from '../../../common/reviews/worklist.ts';

type Cycle = Extract<
  AreaOperations<'reviews'>,
  | 'getReviewCycle'
  | 'deleteReviewCycle'
  | 'archiveReviewCycle'
  | 'restoreReviewCycle'
  | 'getArchivedReviews'
>;

/** The reviewees that come with their cycle; there are pages of all. */
const maxReviewees = 100;

/** One cycle with its reviewees, and the archive. Source: REVW-002, PRIV-032. */
export const cycle: Pick<Handlers<'reviews'>, Cycle> = {
  getReviewCycle: async (call) => {
    const ctx = await createReviewContext(call);
    const { db, today } = ctx;
    const record = await getCycleRecord(db, call.path.cycleId);
    const cases = await allIn(db, record);
    return ok({
      reviewCycle: await cycleView(db, today, record),
      steps: record.steps.map(({ stepId, stepName, stepStyle, executorType, formName }, at) => ({
        stepId,
        stepName,
        stepOrder: at + 1,
        stepStyle,
        executorType,
        formName,
        reviewCount: cases.filter(({ review }) => review.stepIndex === at).length,
      })),
      reviewees: await loadMembers(ctx, cases.slice(0, maxReviewees)),
      progress: buildProgress(
        record,
        cases.map(({ review }) => review),
        ctx,
      ),
    });
  },

  deleteReviewCycle: async (call) => {
    const { db } = call;
    const record = await getCycleRecord(db, call.path.cycleId);
    const reviews = await db.query('reviews', { where: { cycleId: record.id } });
    const isWritten = reviews.some(({ status }) => status !== 'NotStarted');
    if (record.isArchived || isWritten) throw reject(409, 'cycleInUse');
    await removeReviews(db, reviews);
    for (const { id } of await db.query('reviewNudges', { where: { cycleId: record.id } })) {
      await db.remove('reviewNudges', id);
    }
    await db.remove('reviewCycles', record.id);
    await completeLinked(db, ['review', 'reviewMeeting'], record.id);
    return ok({ successMessages: [message('cycleDeleted')] });
  },

  archiveReviewCycle: async (call) => {
    const ctx = await createReviewContext(call);
    const record = await getCycleRecord(ctx.db, call.path.cycleId);
    if (record.isArchived) throw reject(409, 'cycleIsArchived');
    if (!record.isCompleted) throw reject(409, 'cycleNotCompleted');
    const reviewCycle = await moved(ctx, record, true);
    return ok({ reviewCycle, successMessages: [message('cycleArchived')] });
  },

  restoreReviewCycle: async (call) => {
    const ctx = await createReviewContext(call);
    const record = await getCycleRecord(ctx.db, call.path.cycleId);
    if (!record.isArchived) throw reject(409, 'cycleNotArchived');
    const reviewCycle = await moved(ctx, record, false);
    return ok({ reviewCycle, successMessages: [message('cycleRestored')] });
  },

  getArchivedReviews: async (call) => {
    const ctx = await createReviewContext(call);
    const { db, me } = ctx;
    const { cycleFilters } = call.body;
    const canViewAllReviews = me.rights.has('archives.viewAllReviews');
    const { where, involved } = await findVisible(
      { db, me },
      { isArchived: true },
      canViewAllReviews,
    );
    const released = involved?.filter((review) =>
      isReleasedTo(getParts({ review, cycle: { isArchived: true } }, me), review),
    );
    const list = {
      columns,
      order: { by: 'revieweeName' } as const,
      where: {
        ...where,
        ...(released && { id: released.map(({ id }) => id) }),
        ...inCycles(cycleFilters),
      },
    };
    const { rows, total } = await readPage(db, 'reviews', list, call.body);
    const cases = await toCases(db, rows);
    return ok({
      archivedReviews: cases.map(archivedView),
      totalCount: total,
      ...(await loadChoicesOfCycles(db, true)),
      canViewAllReviews,
    });
  },
};

/** Moves a cycle to the archive, or restores it. */
async function moved(ctx: ReviewContext, record: ReviewCycleRecord, isArchived: boolean) {
  const after = changed(record, { isArchived }, ctx);
  await ctx.db.put('reviewCycles', after);
  return cycleView(ctx.db, ctx.today, after);
}

const columns: FieldColumns<ReviewRecord> = {
  employeeName: 'revieweeName',
  employeeDesignation: 'designation',
  reviewCycleName: 'cycleName',
  period: 'period',
  year: asText('year'),
  deliveredOn: asText('deliveredOn'),
  reviewStartDate: asText('startDate'),
};

const archivedView = ({ cycle: of, review, reviewee, designation }: Case) => ({
  reviewId: review.id,
  cycleId: of.id,
  stepId: getStep({ cycle: of, review }).stepId,
  reviewCycleName: of.cycleName,
  employeeId: review.revieweeId,
  employeeName: reviewee.fullName,
  employeeDesignation: designation,
  profileImageURL: reviewee.profileImageUrl,
  period: of.period,
  year: of.year,
  reviewStartDate: of.startDate,
  reviewEndDate: of.endDate,
  deliveredOn: review.deliveredOn,
});
