import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import {
  ids,
  listReviews,
  makeCycle,
  makeWorkflow,
  now,
  passOn,
} from '../../../testing/reviews.ts';
import { uuid } from '../../../testing/timesheets.ts';

let server: TestServer;
let cycleId: string;
let reviews: Record<string, string>;
let count = 0;

beforeAll(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
});

beforeEach(async () => {
  count += 1;
  cycleId = uuid(1000 + count);
  reviews = await makeCycle(server, cycleId, `Cycle ${count}`, ['ben', 'leo', 'hugo', 'grace']);
});

const getReviewId = (name: string): string => reviews[name] ?? '';
const listed = (personId: string, more?: object) => listReviews(server, personId, cycleId, more);
const listNotifications = (personId: string, typeId = 6) =>
  server.store.transaction('read', async (tx) => {
    const all = await tx.tenant('aster').query('notifications', {
      where: { recipientId: personId },
    });
    return all.filter((each) => each.typeId === typeId && each.notificationData.value === cycleId);
  });

/** Ben's review at the last step, with the client's step skipped. */
async function toRelease(name = 'ben', reviewId = getReviewId(name)) {
  await passOn(server, name, reviewId, ids.self);
  await passOn(server, 'grace', reviewId, ids.manager);
  const query = { stepId: ids.client };
  await server.request('grace', 'promoteReview', { path: { reviewId }, query });
  return reviewId;
}

describe('promoting a review', () => {
  it('promoting moves an answered review to the next step and notifies its executor', async () => {
    await passOn(server, 'ben', getReviewId('ben'), ids.self);
    const [review] = (await listed('ben')).reviews;
    expect(review).toMatchObject({ stepId: ids.manager, status: 'Promoted', stepOrder: 2 });
    const notice = (await listNotifications('grace')).find(
      ({ notificationData }) => notificationData.stepId === ids.manager,
    );
    expect(notice?.notificationData).toMatchObject({
      userName: 'Ben Okafor',
      messageData: `Cycle ${count} – Ben Okafor`,
      value: cycleId,
    });
  });

  it('promoting changes nothing when another person, or someone outside the cycle, requests it', async () => {
    const path = { reviewId: getReviewId('ben') };
    expect(await server.expectError('grace', 'promoteReview', { path })).toMatchObject({
      status: 403,
      code: 'notYourStep',
    });
    expect((await server.expectError('leo', 'promoteReview', { path })).status).toBe(404);
    expect((await listed('ben')).reviews[0]?.status).toBe('NotStarted');
  });

  it('promoting replaces a missing manager: the admins review people who report to no one', async () => {
    await passOn(server, 'grace', getReviewId('grace'), ids.self);
    expect(await listNotifications('ava')).toHaveLength(1);
    await passOn(server, 'hugo', getReviewId('grace'), ids.manager);
    const { reviews: seen } = await listed('grace', { cycleFilters: { cycleId, scope: 'Mine' } });
    expect(seen[0]).toMatchObject({ stepId: ids.client });
  });

  it('promoting ends at the last step, which is delivered', async () => {
    const reviewId = await toRelease();
    const last = { path: { reviewId }, query: { stepId: ids.release } };
    const rejection = await server.expectError('hugo', 'promoteReview', last);
    expect(rejection).toMatchObject({ status: 400, code: 'isLastStep' });
  });
});

describe('rejecting a review', () => {
  it('rejecting returns the review to the previous step with the reason', async () => {
    await passOn(server, 'ben', getReviewId('ben'), ids.self);
    const body = {
      reviewId: getReviewId('ben'),
      rejectedReason: ' Please name goals. ',
      stepId: ids.manager,
    };
    const { performanceReview } = await server.request('grace', 'rejectReview', { body });
    expect(performanceReview).toMatchObject({ stepId: ids.self, status: 'Rejected' });
    const [review] = (await listed('ben')).reviews;
    expect(review).toMatchObject({ rejectedReason: 'Please name goals.', needsAction: true });
    const notices = await listNotifications('ben');
    expect(notices.map((each) => each.notificationData.notificationMessage)).toContain(
      'Grace Kim: Please name goals.',
    );
    const query = { reviewId: getReviewId('ben') };
    const { rejections } = await server.request('ben', 'getReviewForDisplay', { query });
    expect(rejections).toMatchObject([{ rejectedByName: 'Grace Kim', stepId: ids.manager }]);
    await passOn(server, 'ben', getReviewId('ben'), ids.self);
    expect((await listed('ben')).reviews[0]?.rejectedReason).toBeNull();
  });

  it('rejecting requires a reason, a previous step, and the executor’s role', async () => {
    const body = { reviewId: getReviewId('ben'), rejectedReason: 'No', stepId: ids.self };
    const first = await server.expectError('ben', 'rejectReview', { body });
    expect(first).toMatchObject({ status: 400, code: 'isFirstStep' });
    const other = await server.expectError('grace', 'rejectReview', { body });
    expect(other).toMatchObject({ status: 403, code: 'notYourStep' });
    const blank = { ...body, rejectedReason: '  ' };
    const rejection = await server.expectError('ben', 'rejectReview', { body: blank });
    expect(rejection.fieldErrors).toEqual({ rejectedReason: ['rejectedReason is required'] });
  });
});

