import type { Where } from '../../store/store.ts';
import type { ReviewCycleRecord, ReviewRecord } from '../../store/world/reviews.ts';
import { addDays } from '../clockwork/time.ts';
import type { ReviewContext } from './review-context.ts';
import { clientInterfacer, paAdmin, type Me } from './rules.ts';

type Context = Pick<ReviewContext, 'db' | 'me'>;

/** The reviews that a person may see. */
export interface VisibleReviews {
  /** Their conditions. */
  where: Where<ReviewRecord>;
  /** Those about the person. */
  own: readonly ReviewRecord[];
  /** All of them by name, or null for a person who may see everyone's. */
  involved: readonly ReviewRecord[] | null;
}

/** The reviews in open cycles that the caller may see. */
export const findWorklist = (ctx: Context): Promise<VisibleReviews> =>
  findVisible(ctx, { isArchived: false });

/** The reviews of a cycle that the caller may see. */
export const findVisibleIn = (
  ctx: Context,
  { id, isArchived }: Pick<ReviewCycleRecord, 'id' | 'isArchived'>,
): Promise<VisibleReviews> =>
  findVisible(ctx, { cycleId: id }, isArchived && ctx.me.rights.has('archives.viewAllReviews'));

/** The reviews with some conditions that the caller may see. */
export async function findVisible(
  { db, me }: Context,
  where: Where<ReviewRecord>,
  isForAll = false,
): Promise<VisibleReviews> {
  const { employeeId } = me;
  const find = async (part: Where<ReviewRecord>) =>
    employeeId === null ? [] : db.query('reviews', { where: { ...where, ...part } });
  const own = await find({ revieweeId: employeeId ?? '' });
  if (isForAll || isAdmin(me)) return { where, own, involved: null };
  const found = [
    ...own,
    ...(await find({ managerId: employeeId })),
    ...(await find({ interfacerId: employeeId })),
  ];
  const byId = new Map(found.map((review) => [review.id, review]));
  const involved = [...byId.values()].toSorted(byPosition);
  return { where: { ...where, id: [...byId.keys()] }, own, involved };
}

const byPosition = ({ position: a = '' }: ReviewRecord, { position: b = '' }: ReviewRecord) =>
  a < b ? -1 : 1;

const isAdmin = ({ rights }: Me): boolean => rights.has('cycle.basic');

/** Whether the caller is the manager or the interfacer of others' reviews, or replaces one. */
export async function isInvolved(
  { db, me }: Context,
  { where, own }: VisibleReviews,
  field: 'managerId' | 'interfacerId',
): Promise<boolean> {
  const ids = [...(isAdmin(me) ? [null] : []), ...(me.employeeId === null ? [] : [me.employeeId])];
  const found = await db.count('reviews', { ...where, [field]: ids });
  return found > own.filter((review) => ids.includes(review[field] ?? null)).length;
}

/** The conditions of reviews, and those that match but do not belong to them. */
export interface SelectedReviews {
  where: Where<ReviewRecord>;
  without: readonly ReviewRecord[];
}

/** The visible reviews on which the caller must act. */
export function selectActionable(
  { me, today }: Pick<ReviewContext, 'me' | 'today'>,
  { where, own, involved }: VisibleReviews,
): SelectedReviews {
  const { employeeId } = me;
  const isStarted = ({ startDate = '' }: ReviewRecord) => startDate <= today;
  if (involved) {
    const mustAct = ({ actor, revieweeId, interfacerId }: ReviewRecord) =>
      actor === employeeId ||
      (actor === clientInterfacer && interfacerId === employeeId && revieweeId !== employeeId);
    const actionable = involved.filter((review) => isStarted(review) && mustAct(review));
    return { where: { ...where, id: actionable.map(({ id }) => id) }, without: [] };
  }
  // No one administers their own review.
  const others = [paAdmin, clientInterfacer];
  const actor = employeeId === null ? others : [...others, employeeId];
  return {
    where: { ...where, actor, startDate: { below: addDays(today, 1) } },
    without: own.filter((review) => isStarted(review) && others.includes(review.actor ?? '')),
  };
}

/** The conditions of the visible reviews on which the caller need not act; no review matches two. */
export function listOthers(
  ctx: Pick<ReviewContext, 'me' | 'today'>,
  visible: VisibleReviews,
): Where<ReviewRecord>[] {
  const { where, involved } = visible;
  const { where: actionable, without } = selectActionable(ctx, visible);
  if (involved) {
    const ids = new Set<unknown>([actionable.id].flat());
    return [{ ...where, id: involved.map(({ id }) => id).filter((id) => !ids.has(id)) }];
  }
  const { actor } = actionable;
  const later = addDays(ctx.today, 1);
  return [
    { ...where, actor: { not: Array.isArray(actor) ? actor : [] } },
    { ...where, actor, startDate: { from: later } },
    { ...where, id: without.map(({ id }) => id) },
  ];
}

/** The number of reviews in open cycles on which the caller must act. */
export async function countActionable(
  ctx: Pick<ReviewContext, 'db' | 'me' | 'today'>,
): Promise<number> {
  const { where, without } = selectActionable(ctx, await findWorklist(ctx));
  return (await ctx.db.count('reviews', where)) - without.length;
}

/** The reviews before and after a review at its step, of those that the caller may see. */
export interface Neighbours {
  previousReviewId: string | null;
  nextReviewId: string | null;
}

/** The neighbours of a review in the order of names. */
export function getNeighbours(
  { involved }: Pick<VisibleReviews, 'involved'>,
  review: ReviewRecord,
): Neighbours {
  if (!involved) {
    return { previousReviewId: review.previousId ?? null, nextReviewId: review.nextId ?? null };
  }
  const siblings = involved.filter(({ place }) => place === review.place);
  const at = siblings.findIndex(({ id }) => id === review.id);
  return {
    previousReviewId: siblings[at - 1]?.id ?? null,
    nextReviewId: at === -1 ? null : (siblings[at + 1]?.id ?? null),
  };
}

/** The neighbours of a review among those of its cycle that the caller may see. */
export const readNeighbours = async (
  ctx: Context,
  { review, cycle }: { review: ReviewRecord; cycle: ReviewCycleRecord },
): Promise<Neighbours> => getNeighbours(await findVisibleIn(ctx, cycle), review);
