import type { components } from '@atrium/contract/generated/types.ts';
import type { Where } from '../../../store/store.ts';
import type { ReviewCycleRecord, ReviewRecord } from '../../../store/world/reviews.ts';
import { addDays } from '../../../common/clockwork/time.ts';
import type { Db, ReviewContext } from '../../../common/reviews/review-context.ts';
import { statusCounts } from '../view.ts';

type Contract = components['schemas'];
type Status = Contract['ReviewCycleStatus'];

/** The status of a cycle on a day (yyyy-MM-dd). */
export function getCycleStatus(
  {
    isArchived,
    startDate,
    isCompleted,
  }: Pick<ReviewCycleRecord, 'isArchived' | 'startDate' | 'isCompleted'>,
  today: string,
): Status {
  if (isArchived) return 'Archived';
  if (today < startDate) return 'NotStarted';
  return isCompleted ? 'Completed' : 'InProgress';
}

/** The conditions of cycles with a status on a day; without one, those that are not archived. */
export function inStatus(status: Status | null | undefined, today: string) {
  const tomorrow = addDays(today, 1);
  const open = { isArchived: false } satisfies Where<ReviewCycleRecord>;
  const started = { ...open, startDate: { below: tomorrow } };
  switch (status) {
    case 'Archived':
      return { isArchived: true };
    case 'NotStarted':
      return { ...open, startDate: { from: tomorrow } };
    case 'InProgress':
      return { ...started, isCompleted: false };
    case 'Completed':
      return { ...started, isCompleted: true };
    default:
      return open;
  }
}

type StatusGroup = { value: ReviewRecord['status'] | null; count: number };

/** A cycle as the contract defines it. */
export async function cycleView(
  db: Db,
  today: string,
  { id }: Pick<ReviewCycleRecord, 'id'>,
): Promise<Contract['ReviewCycle']> {
  // Read again: its reviews may have changed what the store computes.
  const cycles = await db.getMany('reviewCycles', [id]);
  const [view] = await cycleViews({ db, today }, [...cycles.values()]);
  if (!view) throw new RangeError(`Expected the cycle ${id} to be stored, found none.`);
  return view;
}

/** Cycles as the contract defines them. */
export async function cycleViews(
  { db, today }: Pick<ReviewContext, 'db' | 'today'>,
  cycles: readonly ReviewCycleRecord[],
): Promise<Contract['ReviewCycle'][]> {
  const counts = await countByStatus(
    db,
    cycles.map(({ id }) => id),
  );
  return cycles.map((cycle) => toView(cycle, today, counts.get(cycle.id) ?? []));
}

/** The number of reviews in each status, by the ids of their cycles. */
async function countByStatus(
  db: Db,
  cycleId: readonly string[],
): Promise<ReadonlyMap<string, StatusGroup[]>> {
  const groups = await db.groups('reviews', { by: 'cycleStatus', where: { cycleId } });
  const counted = groups.map(({ value, count }) => {
    const [id = '', status = ''] = value?.split(' ') ?? [];
    return { id, value: status as ReviewRecord['status'], count };
  });
  return Map.groupBy(counted, ({ id }) => id);
}

function toView(
  cycle: ReviewCycleRecord,
  today: string,
  groups: readonly StatusGroup[],
): Contract['ReviewCycle'] {
  const { revieweeCount = 0, deliveredCount = 0 } = cycle;
  const unwritten = groups.find(({ value }) => value === 'NotStarted')?.count ?? 0;
  return {
    id: cycle.id,
    cycleName: cycle.cycleName,
    period: cycle.period,
    year: cycle.year,
    startDate: cycle.startDate,
    endDate: cycle.endDate,
    teamId: cycle.teamId,
    teamName: cycle.teamName ?? '',
    workflowId: cycle.workflowId,
    workflowName: cycle.workflowName,
    status: getCycleStatus(cycle, today),
    revieweeCount,
    deliveredCount,
    paCycleStatusSummary: statusCounts(groups),
    canBeDeleted: !cycle.isArchived && unwritten === revieweeCount,
    version: cycle.version,
  };
}
