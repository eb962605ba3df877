import type { components } from '#openapi/generated/types.ts';
import type { OperationsOf } from '#openapi/generated/operations.ts';
import { message, ok, sent, type Handlers } from '../../core/handler.ts';
import { foundOr404 } from '../../core/records.ts';
import { refuse, refuseField } from '../../core/refusal.ts';
import type { ReviewAnswerRecord } from '../../store/world/reviews.ts';
import {
  askedReview,
  clientDeskOf,
  clientReader,
  isWritable,
  type Asked,
  type ClientDesk,
} from './client-desk.ts';
import { storeSubmission } from '../../common/reviews/client-answers.ts';
import { demandAnswers, markBegun, moveOn, type Way } from './flow-steps.ts';
import { commentView, formDetails, oneItem } from './forms-view.ts';
import { reviewPdf } from './pdf.ts';
import { rejectedReasonOf } from './view.ts';
import { commentRecord, saveAnswerText } from './writing.ts';

type ClientReviews = Extract<
  OperationsOf<'reviews'>,
  | 'getClientReviewAssignment'
  | 'getClientReview'
  | 'saveClientAnswer'
  | 'saveClientComment'
  | 'deleteClientComment'
  | 'promoteClientReview'
  | 'getClientReviewPdf'
>;

/** What client contacts do without an account, by their link. Source: REVW-036, REVW-079. */
export const clientReview: Pick<Handlers<'reviews'>, ClientReviews> = {
  getClientReviewAssignment: async (call) => {
    const { tenantId, clientAssignmentId } = call.query;
    const desk = await clientDeskOf(call, tenantId, { linkId: clientAssignmentId });
    return ok({
      clientContactId: desk.contact.id,
      clientContactName: desk.contact.name,
      clientName: desk.clientName,
      tenantName: desk.tenantName,
      linkExpiresOn: desk.linkExpiresOn,
      reviews: desk.asked.map((asked) => ({
        ...headOf(desk, asked),
        isPromoted: asked.clientReview.promotedOn !== null,
      })),
    });
  },

  getClientReview: async (call) => {
    const { tenantId, reviewId, stepId } = call.query;
    const desk = await clientDeskOf(call, tenantId, { clientReviewId: reviewId });
    if (stepId !== desk.assignment.stepId) throw refuse(404, 'stepNotInCycle');
    return ok({ clientReview: await viewOf(desk, askedReview(desk, reviewId)) });
  },

  saveClientAnswer: async (call) => {
    const { body, path } = call;
    const desk = await clientDeskOf(call, path.tenantId, { linkId: body.clientAssignmentId });
    const answer = foundOr404(await desk.db.get('reviewAnswers', body.id), 'answerUnknown');
    const asked = foundOr404(askedAbout(desk, answer), 'answerUnknown');
    demandWritable(desk, asked);
    const way = wayOf(desk);
    const after = await saveAnswerText(desk.db, answer, body, { person: way.by, ...desk });
    await markBegun(way, asked.of);
    return ok({
      questionAndAnswerItem: await oneItem(desk.db, after, clientReader(desk, asked)),
      successMessages: [message('answerSaved')],
    });
  },

  saveClientComment: async (call) => {
    const { body, path } = call;
    const desk = await clientDeskOf(call, path.tenantId, { linkId: body.clientAssignmentId });
    const answer = await desk.db.get('reviewAnswers', body.paCycleReviewAnswerId);
    const asked = answer && askedAbout(desk, answer);
    if (!asked) throw refuseField('paCycleReviewAnswerId', 'answerUnknown');
    demandWritable(desk, asked);
    const writer = {
      writerId: desk.contact.id,
      writerName: desk.contact.name,
      writerNameForPDF: `${desk.contact.name}, ${desk.clientName}`,
      writerImageUrl: null,
    };
    const [kept] = await desk.db.query('reviewComments', { where: { clientKey: body.id } });
    const way = wayOf(desk);
    const remark = { kept, body, answer, writer, clientKey: body.id };
    const record = commentRecord(remark, { person: way.by, ...desk });
    await desk.db.put('reviewComments', record);
    await markBegun(way, asked.of);
    return ok({
      comment: commentView(record, clientReader(desk, asked)),
      successMessages: [message('commentSaved')],
    });
  },

  deleteClientComment: async (call) => {
    const { tenantId, id } = call.path;
    const desk = await clientDeskOf(call, tenantId, { commentKey: id });
    const [comment] = await desk.db.query('reviewComments', { where: { clientKey: id } });
    const answer = comment && (await desk.db.get('reviewAnswers', comment.answerId));
    const asked = answer && askedAbout(desk, answer);
    if (!asked || comment?.writerId !== desk.contact.id) throw refuse(404, 'commentUnknown');
    demandWritable(desk, asked);
    await desk.db.remove('reviewComments', comment.id);
    return ok({ successMessages: [message('commentDeleted')] });
  },

  promoteClientReview: async (call) => {
    const { tenantId, reviewId } = call.path;
    const desk = await clientDeskOf(call, tenantId, { clientReviewId: reviewId });
    const asked = askedReview(desk, reviewId);
    // The id of the contact is the client's own: another's is as good as a wrong link.
    if (call.query.clientContactId !== desk.contact.id) throw refuse(404, 'clientLinkUnknown');
    demandWritable(desk, asked);
    await demandAnswers(desk.db, asked.of);
    await submit(desk, asked);
    const clientReviewAfter = { ...asked.clientReview, promotedOn: desk.now };
    await desk.db.put('clientReviews', clientReviewAfter);
    const review = await moveOn(wayOf(desk), asked.of);
    const after = { of: { ...asked.of, review }, clientReview: clientReviewAfter };
    return ok({
      clientReview: await viewOf(desk, after),
      successMessages: [message('clientThanks')],
    });
  },

  getClientReviewPdf: async (call) => {
    const { tenantId, id } = call.path;
    const desk = await clientDeskOf(call, tenantId, { clientReviewId: id });
    const { of, clientReview: asked } = askedReview(desk, id);
    const { reviewFormDetails: forms } = await viewOf(desk, { of, clientReview: asked });
    return sent(reviewPdf({ of, forms, now: desk.now }));
  },
};

