import { createActor, fromCallback, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { getScenario } from '#mocks/scenarios/scenarios.ts';
import { connectAs, type Observed } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { hrmsImportMachine } from './hrms-import.machine.ts';
import { testModel } from './hrms-import.test-model.ts';

testPaths(testModel);

let server: Awaited<ReturnType<typeof createNodeServer>>;
let observed: Observed;

beforeEach(async () => {
  server = await createNodeServer();
  observed = connectAs(server, 'ava', 'aster');
});

/** A hub that stays silent, so that a test sees only its own calls. */
const machine = hrmsImportMachine.provide({
  actors: { listenToImports: fromCallback(() => undefined) },
});

async function open() {
  const actor = createActor(machine, { input: { runs: {} } });
  const changed: string[] = [];
  actor.on('runs.changed', ({ type }) => changed.push(type));
  actor.start();
  const settled = () =>
    waitFor(actor, (state) => !state.hasTag('busy') && !state.matches('refreshing'));
  await settled();
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    return (await settled()).context;
  };
  return { actor, changed, send };
}

describe('the HRMS provider', () => {
  it('the provider is disconnected, and connected again', async () => {
    const { actor, send } = await open();
    await send({ type: 'provider.disconnect' });
    expect(actor.getSnapshot().value).toBe('disconnected');
    await send({ type: 'provider.connect' });
    expect(actor.getSnapshot().value).toBe('ready');
    expect(observed.problems).toEqual([]);
  });

  it('the test of the provider counts its records, or shows why there are none', async () => {
    const { send } = await open();
    expect((await send({ type: 'connection.test' })).connection).toMatchObject({
      isComplete: true,
      receivedCount: 7,
    });
    server.setScenario(getScenario('hrms-down'));
    const { connection, failure } = await send({ type: 'connection.test' });
    expect(connection).toBeNull();
    expect(failure).toMatchObject({
      step: 'test',
      message: expect.stringContaining('does not respond'),
    });
  });

  it('settings that someone else has saved are loaded before the provider is changed', async () => {
    const { actor, send } = await open();
    const { integrationSettings } = await api.getIntegrations({});
    const { hrmsProviderId, calendarProviderId } = integrationSettings;
    await api.saveIntegrations({ body: { hrmsProviderId, calendarProviderId } });
    const { failure } = await send({ type: 'provider.disconnect' });
    expect([actor.getSnapshot().value, failure?.kind]).toEqual(['ready', 'conflict']);
  });
});

describe('the differences from the HRMS', () => {
  it('all differences are selected at first, and only the selected ones are applied', async () => {
    const { actor, changed, send } = await open();
    const { preview, selectedIds } = await send({ type: 'differences.compare' });
    expect(selectedIds).toEqual(preview?.differences.map(({ id }) => id));
    const [first] = selectedIds;
    await send({ type: 'differences.select', ids: [] });
    expect(actor.getSnapshot().can({ type: 'differences.apply' })).toBe(false);
    await send({ type: 'difference.toggle', id: first ?? '' });
    const { applied, ...after } = await send({ type: 'differences.apply' });
    expect(applied?.hrmsRun.changedCount).toBe(1);
    expect(after.preview?.differences).toHaveLength(selectedIds.length - 1);
    expect(changed).toEqual(['runs.changed']);
  });

  it('an incomplete response lets nothing be applied', async () => {
    server.setScenario(getScenario('hrms-incomplete'));
    const { actor, send } = await open();
    const { preview } = await send({ type: 'differences.compare' });
    expect(preview?.isComplete).toBe(false);
    await send({ type: 'differences.select', ids: preview?.differences.map(({ id }) => id) ?? [] });
    expect(actor.getSnapshot().can({ type: 'differences.apply' })).toBe(false);
  });

  it('a provider that fails during the run leaves the selection, so that it can be applied again', async () => {
    const { actor, send } = await open();
    const { selectedIds } = await send({ type: 'differences.compare' });
    server.setScenario(getScenario('hrms-incomplete'));
    const { failure, ...context } = await send({ type: 'differences.apply' });
    expect(failure?.message).toMatch(/only a part/);
    expect([actor.getSnapshot().value, context.selectedIds]).toEqual(['compared', selectedIds]);
    server.setScenario(getScenario('healthy-network'));
    expect((await send({ type: 'differences.apply' })).applied?.hrmsRun.changedCount).toBe(4);
  });

  it('differences that someone else has applied are replaced by the current ones', async () => {
    const { send } = await open();
    const { selectedIds } = await send({ type: 'differences.compare' });
    await api.applyHrmsDifferences({ body: { differenceIds: [...selectedIds] } });
    const { failure, preview } = await send({ type: 'differences.apply' });
    expect([failure?.kind, preview?.differences]).toEqual(['conflict', []]);
  });

  it('a run of another person updates the comparison, and the log is notified', async () => {
    const { actor, changed, send } = await open();
    const { selectedIds } = await send({ type: 'differences.compare' });
    connectAs(server, 'kira', 'aster');
    await api.applyHrmsDifferences({ body: { differenceIds: selectedIds.slice(0, 1) } });
    connectAs(server, 'ava', 'aster');
    const after = await send({ type: 'import.changed' });
    expect(after.preview?.differences).toHaveLength(selectedIds.length - 1);
    expect(after.selectedIds).toEqual(selectedIds.slice(1));
    expect(changed).toEqual(['runs.changed']);
    expect(actor.getSnapshot().value).toBe('compared');
  });
});
