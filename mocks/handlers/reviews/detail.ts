import type { OperationsOf } from '#openapi/generated/operations.ts';
import { ok, sent, type Handlers } from '../../core/handler.ts';
import { refuse } from '../../core/refusal.ts';
import { casesIn, caseOf, placeOf, type Case } from '../../common/reviews/cases.ts';
import { interactionView } from './client-view.ts';
import { deskOf, type Desk } from '../../common/reviews/desk.ts';
import { executorView } from './executor.ts';
import { formDetails, readerOf } from './forms-view.ts';
import { meetingOfReview, participantsFor } from './meeting.ts';
import { adminNudgesOf, clientNudgesOf } from './nudge-records.ts';
import { reviewPdf } from './pdf.ts';
import { dealsWithClient, partsOf, readableSteps } from '../../common/reviews/rules.ts';
import { settingsOf } from '../../common/reviews/settings.ts';
import { rejectionsFor, reviewView, revieweeView, tabsOf, tabSteps } from './view.ts';

type Detail = Extract<
  OperationsOf<'reviews'>,
  'getReview' | 'getReviewForDisplay' | 'getReviewPdf'
>;

/** One review, to work on and to read. Source: REVW-048, REVW-021. */
export const detail: Pick<Handlers<'reviews'>, Detail> = {
  getReview: async (call) => {
    const desk = await deskOf(call);
    const { db, me } = desk;
    const of = await caseOf(desk, call.query.reviewId);
    const at = placeOf(of.cycle, call.query.stepId);
    const cases = await casesIn(desk, [of.cycle]);
    const readable = readableSteps(of, me).filter((step) => of.cycle.steps.indexOf(step) <= at);
    const meeting = await meetingOfReview(db, of.review.id);
    // A client's link would let the reviewee answer in the client's place.
    const isOwn = partsOf(of, me).has('Reviewee');
    const mayReadNudges = me.rights.has('reviews.viewNudgeHistory') && !isOwn;
    return ok({
      performanceReview: reviewView(of, cases, desk),
      reviewDetail: {
        reviewFormDetails: await formDetails(db, of, readable, readerOf(of, desk)),
        paCycleExecutor: executorView(desk, of.cycle, cases, at),
        clientInteractionDetails: await interactionOf(desk, of, at),
        clientNudgeHistory: mayReadNudges ? await clientNudgesOf(desk, of) : [],
        paAdminNudgeHistory: mayReadNudges ? await adminNudgesOf(db, of.review) : [],
        paCycleReviewsStatus: cases.map((each) => revieweeView(each, desk)),
        isGoogleCalendarSynced: (await settingsOf(db)).isGoogleCalendarSynced,
        isMeetingCreated: meeting !== undefined,
        reviewMeetingParticipants: meeting?.participants ?? (await participantsFor(desk, of)),
        reviewTabItems: tabsOf(tabSteps(of), cases, desk),
        rejections: rejectionsFor(of, desk),
      },
    });
  },

  getReviewForDisplay: async (call) => {
    const desk = await deskOf(call);
    const of = await caseOf(desk, call.query.reviewId);
    const view = reviewView(of, await casesIn(desk, [of.cycle]), desk);
    const reader = { ...readerOf(of, desk), writableStepId: null };
    return ok({
      performanceReview: {
        ...view,
        ...noActions,
        isReviewDownloadable: view.isReviewDownloadable,
      },
      reviewFormDetails: await formDetails(desk.db, of, readableSteps(of, desk.me), reader),
      rejections: rejectionsFor(of, desk),
    });
  },

  getReviewPdf: async (call) => {
    const desk = await deskOf(call);
    const of = await caseOf(desk, call.path.id);
    const steps = readableSteps(of, desk.me);
    if (steps.length === 0) throw refuse(403, 'nothingToRead');
    const forms = await formDetails(desk.db, of, steps, readerOf(of, desk));
    return sent(reviewPdf({ of, forms, now: desk.now }));
  },
};

/** A review that is only read waits for nobody. */
const noActions = {
  needsAction: false,
  isMakeClientAssignment: false,
  isReviewClientAssignable: false,
  isReviewPromotable: false,
  isReviewRejectable: false,
  isReviewDeliverable: false,
  isReviewReadOnly: true,
  noActionsToTake: true,
  isDeliverablePostClientAssignment: false,
};

async function interactionOf(desk: Desk, of: Case, at: number) {
  const isForClient = of.cycle.steps[at]?.executorType === 'Client';
  if (!isForClient || !dealsWithClient(partsOf(of, desk.me))) return null;
  return interactionView(desk, of.cycle, at);
}