const wayOf = ({ db, tenantId, clock, now, contact, clientName }: ClientDesk): Way => ({
  db,
  tenantId,
  clock,
  now,
  by: { personId: null, name: `${contact.name}, ${clientName}`, profileImageUrl: null },
});

/** The review that an answer of the client's own form belongs to. */
const askedAbout = (
  { asked, assignment }: ClientDesk,
  { reviewId, stepId }: ReviewAnswerRecord,
): Asked | undefined =>
  stepId === assignment.stepId ? asked.find(({ of }) => of.review.id === reviewId) : undefined;

async function submit({ db, assignment, contact, clientName, now }: ClientDesk, { of }: Asked) {
  const submitter = {
    clientContactId: contact.id,
    clientContactName: contact.name,
    clientName,
  };
  await storeSubmission(db, { reviewId: of.review.id, stepId: assignment.stepId }, submitter, now);
}

function demandWritable(desk: ClientDesk, asked: Asked): void {
  if (!isWritable(desk, asked)) throw refuse(400, 'clientReviewSubmitted');
}

const headOf = ({ assignment }: ClientDesk, { of, clientReview: { id } }: Asked) => ({
  reviewId: id,
  stepId: assignment.stepId,
  employeeName: of.reviewee.fullName,
  employeeDesignation: of.designation,
  profileImageURL: of.reviewee.profileImageUrl,
  reviewCycleName: of.cycle.cycleName,
  period: of.cycle.period,
  reviewStartDate: of.cycle.startDate,
  reviewEndDate: of.cycle.endDate,
});

async function viewOf(
  desk: ClientDesk,
  asked: Asked,
): Promise<components['schemas']['ClientReview']> {
  const { of } = asked;
  const own = of.cycle.steps.filter(({ stepId }) => stepId === desk.assignment.stepId);
  const isOpen = isWritable(desk, asked);
  return {
    clientContactId: desk.contact.id,
    ...headOf(desk, asked),
    // A link opens one review.
    previousReviewId: null,
    nextReviewId: null,
    rejectedReason: isOpen && asked.clientReview.isReturned ? rejectedReasonOf(of) : null,
    isReviewPromotable: isOpen,
    isReviewReadOnly: !isOpen,
    // A link is used up once its review is submitted.
    isReviewDownloadable: asked.clientReview.promotedOn === null,
    reviewFormDetails: await formDetails(desk.db, of, own, clientReader(desk, asked)),
  };
}
