import type { Where } from '../../../store/store.ts';
import type { ReviewRecord } from '../../../store/world/reviews.ts';
import type { Db } from '../../../common/reviews/review-context.ts';
import { tabSteps, type TabStep } from '../view.ts';

/** The current steps, followed by those that exist only in the cycles of some reviews. */
export async function listTabSteps(db: Db, where: Where<ReviewRecord>): Promise<TabStep[]> {
  const stored = await db.query('reviewSteps', { order: { by: 'stepOrder' } });
  const known = new Set(stored.map(({ id }) => id));
  const steps = stored.map(({ id, stepName, stepOrder, stepStyle }) => ({
    stepId: id,
    stepName,
    stepOrder,
    stepStyle,
  }));
  const old = await listOldSteps(db, where, known);
  return [...steps, ...old.map((step, at) => ({ ...step, stepOrder: known.size + at + 1 }))];
}

/** The steps of the reviews' cycles that are no longer known, by the start of the cycles. */
async function listOldSteps(
  db: Db,
  where: Where<ReviewRecord>,
  known: ReadonlySet<string>,
): Promise<TabStep[]> {
  // One cycle for each list of steps: there may be many cycles, but few workflows.
  const groups = await db.groups('reviews', { by: 'stepIds', lowest: 'cycleId', where });
  const isOld = (stepIds: string) => stepIds.split(' ').some((id) => !known.has(id));
  const cycleIds = groups.flatMap(({ value, lowest }) =>
    value && isOld(value) ? [String(lowest)] : [],
  );
  const cycles = [...(await db.getMany('reviewCycles', cycleIds)).values()];
  const old = cycles
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
    .flatMap((cycle) => tabSteps({ cycle }))
    .filter(({ stepId }) => !known.has(stepId));
  return [...new Map(old.map((step) => [step.stepId, step])).values()];
}
