import type { AreaOperations } from '#openapi/generated/operations.ts';
import { ok, type Handlers } from '../../core/handler.ts';
import { readAll, readPage, type FieldColumns } from '../../core/field-paging.ts';
import { reject } from '../../core/http-error.ts';
import type { SearchData } from '../../core/paging.ts';
import type { ReviewCycleRecord, ReviewRecord } from '../../store/world/reviews.ts';
import {
  getCycleRecord,
  getStepIndex,
  listByName,
  toCase,
  toCases,
} from '../../common/reviews/cases.ts';
import {
  createReviewContext,
  type Db,
  type ReviewContext,
} from '../../common/reviews/review-context.ts';
import {
  findVisibleIn,
  findWorklist,
  getNeighbours,
  isInvolved,
  selectActionable,
  type SelectedReviews,
  type VisibleReviews,
} from '../../common/reviews/worklist.ts';
import { executorView } from './executor.ts';
import { asText, loadChoices, toConditions } from './filters.ts';
import { getReviewFlags, type Part } from '../../common/reviews/rules.ts';
import { listLegends } from '../../common/reviews/settings.ts';
import { getCycleStatus } from './cycle-view.ts';
import { listTabSteps } from './tab-steps.ts';
import { buildTabs, reviewView, revieweeView, statusCounts } from './view.ts';

type Lists = Extract<
  AreaOperations<'reviews'>,
  'getReviewStepTabs' | 'getReviews' | 'getReviewCycleSummary' | 'getReviewExecutor'
>;

/** Reviews as lists show them. Source: REVW-048, REVW-018. */
export const lists: Pick<Handlers<'reviews'>, Lists> = {
  getReviewStepTabs: async (call) => {
    const ctx = await createReviewContext(call);
    const visible = await findWorklist(ctx);
    const reviewCounts = await countBySteps(ctx.db, { where: visible.where, without: [] });
    const actionCounts = await countBySteps(ctx.db, selectActionable(ctx, visible));
    const steps = await listTabSteps(ctx.db, visible.where);
    const reviewTabItems = buildTabs(steps, (stepId) => ({
      reviewCount: reviewCounts.get(stepId) ?? 0,
      actionCount: actionCounts.get(stepId) ?? 0,
    }));
    return ok({ reviewTabItems });
  },

  getReviews: async (call) => {
    const { body } = call;
    const ctx = await createReviewContext(call);
    const { db } = ctx;
    const worklist = await findWorklist(ctx);
    const selected = body.showActionableItem
      ? selectActionable(ctx, worklist)
      : { where: worklist.where, without: [] };
    const where = { ...selected.where, ...(await toConditions(ctx, body.cycleFilters)) };
    const { rows, total } = await readSelected(db, { ...selected, where }, body);
    const cases = await toCases(db, rows);
    return ok({
      reviews: cases.map((of) => reviewView(of, getNeighbours(worklist, of.review), ctx)),
      totalCount: total,
      ...(await loadChoices(db, worklist.where)),
      legends: await listLegends(db, 'review'),
      isClientInterfacer: await isInvolved(ctx, worklist, 'interfacerId'),
      isReportingToManager: await isManager(ctx, worklist),
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

/** The number of reviews at each step. */
async function countBySteps(
  db: Db,
  { where, without }: SelectedReviews,
): Promise<ReadonlyMap<string | null | undefined, number>> {
  const groups = await db.groups('reviews', { by: 'stepId', where });
  return new Map(
    groups.map(({ value, count }) => [
      value,
      count - without.filter(({ stepId }) => stepId === value).length,
    ]),
  );
}

/** A page of selected reviews. */
async function readSelected(db: Db, { where, without }: SelectedReviews, search: SearchData) {
  const list = { columns, where, order: { by: 'revieweeName' } as const };
  if (without.length === 0) return readPage(db, 'reviews', list, search);
  const excluded = new Set(without.map(({ id }) => id));
  const all = (await readAll(db, 'reviews', list, search)).filter(({ id }) => !excluded.has(id));
  const { page, pageSize } = search;
  return { rows: all.slice((page - 1) * pageSize, page * pageSize), total: all.length };
}

const columns: FieldColumns<ReviewRecord> = {
  employeeName: 'revieweeName',
  employeeDesignation: 'designation',
  reviewCycleName: 'cycleName',
  period: 'period',
  status: asText('status'),
  stepId: asText('stepId'),
  stepName: 'stepName',
  stepOrder: { field: 'stepIndex', shown: (index) => String(Number(index) + 1) },
  reviewStartDate: asText('startDate'),
  reviewEndDate: asText('endDate'),
  meetingStatus: asText('meetingStatus'),
};
