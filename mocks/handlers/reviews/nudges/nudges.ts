import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { reject } from '../../../core/requests/http-error.ts';
import type { ReviewNudgeRecord } from '../../../store/world/review-contacts.ts';
import { cleanOrEmpty } from '../../../store/normalize-name.ts';
import { requireCase, type Case } from '../../../common/reviews/cases.ts';
import { createReviewContext, type ReviewContext } from '../../../common/reviews/review-context.ts';
import { nudgesDue, sendDue } from '../cycles/due-nudges.ts';
import { toFlowContext } from '../forms/flow.ts';
import { checkOpen } from '../forms/flow-steps.ts';
import { listNudgedEnough } from './nudge-limits.ts';
import { listAdminNudges, listClientNudges, storeAdminNudge } from './nudge-records.ts';
import { actorIds, listAdmitted, notifyAboutReview } from '../people.ts';
import { getParts, getStep } from '../../../common/reviews/rules.ts';

type Nudges = Extract<
  AreaOperations<'reviews'>,
  'getClientNudgeHistory' | 'getAdminNudgeHistory' | 'nudgeReviewExecutor' | 'runReviewNudges'
>;

/** Reminders, their history, and those that are due. Source: REVW-082, REVW-023. */
export const nudges: Pick<Handlers<'reviews'>, Nudges> = {
  getClientNudgeHistory: async (call) => {
    const ctx = await createReviewContext(call);
    const of = await othersReview(ctx, call.path.id);
    return ok({ clientNudgeHistory: await listClientNudges(ctx, of) });
  },

  getAdminNudgeHistory: async (call) => {
    const { review } = await othersReview(await createReviewContext(call), call.path.id);
    return ok({ paAdminNudgeHistory: await listAdminNudges(call.db, review) });
  },

  nudgeReviewExecutor: async (call) => {
    const { db, platform } = call;
    const ctx = await createReviewContext(call);
    const of = await othersReview(ctx, call.body.reviewId);
    checkOpen(of, ctx.today);
    const { stepId, stepName } = getStep(of);
    const { isClientDone, isHandedIn } = of.review;
    // What is submitted at the last step waits for the administrators.
    const step = isClientDone || isHandedIn ? { executorType: 'PaAdmin' as const } : getStep(of);
    const actors = (await actorIds(db, of, step)).filter((id) => id !== ctx.me.personId);
    if (actors.length === 0) throw reject(400, 'nobodyToNudge');
    const people = await platform.getMany('people', actors);
    const admitted = await listAdmitted(platform, ctx.tenantId, actors);
    if (admitted.length === 0) {
      const names = Array.from(people.values(), ({ name }) => name).join(', ');
      throw reject(400, 'cannotSignIn', { names });
    }
    const isSame = (nudge: ReviewNudgeRecord) => nudge.stepName === stepName;
    const nudged = { review: of.review, kind: 'Admin', isSame } as const;
    const enough = await listNudgedEnough(db, nudged, ctx.now);
    const ids = admitted.filter((id) => !enough.has(people.get(id)?.email ?? ''));
    if (ids.length === 0) {
      const names = admitted.flatMap((id) => people.get(id)?.name ?? []).join(', ');
      throw reject(409, 'nudgedEnough', { names });
    }
    const way = toFlowContext(ctx);
    const text = cleanOrEmpty(call.body.message ?? '');
    const recipientNames: string[] = [];
    for (const id of ids) {
      const person = people.get(id);
      if (!person) continue;
      recipientNames.push(person.name);
      const recipient = { recipientName: person.name, email: person.email };
      const mail = { isAutomatic: false, message: text, ruleKeys: [] };
      await storeAdminNudge(way, { review: of.review, stepName }, recipient, mail);
    }
    await notifyAboutReview({ ...way, of, stepId, ...(text && { message: text }) }, ids);
    return ok({
      recipientNames,
      successMessages: [message('executorNudged', { names: recipientNames.join(', ') })],
    });
  },

  runReviewNudges: async (call) => {
    const ctx = await createReviewContext(call);
    const sent = await sendDue(toFlowContext(ctx), await nudgesDue(ctx));
    const count = sent.clientNudges + sent.adminNudges;
    return ok({ ...sent, successMessages: [message('nudgesSent', { count })] });
  },
};

/**
 * A review that is not the caller's own: a reviewee would see the client's link. 403 for the own.
 */
async function othersReview(ctx: ReviewContext, id: string): Promise<Case> {
  const of = await requireCase(ctx, id);
  if (getParts(of, ctx.me).has('Reviewee')) throw reject(403, 'ownReview');
  return of;
}
