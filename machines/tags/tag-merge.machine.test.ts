import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { tagMergeMachine } from './tag-merge.machine.ts';
import { testModel } from './tag-merge.test-model.ts';

testPaths(testModel);

let server: ServerWithScenario;

beforeEach(async () => {
  server = await createNodeServer();
  connectAs(server, 'ava', 'aster');
});

const listTags = async () => (await api.getTags({})).tags;

async function getTag(name: string) {
  const found = (await listTags()).find((each) => each.name === name);
  if (!found) throw new Error(`Expected the demo tag ${name}, found none.`);
  return found;
}

async function open() {
  const [from, into] = [await getTag('Quick win'), await getTag('Strategic')];
  const actor = createActor(tagMergeMachine, { input: { id: from.id, intoId: null } }).start();
  const isSettled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  await isSettled();
  return { actor, from, into, isSettled };
}

describe('the merge of a tag', () => {
  it('the merge of a tag needs another tag, and gives it the projects of the first', async () => {
    const { actor, from, into, isSettled } = await open();
    actor.send({ type: 'MERGE' });
    expect(actor.getSnapshot().context.isUnselected).toBe(true);
    actor.send({ type: 'target.selected', id: into.id });
    expect(actor.getSnapshot().context.isUnselected).toBe(false);
    actor.send({ type: 'MERGE' });
    expect((await isSettled()).value).toBe('merged');
    const after = await listTags();
    expect(after.map(({ id }) => id)).not.toContain(from.id);
    const { projectCount = 0 } = after.find(({ id }) => id === into.id) ?? {};
    expect(projectCount).toBeGreaterThan(into.projectCount);
  });

  it('the merge of a tag that someone else has renamed says so, and shows the new name', async () => {
    const { actor, into, isSettled } = await open();
    const { id, color, teamId, version } = into;
    await api.updateTag({ body: { id, name: 'Renamed', color, teamId, version } });
    actor.send({ type: 'target.selected', id });
    actor.send({ type: 'MERGE' });
    const { value, context } = await isSettled();
    expect([value, context.failure?.kind, context.intoId]).toEqual(['choosing', 'conflict', id]);
    expect(context.tags?.others.map(({ name }) => name)).toContain('Renamed');
    actor.send({ type: 'MERGE' });
    expect((await isSettled()).value).toBe('merged');
  });

  it('the merge of a tag is selected as before after a failure', async () => {
    const { actor, into, isSettled } = await open();
    actor.send({ type: 'target.selected', id: into.id });
    server.setScenario(down);
    actor.send({ type: 'MERGE' });
    expect((await isSettled()).context).toMatchObject({
      intoId: into.id,
      failure: { kind: 'down' },
    });
    server.setScenario(healthy);
    actor.send({ type: 'MERGE' });
    expect((await isSettled()).value).toBe('merged');
  });

  it('a tag that does not exist is not found', async () => {
    const input = { id: '3c9d2e10-0000-4000-8000-0000000009ff', intoId: null };
    const actor = createActor(tagMergeMachine, { input }).start();
    expect((await waitFor(actor, (state) => !state.hasTag('busy'))).value).toBe('notFound');
  });
});
