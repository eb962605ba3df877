import type { components } from '#openapi/generated/types.ts';
import type { AreaOperations } from '#openapi/generated/operations.ts';
import { message, ok, type Handlers } from '../../core/handler.ts';
import { readPage, type FieldColumns } from '../../core/field-paging.ts';
import { nameFree } from '../../core/names.ts';
import { idFree } from '../../core/records.ts';
import { conflictAt, reject, rejectField } from '../../core/http-error.ts';
import { trimmed } from '../../core/texts.ts';
import { changed, checkVersion, created } from '../../core/versions.ts';
import type { Employee } from '../../store/world/people.ts';
import type { ReviewCycleRecord, ReviewRecord } from '../../store/world/reviews.ts';
import { getCycleRecord } from '../../common/reviews/cases.ts';
import { stepsNow } from '../../common/reviews/cycle-build.ts';
import { loadCandidates } from './cycle-defaults.ts';
import { readSelectedReviewees, enrol, type SelectedReviewee } from './cycle-people.ts';
import { isRemovable, removeReviews } from './remove-reviews.ts';
import { cycleView, cycleViews, getCycleStatus, inStatus } from './cycle-view.ts';
import {
  createReviewContext,
  type Db,
  type ReviewContext,
} from '../../common/reviews/review-context.ts';
import { asText, inCycles, loadChoicesOfCycles } from './filters.ts';
import { toFlowContext } from './flow.ts';
import { loadActors, notifyAboutReview } from './people.ts';
import { getInterfacerId } from '../../common/reviews/rules.ts';
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
    const { status, ...filters } = call.body.cycleFilters;
    const list = {
      columns: listColumns(today, status === 'Archived'),
      order: { by: 'startDate', direction: 'descending' } as const,
      where: { ...inStatus(status, today), ...inCycles(filters) },
    };
    const { rows, total } = await readPage(db, 'reviewCycles', list, call.body);
    return ok({
      cycles: await cycleViews({ db, today }, rows),
      totalCount: total,
      ...(await loadChoicesOfCycles(db, status === 'Archived')),
      legends: await listLegends(db, 'cycle'),
    });
  },

  getReviewCycleDefaults: async (call) => {
    const ctx = await createReviewContext(call);
    return ok(await loadCandidates({ ...ctx, platform: call.platform }));
  },

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
    await welcome(ctx, cycle, selected);
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
    await checkStart(ctx, cycle, head);
    const after = changed(cycle, head, call);
    await db.put('reviewCycles', after);
    await changePeople(ctx, after, body.reviewees);
    return ok({
      reviewCycle: await cycleView(db, ctx.today, after),
      successMessages: [message('cycleUpdated')],
    });
  },
};

const listColumns = (today: string, isArchived: boolean): FieldColumns<ReviewCycleRecord> => ({
  cycleName: 'cycleName',
  period: 'period',
  year: asText('year'),
  startDate: asText('startDate'),
  endDate: asText('endDate'),
  teamName: 'teamName',
  workflowName: 'workflowName',
  status: {
    field: 'progress',
    shown: (progress) => {
      const [state, startDate = ''] = String(progress).split(' ');
      return getCycleStatus({ isArchived, startDate, isCompleted: state === 'Completed' }, today);
    },
  },
  revieweeCount: asText('revieweeCount'),
  deliveredCount: asText('deliveredCount'),
});

type Head = Pick<Contract['ReviewCycleAdd'], 'id' | keyof CycleHead>;
type CycleHead = Pick<ReviewCycleRecord, 'cycleName' | 'period' | 'year' | 'startDate' | 'endDate'>;

async function checkedHead(db: Db, { id, year, startDate, endDate, ...sent }: Head) {
  const cycleName = trimmed('cycleName', sent.cycleName);
  const period = trimmed('period', sent.period);
  if (endDate < startDate) throw rejectField('endDate', 'cycleEndsBeforeStart');
  await nameFree(db, 'reviewCycles', { id, year, cycleName }, 'cycleNameTaken');
  return { cycleName, period, year, startDate, endDate };
}

/** 409 when a cycle in which something was written would start after today, and lock everybody. */
async function checkStart(
  { db, today }: ReviewContext,
  cycle: ReviewCycleRecord,
  { startDate }: CycleHead,
): Promise<void> {
  if (startDate <= today || startDate === cycle.startDate) return;
  const reviews = await db.query('reviews', { where: { cycleId: cycle.id } });
  if (reviews.some(({ status }) => status !== 'NotStarted')) {
    throw conflictAt('startDate', 'cycleStarted');
  }
}

/** Adds new reviewees: reviews at the first step, and a notification to those who act at it. */
async function welcome(
  ctx: ReviewContext,
  cycle: ReviewCycleRecord,
  selected: readonly SelectedReviewee[],
): Promise<void> {
  const [step] = cycle.steps;
  if (!step || selected.length === 0) return;
  const added: { review: ReviewRecord; reviewee: Employee }[] = [];
  for (const one of selected) {
    added.push({ review: await enrol(ctx, cycle, one), reviewee: one.employee });
  }
  const listActors = await loadActors(
    ctx.db,
    added.map(({ review }) => review),
    step,
  );
  for (const { review, reviewee } of added) {
    const notification = { of: { cycle, review, reviewee }, stepId: step.stepId };
    await notifyAboutReview({ ...toFlowContext(ctx), ...notification }, listActors(review));
  }
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
  const left = reviews.filter(({ revieweeId }) => !staying.has(revieweeId));
  const written = left.find((review) => !isRemovable(review));
  if (written) {
    const name = written.revieweeName ?? '';
    throw rejectField('reviewees', 'revieweeInReview', { name });
  }
  if (left.length > 0) await removeReviews(db, left);
  for (const { employee, clientInterfacerId } of selected) {
    const review = known.get(employee.id);
    if (!review || getInterfacerId(review) === clientInterfacerId) continue;
    await db.put('reviews', changed(review, { clientInterfacerId }, ctx));
  }
  await welcome(
    ctx,
    cycle,
    selected.filter(({ employee }) => !known.has(employee.id)),
  );
}
