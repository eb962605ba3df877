import type { components } from '@atrium/contract/generated/types.ts';
import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { readPage, type FieldColumns } from '../../../core/records/field-paging.ts';
import { nameFree } from '../../../core/records/names.ts';
import { idFree } from '../../../core/records/records.ts';
import { conflictAt, reject, rejectField } from '../../../core/requests/http-error.ts';
import { trimmed } from '../../../core/files/texts.ts';
import { changed, checkVersion, created } from '../../../core/records/versions.ts';
import type { ReviewCycleRecord } from '../../../store/world/reviews.ts';
import { getCycleRecord } from '../../../common/reviews/cases.ts';
import { stepsNow } from '../../../common/reviews/cycle-build.ts';
import { loadDefaults } from './cycle-defaults.ts';
import { changePeople, welcome } from './cycle-membership.ts';
import { readSelectedReviewees } from './cycle-people.ts';
import { cycleView, cycleViews, getCycleStatus, inStatus } from './cycle-view.ts';
import {
  createReviewContext,
  type Db,
  type ReviewContext,
} from '../../../common/reviews/review-context.ts';
import { asText, inCycles, loadChoicesOfCycles } from '../filters.ts';
import { listLegends } from '../../../common/reviews/settings.ts';

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
    const readStatus = (of: typeof status, body: typeof call.body) => {
      const list = {
        columns: listColumns(today, of === 'Archived'),
        order: { by: 'startDate', direction: 'descending' } as const,
        where: { ...inStatus(of, today), ...inCycles(filters) },
      };
      return readPage(db, 'reviewCycles', list, body);
    };
    const { rows, total } = await readStatus(status, call.body);
    const counts = cycleStatuses.map(async (each) => {
      const counted = await readStatus(each, { ...call.body, page: 1 });
      return { status: each, count: counted.total };
    });
    return ok({
      cycles: await cycleViews({ db, today }, rows),
      totalCount: total,
      statusCounts: await Promise.all(counts),
      ...(await loadChoicesOfCycles(db, status === 'Archived')),
      legends: await listLegends(db, 'cycle'),
    });
  },

  getReviewCycleDefaults: async (call) => {
    const ctx = await createReviewContext(call);
    const { withEmployees = true } = call.query;
    return ok(await loadDefaults({ ...ctx, platform: call.platform, withEmployees }));
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
    await changePeople(ctx, after, body);
    return ok({
      reviewCycle: await cycleView(db, ctx.today, after),
      successMessages: [message('cycleUpdated')],
    });
  },
};

const cycleStatuses = ['NotStarted', 'InProgress', 'Completed', 'Archived'] as const;

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
