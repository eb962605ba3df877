import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { ok, type Handlers } from '../../core/requests/handler.ts';
import { reject } from '../../core/requests/http-error.ts';
import type { ReviewCycleRecord } from '../../store/world/reviews.ts';
import {
  getCycleRecord,
  getStepIndex,
  listByName,
  toCase,
  toCases,
} from '../../common/reviews/cases.ts';
import { createReviewContext, type ReviewContext } from '../../common/reviews/review-context.ts';
import {
  findVisibleIn,
  findWorklist,
  getNeighbours,
  isInvolved,
  type VisibleReviews,
} from '../../common/reviews/worklist.ts';
import { executorView } from './executor.ts';
import { loadChoices, loadCycleChoices, toConditions } from './filters.ts';
import { loadReviewPeople } from '../../common/reviews/review-people.ts';
import { getReviewFlags, type Part } from '../../common/reviews/rules.ts';
import { listLegends } from '../../common/reviews/settings.ts';
import { getCycleStatus } from './cycles/cycle-view.ts';
import { countBy, listActionable, readReviews, type ReviewList } from './review-pages.ts';
import { listTabSteps } from './forms/tab-steps.ts';
import { buildTabs, reviewView, revieweeView, statusCounts } from './view.ts';

type Lists = Extract<
  AreaOperations<'reviews'>,
  'getReviewStepTabs' | 'getReviews' | 'getReviewCycleSummary' | 'getReviewExecutor'
>;

/** Reviews as lists show them. Source: REVW-048, REVW-018. */
export const lists: Pick<Handlers<'reviews'>, Lists> = {
  getReviewStepTabs: async (call) => {
    const ctx = await createReviewContext(call);
    const list = { ...all, visible: await findWorklist(ctx) };
    return ok({ reviewTabItems: await loadTabs(ctx, list) });
  },

  getReviews: async (call) => {
    const { cycleFilters, columnFilters, showActionableItem: isActionable, ...search } = call.body;
    const ctx = await createReviewContext(call);
    const { db } = ctx;
    const visible = await findWorklist(ctx);
    const filtered = async (filters: typeof cycleFilters) => ({
      visible,
      filters: await toConditions(ctx, filters),
      columnFilters,
      isActionable,
    });
    const list = await filtered(cycleFilters);
    const actionable = await listActionable(ctx, list);
    const { rows, total } = await readReviews(ctx, list, {
      search: { ...search, columnFilters },
      actionable,
    });
    const cases = await toCases(db, rows);
    const people = await loadReviewPeople(ctx, cases);
    const withoutStatus = { ...cycleFilters, status: null, statuses: [] };
    const statuses = await countBy(ctx, await filtered(withoutStatus), 'status');
    const [nextId] = actionable;
    const next =
      nextId && (rows.find(({ id }) => id === nextId) ?? (await db.get('reviews', nextId)));
    return ok({
      reviews: cases.map((of) => reviewView(of, getNeighbours(visible, of.review), ctx, people)),
      totalCount: total,
      ...(await loadChoices(db, visible.where)),
      cycles: await loadCycleChoices(db, visible.where),
      legends: await listLegends(db, 'review'),
      reviewTabItems: await loadTabs(ctx, await filtered({ ...cycleFilters, stepId: null })),
      statusCounts: statusCounts([...statuses].map(([value, count]) => ({ value, count }))),
      actionableCount: actionable.length,
      nextReview: next
        ? {
            reviewId: next.id,
            cycleId: next.cycleId,
            stepId: next.stepId ?? '',
            employeeName: next.revieweeName ?? '',
          }
        : null,
      isClientInterfacer: await isInvolved(ctx, visible, 'interfacerId'),
      isReportingToManager: await isManager(ctx, visible),
    });
  },

  getReviewCycleSummary: async (call) => {
    const ctx = await createReviewContext(call);
    const { db, me, today } = ctx;
    const { cycle, visible, at } = await stepOfCycle(ctx, call.query.cycleId, call.query.stepId);
    const found = await listByName(db, { ...visible.where, stepIndex: { from: at } });
    const come = found.map((review) => toCase(review, cycle));
    const here = come.filter(({ review }) => review.stepIndex === at);
    const waiting = here.filter((of) => getReviewFlags(of, me, today).needsAction);
    const [first] = [...waiting, ...here];
    return ok({
      reviewCycleSummary: {
        reviewId: first?.review.id ?? null,
        cycleId: cycle.id,
        cycleName: cycle.cycleName,
        stepId: call.query.stepId,
        stepName: cycle.steps[at]?.stepName ?? '',
        status: getCycleStatus(cycle, today),
        period: cycle.period,
        startDate: cycle.startDate,
        endDate: cycle.endDate,
        isClientInterfacer: await isInvolved(ctx, visible, 'interfacerId'),
        needsAction: waiting.length > 0,
        reviewees: come.map((of) => revieweeView(of, ctx)),
        paCycleStatusSummary: statusCounts(
          await db.groups('reviews', { by: 'status', where: visible.where }),
        ),
        meetingStatus: first?.meetingStatus ?? null,
      },
    });
  },

  getReviewExecutor: async (call) => {
    const ctx = await createReviewContext(call);
    const { cycleId, operatingStepId } = call.query;
    const { cycle, visible, at } = await stepOfCycle(ctx, cycleId, operatingStepId);
    const found = await listByName(ctx.db, { ...visible.where, stepIndex: at });
    const isExecutor = await carriesOutAny(ctx, visible, cycle.steps[at]?.executorType);
    const cases = found.map((review) => toCase(review, cycle));
    return ok({ paCycleExecutor: executorView(ctx, { cycle, at, isExecutor }, cases) });
  },
};

