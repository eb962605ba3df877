import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, toSearchData } from '../lists/list-search.ts';
import { connectAs, type Observed } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { clientStateMachine } from './client-state.machine.ts';
import { testModel } from './client-state.test-model.ts';

testPaths(testModel);

let observed: Observed;

beforeEach(async () => {
  observed = connectAs(await createNodeServer(), 'ava', 'aster');
});

async function readRow(name: string) {
  const { clients } = await api.searchClients({ body: toSearchData(firstPage) });
  const row = clients.find((each) => each.name === name);
  if (!row) throw new Error(`Expected the demo client ${name}, found none.`);
  return row;
}

async function toggle(row: Awaited<ReturnType<typeof readRow>>) {
  const actor = createActor(clientStateMachine).start();
  const onSwitched = vi.fn<() => void>();
  actor.on('client.switched', onSwitched);
  actor.send({ type: 'TOGGLE', row });
  await waitFor(actor, (state) => state.matches('idle'));
  expect(onSwitched).toHaveBeenCalledOnce();
}

describe('the state of a client', () => {
  it('a client in use is made inactive, and active again, with its contacts', async () => {
    const before = await readRow('Northwind Rail');
    await toggle(before);
    const inactive = await readRow('Northwind Rail');
    expect(inactive).toEqual({ ...before, isActive: false, version: before.version + 1 });
    await toggle(inactive);
    expect((await readRow('Northwind Rail')).isActive).toBe(true);
  });

  it('a client that someone has changed in the meantime stays as it is', async () => {
    const before = await readRow('Violet Foods');
    await toggle(before);
    await toggle(before);
    expect((await readRow('Violet Foods')).isActive).toBe(false);
    expect(observed.problems).toEqual([{ kind: 'conflict', id: 'updateClient' }]);
  });
});
