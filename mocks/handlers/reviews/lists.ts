import type { AreaOperations } from '#openapi/generated/operations.ts';
import { ok, type Handlers } from '../../core/handler.ts';
import { paginate, type Columns } from '../../core/paging.ts';
import { reject } from '../../core/http-error.ts';
import type { ReviewCycleRecord, ReviewStepRecord } from '../../store/world/reviews.ts';
import {
  casesIn,
  getCycleRecord,
  getStepIndex,
  listWorklist,
  type Case,
} from '../../common/reviews/cases.ts';
import { createReviewContext, type ReviewContext } from '../../common/reviews/review-context.ts';
import { executorView } from './executor.ts';
import { loadChoices, filtered } from './filters.ts';
import { getReviewFlags, getParts, getStep } from '../../common/reviews/rules.ts';
import { listLegends } from '../../common/reviews/settings.ts';
import { statusOfCycle } from './cycle-view.ts';
import {
  isManagedBy,
  reviewView,
  revieweeView,
  statusCounts,
  buildTabs,
  tabSteps,
} from './view.ts';

type Lists = Extract<
  AreaOperations<'reviews'>,
  'getReviewStepTabs' | 'getReviews' | 'getReviewCycleSummary' | 'getReviewExecutor'
>;

/** Reviews as lists show them. Source: REVW-048, REVW-018. */
export const lists: Pick<Handlers<'reviews'>, Lists> = {
  getReviewStepTabs: async (call) => {
    const ctx = await createReviewContext(call);
    const steps = await ctx.db.query('reviewSteps', { order: { by: 'stepOrder' } });
    const worklist = await listWorklist(ctx);
    return ok({ reviewTabItems: buildTabs(withOld(steps.map(asTab), worklist), worklist, ctx) });
  },

  getReviews: async (call) => {
    const ctx = await createReviewContext(call);
    const worklist = await listWorklist(ctx);
    const fitting = await filtered(ctx, worklist, call.body.cycleFilters);
    const requested = fitting.filter(
      (of) => !call.body.showActionableItem || getReviewFlags(of, ctx.me, ctx.today).needsAction,
    );
    const { rows, totalCount } = paginate(requested, columns, call.body);
    const cycles = new Map(worklist.map(({ cycle }) => [cycle.id, cycle]));
    return ok({
      reviews: rows.map((of) => reviewView(of, worklist, ctx)),
      totalCount,
      ...(await loadChoices(ctx.db, [...cycles.values()])),
      legends: await listLegends(ctx.db, 'review'),
      isClientInterfacer: worklist.some((of) => getParts(of, ctx.me).has('ClientInterfacer')),
      isReportingToManager: worklist.some((of) => isManagedBy(of, ctx.me)),
    });
  },

  getReviewCycleSummary: async (call) => {
    const ctx = await createReviewContext(call);
    const { cycle, cases, at } = await stepOfCycle(ctx, call.query.cycleId, call.query.stepId);
    const come = cases.filter(({ review }) => review.stepIndex >= at);
    const here = come.filter(({ review }) => review.stepIndex === at);
    const waiting = here.filter((of) => getReviewFlags(of, ctx.me, ctx.today).needsAction);
    const [first] = [...waiting, ...here];
    return ok({
      reviewCycleSummary: {
        reviewId: first?.review.id ?? null,
        cycleId: cycle.id,
        cycleName: cycle.cycleName,
        stepId: call.query.stepId,
        stepName: cycle.steps[at]?.stepName ?? '',
        status: await statusOfCycle(ctx, cycle),
        period: cycle.period,
        startDate: cycle.startDate,
        endDate: cycle.endDate,
        isClientInterfacer: cases.some((of) => getParts(of, ctx.me).has('ClientInterfacer')),
        needsAction: waiting.length > 0,
        reviewees: come.map((of) => revieweeView(of, ctx)),
        paCycleStatusSummary: statusCounts(cases.map(({ review }) => review)),
        meetingStatus: first?.meetingStatus ?? null,
      },
    });
  },

  getReviewExecutor: async (call) => {
    const ctx = await createReviewContext(call);
    const { cycleId, operatingStepId } = call.query;
    const { cycle, cases, at } = await stepOfCycle(ctx, cycleId, operatingStepId);
    return ok({ paCycleExecutor: executorView(ctx, cycle, cases, at) });
  },
};

/** A cycle, the reviews in it that the caller may see, and a step's index. 404 without any. */
async function stepOfCycle(
  ctx: ReviewContext,
  cycleId: string,
  stepId: string,
): Promise<{ cycle: ReviewCycleRecord; cases: Case[]; at: number }> {
  const cycle = await getCycleRecord(ctx.db, cycleId);
  const cases = await casesIn(ctx, [cycle]);
  if (cases.length === 0) throw reject(404, 'reviewCycleUnknown');
  return { cycle, cases, at: getStepIndex(cycle, stepId) };
}

type TabStep = ReturnType<typeof tabSteps>[number];

const asTab = ({ id, stepName, stepOrder, stepStyle }: ReviewStepRecord): TabStep => ({
  stepId: id,
  stepName,
  stepOrder,
  stepStyle,
});

/** The current steps, followed by those that exist only in cycles. */
function withOld(steps: readonly TabStep[], worklist: readonly Case[]): TabStep[] {
  const known = new Set(steps.map(({ stepId }) => stepId));
  const old = new Map(
    worklist
      .flatMap(tabSteps)
      .filter(({ stepId }) => !known.has(stepId))
      .map((step) => [step.stepId, step]),
  );
  const added = [...old.values()].map((step, at) => ({ ...step, stepOrder: known.size + at + 1 }));
  return [...steps, ...added];
}

const columns: Columns<Case> = {
  employeeName: ({ reviewee }) => reviewee.fullName,
  employeeDesignation: ({ designation }) => designation,
  reviewCycleName: ({ cycle }) => cycle.cycleName,
  period: ({ cycle }) => cycle.period,
  status: ({ review }) => review.status,
  stepId: (of) => getStep(of).stepId,
  stepName: (of) => getStep(of).stepName,
  stepOrder: ({ review }) => review.stepIndex + 1,
  reviewStartDate: ({ cycle }) => cycle.startDate,
  reviewEndDate: ({ cycle }) => cycle.endDate,
  meetingStatus: ({ meetingStatus }) => meetingStatus,
};
