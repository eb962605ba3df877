import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, toSearchData } from '../lists/list-search.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { exampleAudit } from './asset-audit.fixtures.ts';
import { testModel } from './audit-ticks.test-model.ts';
import { auditTicksMachine } from './audit-ticks.machine.ts';
import { getSound, type Sound } from './tick.ts';

testPaths(testModel);

describe('scanned codes in an audit round', () => {
  let server: ServerWithScenario;
  const auditId = exampleAudit.id;

  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'ines', 'aster');
  });

  /** The codes that are still missing. */
  async function missing() {
    const search = { ...firstPage, columnFilters: [{ name: 'result', value: 'Missing' }] };
    const body = toSearchData(search);
    return (await api.listAuditedAssets({ path: { auditId }, body })).auditedAssets;
  }

  function opened() {
    const actor = createActor(auditTicksMachine, { input: { auditId } });
    const sounds: Sound[] = [];
    const found: number[] = [];
    actor.on('tick.marked', ({ sound }) => sounds.push(sound));
    actor.on('round.ticked', ({ audit }) => found.push(audit.foundCount));
    actor.start();
    const settled = () =>
      waitFor(actor, (state) => state.context.queue.length === 0 || state.matches('failed'));
    return { actor, sounds, found, settled };
  }

  it('scanned codes are ticked one after the other, however fast they arrive', async () => {
    const [one, other] = await missing();
    const { actor, sounds, found, settled } = opened();
    for (const code of [one?.assetCode, other?.assetCode, one?.assetCode, 'NO-SUCH-CODE']) {
      actor.send({ type: 'code.entered', code: ` ${code?.toLowerCase()}\r\n` });
    }
    const { context } = await settled();
    // The third one is already pending.
    expect(sounds).toEqual(['success', 'success', 'rejected']);
    expect(found).toEqual([4, 5, 5]);
    expect([context.last?.outcome, context.last?.code]).toEqual(['Unknown', 'no-such-code']);
    expect(await missing()).toHaveLength(2);
    actor.send({ type: 'code.entered', code: one?.serialNumber ?? '' });
    await settled();
    expect(sounds.at(-1)).toBe('twice');
  });

  it('a scanned code without a match stays listed until it is removed', async () => {
    const [one] = await missing();
    const { actor, settled } = opened();
    actor.send({ type: 'code.entered', code: 'NO-SUCH-CODE' });
    actor.send({ type: 'code.entered', code: one?.assetCode ?? '' });
    const { last, missed } = (await settled()).context;
    expect(last?.outcome).toBe('Ticked');
    expect(missed).toEqual([{ code: 'NO-SUCH-CODE', why: 'Unknown', reason: '' }]);
    actor.send({ type: 'miss.removed', code: 'no-such-code' });
    expect(actor.getSnapshot().context.missed).toEqual([]);
  });

  it('a scanned code is no longer listed as not found once its audit round includes the asset', async () => {
    const { actor, settled } = opened();
    await api.finishAssetAudit({ path: { auditId } });
    actor.send({ type: 'code.entered', code: 'AS-LAP-0001' });
    expect((await settled()).context.missed).toMatchObject([{ why: 'Refused' }]);
  });

  it('an unexpected asset shows why it was not expected and which location it belongs to', async () => {
    const { actor, sounds, settled } = opened();
    actor.send({ type: 'code.entered', code: 'AS-LAP-0005' });
    const { last } = (await settled()).context;
    expect(last?.asset).toMatchObject({ result: 'Unexpected', reason: 'Disposed' });
    expect(sounds).toEqual(['rejected']);
  });

  it('a scanned tick can be undone', async () => {
    const [one] = await missing();
    const { actor, found, settled } = opened();
    actor.send({ type: 'code.entered', code: one?.assetId ?? '' });
    actor.send({ type: 'tick.remove', assetId: one?.assetId ?? '', code: one?.assetCode ?? '' });
    await settled();
    expect(found).toEqual([4, 3]);
  });

  it('a scanned tick is rejected, with the server’s message, if someone else finished the round', async () => {
    await api.finishAssetAudit({ path: { auditId } });
    const { actor, settled } = opened();
    actor.send({ type: 'code.entered', code: 'AS-LAP-0001' });
    const { last } = (await settled()).context;
    expect([last?.outcome, last?.message]).toEqual(['Refused', expect.stringMatching(/finished/)]);
  });

  it('scanned codes are not lost while the server is down', async () => {
    const [one] = await missing();
    const { actor, settled } = opened();
    server.setScenario(down);
    actor.send({ type: 'code.entered', code: one?.assetCode ?? '' });
    const waiting = await settled();
    expect([waiting.value, waiting.context.queue.length]).toEqual(['failed', 1]);
    server.setScenario(healthy);
    actor.send({ type: 'retry' });
    await waitFor(actor, (state) => state.matches('resting'));
    expect(await missing()).toHaveLength(3);
  });
});

it('an unexpected asset has the sound of a warning', () => {
  expect(getSound({ outcome: 'Unticked', asset: null })).toBe('success');
  expect(getSound({ outcome: 'Several', asset: null })).toBe('rejected');
});
