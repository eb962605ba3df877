import { beforeEach, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import {
  cycleBody,
  ids,
  listAnswersAt,
  listReviews,
  makeWorkflow,
  now,
  passOn,
} from '../../../testing/reviews.ts';
import { uuid } from '../../../testing/timesheets.ts';

let server: TestServer;
let reviewId: string;
const cycleId = uuid(801);

/** A cycle for Ben whose last step is his own, at that step. */
beforeEach(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
  await server.request('hugo', 'addReviewWorkflow', {
    body: {
      id: uuid(800),
      name: 'Manager, then reviewee',
      description: '',
      isActive: true,
      steps: [
        { stepId: ids.manager, formId: ids.form },
        { stepId: ids.self, formId: ids.form },
      ],
    },
  });
  const body = { ...cycleBody(cycleId, 'Cycle', ['ben']), workflowId: uuid(800) };
  await server.request('hugo', 'addReviewCycle', { body });
  const { reviewees } = await server.request('hugo', 'getReviewCycle', { path: { cycleId } });
  reviewId = reviewees[0]?.reviewId ?? '';
  await passOn(server, 'grace', reviewId, ids.manager);
});

const see = async (personId: string) => {
  const query = { reviewId, stepId: ids.self };
  return server.request(personId, 'getReview', { query });
};
const countNotifications = (personId: string) =>
  server.store.transaction('read', async (tx) => {
    const all = await tx.tenant('aster').query('notifications', {
      where: { recipientId: personId },
    });
    return all.filter(({ notificationData }) => notificationData.value === cycleId).length;
  });
const isWaitingFor = async (personId: string) => {
  const more = { showActionableItem: true };
  return (await listReviews(server, personId, cycleId, more)).reviews.length > 0;
};
const deliver = { query: { deliverToAll: 'false' } };

it('a last step of the reviewee is handed in, and waits for an administrator from then on', async () => {
  expect((await see('ben')).performanceReview).toMatchObject({
    isReviewPromotable: true,
    needsAction: true,
  });
  expect((await see('hugo')).performanceReview).toMatchObject({ needsAction: false });
  const before = await countNotifications('hugo');
  await passOn(server, 'ben', reviewId, ids.self);
  expect((await see('ben')).performanceReview).toMatchObject({
    stepId: ids.self,
    status: 'Promoted',
    needsAction: false,
    isReviewPromotable: false,
    isReviewReadOnly: true,
  });
  expect(await isWaitingFor('ben')).toBe(false);
  expect(await countNotifications('hugo')).toBe(before + 1);
  expect(await isWaitingFor('hugo')).toBe(true);
  const { performanceReview, reviewDetail } = await see('hugo');
  expect(performanceReview).toMatchObject({ needsAction: true, isReviewDeliverable: true });
  expect(reviewDetail.reviewFormDetails.map(({ stepId }) => stepId)).toContain(ids.self);
  const { recipientNames } = await server.request('hugo', 'nudgeReviewExecutor', {
    body: { reviewId },
  });
  expect(recipientNames).toEqual(['Ava Stone', 'Kira Novak']);
  const delivered = await server.request('hugo', 'deliverReview', {
    path: { reviewId },
    ...deliver,
  });
  expect(delivered.performanceReview).toMatchObject({ status: 'Delivered' });
  expect((await see('ben')).reviewDetail.reviewFormDetails).toHaveLength(2);
});

it('a reviewee does not change what they handed in, and others deliver it', async () => {
  await passOn(server, 'ben', reviewId, ids.self);
  const [answer] = await listAnswersAt(server, 'ben', reviewId, ids.self);
  const body = { id: answer?.id, answerText: 'Another.' };
  const handedIn = { status: 400, code: 'reviewHandedIn' };
  expect(await server.expectError('ben', 'saveReviewAnswer', { body })).toMatchObject(handedIn);
  const path = { reviewId };
  expect(await server.expectError('ben', 'promoteReview', { path })).toMatchObject(handedIn);
  const rejection = await server.expectError('ben', 'deliverReview', { path, ...deliver });
  expect(rejection).toMatchObject({
    status: 403,
    errorMessages: [
      'Only a performance-review administrator, or the manager at a last step of theirs, can deliver the review.',
    ],
  });
});

it('a last step of the reviewee needs its required answers', async () => {
  const path = { reviewId };
  const rejection = await server.expectError('ben', 'promoteReview', { path });
  expect(rejection).toMatchObject({ status: 400, code: 'answerRequired' });
});
