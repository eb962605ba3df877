import type { components } from '@atrium/contract/generated/types.ts';
import type { ReviewCycleRecord, ReviewRecord } from '../../../store/world/reviews.ts';
import { addDays, startOfDay, toIsoDay } from '../../../common/clockwork/time.ts';
import type { ReviewContext } from '../../../common/reviews/review-context.ts';

type Point = components['schemas']['CycleProgressPoint'];

const maxPoints = 60;
const dayMs = 86_400_000;

/** Where the reviews of a cycle were at the end of each day, from its first to the present one. */
export function buildProgress(
  cycle: ReviewCycleRecord,
  reviews: readonly ReviewRecord[],
  { today, timeZone }: Pick<ReviewContext, 'today' | 'timeZone'>,
): Point[] {
  const lastDay = getLastDay(cycle, reviews, { today, timeZone });
  if (lastDay < cycle.startDate) return [];
  return listDays(cycle.startDate, lastDay).map((day) => {
    const end = startOfDay(addDays(day, 1), timeZone);
    const stepCounts = cycle.steps.map(() => 0);
    let deliveredCount = 0;
    for (const review of reviews) {
      const at = getStateBefore(cycle, review, end);
      if (at === 'Delivered') deliveredCount += 1;
      else if (at !== null) stepCounts[at] = (stepCounts[at] ?? 0) + 1;
    }
    return { day, stepCounts, deliveredCount };
  });
}

/** The index of the step that a review was at before a timestamp; null for one that came later. */
function getStateBefore(
  { steps }: ReviewCycleRecord,
  { stepEntries, deliveredOn }: ReviewRecord,
  end: string,
): number | 'Delivered' | null {
  if (deliveredOn !== null && deliveredOn < end) return 'Delivered';
  const entry = stepEntries.findLast(({ enteredOn }) => enteredOn < end);
  const at = steps.findIndex(({ stepId }) => stepId === entry?.stepId);
  return at === -1 ? null : at;
}

/** Nothing moves once all reviews are delivered. */
function getLastDay(
  cycle: ReviewCycleRecord,
  reviews: readonly ReviewRecord[],
  { today, timeZone }: Pick<ReviewContext, 'today' | 'timeZone'>,
): string {
  if (!cycle.isArchived && !cycle.isCompleted) return today;
  const delivered = reviews.flatMap(({ deliveredOn }) => deliveredOn ?? []).toSorted();
  const last = delivered.at(-1);
  return last === undefined ? today : toIsoDay(last, timeZone);
}

/** The days from one to another; evenly spaced ones if there are more than a picture shows. */
function listDays(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  const points = Math.min(count, maxPoints);
  const getOffset = (at: number) =>
    points === 1 ? 0 : Math.round((at * (count - 1)) / (points - 1));
  return Array.from({ length: points }, (_, at) => addDays(from, getOffset(at)));
}
