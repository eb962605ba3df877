import { createActor, SimulatedClock, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './entry-search.test-model.ts';
import { entrySearchMachine } from './entry-search.machine.ts';

testPaths(testModel);

let server: ServerWithScenario;

beforeEach(async () => {
  server = await createNodeServer();
  connectAs(server, 'ben', 'aster');
});

async function startActor() {
  const clock = new SimulatedClock();
  const actor = createActor(entrySearchMachine, { clock }).start();
  const settled = async () => (await waitFor(actor, (state) => !state.hasTag('busy'))).context;
  await settled();
  const type = (text: string) => {
    actor.send({ type: 'text.typed', text });
    clock.increment(200);
    return settled();
  };
  return { actor, settled, type };
}

describe('searching the entries of all days', () => {
  it('the ten most recent entries are listed before anything is typed', async () => {
    const { settled } = await startActor();
    const { entries } = await settled();
    const { clockWorkEntries } = await api.getMostRecentEntries({ path: { n: 10 } });
    expect(entries).toEqual(clockWorkEntries);
    expect(entries).toHaveLength(10);
  });

  it('the search finds entries by text, in pages of 20', async () => {
    const { actor, settled, type } = await startActor();
    const first = await type('s');
    expect(first.entries).toHaveLength(20);
    expect(first.total).toBeGreaterThan(20);
    actor.send({ type: 'end.reached' });
    const more = await settled();
    expect(new Set(more.entries.map(({ id }) => id)).size).toBe(more.entries.length);
    expect(more.entries.length).toBeGreaterThan(20);
  });

  it('the search shows each entry once, even if one was deleted or added between two pages', async () => {
    const { actor, settled, type } = await startActor();
    const { entries } = await type('s');
    // An entry on a project that Ben has left cannot be continued.
    const start = entries.find(({ projectId }) => projectId === null);
    if (!start) throw new Error('Nothing was found.');
    const newId = crypto.randomUUID();
    await api.postClockWork({ body: { type: 'restart', entryPayLoad: { id: start.id, newId } } });
    actor.send({ type: 'end.reached' });
    const more = await settled();
    expect(new Set(more.entries.map(({ id }) => id)).size).toBe(more.entries.length);
  });

  it('the search can be retried after the server was down, and keeps the typed text', async () => {
    const { actor, settled, type } = await startActor();
    server.setScenario(down);
    expect(await type('review')).toMatchObject({ text: 'review', cause: 'down' });
    server.setScenario(healthy);
    actor.send({ type: 'retry' });
    expect((await settled()).entries.length).toBeGreaterThan(0);
  });
});
