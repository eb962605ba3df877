import type { components } from '#openapi/generated/types.ts';
import type { ReviewCycleRecord, ReviewRecord } from '../../store/world/reviews.ts';
import type { Db, ReviewContext } from '../../common/reviews/review-context.ts';
import { statusCounts } from './view.ts';

type Contract = components['schemas'];

/** The status of a cycle on a day (yyyy-MM-dd). */
function cycleStatus(
  { isArchived, startDate }: Pick<ReviewCycleRecord, 'isArchived' | 'startDate'>,
  reviews: readonly Pick<ReviewRecord, 'status'>[],
  today: string,
): Contract['ReviewCycleStatus'] {
  if (isArchived) return 'Archived';
  if (today < startDate) return 'NotStarted';
  return reviews.length > 0 && reviews.every(({ status }) => status === 'Delivered')
    ? 'Completed'
    : 'InProgress';
}

/** The status of a cycle now. */
export async function statusOfCycle(
  { db, today }: Pick<ReviewContext, 'db' | 'today'>,
  cycle: ReviewCycleRecord,
): Promise<Contract['ReviewCycleStatus']> {
  return cycleStatus(cycle, await db.query('reviews', { where: { cycleId: cycle.id } }), today);
}

/** A cycle as the contract defines it. */
export async function cycleView(
  db: Db,
  today: string,
  cycle: ReviewCycleRecord,
): Promise<Contract['ReviewCycle']> {
  const reviews = await db.query('reviews', { where: { cycleId: cycle.id } });
  const team = cycle.teamId === null ? undefined : await db.get('teams', cycle.teamId);
  return {
    id: cycle.id,
    cycleName: cycle.cycleName,
    period: cycle.period,
    year: cycle.year,
    startDate: cycle.startDate,
    endDate: cycle.endDate,
    teamId: cycle.teamId,
    teamName: team?.teamName ?? '',
    workflowId: cycle.workflowId,
    workflowName: cycle.workflowName,
    status: cycleStatus(cycle, reviews, today),
    revieweeCount: reviews.length,
    deliveredCount: reviews.filter(({ status }) => status === 'Delivered').length,
    paCycleStatusSummary: statusCounts(reviews),
    canBeDeleted: !cycle.isArchived && reviews.every(({ status }) => status === 'NotStarted'),
    version: cycle.version,
  };
}
