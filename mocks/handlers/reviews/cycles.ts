import type { components } from '#openapi/generated/types.ts';
import type { AreaOperations } from '#openapi/generated/operations.ts';
import { message, ok, type Handlers } from '../../core/handler.ts';
import { paginate, type Columns } from '../../core/paging.ts';
import { nameFree } from '../../core/names.ts';
import { idFree } from '../../core/records.ts';
import { reject, rejectField } from '../../core/http-error.ts';
import { trimmed } from '../../core/texts.ts';
import { changed, checkVersion, created } from '../../core/versions.ts';
import type { ReviewCycleRecord } from '../../store/world/reviews.ts';
import { getCycleRecord } from '../../common/reviews/cases.ts';
import { stepsNow } from '../../common/reviews/cycle-build.ts';
import { loadCandidates } from './cycle-defaults.ts';
import { readSelectedReviewees, enrol, removeReview } from './cycle-people.ts';
import { cycleView } from './cycle-view.ts';
import {
  createReviewContext,
  type Db,
  type ReviewContext,
} from '../../common/reviews/review-context.ts';
import { loadChoices, fitsCycle } from './filters.ts';
import { toFlowContext } from './flow.ts';
import { actorIds, notifyAboutReview } from './people.ts';
import { getStep } from '../../common/reviews/rules.ts';
import { listLegends } from '../../common/reviews/settings.ts';

type Contract = components['schemas'];
type Cycles = Extract<
  AreaOperations<'reviews'>,
  'getReviewCycles' | 'getReviewCycleDefaults' | 'addReviewCycle' | 'updateReviewCycle'
>;

/** Review cycles. Source: REVW-008, REVW-068, REVW-021. */
export const cycles: Pick<Handlers<'reviews'>, Cycles> = {
  getReviewCycles: async (call) => {
    const { db, today } = await createReviewContext(call);
    const { teamId, year, status } = call.body.cycleFilters;
    const records = await db.query('reviewCycles', {
      where: { isArchived: status === 'Archived' },
      order: { by: 'startDate', direction: 'descending' },
    });
    const fitting = records.filter((cycle) => fitsCycle(cycle, { teamId, year }));
    const views = await Promise.all(fitting.map((cycle) => cycleView(db, today, cycle)));
    const requested = views.filter((view) => status == null || view.status === status);
    const { rows, totalCount } = paginate(requested, columns, call.body);
    return ok({
      cycles: rows,
      totalCount,
      ...(await loadChoices(db, records)),
      legends: await listLegends(db, 'cycle'),
    });
  },

  getReviewCycleDefaults: async (call) => ok(await loadCandidates(await createReviewContext(call))),

  addReviewCycle: async (call) => {
    const { db, body } = call;
    const ctx = await createReviewContext(call);
    idFree(await db.get('reviewCycles', body.id));
    const head = await checkedHead(db, body);
    const workflow = await db.get('reviewWorkflows', body.workflowId);
    if (!workflow) throw rejectField('workflowId', 'workflowUnknown');
    if (!workflow.isActive) {
      throw rejectField('workflowId', 'workflowInactive', { name: workflow.name });
    }
    const { teamId } = body;
    const team = teamId === null ? undefined : await db.get('teams', teamId);
    if (teamId !== null && !team?.isActive) throw rejectField('teamId', 'teamNotFound');
    const selected = await readSelectedReviewees(ctx, body.reviewees, { teamId, known: new Map() });
    const cycle = created(
      {
        id: body.id,
        ...head,
        teamId,
        workflowId: workflow.id,
        workflowName: workflow.name,
        steps: await stepsNow(db, workflow),
        isArchived: false,
      },
      call,
    );
    await db.put('reviewCycles', cycle);
    for (const one of selected) await welcome(ctx, cycle, one);
    return ok({
      reviewCycle: await cycleView(db, ctx.today, cycle),
      successMessages: [message('cycleCreated')],
    });
  },

  updateReviewCycle: async (call) => {
    const { db, body } = call;
    const ctx = await createReviewContext(call);
    const cycle = await getCycleRecord(db, body.id);
    checkVersion(cycle, body.version);
    if (cycle.isArchived) throw reject(400, 'cycleIsArchived');
    const head = await checkedHead(db, body);
    const after = changed(cycle, head, call);
    await db.put('reviewCycles', after);
    await changePeople(ctx, after, body.reviewees);
    return ok({
      reviewCycle: await cycleView(db, ctx.today, after),
      successMessages: [message('cycleUpdated')],
    });
  },
};

const columns: Columns<Contract['ReviewCycle']> = {
  cycleName: ({ cycleName }) => cycleName,
  period: ({ period }) => period,
  year: ({ year }) => year,
  startDate: ({ startDate }) => startDate,
  endDate: ({ endDate }) => endDate,
  teamName: ({ teamName }) => teamName,
  workflowName: ({ workflowName }) => workflowName,
  status: ({ status }) => status,
  revieweeCount: ({ revieweeCount }) => revieweeCount,
  deliveredCount: ({ deliveredCount }) => deliveredCount,
};

type Head = Pick<Contract['ReviewCycleAdd'], 'id' | keyof CycleHead>;
type CycleHead = Pick<ReviewCycleRecord, 'cycleName' | 'period' | 'year' | 'startDate' | 'endDate'>;

async function checkedHead(db: Db, { id, year, startDate, endDate, ...sent }: Head) {
  const cycleName = trimmed('cycleName', sent.cycleName);
  const period = trimmed('period', sent.period);
  if (endDate < startDate) throw rejectField('endDate', 'cycleEndsBeforeStart');
  await nameFree(db, 'reviewCycles', { id, year, cycleName }, 'cycleNameTaken');
  return { cycleName, period, year, startDate, endDate };
}

type SelectedReviewee = Awaited<ReturnType<typeof readSelectedReviewees>>[number];

/** Adds a new reviewee: a review at the first step, and a notification to those who act at it. */
async function welcome(
  ctx: ReviewContext,
  cycle: ReviewCycleRecord,
  selected: SelectedReviewee,
): Promise<void> {
  const review = await enrol(ctx, cycle, selected);
  const of = { cycle, review, reviewee: selected.employee };
  const step = getStep(of);
  const notification = { ...toFlowContext(ctx), of, stepId: step.stepId };
  await notifyAboutReview(notification, await actorIds(ctx.db, of, step));
}

/** Adds and removes reviewees, and changes their client interfacers. */
async function changePeople(
  ctx: ReviewContext,
  cycle: ReviewCycleRecord,
  choices: Contract['ReviewCycleUpdate']['reviewees'],
): Promise<void> {
  const { db } = ctx;
  const reviews = await db.query('reviews', { where: { cycleId: cycle.id } });
  const known = new Map(reviews.map((review) => [review.revieweeId, review]));
  const selected = await readSelectedReviewees(ctx, choices, { teamId: cycle.teamId, known });
  const staying = new Set(selected.map(({ employee }) => employee.id));
  for (const review of reviews.filter(({ revieweeId }) => !staying.has(revieweeId))) {
    if (review.status !== 'NotStarted') {
      const name = (await db.get('employees', review.revieweeId))?.fullName ?? '';
      throw rejectField('reviewees', 'revieweeInReview', { name });
    }
    await removeReview(db, review);
  }
  for (const one of selected) {
    const review = known.get(one.employee.id);
    const { clientInterfacerId } = one;
    if (!review) await welcome(ctx, cycle, one);
    else if (review.clientInterfacerId !== clientInterfacerId) {
      await db.put('reviews', changed(review, { clientInterfacerId }, ctx));
    }
  }
}
