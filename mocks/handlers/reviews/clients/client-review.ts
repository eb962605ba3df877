import type { components } from '@atrium/contract/generated/types.ts';
import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, sent, type Handlers } from '../../../core/requests/handler.ts';
import { foundOr404 } from '../../../core/records/records.ts';
import { reject, rejectField } from '../../../core/requests/http-error.ts';
import type { ReviewAnswerRecord } from '../../../store/world/reviews.ts';
import {
  findRequestedReview,
  createClientContext,
  clientReader,
  isWritable,
  type ClientReviewRequest,
  type ClientContext,
} from './client-context.ts';
import { storeSubmission } from '../../../common/reviews/client-submissions.ts';
import { requireAnswers, markStarted, moveOn, type Way } from '../forms/flow-steps.ts';
import { commentView, formDetails, oneItem } from '../forms/forms-view.ts';
import { reviewPdf } from '../pdf.ts';
import { getRejectedReason } from '../view.ts';
import { commentRecord, saveAnswerText } from '../writing.ts';

type ClientReviews = Extract<
  AreaOperations<'reviews'>,
  | 'getClientReviewAssignment'
  | 'getClientReview'
  | 'saveClientAnswer'
  | 'saveClientComment'
  | 'deleteClientComment'
  | 'promoteClientReview'
  | 'getClientReviewPdf'
>;

/** Actions of client contacts without an account, by their link. Source: REVW-036, REVW-079. */
export const clientReview: Pick<Handlers<'reviews'>, ClientReviews> = {
  getClientReviewAssignment: async (call) => {
    const { tenantId, clientAssignmentId } = call.query;
    const ctx = await createClientContext(call, tenantId, { linkId: clientAssignmentId });
    return ok({
      clientContactId: ctx.contact.id,
      clientContactName: ctx.contact.name,
      clientName: ctx.clientName,
      tenantName: ctx.tenantName,
      linkExpiresOn: ctx.linkExpiresOn,
      reviews: ctx.requested.map((requested) => ({
        ...buildHead(ctx, requested),
        isPromoted: requested.clientReview.promotedOn !== null,
      })),
    });
  },

  getClientReview: async (call) => {
    const { tenantId, reviewId, stepId } = call.query;
    const ctx = await createClientContext(call, tenantId, { clientReviewId: reviewId });
    if (stepId !== ctx.assignment.stepId) throw reject(404, 'stepNotInCycle');
    return ok({ clientReview: await toView(ctx, findRequestedReview(ctx, reviewId)) });
  },

  saveClientAnswer: async (call) => {
    const { body, path } = call;
    const ctx = await createClientContext(call, path.tenantId, { linkId: body.clientAssignmentId });
    const answer = foundOr404(await ctx.db.get('reviewAnswers', body.id), 'answerUnknown');
    const requested = foundOr404(findReviewByAnswer(ctx, answer), 'answerUnknown');
    demandWritable(ctx, requested);
    const way = toFlowContext(ctx);
    const after = await saveAnswerText(ctx.db, answer, body, { person: way.by, ...ctx });
    if (after.answerText !== '') await markStarted(way, requested.of);
    return ok({
      questionAndAnswerItem: await oneItem(ctx.db, after, clientReader(ctx, requested)),
      successMessages: [message('answerSaved')],
    });
  },

  saveClientComment: async (call) => {
    const { body, path } = call;
    const ctx = await createClientContext(call, path.tenantId, { linkId: body.clientAssignmentId });
    const answer = await ctx.db.get('reviewAnswers', body.paCycleReviewAnswerId);
    const requested = answer && findReviewByAnswer(ctx, answer);
    if (!requested) throw rejectField('paCycleReviewAnswerId', 'answerUnknown');
    demandWritable(ctx, requested);
    const writer = {
      writerId: ctx.contact.id,
      writerName: ctx.contact.name,
      writerNameForPDF: `${ctx.contact.name}, ${ctx.clientName}`,
      writerImageUrl: null,
    };
    const [stored] = await ctx.db.query('reviewComments', { where: { clientKey: body.id } });
    if (!stored) await checkCommentLimit(ctx, answer);
    const way = toFlowContext(ctx);
    const remark = { stored, body, answer, writer, clientKey: body.id };
    const record = commentRecord(remark, { person: way.by, ...ctx });
    await ctx.db.put('reviewComments', record);
    await markStarted(way, requested.of);
    return ok({
      comment: commentView(record, clientReader(ctx, requested)),
      successMessages: [message('commentSaved')],
    });
  },

  deleteClientComment: async (call) => {
    const { tenantId, id } = call.path;
    const ctx = await createClientContext(call, tenantId, { commentKey: id });
    const [comment] = await ctx.db.query('reviewComments', { where: { clientKey: id } });
    const answer = comment && (await ctx.db.get('reviewAnswers', comment.answerId));
    const requested = answer && findReviewByAnswer(ctx, answer);
    if (!requested || comment?.writerId !== ctx.contact.id) throw reject(404, 'commentUnknown');
    demandWritable(ctx, requested);
    await ctx.db.remove('reviewComments', comment.id);
    return ok({ successMessages: [message('commentDeleted')] });
  },

  promoteClientReview: async (call) => {
    const { tenantId, reviewId } = call.path;
    const ctx = await createClientContext(call, tenantId, { clientReviewId: reviewId });
    const requested = findRequestedReview(ctx, reviewId);
    // The contact's id must belong to the link: another id is treated like an invalid link.
    if (call.query.clientContactId !== ctx.contact.id) throw reject(404, 'clientLinkUnknown');
    demandWritable(ctx, requested);
    await requireAnswers(ctx.db, requested.of);
    await submit(ctx, requested);
    const clientReviewAfter = { ...requested.clientReview, promotedOn: ctx.now };
    await ctx.db.put('clientReviews', clientReviewAfter);
    const review = await moveOn(toFlowContext(ctx), requested.of);
    const after = { of: { ...requested.of, review }, clientReview: clientReviewAfter };
    return ok({
      clientReview: await toView(ctx, after),
      successMessages: [message('clientThanks')],
    });
  },

  getClientReviewPdf: async (call) => {
    const { tenantId, id } = call.path;
    const ctx = await createClientContext(call, tenantId, { clientReviewId: id });
    const requested = findRequestedReview(ctx, id);
    const { reviewFormDetails: forms } = await toView(ctx, requested);
    // Whether and when staff release the review is not for the client.
    const review = { ...requested.of.review, deliveredOn: null };
    return sent(reviewPdf({ of: { ...requested.of, review }, forms, now: ctx.now }));
  },
};

