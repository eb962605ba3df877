import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { createEngagementWithActivity } from './parts/engagement-part.suite.ts';
import { engagementMachine, getActivityName } from './engagement.machine.ts';
import { testModel } from './engagement.test-model.ts';

testPaths(testModel);

let server: ServerWithScenario;
let made: Awaited<ReturnType<typeof createEngagementWithActivity>>;

beforeEach(async () => {
  server = await createNodeServer();
  connectAs(server, 'ava', 'aster');
  made = await createEngagementWithActivity();
});

async function addStage(stageName: string): Promise<string> {
  const stageId = crypto.randomUUID();
  const path = { engagementId: made.engagementId };
  await api.saveEngagementStage({ path, body: { stageId, stageName, description: 'Text.' } });
  return stageId;
}

async function start(view: 'overview' | 'stages' = 'stages') {
  const actor = createActor(engagementMachine, {
    input: { id: made.engagementId, canEdit: true, view, stageId: null },
  }).start();
  await waitFor(actor, (state) => !state.hasTag('busy'));
  const getCard = () => actor.getSnapshot().children[getActivityName(made.activityId)];
  const reload = async () => {
    actor.send({ type: 'engagement.changed' });
    await waitFor(actor, (state) => !state.hasTag('refreshing'));
  };
  return { actor, getCard, reload };
}

describe('an engagement', () => {
  it('only the activities of the active stage have actors, and none in the overview', async () => {
    const other = await addStage('Offer');
    const { actor, getCard } = await start('overview');
    expect(getCard()).toBeUndefined();
    actor.send({ type: 'address.change', view: 'stages', stageId: null });
    expect(getCard()?.getSnapshot().context.activity.activityDesc).toBe('Hold the workshop');
    actor.send({ type: 'address.change', view: 'stages', stageId: other });
    expect(getCard()).toBeUndefined();
  });

  it('an activity that someone else removes while its note is typed stays to be copied', async () => {
    const { actor, getCard, reload } = await start();
    getCard()?.send({ type: 'note.write' });
    const note = getCard()?.getSnapshot().children.note;
    note?.send({ type: 'form.changed', change: { notes: 'Remember it.' } });
    await api.deleteEngagementStage({ path: { stageId: made.stageId } });
    await reload();
    expect(getCard()?.getSnapshot().hasTag('lost')).toBe(true);
    expect(note?.getSnapshot().context.form.notes).toBe('Remember it.');
    actor.send({ type: 'activity.dismiss', activityId: made.activityId });
    expect(getCard()).toBeUndefined();
  });

  it('a change by someone else leaves what is typed in the card of its activity', async () => {
    const { getCard, reload } = await start();
    getCard()?.send({ type: 'note.write' });
    const note = getCard()?.getSnapshot().children.note;
    note?.send({ type: 'form.changed', change: { notes: 'Remember it.' } });
    await api.toggleEngagementActivity({ body: { activityId: made.activityId, isDone: true } });
    await reload();
    expect(getCard()?.getSnapshot().context.activity.isDone).toBe(true);
    expect(getCard()?.getSnapshot().children.note).toBe(note);
    expect(note?.getSnapshot().context.form.notes).toBe('Remember it.');
  });

  it('a stage is added once, and the first stage of all is the active one', async () => {
    await api.deleteEngagementStage({ path: { stageId: made.stageId } });
    const { actor } = await start();
    actor.send({ type: 'NEW_STAGE' });
    const { stage } = actor.getSnapshot().children;
    stage?.send({ type: 'form.changed', change: { stageName: 'Offer', description: 'Text.' } });
    stage?.send({ type: 'SAVE' });
    stage?.send({ type: 'SAVE' });
    const added = await waitFor(
      actor,
      ({ context }) => context.detail?.engagement.stages.length === 1,
    );
    expect(added.context.detail?.engagement.stages[0]?.stageName).toBe('Offer');
  });

  it('the stage that is read stays shown when another one becomes the first', async () => {
    const other = await addStage('Offer');
    const { actor, getCard, reload } = await start();
    const body = { stageIds: [other, made.stageId], seenIds: [made.stageId, other] };
    await api.orderEngagementStages({ path: { id: made.engagementId }, body });
    await reload();
    expect(actor.getSnapshot().context.detail?.engagement.stages[0]?.stageId).toBe(other);
    expect(actor.getSnapshot().context.stageId).toBe(made.stageId);
    expect(getCard()).toBeDefined();
  });

  it('the tenant view leaves out what is hidden, and nothing can be changed in it', async () => {
    const { actor, getCard } = await start();
    actor.send({ type: 'history.open' });
    actor.send({ type: 'tenantView.toggle' });
    await waitFor(actor, ({ context }) => context.isTenantView);
    expect(actor.getSnapshot().children.history).toBeUndefined();
    expect(actor.getSnapshot().can({ type: 'history.open' })).toBe(false);
    expect(actor.getSnapshot().context.detail?.engagement.stages[0]?.activities).toEqual([]);
    expect(getCard()).toBeUndefined();
    expect(actor.getSnapshot().can({ type: 'NEW_STAGE' })).toBe(false);
    actor.send({ type: 'tenantView.toggle' });
    await waitFor(actor, ({ context }) => !context.isTenantView);
    expect(getCard()).toBeDefined();
  });

  it('a deleted engagement is lost while its dialog stays, and a failed reload is outdated', async () => {
    const { actor, reload } = await start();
    actor.send({ type: 'EDIT' });
    server.setScenario(down);
    await reload();
    expect(actor.getSnapshot().hasTag('outdated')).toBe(true);
    server.setScenario(healthy);
    await api.deleteEngagement({ path: { id: made.engagementId } });
    await reload();
    expect(actor.getSnapshot().hasTag('lost')).toBe(true);
    expect(actor.getSnapshot().children.form).toBeDefined();
  });

  it('a deleted engagement that is saved as a new one is followed by the new one', async () => {
    const { actor } = await start('overview');
    const created: string[] = [];
    actor.on('engagement.created', ({ id }) => void created.push(id));
    actor.send({ type: 'EDIT' });
    const { form } = actor.getSnapshot().children;
    if (!form) throw new Error('Expected an open dialog.');
    form.send({ type: 'form.changed', change: { prospectName: 'Quay' } });
    await api.deleteEngagement({ path: { id: made.engagementId } });
    form.send({ type: 'SAVE' });
    await waitFor(form, (state) => state.hasTag('deleted'));
    server.setScenario(down);
    form.send({ type: 'form.saveAsNew' });
    await waitFor(form, (state) => state.matches('editing'));
    server.setScenario(healthy);
    form.send({ type: 'SAVE' });
    await waitFor(actor, () => created.length > 0);
    const { engagement } = await api.getEngagement({ path: { id: created[0] ?? '' } });
    expect(engagement).toMatchObject({ name: 'Harbour portal', prospectName: 'Quay' });
    expect(actor.getSnapshot().matches({ content: { dialog: 'closed' } })).toBe(true);
  });
});
