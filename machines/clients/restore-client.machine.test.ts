import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import {
  connectAs,
  down,
  healthy,
  type Observed,
  type ServerWithScenario,
} from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { timelineFrom } from '../testing/timeline.ts';
import type { ClientRow } from './client.ts';
import { restoreClientMachine } from './restore-client.machine.ts';
import { testModel } from './restore-client.test-model.ts';

testPaths(testModel);

let server: ServerWithScenario;
let observed: Observed;

beforeEach(async () => {
  server = await createNodeServer();
  observed = connectAs(server, 'ava', 'aster');
});

/** Creates a client with a contact, and deletes it. */
async function deleted(name = 'Willow Clinics'): Promise<ClientRow> {
  const contact = { id: crypto.randomUUID(), name: 'Ada Brook', email: 'ada@client.test' };
  const body = { id: crypto.randomUUID(), name, isActive: false, contacts: [contact] };
  const { client } = await api.createClient({ body });
  await api.deleteClient({ path: { id: client.id } });
  return { ...client, contactCount: 1, engagementCount: 0, reviewCount: 0 };
}

function offer(row: ClientRow) {
  const { waits } = timelineFrom('2026-03-04T09:00:00Z');
  const input = { list: { send: () => undefined } };
  const actor = createActor(restoreClientMachine, { clock: waits, input }).start();
  actor.send({ type: 'rows.deleted', rows: [row] });
  return { actor, settled: () => waitFor(actor, (state) => !state.hasTag('busy')) };
}

describe('a client that was deleted', () => {
  it('a client is restored as it was, with its contacts', async () => {
    const row = await deleted();
    const { actor, settled } = offer(row);
    observed.messages.length = 0;
    actor.send({ type: 'undo' });
    expect((await settled()).value).toBe('idle');
    expect(observed.messages).toEqual([]);
    const { client } = await api.getClient({ path: { id: row.id } });
    const { id, name, isActive, contacts } = row;
    expect(client).toEqual({ id, name, isActive, contacts, version: 1 });
  });

  it('a client that already exists counts as restored, as after a lost response', async () => {
    const row = await deleted();
    const [one, other] = [offer(row), offer(row)];
    one.actor.send({ type: 'undo' });
    await one.settled();
    other.actor.send({ type: 'undo' });
    expect((await other.settled()).value).toBe('idle');
    expect((await api.getClient({ path: { id: row.id } })).client.version).toBe(1);
  });

  it('the client’s undo offer stays while the server is down, and the client is restored later', async () => {
    const { actor, settled } = offer(await deleted());
    server.setScenario(down);
    actor.send({ type: 'undo' });
    expect((await settled()).value).toEqual({ offering: 'passing' });
    server.setScenario(healthy);
    actor.send({ type: 'undo' });
    expect((await settled()).value).toBe('idle');
  });

  it('the client’s undo offer stays when another client has the name in the meantime', async () => {
    const row = await deleted();
    const body = { id: crypto.randomUUID(), name: row.name, isActive: true, contacts: [] };
    await api.createClient({ body });
    const { actor, settled } = offer(row);
    actor.send({ type: 'undo' });
    expect((await settled()).hasTag('offered')).toBe(true);
    expect(observed.problems.at(-1)).toEqual({ kind: 'conflict', id: 'createClient' });
  });
});
