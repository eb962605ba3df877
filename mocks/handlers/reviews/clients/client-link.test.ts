import { describe, expect, it } from 'vitest';
import { ids, publicly } from '../../../testing/reviews.ts';
import { prepareClientReviews } from '../../../testing/client-reviews.suite.ts';
import { uuid } from '../../../testing/timesheets.ts';

const t = prepareClientReviews();
const { getReviewId, toClient, getLinkId, open, load, promote, opened, responded } = t;

/** The full text of the client's PDF. */
async function readPdf(reviewId: string): Promise<string> {
  const response = await publicly(t.server, 'getClientReviewPdf', { path: { id: reviewId } });
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.load(await response.arrayBuffer());
  return new TextDecoder().decode(pdf.getAttachments()[0]?.data);
}

describe('the client link', () => {
  it('the client link is valid for 30 days from the last nudge', async () => {
    const { link } = await opened();
    t.server.setNow('2026-04-10T14:59:00.000Z');
    expect((await open(link)).reviews).toHaveLength(1);
    t.server.setNow('2026-04-10T15:01:00.000Z');
    const query = { tenantId: 'aster', clientAssignmentId: link };
    expect(await t.calls.expectError('getClientReviewAssignment', { query })).toEqual({
      status: 404,
      code: 'clientLinkExpired',
      messages: ['This link has expired. Please ask the person who sent it to you for a new one.'],
    });
  });

  it('the client link opens what was submitted for 30 days, read-only and with its PDF', async () => {
    const { link, reviewId } = await responded();
    const { reviews: listed } = await open(link);
    expect(listed).toMatchObject([{ isPromoted: false }]);
    t.server.setNow('2026-03-20T15:00:00.000Z');
    await t.calls.request('promoteClientReview', promote(reviewId));
    expect(await open(link)).toMatchObject({
      linkExpiresOn: '2026-04-19T15:00:00.000Z',
      reviews: [{ isPromoted: true }],
    });
    const { clientReview } = await load(reviewId);
    expect(clientReview).toMatchObject({
      isReviewReadOnly: true,
      isReviewPromotable: false,
      isReviewDownloadable: true,
      reviewFormDetails: [
        { isEditable: false, questionAndAnswerItems: [{ answerText: 'Very good.' }] },
      ],
    });
    expect(await readPdf(reviewId)).toContain('Very good.');
    t.server.setNow('2026-04-19T15:01:00.000Z');
    const query = { tenantId: 'aster', clientAssignmentId: link };
    expect(await t.calls.expectError('getClientReviewAssignment', { query })).toEqual({
      status: 404,
      code: 'clientLinkUsed',
      messages: [
        'You submitted this review more than 30 days ago, so its link no longer opens. If you need a copy, please contact the person who sent it to you.',
      ],
    });
    const path = { id: reviewId };
    const code = 'clientLinkUsed';
    expect(await t.calls.expectError('getClientReviewPdf', { path })).toMatchObject({ code });
  });

  it('the client link of a submitted review changes nothing', async () => {
    const { link, reviewId, answerId } = await responded();
    const comment = {
      clientAssignmentId: link,
      id: crypto.randomUUID(),
      comments: 'On time.',
      paCycleReviewAnswerId: answerId,
    };
    await t.calls.request('saveClientComment', { body: comment });
    await t.calls.request('promoteClientReview', promote(reviewId));
    const answer = { clientAssignmentId: link, id: answerId, answerText: 'Else' };
    const rejected = [
      await t.calls.expectError('saveClientAnswer', { body: answer }),
      await t.calls.expectError('saveClientComment', { body: { ...comment, comments: 'Late.' } }),
      await t.calls.expectError('deleteClientComment', { path: { id: comment.id } }),
      await t.calls.expectError('promoteClientReview', promote(reviewId)),
    ];
    expect(rejected.map(({ status, code }) => [status, code])).toEqual(
      Array.from({ length: 4 }, () => [400, 'clientReviewSubmitted']),
    );
    const { clientReview } = await load(reviewId);
    expect(clientReview.reviewFormDetails[0]?.questionAndAnswerItems).toMatchObject([
      { answerText: 'Very good.', clientCommentItems: [{ comments: 'On time.' }] },
    ]);
  });

  it('the client link of a submitted review shows nothing of what staff do with it afterwards', async () => {
    const { link, reviewId } = await responded();
    await t.calls.request('promoteClientReview', promote(reviewId));
    const before = [await open(link), await load(reviewId), await readPdf(reviewId)];
    const body = { reviewId: getReviewId('ben'), deliverToAll: true };
    await t.server.request('hugo', 'deliverReview', {
      path: { reviewId: body.reviewId },
      query: { deliverToAll: 'true' },
    });
    expect([await open(link), await load(reviewId), await readPdf(reviewId)]).toEqual(before);
  });

  it('the client link of a submitted review still opens when its cycle is archived', async () => {
    await t.startCycle(uuid(2000 + t.count), `Archived ${t.count}`, ['ben']);
    const assignments = [{ reviewId: getReviewId('ben'), clientContactId: t.contactId }];
    const assigned = { cycleId: t.cycleId, stepId: ids.client, assignments };
    await t.server.request('grace', 'assignClientContacts', { body: assigned });
    await toClient('ben');
    const { link, reviewId } = await responded();
    await t.calls.request('promoteClientReview', promote(reviewId));
    const path = { reviewId: getReviewId('ben') };
    await t.server.request('hugo', 'deliverReview', { path, query: { deliverToAll: 'false' } });
    await t.server.request('hugo', 'archiveReviewCycle', { path: { cycleId: t.cycleId } });
    expect((await open(link)).reviews).toMatchObject([{ isPromoted: true }]);
    expect((await load(reviewId)).clientReview.isReviewReadOnly).toBe(true);
  });

  it('the client link opens one review, even when its contact has another', async () => {
    const link = await getLinkId();
    await toClient('leo');
    const ofLeo = await getLinkId('leo');
    expect(ofLeo).not.toBe(link);
    const namesIn = async (each: string) =>
      (await open(each)).reviews.map(({ employeeName }) => employeeName);
    expect(await namesIn(link)).toEqual(['Ben Okafor']);
    expect(await namesIn(ofLeo)).toEqual(['Leo Park']);
    const [leo] = (await open(ofLeo)).reviews;
    const { clientReview } = await load(leo?.reviewId ?? '');
    const id = clientReview.reviewFormDetails[0]?.questionAndAnswerItems[0]?.id ?? '';
    const body = { clientAssignmentId: link, id, answerText: 'By another link' };
    expect(await t.calls.expectError('saveClientAnswer', { body })).toMatchObject({
      status: 404,
      code: 'answerUnknown',
    });
  });

  it('an unknown client link asks the reader to contact the sender, whatever the tenant', async () => {
    const link = await getLinkId();
    for (const query of [
      { tenantId: 'aster', clientAssignmentId: uuid(9) },
      { tenantId: 'birch', clientAssignmentId: link },
      { tenantId: 'nowhere', clientAssignmentId: link },
    ]) {
      expect(await t.calls.expectError('getClientReviewAssignment', { query })).toEqual({
        status: 404,
        code: 'clientLinkUnknown',
        messages: [
          'This link isn’t valid or was replaced. Open the latest email about this review, or contact the person who sent it to you.',
        ],
      });
    }
  });

  it('the client link does not open the answers of others, or with the id that staff know', async () => {
    const link = await getLinkId();
    const query = { reviewId: getReviewId('ben'), stepId: ids.self };
    const { reviewDetail } = await t.server.request('ben', 'getReview', { query });
    const id = reviewDetail.reviewFormDetails[0]?.questionAndAnswerItems[0]?.id;
    const body = { clientAssignmentId: link, id, answerText: 'Mine now' };
    expect(await t.calls.expectError('saveClientAnswer', { body })).toMatchObject({
      status: 404,
      code: 'answerUnknown',
    });
    const details = await t.server.request('grace', 'getClientInteraction', {
      query: { cycleId: t.cycleId, stepId: ids.client },
    });
    const assignmentId = details.clientInteractionDetails.clientAssignments[0]?.id ?? '';
    const known = { tenantId: 'aster', clientAssignmentId: assignmentId };
    expect(await t.calls.expectError('getClientReviewAssignment', { query: known })).toMatchObject({
      status: 404,
    });
  });

  it('the client link ends with the assignment', async () => {
    const link = await getLinkId();
    const assignments = Object.values(t.reviews).map((reviewId) => ({
      reviewId,
      clientContactId: null,
    }));
    const body = { cycleId: t.cycleId, stepId: ids.client, assignments };
    await t.server.request('grace', 'assignClientContacts', { body });
    const query = { tenantId: 'aster', clientAssignmentId: link };
    expect(await t.calls.expectError('getClientReviewAssignment', { query })).toMatchObject({
      code: 'clientLinkUnknown',
    });
  });

  it('the client link rejects the wrong step of a review', async () => {
    const { reviewId } = await opened();
    const query = { tenantId: 'aster', reviewId, stepId: ids.self };
    expect(await t.calls.expectError('getClientReview', { query })).toMatchObject({ status: 404 });
  });
});

describe('the PDF of a client review', () => {
  it('the PDF of a client review has what the client has answered', async () => {
    const { reviewId } = await responded();
    const text = await readPdf(reviewId);
    expect(text).toContain('Very good.');
    expect(text).not.toContain('An answer by ben.');
  });
});