/** The most comments on an answer: anyone with the link can write, without an account. */
const maxComments = 50;

/** Rejects another comment of the client on an answer that has the most. Source: REVW-D15. */
async function checkCommentLimit({ db }: ClientContext, answer: ReviewAnswerRecord): Promise<void> {
  const where = { reviewId: answer.reviewId, isClient: true };
  const comments = await db.query('reviewComments', { where });
  const count = comments.filter(({ answerId }) => answerId === answer.id).length;
  if (count >= maxComments) throw reject(409, 'clientCommentLimit', { count: maxComments });
}

const toFlowContext = ({ db, tenantId, clock, now, contact, clientName }: ClientContext): Way => ({
  db,
  tenantId,
  clock,
  now,
  by: { personId: null, name: `${contact.name}, ${clientName}`, profileImageUrl: null },
});

/** The review to which an answer in the client's form belongs. */
const findReviewByAnswer = (
  { requested, assignment }: ClientContext,
  { reviewId, stepId }: ReviewAnswerRecord,
): ClientReviewRequest | undefined =>
  stepId === assignment.stepId ? requested.find(({ of }) => of.review.id === reviewId) : undefined;

async function submit(
  { db, assignment, contact, clientName, now }: ClientContext,
  { of }: ClientReviewRequest,
) {
  const submitter = {
    clientContactId: contact.id,
    clientContactName: contact.name,
    clientName,
  };
  await storeSubmission(db, { reviewId: of.review.id, stepId: assignment.stepId }, submitter, now);
}

function demandWritable(ctx: ClientContext, requested: ClientReviewRequest): void {
  if (requested.of.review.isClosed) throw reject(400, 'clientReviewClosed');
  if (!isWritable(ctx, requested)) throw reject(400, 'clientReviewSubmitted');
}

const buildHead = (
  { assignment }: ClientContext,
  { of, clientReview: { id } }: ClientReviewRequest,
) => ({
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

async function toView(
  ctx: ClientContext,
  requested: ClientReviewRequest,
): Promise<components['schemas']['ClientReview']> {
  const { of } = requested;
  const own = of.cycle.steps.filter(({ stepId }) => stepId === ctx.assignment.stepId);
  const isOpen = isWritable(ctx, requested);
  return {
    clientContactId: ctx.contact.id,
    ...buildHead(ctx, requested),
    // A link opens one review.
    previousReviewId: null,
    nextReviewId: null,
    rejectedReason: isOpen && requested.clientReview.isReturned ? getRejectedReason(of) : null,
    isReviewPromotable: isOpen,
    isReviewReadOnly: !isOpen,
    isReviewDownloadable: true,
    reviewFormDetails: await formDetails(ctx.db, of, own, clientReader(ctx, requested)),
  };
}
