import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../../testing/connect.ts';
import { getSchema, testLimits } from '../../testing/limits.suite.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { reviewSettingsMachine } from './review-settings.machine.ts';
import { testModel } from './review-settings.test-model.ts';
import { firstSettings, toSettingsBody, validateReviewSettings } from './review-settings.ts';

testPaths(testModel);

testLimits({
  schema: getSchema(contract, 'PerformanceSettingsSave'),
  example: {
    ...firstSettings,
    defaultWorkflowId: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c09',
  } as Omit<typeof firstSettings, 'defaultWorkflowId'>,
  check: (form) => validateReviewSettings({ ...firstSettings, ...form }),
  buildBody: (form) => ({
    ...toSettingsBody({ ...firstSettings, ...form }),
    defaultWorkflowId: null,
  }),
});

describe('the settings on the reference server', () => {
  let server: ServerWithScenario;
  beforeEach(async () => {
    server = await createNodeServer();
  });

  async function opened(personId: string) {
    const observed = connectAs(server, personId, 'aster');
    const input = { first: firstSettings, persisted: null };
    const actor = createActor(reviewSettingsMachine, { input }).start();
    const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
    await settled();
    return { actor, settled, observed };
  }

  it('the settings offer the active workflows, and are saved', async () => {
    const { actor, settled } = await opened('hugo');
    const { choices, form } = actor.getSnapshot().context;
    const names = (choices ?? []).map(({ workflowName }) => workflowName);
    expect(names).toEqual(['Full review with client', 'Short review']);
    expect(form.defaultWorkflowId).toBe(choices?.[0]?.workflowId);
    const change = { defaultWorkflowId: '', Answered: 'pink' as const };
    actor.send({ type: 'form.changed', change });
    actor.send({ type: 'SAVE' });
    await settled();
    const { performanceSettings } = await api.getPerformanceSettings({});
    expect(performanceSettings.defaultWorkflowId).toBeNull();
    expect(performanceSettings.legends).toContainEqual({ status: 'Answered', style: 'pink' });
  });

  it('what was typed stays while the server is down', async () => {
    const { actor, settled } = await opened('hugo');
    server.setScenario(down);
    actor.send({ type: 'form.changed', change: { isClientAutoNudge: false } });
    actor.send({ type: 'SAVE' });
    const { context } = await settled();
    expect(context.form.isClientAutoNudge).toBe(false);
    expect(context.failure?.kind).toBe('down');
    server.setScenario(healthy);
    actor.send({ type: 'SAVE' });
    expect((await settled()).context.failure).toBeNull();
  });

  it('settings that someone else has saved are compared', async () => {
    const { actor, settled } = await opened('hugo');
    const { version: _version, ...theirs } = (await api.getPerformanceSettings({}))
      .performanceSettings;
    await api.savePerformanceSettings({ body: { ...theirs, isGoogleCalendarSynced: true } });
    actor.send({ type: 'form.changed', change: { Answered: 'pink' } });
    actor.send({ type: 'SAVE' });
    expect((await settled()).matches({ shown: 'conflict' })).toBe(true);
    actor.send({ type: 'conflict.keepMine' });
    await settled();
    const after = (await api.getPerformanceSettings({})).performanceSettings;
    expect(after.isGoogleCalendarSynced).toBe(true);
    expect(after.legends).toContainEqual({ status: 'Answered', style: 'pink' });
  });
});
