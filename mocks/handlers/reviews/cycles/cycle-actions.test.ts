import { beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { cycleBody, ids, makeCycle, makeWorkflow, now, passOn } from '../../../testing/reviews.ts';
import { uuid } from '../../../testing/timesheets.ts';

let server: TestServer;
let reviews: Record<string, string>;
const workflowId = uuid(121);

/** Hugo carries out the only step, so that he delivers right away. */
beforeEach(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
  await server.request('hugo', 'addReviewWorkflow', {
    body: {
      id: workflowId,
      name: 'Release only',
      description: '',
      isActive: true,
      steps: [{ stepId: ids.release, formId: null }],
    },
  });
  const body = { ...cycleBody(ids.cycle, 'Bulk', ['ben', 'leo', 'hugo']), workflowId };
  await server.request('hugo', 'addReviewCycle', { body });
  const { reviewees } = await server.request('hugo', 'getReviewCycle', {
    path: { cycleId: ids.cycle },
  });
  reviews = Object.fromEntries(
    reviewees.map(({ employeeId, reviewId }) => [employeeId.replace('employee-', ''), reviewId]),
  );
});

const listIds = (...names: string[]) => names.map((name) => reviews[name] ?? uuid(999));
const deliver = (names: string[], deliverToAll = false) =>
  server.request('hugo', 'deliverCycleReviews', {
    path: { cycleId: ids.cycle },
    body: { reviewIds: listIds(...names), deliverToAll },
  });
const recall = (...names: string[]) => ({ body: { reviewIds: listIds(...names) } });
const readStatus = async (name: string) => {
  const { reviewees } = await server.request('hugo', 'getReviewCycle', {
    path: { cycleId: ids.cycle },
  });
  return reviewees.find(({ employeeId }) => employeeId === `employee-${name}`)?.status;
};

describe('delivering several reviews', () => {
  it('those that can be delivered are, and each other one has its reason', async () => {
    const { outcomes, doneCount, successMessages } = await deliver(['ben', 'hugo', 'nobody']);
    expect(outcomes).toMatchObject([
      { employeeName: 'Ben Okafor', isDone: true, isRecallable: true, code: '' },
      { employeeName: 'Hugo Silva', isDone: false, isRecallable: false, code: 'notYourRelease' },
      { employeeName: '', isDone: false, code: 'reviewUnknown' },
    ]);
    expect(outcomes[1]?.errorMessages).toHaveLength(1);
    expect([doneCount, successMessages]).toEqual([1, ['1 of 3 reviews delivered.']]);
    expect(await readStatus('ben')).toBe('Delivered');
    expect(await readStatus('hugo')).toBe('NotStarted');
  });

  it('a delivered review is delivered once, and then to all, which is not taken back', async () => {
    await deliver(['ben']);
    expect((await deliver(['ben'])).outcomes).toMatchObject([{ code: 'reviewIsDelivered' }]);
    expect((await deliver(['ben'], true)).outcomes).toMatchObject([
      { isDone: true, isRecallable: false },
    ]);
  });

  it('a review of another cycle is unknown', async () => {
    const other = await makeCycle(server, uuid(131), 'Other', ['ben']);
    const { outcomes } = await server.request('hugo', 'deliverCycleReviews', {
      path: { cycleId: ids.cycle },
      body: { reviewIds: [other['ben'] ?? ''], deliverToAll: false },
    });
    expect(outcomes).toMatchObject([{ code: 'reviewUnknown', employeeName: '' }]);
  });

  it('who does not administer reviews is rejected', async () => {
    const sent = {
      path: { cycleId: ids.cycle },
      body: { reviewIds: listIds('ben'), deliverToAll: true },
    };
    expect(await server.expectError('grace', 'deliverCycleReviews', sent)).toMatchObject({
      status: 403,
    });
  });
});

describe('taking back a delivery', () => {
  it('the review is at its last step again, and its reviewee is no longer notified', async () => {
    await deliver(['ben', 'leo'], true);
    const notified = async () => {
      const { notifications } = await server.request('ben', 'listNotifications', {
        query: { filterType: 'All', skipCount: '0', takeCount: '20', isNew: 'true' },
      });
      return notifications.filter(({ notificationData }) => notificationData.value === ids.cycle)
        .length;
    };
    const before = await notified();
    const { recalledCount } = await server.request('hugo', 'recallReviews', recall('ben', 'leo'));
    expect(recalledCount).toBe(2);
    expect(await readStatus('ben')).toBe('NotStarted');
    expect(await notified()).toBe(before - 1);
    expect((await deliver(['ben'])).doneCount).toBe(1);
  });

  it('after ten minutes none is taken back', async () => {
    await deliver(['ben']);
    server.setNow('2026-03-11T15:08:00.000Z');
    await deliver(['leo']);
    server.setNow('2026-03-11T15:10:01.000Z');
    const rejected = await server.expectError('hugo', 'recallReviews', recall('leo', 'ben'));
    expect(rejected).toMatchObject({ status: 409, code: 'deliveryTooOld' });
    expect(await readStatus('leo')).toBe('Delivered');
    await server.request('hugo', 'recallReviews', recall('leo'));
  });

  it('a review that is not delivered is rejected, as is who may not deliver it', async () => {
    expect(await server.expectError('hugo', 'recallReviews', recall('ben'))).toMatchObject({
      status: 409,
      code: 'reviewNotDelivered',
    });
    await deliver(['ben'], true);
    expect(await server.expectError('ben', 'recallReviews', recall('ben'))).toMatchObject({
      status: 403,
    });
    expect(await server.expectError('grace', 'recallReviews', recall('ben'))).toMatchObject({
      status: 403,
    });
    expect(await server.expectError('leo', 'recallReviews', recall('ben'))).toMatchObject({
      status: 404,
    });
  });
});

describe('reminding of several reviews', () => {
  it('each person is reminded by the limits of a single review', async () => {
    const four = await makeCycle(server, uuid(132), 'Four', ['ben', 'leo']);
    const nudge = () =>
      server.request('hugo', 'nudgeCycleReviews', {
        path: { cycleId: uuid(132) },
        body: { reviewIds: [four['ben'] ?? '', four['leo'] ?? ''], message: 'Please.' },
      });
    await passOn(server, 'ben', four['ben'] ?? '', ids.self);
    expect(await nudge()).toMatchObject({
      doneCount: 2,
      successMessages: ['Reminders sent for 2 of 2 reviews.'],
    });
    const { outcomes, doneCount } = await nudge();
    expect(doneCount).toBe(0);
    expect(outcomes.map(({ code }) => code)).toEqual(['nudgedEnough', 'nudgedEnough']);
  });
});
