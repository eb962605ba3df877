import { describe, expect, it } from 'vitest';
import type { components } from '@atrium/contract/generated/types.ts';
import { ids } from '../../../testing/reviews.ts';
import { prepareClientReviews } from '../../../testing/client-reviews.suite.ts';
import { uuid } from '../../../testing/timesheets.ts';

type Contract = components['schemas'];

const t = prepareClientReviews();
const { getReviewId, open, load, promote, opened, responded } = t;

describe('the client contact endpoints without a sign-in token', () => {
  it('a client contact opens the link and sees who requests the review and the reviews assigned to them', async () => {
    const assignment = await open();
    expect(assignment).toMatchObject({
      clientContactId: t.contactId,
      clientContactName: 'Mara Quist',
      clientName: 'Harbour Bank',
      tenantName: 'Aster Labs',
      linkExpiresOn: '2026-04-10T15:00:00.000Z',
    });
    expect(assignment.reviews.map(({ employeeName }) => employeeName)).toEqual(['Ben Okafor']);
    const [first] = assignment.reviews;
    const { clientReview } = await load(first?.reviewId ?? '');
    expect(clientReview).toMatchObject({ previousReviewId: null, nextReviewId: null });
  });

  it('a client contact sees only their own form, and knows the review by an id that staff never see', async () => {
    const { reviewId } = await opened();
    expect(reviewId).not.toBe(getReviewId('ben'));
    const { clientReview } = await load(reviewId);
    expect(clientReview).toMatchObject({
      clientContactId: t.contactId,
      isReviewPromotable: true,
      isReviewReadOnly: false,
    });
    expect(clientReview.reviewFormDetails.map(({ stepId }) => stepId)).toEqual([ids.client]);
    const query = { tenantId: 'aster', reviewId: getReviewId('ben'), stepId: ids.client };
    expect(await t.calls.expectError('getClientReview', { query })).toMatchObject({
      status: 404,
      code: 'clientLinkUnknown',
    });
  });

  it('a client contact saves an answer, which staff read once it is submitted', async () => {
    const { reviewId } = await responded();
    const query = { reviewId: getReviewId('ben'), stepId: ids.client };
    const before = await t.server.request('grace', 'getReview', { query });
    const getSteps = (detail: typeof before) =>
      detail.reviewDetail.reviewFormDetails.map(({ stepId }) => stepId);
    expect(before.performanceReview.status).toBe('Answered');
    expect(getSteps(before)).toEqual([ids.self, ids.manager]);
    await t.calls.request('promoteClientReview', promote(reviewId));
    const after = await t.server.request('grace', 'getReview', { query });
    expect(after.reviewDetail.reviewFormDetails.at(-1)).toMatchObject({
      stepId: ids.client,
      questionAndAnswerItems: [{ answerText: 'Very good.', isEditable: false }],
    });
  });

  it('a client contact writes, changes and deletes their own comments', async () => {
    const { link, answerId, reviewId } = await opened();
    const id = uuid(3000 + t.count);
    const body = {
      clientAssignmentId: link,
      id,
      comments: 'On time.',
      paCycleReviewAnswerId: answerId,
    };
    const { comment } = await t.calls.request<Contract['ReviewCommentSaved']>('saveClientComment', {
      body,
    });
    expect(comment).toMatchObject({
      id,
      isEditable: true,
      writerNameForPDF: 'Mara Quist, Harbour Bank',
    });
    await t.calls.request('saveClientComment', { body: { ...body, comments: 'Always on time.' } });
    const item = (await load(reviewId)).clientReview.reviewFormDetails[0]
      ?.questionAndAnswerItems[0];
    expect(item?.clientCommentItems.map(({ comments }) => comments)).toEqual(['Always on time.']);
    const path = { id };
    await t.calls.request('deleteClientComment', { path });
    expect(await t.calls.expectError('deleteClientComment', { path })).toMatchObject({
      status: 404,
    });
    const blank = { ...body, comments: ' ' };
    expect(await t.calls.expectError('saveClientComment', { body: blank })).toMatchObject({
      status: 400,
    });
  });

  it('a client contact writes at most 50 comments on an answer', async () => {
    const { link, answerId } = await opened();
    const write = (id: string, comments: string) => ({
      body: { clientAssignmentId: link, id, comments, paCycleReviewAnswerId: answerId },
    });
    const keys = Array.from({ length: 50 }, () => crypto.randomUUID());
    for (const id of keys) await t.calls.request('saveClientComment', write(id, 'On time.'));
    const another = write(crypto.randomUUID(), 'One more.');
    expect(await t.calls.expectError('saveClientComment', another)).toEqual({
      status: 409,
      code: 'clientCommentLimit',
      messages: ['An answer can have up to 50 comments. Change or delete one to add another.'],
    });
    const [first = ''] = keys;
    await t.calls.request('saveClientComment', write(first, 'Always on time.'));
    await t.calls.request('deleteClientComment', { path: { id: first } });
    await t.calls.request('saveClientComment', another);
  });

  it('a client contact’s comments have other ids for staff, which delete nothing', async () => {
    const { link, answerId, reviewId } = await responded();
    const id = uuid(3500 + t.count);
    const body = { clientAssignmentId: link, id, comments: 'x', paCycleReviewAnswerId: answerId };
    await t.calls.request('saveClientComment', { body });
    await t.calls.request('promoteClientReview', promote(reviewId));
    const query = { reviewId: getReviewId('ben') };
    const { reviewFormDetails } = await t.server.request('hugo', 'getReviewForDisplay', { query });
    const shown = reviewFormDetails.find(({ stepId }) => stepId === ids.client)
      ?.questionAndAnswerItems[0]?.clientCommentItems[0];
    expect(shown).toMatchObject({ comments: 'x', isEditable: false });
    expect(shown?.id).not.toBe(id);
    const path = { id: shown?.id ?? '' };
    expect(await t.calls.expectError('deleteClientComment', { path })).toMatchObject({
      status: 404,
    });
  });

  it('a client contact submits the review with their clientContactId, after which nothing can be changed', async () => {
    const { link, answerId, reviewId } = await responded();
    expect(
      await t.calls.expectError('promoteClientReview', promote(reviewId, uuid(9))),
    ).toMatchObject({
      status: 404,
    });
    const done = await t.calls.request<Contract['ClientReviewChanged']>(
      'promoteClientReview',
      promote(reviewId),
    );
    expect(done.clientReview).toMatchObject({ isReviewPromotable: false, isReviewReadOnly: true });
    expect(done.successMessages).toEqual(['Thank you. Your review was submitted.']);
    const query = { reviewId: getReviewId('ben') };
    const { performanceReview } = await t.server.request('hugo', 'getReviewForDisplay', { query });
    expect(performanceReview).toMatchObject({ stepId: ids.release, status: 'Promoted' });
    const body = { clientAssignmentId: link, id: answerId, answerText: 'Else' };
    const late = { status: 400, code: 'clientReviewSubmitted' };
    expect(await t.calls.expectError('saveClientAnswer', { body })).toMatchObject(late);
    expect(await t.calls.expectError('promoteClientReview', promote(reviewId))).toMatchObject(late);
  });

  it('a client contact has to give the required answers first', async () => {
    const { link, reviewId, answerId } = await opened();
    expect(await t.calls.expectError('promoteClientReview', promote(reviewId))).toMatchObject({
      status: 400,
      messages: ['An answer is required'],
    });
    const blank = { clientAssignmentId: link, id: answerId, answerText: ' ' };
    expect(await t.calls.expectError('saveClientAnswer', { body: blank })).toMatchObject({
      messages: ['An answer is required'],
    });
  });

  it('a client contact who leaves an optional answer blank has not started', async () => {
    const { link, answerId } = await opened();
    await t.server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      const answer = await db.get('reviewAnswers', answerId);
      if (answer) await db.put('reviewAnswers', { ...answer, isRequired: false });
    });
    const readStatus = async () => {
      const query = { reviewId: getReviewId('ben') };
      const { performanceReview } = await t.server.request('hugo', 'getReviewForDisplay', {
        query,
      });
      return performanceReview.status;
    };
    const save = (answerText: string) => ({
      body: { clientAssignmentId: link, id: answerId, answerText },
    });
    await t.calls.request('saveClientAnswer', save(' \u00A0 '));
    expect(await readStatus()).toBe('Promoted');
    await t.calls.request('saveClientAnswer', save('Good.'));
    expect(await readStatus()).toBe('Answered');
  });

  it('a client contact answers again when the review is sent back to them', async () => {
    const { reviewId } = await responded();
    await t.calls.request('promoteClientReview', promote(reviewId));
    const body = { reviewId: getReviewId('ben'), rejectedReason: 'A little more, please.' };
    await t.server.request('hugo', 'rejectReview', { body });
    const { clientReview } = await load(reviewId);
    expect(clientReview).toMatchObject({
      isReviewPromotable: true,
      rejectedReason: 'A little more, please.',
    });
  });
});