describe('delivering a review', () => {
  const deliver = (reviewId: string, deliverToAll: boolean) => ({
    path: { reviewId },
    query: { deliverToAll: String(deliverToAll) },
  });
  const fetchForms = async (personId: string, reviewId: string) => {
    const query = { reviewId };
    const shown = await server.request(personId, 'getReviewForDisplay', { query });
    return shown.reviewFormDetails.map(({ stepId }) => stepId);
  };

  it('delivering releases the review to the reviewee, then to all participants', async () => {
    const reviewId = await toRelease();
    expect(await fetchForms('ben', reviewId)).toEqual([ids.self]);
    const only = await server.request('hugo', 'deliverReview', deliver(reviewId, false));
    expect(only.performanceReview).toMatchObject({
      status: 'Delivered',
      isDeliveredToAll: false,
      deliveredOn: now,
    });
    expect(await fetchForms('ben', reviewId)).toHaveLength(4);
    expect(await fetchForms('grace', reviewId)).toHaveLength(3);
    const again = await server.expectError('hugo', 'deliverReview', deliver(reviewId, false));
    expect(again).toMatchObject({ status: 400, code: 'reviewIsDelivered' });
    const countBefore = (await listNotifications('grace')).length;
    const toAll = await server.request('hugo', 'deliverReview', deliver(reviewId, true));
    expect(toAll.successMessages).toEqual(['The review was delivered to all participants.']);
    expect(await fetchForms('grace', reviewId)).toHaveLength(4);
    expect((await listNotifications('grace')).length).toBe(countBefore + 1);
    const query = { reviewId };
    const { performanceReview } = await server.request('ben', 'getReviewForDisplay', { query });
    expect(performanceReview).toMatchObject({ isReviewReadOnly: true, noActionsToTake: true });
  });

  it('delivering is allowed only at the last step and to people who may release', async () => {
    const early = await server.expectError(
      'hugo',
      'deliverReview',
      deliver(getReviewId('ben'), true),
    );
    expect(early).toMatchObject({ status: 400, code: 'isNotLastStep' });
    const reviewId = await toRelease();
    const own = await server.expectError('ben', 'deliverReview', deliver(reviewId, true));
    expect(own).toMatchObject({ status: 403, code: 'notYourRelease' });
    const manager = await server.expectError('grace', 'deliverReview', deliver(reviewId, true));
    expect(manager.status).toBe(403);
  });

  it('delivering is denied for the user’s own review, even for an admin', async () => {
    const reviewId = await toRelease('hugo');
    const own = await server.expectError('hugo', 'deliverReview', deliver(reviewId, true));
    expect(own).toMatchObject({ status: 403, code: 'notYourRelease' });
    await server.request('ava', 'deliverReview', deliver(reviewId, true));
    expect(await fetchForms('hugo', reviewId)).toHaveLength(4);
  });

  it('delivering ends all work on the review', async () => {
    const reviewId = await toRelease();
    await server.request('hugo', 'deliverReview', deliver(reviewId, true));
    const body = { reviewId, rejectedReason: 'Too late' };
    const rejection = await server.expectError('hugo', 'rejectReview', { body });
    expect(rejection).toMatchObject({ status: 400, code: 'reviewIsDelivered' });
  });
});

describe('a cycle that has not started', () => {
  it('a cycle is read-only until its start date', async () => {
    server.setNow('2026-02-27T15:00:00.000Z');
    const reviewId = getReviewId('ben');
    const rejection = await server.expectError('ben', 'promoteReview', { path: { reviewId } });
    expect(rejection).toMatchObject({ status: 400, code: 'cycleNotStarted' });
    expect(rejection.errorMessages[0]).toContain('2026-03-01');
    expect((await listed('ben')).reviews[0]?.isReviewReadOnly).toBe(true);
    server.setNow(now);
  });
});
