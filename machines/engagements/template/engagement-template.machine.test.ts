import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { engagementTemplateMachine } from './engagement-template.machine.ts';
import { testModel } from './engagement-template.test-model.ts';
import { withChange } from './template.ts';

testPaths(testModel);

describe('the template on the reference server', () => {
  let server: ServerWithScenario;
  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'ava', 'aster');
  });

  async function opened() {
    const actor = createActor(engagementTemplateMachine).start();
    await waitFor(actor, (state) => state.hasTag('shown'));
    const read = async () => (await api.getTemplateStages({})).templateStages;
    const shown = () => {
      const { stages, change } = actor.getSnapshot().context;
      return withChange(stages ?? [], change);
    };
    const settled = () =>
      waitFor(actor, (state) =>
        state.matches({ ready: { content: 'current', order: 'resting', dialog: 'closed' } }),
      );
    const find = (at: number) => {
      const stage = shown()[at];
      if (!stage) throw new Error(`The demo data must have a stage ${at} in the template.`);
      return stage;
    };
    return { actor, read, shown, settled, find };
  }

  it('a new stage comes last, is saved once, and its name is required', async () => {
    const { actor, settled, shown } = await opened();
    const before = shown().length;
    actor.send({ type: 'stage.add' });
    const form = actor.getSnapshot().children.stageForm;
    form?.send({ type: 'SAVE' });
    expect(form?.getSnapshot().context.errors).toHaveProperty('stageName');
    const change = { stageName: 'Handover', description: 'Hand everything over.' };
    form?.send({ type: 'form.changed', change });
    form?.send({ type: 'SAVE' });
    form?.send({ type: 'SAVE' });
    await settled();
    expect(shown()).toHaveLength(before + 1);
    expect(shown().at(-1)?.stageName).toBe('Handover');
  });

  it('stages are sorted at once, and as before if the server is down', async () => {
    const { actor, settled, shown, read } = await opened();
    const names = () => shown().map(({ stageName }) => stageName);
    const before = names();
    const ids = shown()
      .map(({ id }) => id)
      .toReversed();
    actor.send({ type: 'order.change', change: { kind: 'stages', ids } });
    expect(names()).toEqual(before.toReversed());
    await settled();
    expect((await read()).map(({ stageName }) => stageName)).toEqual(before.toReversed());

    server.setScenario(down);
    actor.send({ type: 'order.change', change: { kind: 'stages', ids: ids.toReversed() } });
    await waitFor(actor, (state) => state.hasTag('outdated'));
    expect(names()).toEqual(before.toReversed());
    server.setScenario(healthy);
    actor.send({ type: 'retry' });
    await settled();
    expect(names()).toEqual(before.toReversed());
  });

  it('an order that someone else has changed first is not overwritten', async () => {
    const { actor, settled, shown, read } = await opened();
    const ids = shown().map(({ id }) => id);
    const theirs = [...ids.slice(1), ...ids.slice(0, 1)];
    await api.orderTemplateStages({ body: { stageIds: theirs } });
    actor.send({ type: 'order.change', change: { kind: 'stages', ids: ids.toReversed() } });
    await settled();
    expect((await read()).map(({ id }) => id)).toEqual(theirs);
    expect(shown().map(({ id }) => id)).toEqual(theirs);
  });

  it('an activity moves to another stage, and is edited there', async () => {
    const { actor, settled, find } = await opened();
    const [activity] = find(0).activities;
    if (!activity) throw new Error('The demo data must have an activity in the first stage.');
    const { activityId } = activity;
    actor.send({
      type: 'order.change',
      change: { kind: 'move', activityId, stageId: find(1).id },
    });
    expect(find(1).activities.at(-1)?.activityId).toBe(activityId);
    await settled();
    const moved = find(1).activities.at(-1);
    if (moved?.activityId !== activityId) throw new Error('Expected the activity to be moved.');
    actor.send({ type: 'activity.edit', stage: find(1), activity: moved });
    const form = actor.getSnapshot().children.activityForm;
    form?.send({ type: 'form.changed', change: { baseline: '2.5', isTenantVisible: true } });
    form?.send({ type: 'SAVE' });
    await settled();
    expect(find(1).activities.at(-1)).toMatchObject({ activityId, baseline: 2.5 });
  });

  it('a stage is removed with its activities, and a change of someone else is shown', async () => {
    const { actor, settled, find, shown } = await opened();
    const { id } = find(0);
    actor.send({ type: 'stage.remove', stage: find(0) });
    actor.getSnapshot().children.stageDeletion?.send({ type: 'YES' });
    await settled();
    expect(shown().some((stage) => stage.id === id)).toBe(false);
    const stage = find(0);
    const body = { id: stage.id, stageName: 'Renamed', description: 'By another person.' };
    await api.saveTemplateStage({ body });
    actor.send({ type: 'template.changed' });
    await settled();
    expect(find(0).stageName).toBe('Renamed');
  });

  describe('a dialog in which something is typed', () => {
    async function typing() {
      const all = await opened();
      const { actor } = all;
      actor.send({ type: 'stage.add' });
      const form = actor.getSnapshot().children.stageForm;
      if (!form) throw new Error('Expected an open dialog.');
      form.send({ type: 'form.changed', change: { stageName: 'Handover' } });
      /** Waits until the template is loaded again, and checks the dialog. */
      const expectOpen = async (content: 'current' | 'outdated') => {
        await waitFor(actor, (state) => state.matches({ ready: { content, order: 'resting' } }));
        const state = actor.getSnapshot();
        expect(state.matches({ ready: { dialog: 'editingStage' } })).toBe(true);
        expect(state.children.stageForm).toBe(form);
        expect([form.getSnapshot().status, form.getSnapshot().context.form.stageName]).toEqual([
          'active',
          'Handover',
        ]);
      };
      return { ...all, expectOpen };
    }

    it.each(['template.changed', 'tab.returned', 'network.returned'] as const)(
      'the dialog stays open with its text when the template loads again after %s',
      async (type) => {
        const { actor, find, shown, expectOpen } = await typing();
        const { id } = find(0);
        await api.saveTemplateStage({ body: { id, stageName: 'Renamed', description: 'Text.' } });
        actor.send({ type });
        await waitFor(actor, (state) => state.matches({ ready: { content: 'refreshing' } }));
        await expectOpen('current');
        expect(shown()[0]?.stageName).toBe('Renamed');
      },
    );

    it('the dialog stays open with its text when an order is saved', async () => {
      const { actor, shown, read, expectOpen } = await typing();
      const ids = shown()
        .map(({ id }) => id)
        .toReversed();
      actor.send({ type: 'order.change', change: { kind: 'stages', ids } });
      await waitFor(actor, (state) => state.matches({ ready: { content: 'refreshing' } }));
      await expectOpen('current');
      expect((await read()).map(({ id }) => id)).toEqual(ids);
    });

    it('the dialog stays open with its text when an order could not be saved', async () => {
      const { actor, shown, expectOpen } = await typing();
      const before = shown().map(({ id }) => id);
      server.setScenario(down);
      const ids = before.toReversed();
      actor.send({ type: 'order.change', change: { kind: 'stages', ids } });
      await expectOpen('outdated');
      expect(shown().map(({ id }) => id)).toEqual(before);
    });

    it('the template saves what was typed while an order was being saved', async () => {
      const { actor, shown, settled, expectOpen } = await typing();
      const ids = shown()
        .map(({ id }) => id)
        .toReversed();
      actor.send({ type: 'order.change', change: { kind: 'stages', ids } });
      const form = actor.getSnapshot().children.stageForm;
      form?.send({ type: 'form.changed', change: { description: 'Hand everything over.' } });
      await waitFor(actor, (state) => state.matches({ ready: { content: 'refreshing' } }));
      await expectOpen('current');
      form?.send({ type: 'SAVE' });
      await settled();
      expect(shown().at(-1)).toMatchObject({
        stageName: 'Handover',
        description: 'Hand everything over.',
      });
    });
  });
});
