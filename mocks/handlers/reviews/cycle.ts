import type { AreaOperations } from '#openapi/generated/operations.ts';
import { message, ok, type Handlers } from '../../core/handler.ts';
import { paginate, type Columns } from '../../core/paging.ts';
import { reject } from '../../core/http-error.ts';
import { changed } from '../../core/versions.ts';
import { allIn, casesIn, getCycleRecord, type Case } from '../../common/reviews/cases.ts';
import { removeReview } from './cycle-people.ts';
import { cycleView } from './cycle-view.ts';
import { createReviewContext, type ReviewContext } from '../../common/reviews/review-context.ts';
import { loadChoices, fitsCycle } from './filters.ts';
import { completeForAll } from '../../common/notifications/complete.ts';
import { isReleasedTo, getParts, getStep } from '../../common/reviews/rules.ts';

type Cycle = Extract<
  AreaOperations<'reviews'>,
  | 'getReviewCycle'
  | 'deleteReviewCycle'
  | 'archiveReviewCycle'
  | 'restoreReviewCycle'
  | 'getArchivedReviews'
>;

/** One cycle with its reviewees, and the archive. Source: REVW-002, PRIV-032. */
export const cycle: Pick<Handlers<'reviews'>, Cycle> = {
  getReviewCycle: async (call) => {
    const { db, today } = await createReviewContext(call);
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
      reviewees: await Promise.all(cases.map((of) => memberView(db, of))),
    });
  },

  deleteReviewCycle: async (call) => {
    const { db } = call;
    const record = await getCycleRecord(db, call.path.cycleId);
    const reviews = await db.query('reviews', { where: { cycleId: record.id } });
    const isWritten = reviews.some(({ status }) => status !== 'NotStarted');
    if (record.isArchived || isWritten) throw reject(409, 'cycleInUse');
    for (const review of reviews) await removeReview(db, review);
    for (const { id } of await db.query('reviewNudges', { where: { cycleId: record.id } })) {
      await db.remove('reviewNudges', id);
    }
    await db.remove('reviewCycles', record.id);
    await completeForAll(
      db,
      ['review', 'reviewMeeting'],
      ({ notificationData }) => notificationData.value === record.id,
    );
    return ok({ successMessages: [message('cycleDeleted')] });
  },

  archiveReviewCycle: async (call) => {
    const ctx = await createReviewContext(call);
    const record = await getCycleRecord(ctx.db, call.path.cycleId);
    if (record.isArchived) throw reject(409, 'cycleIsArchived');
    const reviews = await ctx.db.query('reviews', { where: { cycleId: record.id } });
    if (reviews.some(({ status }) => status !== 'Delivered')) {
      throw reject(409, 'cycleNotCompleted');
    }
    const reviewCycle = await moved(ctx, record.id, true);
    return ok({ reviewCycle, successMessages: [message('cycleArchived')] });
  },

  restoreReviewCycle: async (call) => {
    const ctx = await createReviewContext(call);
    const record = await getCycleRecord(ctx.db, call.path.cycleId);
    if (!record.isArchived) throw reject(409, 'cycleNotArchived');
    const reviewCycle = await moved(ctx, record.id, false);
    return ok({ reviewCycle, successMessages: [message('cycleRestored')] });
  },

  getArchivedReviews: async (call) => {
    const ctx = await createReviewContext(call);
    const { db, me } = ctx;
    const archived = await db.query('reviewCycles', {
      where: { isArchived: true },
      order: { by: 'startDate', direction: 'descending' },
    });
    const canViewAllReviews = me.rights.has('archives.viewAllReviews');
    const fitting = archived.filter((each) => fitsCycle(each, call.body.cycleFilters));
    const cases = (await casesIn(ctx, fitting)).filter((of) => {
      const parts = getParts(of, me);
      return parts.has('Archivist') || isReleasedTo(parts, of.review);
    });
    const { rows, totalCount } = paginate(cases, columns, call.body);
    return ok({
      archivedReviews: rows.map(archivedView),
      totalCount,
      ...(await loadChoices(db, archived)),
      canViewAllReviews,
    });
  },
};

async function memberView(db: ReviewContext['db'], of: Case) {
  const { review, reviewee } = of;
  const step = getStep(of);
  const getName = async (id: string | null) =>
    id === null ? '' : ((await db.get('employees', id))?.fullName ?? '');
  return {
    reviewId: review.id,
    employeeId: review.revieweeId,
    employeeName: reviewee.fullName,
    employeeDesignation: of.designation,
    profileImageURL: reviewee.profileImageUrl,
    stepId: step.stepId,
    stepName: step.stepName,
    status: review.status,
    reportingToName: await getName(review.reportingToId),
    clientInterfacerId: review.clientInterfacerId,
    clientInterfacerName: await getName(review.clientInterfacerId),
    isRemovable: review.status === 'NotStarted',
  };
}

/** Moves a cycle to the archive, or restores it. */
async function moved(ctx: ReviewContext, id: string, isArchived: boolean) {
  const after = changed(await getCycleRecord(ctx.db, id), { isArchived }, ctx);
  await ctx.db.put('reviewCycles', after);
  return cycleView(ctx.db, ctx.today, after);
}

const columns: Columns<Case> = {
  employeeName: ({ reviewee }) => reviewee.fullName,
  employeeDesignation: ({ designation }) => designation,
  reviewCycleName: ({ cycle: { cycleName } }) => cycleName,
  period: ({ cycle: { period } }) => period,
  year: ({ cycle: { year } }) => year,
  deliveredOn: ({ review }) => review.deliveredOn,
  reviewStartDate: ({ cycle: { startDate } }) => startDate,
};

const archivedView = ({ cycle: of, review, reviewee, designation }: Case) => ({
  reviewId: review.id,
  cycleId: of.id,
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
