import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import {
  listAnswersAt,
  ids,
  makeCycle,
  makeWorkflow,
  now,
  passOn,
} from '../../../testing/reviews.ts';
import { uuid } from '../../../testing/timesheets.ts';

/** Source: REVW-021, REVW-034, REVW-044, REVW-D02. */
let server: TestServer;
let reviewId: string;
let count = 0;

beforeAll(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
});

beforeEach(async () => {
  count += 1;
  const reviews = await makeCycle(server, uuid(1000 + count), `Cycle ${count}`, ['ben']);
  reviewId = reviews['ben'] ?? '';
});

const seenBy = (personId: string) =>
  server.request(personId, 'getReviewForDisplay', { query: { reviewId } });

async function answerAll(personId: string, stepId: string): Promise<void> {
  for (const { id } of await listAnswersAt(server, personId, reviewId, stepId)) {
    await server.request(personId, 'saveReviewAnswer', { body: { id, answerText: 'Good.' } });
  }
}

describe('an action on a review', () => {
  it('an action is rejected when the review has moved on from the step that was shown', async () => {
    const at = { path: { reviewId }, query: { stepId: ids.self } };
    await passOn(server, 'ben', reviewId, ids.self);
    const rejected = await server.expectError('grace', 'promoteReview', at);
    expect(rejected).toMatchObject({ status: 409, code: 'reviewMovedOn' });
    const body = { reviewId, rejectedReason: 'Else.', stepId: ids.self };
    expect((await server.expectError('grace', 'rejectReview', { body })).status).toBe(409);
    const query = { deliverToAll: 'true', stepId: ids.self };
    const late = { path: { reviewId }, query };
    expect((await server.expectError('grace', 'deliverReview', late)).status).toBe(409);
    const nowhere = { path: { reviewId }, query: { stepId: uuid(9) } };
    expect((await server.expectError('grace', 'promoteReview', nowhere)).status).toBe(404);
  });

  it('an action that names no step applies to the present one', async () => {
    const path = { reviewId };
    await answerAll('ben', ids.self);
    const both = [0, 1].map(() => server.send('ben', 'promoteReview', { path }));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect((await seenBy('ben')).performanceReview.stepId).toBe(ids.manager);
    const body = { reviewId, rejectedReason: 'Else.' };
    await server.request('grace', 'rejectReview', { body });
    expect((await seenBy('ben')).performanceReview.stepId).toBe(ids.self);
    await server.request('ben', 'promoteReview', { path });
    await answerAll('grace', ids.manager);
    const { performanceReview } = await server.request('grace', 'promoteReview', { path });
    expect(performanceReview.stepId).toBe(ids.client);
  });
});

describe('the reviewee', () => {
  it('the reviewee reads the remarks of others once the review is released, and not before', async () => {
    await passOn(server, 'ben', reviewId, ids.self);
    const [answer] = await listAnswersAt(server, 'grace', reviewId, ids.self);
    const remark = { id: crypto.randomUUID(), comments: 'Not quite.' };
    const body = { ...remark, paCycleReviewAnswerId: answer?.id ?? '' };
    await server.request('grace', 'saveReviewComment', { body });
    const items = async (personId: string) =>
      (await seenBy(personId)).reviewFormDetails[0]?.questionAndAnswerItems[0]?.commentItems;
    expect(await items('grace')).toHaveLength(1);
    expect(await items('ben')).toEqual([]);
  });

  it('the reviewee reads the reason of a review that came back to their own step', async () => {
    await passOn(server, 'ben', reviewId, ids.self);
    const body = { reviewId, rejectedReason: 'Name goals.', stepId: ids.manager };
    await server.request('grace', 'rejectReview', { body });
    expect((await seenBy('ben')).performanceReview.rejectedReason).toBe('Name goals.');
  });

  it('the reviewee reads no reason of a review that came back to a step of others', async () => {
    await passOn(server, 'ben', reviewId, ids.self);
    await passOn(server, 'grace', reviewId, ids.manager);
    const query = { stepId: ids.client };
    await server.request('grace', 'promoteReview', { path: { reviewId }, query });
    const body = { reviewId, rejectedReason: 'Be milder.' };
    await server.request('hugo', 'rejectReview', { body });
    expect((await seenBy('hugo')).performanceReview.rejectedReason).toBe('Be milder.');
    expect((await seenBy('ben')).performanceReview.rejectedReason).toBeNull();
  });
});
