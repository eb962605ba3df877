import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { ok, sent, type Handlers } from '../../core/requests/handler.ts';
import { reject } from '../../core/requests/http-error.ts';
import { casesIn, requireCase, getStepIndex, type Case } from '../../common/reviews/cases.ts';
import { interactionView } from './clients/client-view.ts';
import { createReviewContext, type ReviewContext } from '../../common/reviews/review-context.ts';
import { executorView } from './executor.ts';
import { formDetails, createReader } from './forms/forms-view.ts';
import { historyFor } from './history.ts';
import { meetingOfReview, participantsFor } from './meetings/meeting.ts';
import { listAdminNudges, listClientNudges } from './nudges/nudge-records.ts';
import { reviewPdf } from './pdf.ts';
import {
  dealsWithClient,
  getParts,
  getReviewFlags,
  getStep,
  readableSteps,
  type Me,
} from '../../common/reviews/rules.ts';
import { loadReviewPeople } from '../../common/reviews/review-people.ts';
import { loadSettings } from '../../common/reviews/settings.ts';
import { readNeighbours } from '../../common/reviews/worklist.ts';
import { rejectionsFor, reviewView, revieweeView, buildTabs, tabSteps } from './view.ts';

type Detail = Extract<
  AreaOperations<'reviews'>,
  'getReview' | 'getReviewForDisplay' | 'getReviewPdf'
>;

/** One review, to edit and to view. Source: REVW-048, REVW-021. */
export const detail: Pick<Handlers<'reviews'>, Detail> = {
  getReview: async (call) => {
    const ctx = await createReviewContext(call);
    const { db, me } = ctx;
    const of = await requireCase(ctx, call.query.reviewId);
    const at = getStepIndex(of.cycle, call.query.stepId);
    const cases = await casesIn(ctx, of.cycle);
    const readable = readableSteps(of, me).filter((step) => of.cycle.steps.indexOf(step) <= at);
    const people = await loadReviewPeople(ctx, [of]);
    const names = people.getNames(of);
    const meeting = await meetingOfReview(db, of.review.id);
    // A client's link would let the reviewee respond in the client's place.
    const isOwn = getParts(of, me).has('Reviewee');
    const mayReadNudges = me.rights.has('reviews.viewNudgeHistory') && !isOwn;
    return ok({
      performanceReview: reviewView(of, await readNeighbours(ctx, of), ctx, people),
      reviewDetail: {
        reviewFormDetails: await formDetails(db, of, readable, createReader(of, ctx), names),
        paCycleExecutor: executorView(
          ctx,
          { cycle: of.cycle, at, isExecutor: isExecutorIn(cases, me, at) },
          cases,
        ),
        clientInteractionDetails: await buildInteraction(ctx, of, at, cases),
        clientNudgeHistory: mayReadNudges ? await listClientNudges(ctx, of) : [],
        paAdminNudgeHistory: mayReadNudges ? await listAdminNudges(db, of.review) : [],
        paCycleReviewsStatus: cases.map((each) => revieweeView(each, ctx)),
        isGoogleCalendarSynced: (await loadSettings(db)).isGoogleCalendarSynced,
        isMeetingCreated: meeting !== undefined,
        reviewMeetingParticipants: meeting?.participants ?? (await participantsFor(ctx, of)),
        reviewTabItems: buildTabs(tabSteps(of), (stepId) => countAt(cases, stepId, ctx)),
        rejections: rejectionsFor(of, ctx),
        history: historyFor(of, ctx),
      },
    });
  },

  getReviewForDisplay: async (call) => {
    const ctx = await createReviewContext(call);
    const of = await requireCase(ctx, call.query.reviewId);
    const people = await loadReviewPeople(ctx, [of]);
    const view = reviewView(of, await readNeighbours(ctx, of), ctx, people);
    const reader = { ...createReader(of, ctx), writableStepId: null };
    return ok({
      performanceReview: {
        ...view,
        ...noActions,
        isReviewDownloadable: view.isReviewDownloadable,
      },
      reviewFormDetails: await formDetails(
        ctx.db,
        of,
        readableSteps(of, ctx.me),
        reader,
        people.getNames(of),
      ),
      rejections: rejectionsFor(of, ctx),
      history: historyFor(of, ctx),
    });
  },

  getReviewPdf: async (call) => {
    const ctx = await createReviewContext(call);
    const of = await requireCase(ctx, call.path.id);
    const steps = readableSteps(of, ctx.me);
    if (steps.length === 0) throw reject(403, 'nothingToRead');
    const forms = await formDetails(ctx.db, of, steps, createReader(of, ctx));
    return sent(reviewPdf({ of, forms, now: ctx.now }));
  },
};

/** A read-only review needs no action. */
const noActions = {
  needsAction: false,
  isMakeClientAssignment: false,
  isReviewClientAssignable: false,
  isReviewPromotable: false,
  isReviewRejectable: false,
  isReviewDeliverable: false,
  isReviewAcknowledgeable: false,
  isReviewReadOnly: true,
  noActionsToTake: true,
  isDeliverablePostClientAssignment: false,
};

/** Whether a person carries out a step in any of the reviews; no one a client's. */
function isExecutorIn(cases: readonly Case[], me: Me, at: number): boolean {
  const executor = cases[0]?.cycle.steps[at]?.executorType ?? 'Client';
  return executor !== 'Client' && cases.some((of) => getParts(of, me).has(executor));
}

/** The number of reviews at a step, and of those that wait for the caller. */
function countAt(cases: readonly Case[], stepId: string, { me, today }: ReviewContext) {
  const there = cases.filter((of) => getStep(of).stepId === stepId);
  return {
    reviewCount: there.length,
    actionCount: there.filter((of) => getReviewFlags(of, me, today).needsAction).length,
  };
}

async function buildInteraction(ctx: ReviewContext, of: Case, at: number, cases: readonly Case[]) {
  const isForClient = of.cycle.steps[at]?.executorType === 'Client';
  if (!isForClient || !dealsWithClient(getParts(of, ctx.me))) return null;
  return interactionView(ctx, { cycle: of.cycle, at }, cases);
}
