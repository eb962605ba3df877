import { beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { cycleBody, ids, makeWorkflow, now, passOn } from '../../testing/reviews.ts';
import { uuid } from '../../testing/timesheets.ts';

const workflowId = uuid(121);
let server: TestServer;
let reviewId: string;

/** Ben assesses himself, Grace reviews, and Hugo delivers. */
beforeEach(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
  const steps = [
    { stepId: ids.self, formId: ids.form },
    { stepId: ids.manager, formId: ids.form },
    { stepId: ids.release, formId: null },
  ];
  const workflow = { id: workflowId, name: 'Three steps', description: '', isActive: true, steps };
  await server.request('hugo', 'addReviewWorkflow', { body: workflow });
  const body = { ...cycleBody(ids.cycle, 'Cycle', ['ben']), workflowId };
  await server.request('hugo', 'addReviewCycle', { body });
  const { reviewees } = await server.request('hugo', 'getReviewCycle', {
    path: { cycleId: ids.cycle },
  });
  reviewId = reviewees[0]?.reviewId ?? '';
});

const at = (minute: number) => `2026-03-11T15:${String(minute).padStart(2, '0')}:00.000Z`;

async function deliver(deliverToAll = false) {
  server.setNow(at(1));
  await passOn(server, 'ben', reviewId, ids.self);
  server.setNow(at(2));
  await passOn(server, 'grace', reviewId, ids.manager);
  server.setNow(at(3));
  const query = { deliverToAll: String(deliverToAll) as 'true' | 'false' };
  await server.request('hugo', 'deliverReview', { path: { reviewId }, query });
}

const sent = (comments?: string) => ({
  body: { reviewId, ...(comments !== undefined && { comments }) },
});
const read = (personId: string) =>
  server.request(personId, 'getReviewForDisplay', { query: { reviewId } });
const readMember = async () => {
  const path = { cycleId: ids.cycle };
  return (await server.request('hugo', 'getReviewCycle', { path })).reviewees[0];
};

describe('confirming that a review was read', () => {
  it('the reviewee confirms with comments, which all who see the review can read', async () => {
    await deliver(true);
    server.setNow(at(5));
    const answer = await server.request('ben', 'acknowledgeReview', sent(' Thank you. '));
    const confirmed = { acknowledgedOn: at(5), acknowledgedComments: 'Thank you.' };
    expect(answer).toMatchObject({
      performanceReview: { ...confirmed, isReviewAcknowledgeable: false, status: 'Delivered' },
      successMessages: ['You confirmed that you have read the review.'],
    });
    for (const personId of ['ben', 'grace', 'hugo']) {
      expect((await read(personId)).performanceReview).toMatchObject(confirmed);
    }
    expect((await readMember())?.acknowledgedOn).toBe(at(5));
  });

  it('only the first confirmation counts', async () => {
    await deliver();
    server.setNow(at(5));
    const first = await server.request('ben', 'acknowledgeReview', sent('First.'));
    server.setNow(at(6));
    const second = await server.request('ben', 'acknowledgeReview', sent('Second.'));
    expect(second.performanceReview).toEqual(first.performanceReview);
  });

  it('nobody but the reviewee can confirm', async () => {
    await deliver(true);
    for (const personId of ['grace', 'hugo']) {
      expect(await server.expectError(personId, 'acknowledgeReview', sent())).toMatchObject({
        status: 403,
        code: 'notYourReview',
      });
    }
    expect((await server.expectError('chloe', 'acknowledgeReview', sent())).status).toBe(404);
    expect((await read('hugo')).performanceReview.acknowledgedOn).toBeNull();
  });

  it('a review is confirmed only once it is delivered, and not in an archived cycle', async () => {
    const query = { reviewId, stepId: ids.self };
    const { performanceReview } = await server.request('ben', 'getReview', { query });
    expect(performanceReview.isReviewAcknowledgeable).toBe(false);
    expect(await server.expectError('ben', 'acknowledgeReview', sent())).toMatchObject({
      status: 400,
      code: 'notDeliveredYet',
    });
    await deliver();
    const delivered = await server.request('ben', 'getReview', { query });
    expect(delivered.performanceReview.isReviewAcknowledgeable).toBe(true);
    await server.request('hugo', 'archiveReviewCycle', { path: { cycleId: ids.cycle } });
    expect(await server.expectError('ben', 'acknowledgeReview', sent())).toMatchObject({
      status: 400,
      code: 'cycleIsArchived',
    });
  });

  it('comments have up to 2,000 characters', async () => {
    await deliver();
    const tooLong = await server.expectError('ben', 'acknowledgeReview', sent('a'.repeat(2001)));
    expect(tooLong.status).toBe(400);
    const { performanceReview } = await server.request(
      'ben',
      'acknowledgeReview',
      sent('a'.repeat(2000)),
    );
    expect(performanceReview.acknowledgedComments).toHaveLength(2000);
  });

  it('a delivery that is taken back deletes the confirmation', async () => {
    await deliver();
    await server.request('ben', 'acknowledgeReview', sent('Thank you.'));
    await server.request('hugo', 'recallReviews', { body: { reviewIds: [reviewId] } });
    const { performanceReview, history } = await read('hugo');
    expect(performanceReview).toMatchObject({ acknowledgedOn: null, acknowledgedComments: '' });
    expect(history.map(({ kind }) => kind)).toEqual(['Entered', 'Entered', 'Entered']);
  });
});

describe('the history of a review', () => {
  const list = async (personId: string) =>
    (await read(personId)).history.map(({ kind, stepName, byName, reason }) => [
      kind,
      stepName,
      byName,
      reason,
    ]);

  it('the history lists steps, rejections, delivery and confirmation, the newest last', async () => {
    await passOn(server, 'ben', reviewId, ids.self);
    server.setNow(at(1));
    const body = { reviewId, rejectedReason: 'Please name goals.', stepId: ids.manager };
    await server.request('grace', 'rejectReview', { body });
    await deliver();
    server.setNow(at(5));
    await server.request('ben', 'acknowledgeReview', sent());
    const entries = [
      ['Entered', 'Self', '', ''],
      ['Entered', 'Manager', '', ''],
      ['Rejected', 'Manager', 'Grace Kim', 'Please name goals.'],
      ['Entered', 'Self', '', ''],
      ['Entered', 'Manager', '', ''],
      ['Entered', 'Final', '', ''],
      ['Delivered', 'Final', '', ''],
      ['Acknowledged', 'Final', 'Ben Okafor', ''],
    ];
    expect(await list('ben')).toEqual(entries);
    const { reviewDetail } = await server.request('ben', 'getReview', {
      query: { reviewId, stepId: ids.release },
    });
    expect(reviewDetail.history).toEqual((await read('ben')).history);
    const times = reviewDetail.history.map(({ on }) => on);
    expect(times).toEqual(times.toSorted());
  });

  it('a reviewee does not read why others have sent the review back', async () => {
    await passOn(server, 'ben', reviewId, ids.self);
    await passOn(server, 'grace', reviewId, ids.manager);
    server.setNow(at(1));
    const body = { reviewId, rejectedReason: 'Be milder.', stepId: ids.release };
    await server.request('hugo', 'rejectReview', { body });
    expect(await list('grace')).toContainEqual(['Rejected', 'Final', 'Hugo Silva', 'Be milder.']);
    expect(JSON.stringify(await read('ben'))).not.toMatch(/Hugo Silva|Be milder/);
  });
});