/** A cycle, the reviews in it that the caller may see, and a step's index. 404 without any. */
async function stepOfCycle(
  ctx: ReviewContext,
  cycleId: string,
  stepId: string,
): Promise<{ cycle: ReviewCycleRecord; visible: VisibleReviews; at: number }> {
  const cycle = await getCycleRecord(ctx.db, cycleId);
  const visible = await findVisibleIn(ctx, cycle);
  if ((await ctx.db.count('reviews', visible.where)) === 0) throw reject(404, 'reviewCycleUnknown');
  return { cycle, visible, at: getStepIndex(cycle, stepId) };
}

/** Whether the caller carries out a kind of step of any of the reviews; no one a client's. */
async function carriesOutAny(
  ctx: ReviewContext,
  visible: VisibleReviews,
  executor: Part | 'Client' | undefined,
): Promise<boolean> {
  if (executor === 'Reviewee') return visible.own.length > 0;
  if (executor === 'ReportingTo') return isInvolved(ctx, visible, 'managerId');
  if (executor !== 'PaAdmin' || !ctx.me.rights.has('cycle.basic')) return false;
  return (await ctx.db.count('reviews', visible.where)) > visible.own.length;
}

/** Whether anyone reports to the caller; no one replaces a manager here. */
const isManager = async ({ db, me }: ReviewContext, { where }: VisibleReviews): Promise<boolean> =>
  me.employeeId !== null && (await db.count('reviews', { ...where, managerId: me.employeeId })) > 0;

/** The steps as tabs, with the reviews of a list at each, and those that wait for the caller. */
async function loadTabs(ctx: ReviewContext, list: ReviewList) {
  const reviews = await countBy(ctx, list, 'stepId');
  const actionable = list.isActionable
    ? reviews
    : await countBy(ctx, { ...list, isActionable: true }, 'stepId');
  const steps = await listTabSteps(ctx.db, list.visible.where);
  return buildTabs(steps, (stepId) => ({
    reviewCount: reviews.get(stepId) ?? 0,
    actionCount: actionable.get(stepId) ?? 0,
  }));
}

const all = { filters: {}, columnFilters: [], isActionable: false } as const;
