import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { foundOr404 } from '../../core/records/records.ts';
import { reject, rejectField } from '../../core/requests/http-error.ts';
import { findCase, type Case } from '../../common/reviews/cases.ts';
import { createReviewContext, type ReviewContext } from '../../common/reviews/review-context.ts';
import { toFlowContext } from './forms/flow.ts';
import { checkNotHandedIn, checkOpen, markStarted } from './forms/flow-steps.ts';
import { commentView, oneItem, createReader } from './forms/forms-view.ts';
import { getReviewFlags, readableSteps, getStep } from '../../common/reviews/rules.ts';
import { commentRecord, saveAnswerText } from './writing.ts';

type Work = Extract<
  AreaOperations<'reviews'>,
  'saveReviewAnswer' | 'saveReviewComment' | 'deleteReviewComment'
>;

/** Answers and comments, by the executor of the review's step. Source: REVW-048. */
export const work: Pick<Handlers<'reviews'>, Work> = {
  saveReviewAnswer: async (call) => {
    const { db, body } = call;
    const ctx = await createReviewContext(call);
    const answer = await db.get('reviewAnswers', body.id);
    const of = answer && (await findCase(ctx, answer.reviewId));
    if (!of || !readableSteps(of, ctx.me).some(({ stepId }) => stepId === answer.stepId)) {
      throw reject(404, 'answerUnknown');
    }
    demandExecutor(ctx, of);
    if (answer.stepId !== getStep(of).stepId) throw reject(403, 'notYourStep');
    const after = await saveAnswerText(db, answer, body, call);
    if (after.answerText !== '') await markStarted(toFlowContext(ctx), of);
    return ok({
      questionAndAnswerItem: await oneItem(db, after, createReader(of, ctx)),
      successMessages: [message('answerSaved')],
    });
  },

  saveReviewComment: async (call) => {
    const { db, body } = call;
    const ctx = await createReviewContext(call);
    const answer = await db.get('reviewAnswers', body.paCycleReviewAnswerId);
    const of = answer && (await findCase(ctx, answer.reviewId));
    if (!of || !readableSteps(of, ctx.me).some(({ stepId }) => stepId === answer.stepId)) {
      throw rejectField('paCycleReviewAnswerId', 'answerUnknown');
    }
    demandExecutor(ctx, of);
    const { me } = ctx;
    const writer = {
      writerId: me.personId,
      writerName: me.name,
      writerNameForPDF: me.name,
      writerImageUrl: me.profileImageUrl,
    };
    const stored = await db.get('reviewComments', body.id);
    const record = commentRecord({ stored, body, answer, writer, clientKey: null }, call);
    await db.put('reviewComments', record);
    await markStarted(toFlowContext(ctx), of);
    return ok({
      comment: commentView(record, createReader(of, ctx)),
      successMessages: [message('commentSaved')],
    });
  },

  deleteReviewComment: async (call) => {
    const { db } = call;
    const ctx = await createReviewContext(call);
    const stored = await db.get('reviewComments', call.path.commentId);
    const comment = foundOr404(stored, 'commentUnknown');
    const of = foundOr404(await findCase(ctx, comment.reviewId), 'commentUnknown');
    if (comment.isClient || comment.writerId !== ctx.me.personId) {
      throw reject(403, 'commentNotYours');
    }
    demandExecutor(ctx, of);
    await db.remove('reviewComments', comment.id);
    return ok({ successMessages: [message('commentDeleted')] });
  },
};

function demandExecutor(ctx: ReviewContext, of: Case): void {
  const { me, today } = ctx;
  checkOpen(of, today);
  checkNotHandedIn(of, ctx);
  if (getReviewFlags(of, me, today).isReviewReadOnly) throw reject(403, 'notYourStep');
}
