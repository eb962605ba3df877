import { beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import {
  cycleBody,
  ids,
  listReviews,
  makeCycle,
  makeWorkflow,
  now,
  passOn,
} from '../../../testing/reviews.ts';

let server: TestServer;
let reviews: Record<string, string>;

beforeEach(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
  reviews = await makeCycle(server, ids.cycle, 'Cycle', ['ben', 'leo']);
});

const getReviewId = (name: string): string => reviews[name] ?? '';
const setEmployed = (name: string, isActive: boolean) =>
  server.request('ava', 'setEmployeeState', { body: { id: `employee-${name}`, isActive } });
const see = async (personId: string, reviewId: string) => {
  const query = { reviewId, stepId: ids.manager };
  return (await server.request(personId, 'getReview', { query })).performanceReview;
};
const nudge = (reviewId: string) =>
  server.expectError('hugo', 'nudgeReviewExecutor', { body: { reviewId } });
const getCycle = () => server.request('hugo', 'getReviewCycle', { path: { cycleId: ids.cycle } });
const listNotified = () =>
  server.store.transaction('read', async (tx) => {
    const all = await tx.tenant('aster').query('notifications');
    return all
      .filter(
        ({ typeId, notificationData }) => typeId === 6 && notificationData.value === ids.cycle,
      )
      .map(({ recipientId }) => recipientId);
  });

/** Grace manages Ben and Leo; another employee becomes Ben's manager. */
async function giveManager(reportingToId: string | null) {
  await server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    const ben = await db.get('employees', 'employee-ben');
    if (ben) await db.put('employees', { ...ben, reportingToId });
  });
}

describe('a manager who has left', () => {
  it('is replaced by the administrators while the reviewee has no other manager', async () => {
    const reviewId = getReviewId('ben');
    await passOn(server, 'ben', reviewId, ids.self);
    expect(await see('hugo', reviewId)).toMatchObject({ needsAction: false });
    await setEmployed('grace', false);
    expect(await see('hugo', reviewId)).toMatchObject({
      needsAction: true,
      isClientInterfacer: true,
      isReviewPromotable: true,
    });
    const actionable = await listReviews(server, 'hugo', ids.cycle, { showActionableItem: true });
    expect(actionable.reviews.map(({ id }) => id)).toEqual([reviewId]);
    const row = (await getCycle()).reviewees.find((each) => each.reviewId === reviewId);
    expect(row).toMatchObject({ reportingToName: '', clientInterfacerId: null });
    await passOn(server, 'hugo', reviewId, ids.manager);
    expect(await see('hugo', reviewId)).toMatchObject({ stepId: ids.client });
  });

  it('is replaced by the present manager of the reviewee, who is nudged and notified', async () => {
    const reviewId = getReviewId('ben');
    await passOn(server, 'ben', reviewId, ids.self);
    await giveManager('employee-leo');
    expect(await see('grace', reviewId)).toMatchObject({ needsAction: true });
    await setEmployed('grace', false);
    expect(await see('hugo', reviewId)).toMatchObject({ needsAction: false });
    expect(await see('leo', reviewId)).toMatchObject({
      needsAction: true,
      isReportingToManager: true,
    });
    const { recipientNames } = await server.request('hugo', 'nudgeReviewExecutor', {
      body: { reviewId },
    });
    expect(recipientNames).toEqual(['Leo Park']);
    await passOn(server, 'leo', reviewId, ids.manager);
    expect(await see('leo', reviewId)).toMatchObject({ stepId: ids.client });
  });

  it('is not nudged as long as they are locked out', async () => {
    const reviewId = getReviewId('ben');
    await passOn(server, 'ben', reviewId, ids.self);
    await server.request('ava', 'updateSecurityUser', { body: { id: 'grace', isActive: false } });
    const rejection = await nudge(reviewId);
    expect(rejection).toMatchObject({
      status: 400,
      code: 'cannotSignIn',
      errorMessages: ['Grace Kim can’t sign in, so no reminder was sent.'],
    });
  });

  it('acts again once they have returned', async () => {
    const reviewId = getReviewId('ben');
    await passOn(server, 'ben', reviewId, ids.self);
    await setEmployed('grace', false);
    await setEmployed('grace', true);
    expect(await see('grace', reviewId)).toMatchObject({ needsAction: true });
    expect(await see('hugo', reviewId)).toMatchObject({ needsAction: false });
  });

  it('is no manager of a new review', async () => {
    await setEmployed('grace', false);
    const body = cycleBody('00000000-0000-4000-8000-000000009001', 'Another', ['ben']);
    await server.request('hugo', 'addReviewCycle', { body });
    const { reviewees } = await server.request('hugo', 'getReviewCycle', {
      path: { cycleId: body.id },
    });
    expect(reviewees[0]).toMatchObject({ reportingToName: '', clientInterfacerId: null });
  });
});

