import { beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { ids, makeCycle, makeWorkflow, now, passOn } from '../../../testing/reviews.ts';

let server: TestServer;
let reviewId: string;
const hour = 3_600_000;

beforeEach(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
  reviewId = (await makeCycle(server, ids.cycle, 'Cycle', ['ben']))['ben'] ?? '';
});

const after = (hours: number) =>
  server.setNow(new Date(Date.parse(now) + hours * hour).toISOString());

describe('reminders by hand', () => {
  const send = () => server.send('hugo', 'nudgeReviewExecutor', { body: { reviewId } });
  const status = async () => (await send()).status;

  it('reach a person once within an hour', async () => {
    const both = await Promise.all([send(), send()]);
    expect(both.map((response) => response.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    after(0.9);
    const body = { reviewId };
    expect(await server.expectError('hugo', 'nudgeReviewExecutor', { body })).toMatchObject({
      status: 409,
      code: 'nudgedEnough',
      errorMessages: [
        'Ben Okafor got a reminder in the last hour, or three in the last day. Wait before you send another.',
      ],
    });
    after(1);
    expect(await status()).toBe(200);
    const { paAdminNudgeHistory } = await server.request('hugo', 'getAdminNudgeHistory', {
      path: { id: reviewId },
    });
    expect(paAdminNudgeHistory).toHaveLength(2);
  });

  it('reach a person three times within a day', async () => {
    for (const at of [0, 2, 4]) {
      after(at);
      expect(await status()).toBe(200);
    }
    after(6);
    expect(await status()).toBe(409);
    after(24);
    expect(await status()).toBe(200);
  });

  it('reach the person of the next step', async () => {
    expect(await status()).toBe(200);
    await passOn(server, 'ben', reviewId, ids.self);
    expect(await status()).toBe(200);
  });

  it('reach those who were not reminded yet', async () => {
    await passOn(server, 'ben', reviewId, ids.self);
    await passOn(server, 'grace', reviewId, ids.manager);
    await server.request('grace', 'promoteReview', { path: { reviewId } });
    const body = { reviewId };
    const first = await server.request('hugo', 'nudgeReviewExecutor', { body });
    expect(first.recipientNames).toEqual(['Ava Stone', 'Kira Novak']);
    const second = await server.request('ava', 'nudgeReviewExecutor', { body });
    expect(second.recipientNames).toEqual(['Hugo Silva']);
  });
});

describe('the default workflow', () => {
  const settings = async () =>
    (await server.request('hugo', 'getPerformanceSettings')).performanceSettings;
  const setActive = async (isActive: boolean) => {
    const path = { workflowId: ids.workflow };
    const { reviewWorkflow } = await server.request('hugo', 'getReviewWorkflow', { path });
    const { id, name, description, steps } = reviewWorkflow;
    const parts = steps.map(({ stepId, formId }) => ({ stepId, formId }));
    await server.request('hugo', 'updateReviewWorkflow', {
      body: { id, name, description, isActive, steps: parts },
    });
  };

  it('is active', async () => {
    await setActive(false);
    const { version: _version, ...before } = await settings();
    const body = { ...before, defaultWorkflowId: ids.workflow };
    expect(await server.expectError('hugo', 'savePerformanceSettings', { body })).toMatchObject({
      status: 400,
      code: 'workflowInactive',
      fieldErrors: { defaultWorkflowId: [expect.any(String)] },
    });
  });

  it('is none once it is inactive', async () => {
    const { version: _version, ...before } = await settings();
    const body = { ...before, defaultWorkflowId: ids.workflow };
    await server.request('hugo', 'savePerformanceSettings', { body });
    await setActive(true);
    expect((await settings()).defaultWorkflowId).toBe(ids.workflow);
    await setActive(false);
    expect((await settings()).defaultWorkflowId).toBeNull();
  });
});
