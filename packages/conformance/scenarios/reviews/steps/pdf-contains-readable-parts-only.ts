import { scenario } from '../../../scenario/types.ts';
import { countPages, readStreams } from '../../../support/pdf-text.ts';
import { createLinkWithAnswer } from '../../../support/reviews/clients.ts';
import {
  submitRequiredAnswers,
  listAnswers,
  passOn,
  review,
  seen,
} from '../../../support/reviews/world.ts';

export default scenario({
  title: 'A PDF of a review contains only what its reader may read',
  source: 'REVW-081, REVW-D02',
  async run(ctx) {
    const [me, reviewee] = [ctx.as('admin'), ctx.as('member')];
    const { reviewId, stepId, nextStepId } = await review(ctx, me);
    const path = { id: reviewId };
    await reviewee.expectError(403, 'getReviewPdf', { path });
    const [answer] = await listAnswers(me, reviewId, stepId);
    const remark = { id: ctx.uuid(), comments: ctx.name('Remark') };
    await me.request('saveReviewComment', {
      body: { ...remark, paCycleReviewAnswerId: answer?.id ?? '' },
    });
    await passOn(me, reviewId, stepId);
    await submitRequiredAnswers(me, reviewId, nextStepId);
    // Enough text to need more than one page.
    const [last] = await listAnswers(me, reviewId, nextStepId);
    const long = Array.from({ length: 450 }, (_, at) => `Line ${at}`).join(' ');
    await me.request('saveReviewAnswer', { body: { id: last?.id ?? '', answerText: long } });
    const query = { deliverToAll: false };
    await me.request('deliverReview', { path: { reviewId }, query });
    const actual = await seen(me, reviewId);
    const dates = [actual.reviewStartDate, actual.reviewEndDate].map(longDate);
    const { bytes } = (await me.call('getReviewPdf', { path })).expectStatus(200);
    ctx.expectThat('a page follows the one that is full', countPages(bytes) > 1);
    const file = readStreams(bytes);
    for (const remarkText of [
      actual.employeeName,
      actual.reviewCycleName,
      actual.period,
      dates.join(' - '),
      longDate(actual.deliveredOn?.slice(0, 10) ?? ''),
      answer?.questionText ?? '',
      'It went well.',
      long,
      remark.comments,
    ]) {
      ctx.expectThat(`it contains ${remarkText}`, file.includes(remarkText));
    }

    const link = await createLinkWithAnswer(ctx, me);
    const remarkText = ctx.name('Remark');
    const body = { id: ctx.uuid(), comments: remarkText, paCycleReviewAnswerId: link.answerId };
    const { clientAssignmentId } = link;
    await me.request('saveClientComment', { body: { ...body, clientAssignmentId } });
    const sent = { path: { tenantId: me.tenantId, id: link.clientReviewId } };
    const theirs = readStreams((await me.call('getClientReviewPdf', sent)).expectStatus(200).bytes);
    ctx.expectThat('the client’s review contains their answer', theirs.includes('Very good.'));
    ctx.expectThat('and their remark', theirs.includes(remarkText));
    ctx.expectThat('and no answer of others', !theirs.includes('It went well.'));
  },
});

/** A day as `MMM d, yyyy`. */
const longDate = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
