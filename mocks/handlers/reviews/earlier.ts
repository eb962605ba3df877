import type { components } from '@atrium/contract/generated/types.ts';
import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { ok, type Call, type Handlers } from '../../core/requests/handler.ts';
import { toAccessCondition, isAccessible } from '../../common/analytics/access.ts';
import { toTimestamps, type Period } from '../../common/clockwork/period.ts';
import { mayReport } from '../../common/clockwork/report-visibility.ts';
import { addDays } from '../../common/clockwork/time.ts';
import { sumTime } from '../../common/clockwork/time-sums.ts';
import { encloseId } from '../../common/search-keys.ts';
import { requireCase, toCases, type Case } from '../../common/reviews/cases.ts';
import { createReviewContext, type ReviewContext } from '../../common/reviews/review-context.ts';
import { loadReviewPeople } from '../../common/reviews/review-people.ts';
import { getParts, getStep, readableSteps } from '../../common/reviews/rules.ts';
import { createReader, formDetails } from './forms/forms-view.ts';

type Contract = components['schemas'];
type EarlierCall = Call<'getEarlierReview'>;

const maxHours = 10;
const maxDue = 20;

/** What someone who writes a review may see of the last one, and of the work since then. */
export const earlier: Pick<
  Handlers<'reviews'>,
  Extract<AreaOperations<'reviews'>, 'getEarlierReview'>
> = {
  getEarlierReview: async (call) => {
    const ctx = await createReviewContext(call);
    const of = await requireCase(ctx, call.query.reviewId);
    const last = await findEarlier(ctx, of);
    const days = getPeriod(ctx, of, last);
    return ok({
      earlierReview: last && (await earlierView(ctx, last)),
      since: days.from,
      until: addDays(days.before, -1),
      dueProjects: await listDueProjects(call, ctx, of, days),
      hours: await sumHours(call, ctx, of, days),
    });
  },
};

/** The last delivered review of the reviewee before a review, in which the caller has a part. */
async function findEarlier(ctx: ReviewContext, { review, cycle }: Case): Promise<Case | null> {
  const { revieweeId } = review;
  const delivered = await ctx.db.query('reviews', { where: { revieweeId, status: 'Delivered' } });
  const visible = (await toCases(ctx.db, delivered)).filter(
    (of) => of.cycle.startDate < cycle.startDate && getParts(of, ctx.me).size > 0,
  );
  const [last = null] = visible.toSorted((a, b) => (getOrder(a) < getOrder(b) ? 1 : -1));
  return last;
}

/** Orders reviews by their cycles, and those of cycles with the same start by their delivery. */
const getOrder = ({ cycle, review }: Case): string =>
  `${cycle.startDate} ${review.deliveredOn ?? ''}`;

/** The days from the end of the last cycle on, up to now; at least one. */
function getPeriod({ today }: ReviewContext, { cycle }: Case, last: Case | null): Period {
  const from = last ? addDays(last.cycle.endDate, 1) : cycle.startDate;
  const until = today < cycle.endDate ? today : cycle.endDate;
  return { from, before: addDays(until < from ? from : until, 1) };
}

async function earlierView(ctx: ReviewContext, of: Case): Promise<Contract['EarlierReview']> {
  const { cycle, review } = of;
  const people = await loadReviewPeople(ctx, [of]);
  const reader = { ...createReader(of, ctx), writableStepId: null };
  const steps = readableSteps(of, ctx.me);
  return {
    reviewId: review.id,
    cycleId: cycle.id,
    stepId: getStep(of).stepId,
    cycleName: cycle.cycleName,
    period: cycle.period,
    deliveredOn: review.deliveredOn ?? review.enteredStepOn,
    reviewFormDetails: await formDetails(ctx.db, of, steps, reader, people.getNames(of)),
  };
}

/** The reviewee’s projects that were due, which the caller sees in the list of projects as well. */
async function listDueProjects(
  { user }: EarlierCall,
  { db, me }: ReviewContext,
  { review }: Case,
  { from, before }: Period,
): Promise<Contract['DueProject'][] | null> {
  if (!me.rights.has('projects.basic')) return null;
  const projects = await db.query('projects', {
    where: { dueOn: { from, below: before } },
    contains: [
      { fields: ['memberIds'], text: encloseId(review.revieweeId) },
      ...toAccessCondition(user),
    ],
    order: { by: 'dueOn', direction: 'descending' },
    limit: maxDue,
  });
  return projects.map(({ id, name, dueOn }) => ({ id, name, dueOn: dueOn ?? '' }));
}

/** The reviewee’s time, which the caller sees in the time report as well. */
async function sumHours(
  call: EarlierCall,
  { db, me, now, timeZone }: ReviewContext,
  { review: { revieweeId } }: Case,
  days: Period,
): Promise<Contract['RevieweeHours'] | null> {
  const employee = await db.get('employees', revieweeId);
  if (!employee || !(await mayReport(call, me.rights, employee))) return null;
  const span = toTimestamps(days, timeZone);
  const where = { employeeId: revieweeId };
  const { seconds, total } = await sumTime('projectId', { db, now, span, where });
  const projects = await db.getMany('projects', seconds.keys());
  const rows = Array.from(seconds, ([id, spent]) => ({ project: projects.get(id), spent }));
  return {
    seconds: Math.round(total),
    projects: rows
      .flatMap(({ project, spent }) =>
        project && isAccessible(call.user, project)
          ? [{ id: project.id, name: project.name, seconds: Math.round(spent) }]
          : [],
      )
      .toSorted((a, b) => b.seconds - a.seconds || (a.id < b.id ? -1 : 1))
      .slice(0, maxHours),
  };
}
