import { beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

/** Source: ENGAG-034, ENGAG-083, ENGAG-055. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer('2026-03-11T12:00:00Z');
});

const stage = (over: object = {}) => ({
  id: crypto.randomUUID(),
  stageName: 'Care',
  description: 'After the hand-over',
  ...over,
});

const stages = async () => (await server.request('chloe', 'getTemplateStages')).templateStages;

describe('the engagement template', () => {
  it('the engagement template accepts a stage, visible and last, and an activity, hidden', async () => {
    const last = (await stages()).at(-1)?.displayOrder ?? 0;
    const { templateStage } = await server.request('chloe', 'saveTemplateStage', { body: stage() });
    expect(templateStage).toMatchObject({
      isTenantVisible: true,
      displayOrder: last + 1,
      activities: [],
      version: 1,
    });
    const body = { activityId: crypto.randomUUID(), activityDesc: 'Check in', baseline: 2 };
    const path = { stageId: templateStage.id };
    const { templateActivity } = await server.request('chloe', 'saveTemplateActivity', {
      path,
      body,
    });
    expect(templateActivity).toMatchObject({ ...body, isTenantVisible: false, threshold: 0 });
    const stored = (await stages()).find(({ id }) => id === templateStage.id);
    expect(stored?.activities).toEqual([templateActivity]);
  });

  it('the engagement template is changed by ids, and not with stale versions', async () => {
    const body = stage();
    await server.request('chloe', 'saveTemplateStage', { body });
    const change = { body: { ...body, stageName: 'Support', version: 1 } };
    const { templateStage } = await server.request('chloe', 'saveTemplateStage', change);
    expect(templateStage).toMatchObject({ stageName: 'Support', version: 2 });
    expect((await server.expectError('chloe', 'saveTemplateStage', change)).status).toBe(409);
  });

  it('the engagement template removes a stage with its activities, or one activity', async () => {
    const body = stage();
    await server.request('chloe', 'saveTemplateStage', { body });
    const path = { stageId: body.id };
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    for (const activityId of ids) {
      const activity = { activityId, activityDesc: 'Check' };
      await server.request('chloe', 'saveTemplateActivity', { path, body: activity });
    }
    const [first = '', second = ''] = ids;
    const removed = { path: { id: first } };
    const response = await server.request('chloe', 'deleteTemplateActivity', removed);
    expect(response.activityId).toBe(first);
    expect((await server.expectError('chloe', 'deleteTemplateActivity', removed)).status).toBe(404);
    const { stageId } = await server.request('chloe', 'deleteTemplateStage', {
      path: { id: body.id },
    });
    expect(stageId).toBe(body.id);
    const deleted = { path: { id: second } };
    expect((await server.expectError('chloe', 'deleteTemplateActivity', deleted)).status).toBe(404);
    expect((await stages()).map(({ id }) => id)).not.toContain(body.id);
  });

  it('the engagement template has the same rules as the stages of an engagement', async () => {
    const long = { body: stage({ stageName: 'x'.repeat(501) }) };
    expect((await server.expectError('chloe', 'saveTemplateStage', long)).code).toBe('tooLong');
    const blank = { body: stage({ description: ' ' }) };
    expect((await server.expectError('chloe', 'saveTemplateStage', blank)).code).toBe('required');
    const [first] = await stages();
    const sent = {
      path: { stageId: first?.id ?? '' },
      body: { activityId: crypto.randomUUID(), activityDesc: 'x', threshold: 12.345 },
    };
    expect((await server.expectError('chloe', 'saveTemplateActivity', sent)).code).toBe('tooLong');
  });

  it('the engagement template has no actuals', async () => {
    const [first] = await stages();
    const sent = {
      path: { stageId: first?.id ?? '' },
      body: { activityId: crypto.randomUUID(), activityDesc: 'x', actuals: 1 },
    };
    const rejected = await server.expectError('chloe', 'saveTemplateActivity', sent);
    expect(rejected).toMatchObject({ status: 400, code: 'unknownField' });
  });

  it('the engagement template is viewed by users who may view engagements, and changed by those who may edit them', async () => {
    expect(
      (await server.request('ben', 'getTemplateStages')).templateStages.length,
    ).toBeGreaterThan(0);
    const rejected = await server.expectError('ben', 'saveTemplateStage', { body: stage() });
    expect(rejected.status).toBe(403);
  });
});
