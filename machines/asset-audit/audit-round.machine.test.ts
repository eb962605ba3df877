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
import { exampleAudit, finishedAudit } from './asset-audit.fixtures.ts';
import { testModel } from './audit-round.test-model.ts';
import { auditRoundMachine } from './audit-round.machine.ts';

testPaths(testModel);

describe('an audit round', () => {
  let server: ServerWithScenario;
  let observed: Observed;

  beforeEach(async () => {
    server = await createNodeServer();
    observed = connectAs(server, 'ines', 'aster');
  });

  async function opened(auditId = exampleAudit.id) {
    const actor = createActor(auditRoundMachine, { input: { auditId } });
    const received: string[] = [];
    actor.on('*', ({ type }) => received.push(type));
    actor.start();
    const settled = () =>
      waitFor(actor, (state) => !state.hasTag('busy') && !state.matches({ shown: 'refreshing' }));
    await settled();
    return { actor, received, settled, round: () => actor.getSnapshot().context.round };
  }

  it('the audit round is finished after a confirmation, and is read-only afterwards', async () => {
    const { actor, received, settled, round } = await opened();
    actor.send({ type: 'round.confirm', action: 'finish' });
    expect(round()?.assetAudit.status).toBe('Open');
    actor.send({ type: 'YES' });
    await settled();
    expect(round()?.assetAudit).toMatchObject({ status: 'Finished', finishedBy: 'Ines Costa' });
    expect(received).toEqual(['round.changed']);
    expect(actor.getSnapshot().can({ type: 'round.confirm', action: 'finish' })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'round.confirm', action: 'giveUp' })).toBe(false);
  });

  it('the audit round shows what someone else ticked in the meantime', async () => {
    const { actor, received, settled, round } = await opened();
    const [assetId = ''] = round()?.missingAssetIds ?? [];
    await api.tickAuditedAsset({ path: { auditId: exampleAudit.id }, body: { code: assetId } });
    actor.send({ type: 'tab.returned' });
    await settled();
    expect([round()?.assetAudit.foundCount, received]).toEqual([4, ['round.changed']]);
    actor.send({ type: 'tab.returned' });
    await settled();
    expect(received).toHaveLength(1);
  });

  it('the audit round moves found assets here that belong to another location', async () => {
    const { actor, settled, round } = await opened();
    const [assetId = ''] = round()?.strayAssetIds ?? [];
    actor.send({ type: 'round.confirm', action: 'move' });
    actor.send({ type: 'YES' });
    await settled();
    expect(round()?.strayAssetIds).toEqual([]);
    const { assets } = await api.findAssetsByCode({ query: { code: assetId } });
    expect(assets[0]?.assetLocationId).toBe(exampleAudit.assetLocationId);
  });

  it('a discarded audit round is deleted', async () => {
    const { actor, received, settled } = await opened();
    actor.send({ type: 'round.confirm', action: 'giveUp' });
    actor.send({ type: 'YES' });
    expect((await settled()).value).toBe('abandoned');
    expect(received).toEqual(['round.exited']);
    expect((await opened()).actor.getSnapshot().value).toBe('notFound');
  });

  it('an audit round that someone else finished says so and loads again', async () => {
    const { actor, settled, round } = await opened();
    await api.finishAssetAudit({ path: { auditId: exampleAudit.id } });
    actor.send({ type: 'round.confirm', action: 'finish' });
    actor.send({ type: 'YES' });
    await settled();
    expect(round()?.assetAudit.status).toBe('Finished');
    expect(observed.problems).toEqual([{ kind: 'conflict', id: 'finishAssetAudit' }]);
  });

  it('the audit round can be requested again if the server was not reached', async () => {
    const { actor, settled } = await opened(exampleAudit.id);
    actor.send({ type: 'round.confirm', action: 'finish' });
    server.setScenario(down);
    actor.send({ type: 'YES' });
    expect((await settled()).value).toBe('confirming');
    server.setScenario(healthy);
    actor.send({ type: 'NO' });
    expect(actor.getSnapshot().value).toEqual({ shown: 'resting' });
  });

  it('a finished audit round keeps its report', async () => {
    const { round } = await opened(finishedAudit.id);
    expect(round()?.assetAudit).toMatchObject({ status: 'Finished', unexpectedCount: 1 });
    expect(round()?.missingAssetIds).toHaveLength(2);
  });
});
