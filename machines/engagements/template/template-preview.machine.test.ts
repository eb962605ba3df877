import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { templatePreviewMachine } from './template-preview.machine.ts';
import { testModel } from './template-preview.test-model.ts';

testPaths(testModel);

describe('the preview of the template on the reference server', () => {
  it('the preview has the stages of the template, also after the server was down', async () => {
    const server = await createNodeServer();
    connectAs(server, 'ava', 'aster');
    const { templateStages } = await api.getTemplateStages({});
    server.setScenario(down);
    const actor = createActor(templatePreviewMachine).start();
    await waitFor(actor, (state) => state.matches('unavailable'));
    expect(actor.getSnapshot().context.stages).toEqual([]);
    server.setScenario(healthy);
    actor.send({ type: 'retry' });
    const { context } = await waitFor(actor, (state) => state.matches('shown'));
    expect(context.stages).toEqual(templateStages);
    expect(context.stages.length).toBeGreaterThan(0);
  });

  it('a stage that someone else adds is in the preview once it loads again', async () => {
    connectAs(await createNodeServer(), 'ava', 'aster');
    const actor = createActor(templatePreviewMachine).start();
    const { context: before } = await waitFor(actor, (state) => state.matches('shown'));
    const id = crypto.randomUUID();
    await api.saveTemplateStage({ body: { id, stageName: 'Handover', description: 'The end.' } });
    actor.send({ type: 'retry' });
    const { context } = await waitFor(actor, (state) => state.matches('shown'));
    expect(context.stages).toHaveLength(before.stages.length + 1);
    expect(context.stages.at(-1)?.id).toBe(id);
  });
});
