import type { OperationsOf } from '#openapi/generated/operations.ts';
import { ok, type Handlers } from '../../core/handler.ts';
import { pageOf, type Columns } from '../../core/paging.ts';
import { refuse } from '../../core/refusal.ts';
import type { ReviewCycleRecord, ReviewStepRecord } from '../../store/world/reviews.ts';
import { casesIn, cycleOf, placeOf, shelfOf, type Case } from '../../common/reviews/cases.ts';
import { deskOf, type Desk } from '../../common/reviews/desk.ts';
import { executorView } from './executor.ts';
import { choicesOf, filtered } from './filters.ts';
import { flagsOf, partsOf, stepOf } from '../../common/reviews/rules.ts';
import { legendsOf } from '../../common/reviews/settings.ts';
import { statusOfCycle } from './cycle-view.ts';
import { isManagedBy, reviewView, revieweeView, statusCounts, tabsOf, tabSteps } from './view.ts';

type Lists = Extract<
  OperationsOf<'reviews'>,
  'getReviewStepTabs' | 'getReviews' | 'getReviewCycleSummary' | 'getReviewExecutor'
>;

/** Reviews as lists show them. Source: REVW-048, REVW-018. */
export const lists: Pick<Handlers<'reviews'>, Lists> = {
  getReviewStepTabs: async (call) => {
    const desk = await deskOf(call);
    const steps = await desk.db.query('reviewSteps', { order: { by: 'stepOrder' } });
    const shelf = await shelfOf(desk);
    return ok({ reviewTabItems: tabsOf(withOld(steps.map(asTab), shelf), shelf, desk) });
  },

  getReviews: async (call) => {
    const desk = await deskOf(call);
    const shelf = await shelfOf(desk);
    const fitting = await filtered(desk, shelf, call.body.cycleFilters);
    const asked = fitting.filter(
      (of) => !call.body.showActionableItem || flagsOf(of, desk.me, desk.today).needsAction,
    );
    const { rows, totalCount } = pageOf(asked, columns, call.body);
    const cycles = new Map(shelf.map(({ cycle }) => [cycle.id, cycle]));
    return ok({
      reviews: rows.map((of) => reviewView(of, shelf, desk)),
      totalCount,
      ...(await choicesOf(desk.db, [...cycles.values()])),
      legends: await legendsOf(desk.db, 'review'),
      isClientInterfacer: shelf.some((of) => partsOf(of, desk.me).has('ClientInterfacer')),
      isReportingToManager: shelf.some((of) => isManagedBy(of, desk.me)),
    });
  },

  getReviewCycleSummary: async (call) => {
    const desk = await deskOf(call);
    const { cycle, cases, at } = await stepOfCycle(desk, call.query.cycleId, call.query.stepId);
    const come = cases.filter(({ review }) => review.stepIndex >= at);
    const here = come.filter(({ review }) => review.stepIndex === at);
    const waiting = here.filter((of) => flagsOf(of, desk.me, desk.today).needsAction);
    const [first] = [...waiting, ...here];
    return ok({
      reviewCycleSummary: {
        reviewId: first?.review.id ?? null,
        cycleId: cycle.id,
        cycleName: cycle.cycleName,
        stepId: call.query.stepId,
        stepName: cycle.steps[at]?.stepName ?? '',
        status: await statusOfCycle(desk, cycle),
        period: cycle.period,
        startDate: cycle.startDate,
        endDate: cycle.endDate,
        isClientInterfacer: cases.some((of) => partsOf(of, desk.me).has('ClientInterfacer')),
        needsAction: waiting.length > 0,
        reviewees: come.map((of) => revieweeView(of, desk)),
        paCycleStatusSummary: statusCounts(cases.map(({ review }) => review)),
        meetingStatus: first?.meetingStatus ?? null,
      },
    });
  },

  getReviewExecutor: async (call) => {
    const desk = await deskOf(call);
    const { cycleId, operatingStepId } = call.query;
    const { cycle, cases, at } = await stepOfCycle(desk, cycleId, operatingStepId);
    return ok({ paCycleExecutor: executorView(desk, cycle, cases, at) });
  },
};

/** A cycle, the reviews of it that the caller may see, and a step's place. 404 without any. */
async function stepOfCycle(
  desk: Desk,
  cycleId: string,
  stepId: string,
): Promise<{ cycle: ReviewCycleRecord; cases: Case[]; at: number }> {
  const cycle = await cycleOf(desk.db, cycleId);
  const cases = await casesIn(desk, [cycle]);
  if (cases.length === 0) throw refuse(404, 'reviewCycleUnknown');
  return { cycle, cases, at: placeOf(cycle, stepId) };
}

type TabStep = ReturnType<typeof tabSteps>[number];

const asTab = ({ id, stepName, stepOrder, stepStyle }: ReviewStepRecord): TabStep => ({
  stepId: id,
  stepName,
  stepOrder,
  stepStyle,
});

/** The steps of today, and after them those that only cycles still have. */
function withOld(steps: readonly TabStep[], shelf: readonly Case[]): TabStep[] {
  const known = new Set(steps.map(({ stepId }) => stepId));
  const old = new Map(
    shelf
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
  stepId: (of) => stepOf(of).stepId,
  stepName: (of) => stepOf(of).stepName,
  stepOrder: ({ review }) => review.stepIndex + 1,
  reviewStartDate: ({ cycle }) => cycle.startDate,
  reviewEndDate: ({ cycle }) => cycle.endDate,
  meetingStatus: ({ meetingStatus }) => meetingStatus,
};