describe('a reviewee who has left', () => {
  it('has a closed review, which waits for nobody and accepts no changes', async () => {
    const reviewId = getReviewId('ben');
    await passOn(server, 'ben', reviewId, ids.self);
    await setEmployed('ben', false);
    expect(await see('grace', reviewId)).toMatchObject({
      needsAction: false,
      isReviewReadOnly: true,
      noActionsToTake: true,
      isClosed: true,
    });
    const notified = await listNotified();
    expect(await nudge(reviewId)).toMatchObject({
      status: 400,
      code: 'revieweeHasLeft',
      errorMessages: ['Ben Okafor has left: their review is closed.'],
    });
    const query = { stepId: ids.manager };
    const promoted = await server.expectError('grace', 'promoteReview', {
      path: { reviewId },
      query,
    });
    expect(promoted).toMatchObject({ status: 400, code: 'revieweeHasLeft' });
    expect(await listNotified()).toEqual(notified);
    await setEmployed('ben', true);
    expect(await see('grace', reviewId)).toMatchObject({ needsAction: true, isClosed: false });
  });

  it('cannot be delivered', async () => {
    const reviewId = getReviewId('ben');
    await passOn(server, 'ben', reviewId, ids.self);
    await passOn(server, 'grace', reviewId, ids.manager);
    await server.request('grace', 'promoteReview', {
      path: { reviewId },
      query: { stepId: ids.client },
    });
    await setEmployed('ben', false);
    const rejection = await server.expectError('hugo', 'deliverReview', {
      path: { reviewId },
      query: { deliverToAll: 'false' },
    });
    expect(rejection).toMatchObject({ status: 400, code: 'revieweeHasLeft' });
  });

  it('is removed from the cycle though their review has started', async () => {
    await passOn(server, 'ben', getReviewId('ben'), ids.self);
    const left = async () =>
      (await getCycle()).reviewees.find(({ employeeId }) => employeeId === 'employee-ben');
    expect(await left()).toMatchObject({ isRemovable: false, isClosed: false });
    await setEmployed('ben', false);
    expect(await left()).toMatchObject({ isRemovable: true, isClosed: true });
    const {
      teamId: _team,
      workflowId: _workflow,
      ...body
    } = cycleBody(ids.cycle, 'Cycle', ['leo']);
    await server.request('hugo', 'updateReviewCycle', { body });
    expect(await left()).toBeUndefined();
    const path = { cycleId: ids.cycle };
    await server.request('hugo', 'deleteReviewCycle', { path });
  });

  it('does not keep the cycle from its archive', async () => {
    await passOn(server, 'ben', getReviewId('ben'), ids.self);
    const path = { cycleId: ids.cycle };
    const early = await server.expectError('hugo', 'archiveReviewCycle', { path });
    expect(early).toMatchObject({ status: 409, code: 'cycleNotCompleted' });
    await setEmployed('ben', false);
    await setEmployed('leo', false);
    expect((await getCycle()).reviewCycle).toMatchObject({
      status: 'Completed',
      deliveredCount: 0,
    });
    const { reviewCycle } = await server.request('hugo', 'archiveReviewCycle', { path });
    expect(reviewCycle.status).toBe('Archived');
  });
});
