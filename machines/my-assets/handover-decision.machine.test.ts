import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './handover-decision.test-model.ts';
import {
  handoverDecisionMachine,
  type HandoverDecisionInput,
} from './handover-decision.machine.ts';

testPaths(testModel);

it('the decision form starts with the typed, unsent text and counts as unsaved', () => {
  const persisted = { remark: 'It never came' };
  const input: HandoverDecisionInput = { kind: 'decline', assets: [] };
  const actor = createActor(handoverDecisionMachine, { input: { ...input, persisted } }).start();
  const { form, base } = actor.getSnapshot().context;
  expect([form, base.remark]).toEqual([persisted, '']);
});

describe('deciding on a handover', () => {
  let server: ServerWithScenario;

  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'ben', 'aster');
  });

  const waiting = async () => {
    const { myAssets } = await api.listMyAssets({});
    const found = myAssets.find(({ assignment }) => assignment.handover?.state === 'Pending');
    if (!found) throw new Error('Nothing waits for Ben.');
    return found.assignment;
  };
  const fetchState = async (id: string) =>
    (await api.listMyAssets({})).myAssets.find(({ assignment }) => assignment.id === id)?.assignment
      .handover;

  function opened(input: HandoverDecisionInput) {
    const actor = createActor(handoverDecisionMachine, {
      input: { ...input, persisted: null },
    }).start();
    return async (remark: string) => {
      actor.send({ type: 'form.changed', change: { remark } });
      actor.send({ type: 'decision.send' });
      return waitFor(actor, (state) => !state.hasTag('busy'));
    };
  }

  it('a handover is accepted with or without a remark', async () => {
    const asset = await waiting();
    const { value, output } = await opened({ kind: 'accept', assets: [asset] })(' A scratch ');
    expect([value, output]).toEqual(['decided', { isOutdated: true, isDecided: true }]);
    expect(await fetchState(asset.id)).toMatchObject({ state: 'Accepted', remark: 'A scratch' });
  });

  it('a handover is declined only with a reason', async () => {
    const asset = await waiting();
    const send = opened({ kind: 'decline', assets: [asset] });
    const { value, context } = await send('  ');
    expect([value, context.errors.remark]).toEqual(['filling', { rule: 'required' }]);
    expect((await send('It never came')).value).toBe('decided');
    expect(await fetchState(asset.id)).toMatchObject({
      state: 'Declined',
      remark: 'It never came',
    });
  });

  it('multiple handovers are declined for one reason, even if one was declined before', async () => {
    connectAs(server, 'ines', 'aster');
    const { assets } = await api.searchAssignableAssets({ query: { pageSize: 50 } });
    const forEmployees = assets.filter(({ isTeam }) => !isTeam);
    const ids = forEmployees.slice(0, 2).map(({ id }) => id);
    await api.bulkAssignAssets({ body: { assetIds: ids, employeeId: 'employee-ben' } });
    connectAs(server, 'ben', 'aster');
    const { myAssets } = await api.listMyAssets({});
    const given = myAssets.flatMap(({ assignment }) =>
      ids.includes(assignment.assetId) ? [assignment] : [],
    );
    const [first] = given;
    await api.declineHandover({ path: { id: first?.id ?? '' }, body: { reason: 'Broken' } });
    const { value } = await opened({ kind: 'decline', assets: given })('It never came');
    expect([value, given.length]).toEqual(['decided', 2]);
    for (const { id } of given) {
      expect(await fetchState(id)).toMatchObject({ state: 'Declined', remark: 'It never came' });
    }
  });

  it('a failed decision stays typed, and is sent once the server is back', async () => {
    const send = opened({ kind: 'decline', assets: [await waiting()] });
    server.setScenario(down);
    const { value, context } = await send('It never came');
    expect([value, context.form.remark, context.isOutdated]).toEqual([
      'filling',
      'It never came',
      false,
    ]);
    server.setScenario(healthy);
    expect((await send('It never came')).value).toBe('decided');
  });

  it('a decision on an asset taken back in the meantime says so, and the list loads again', async () => {
    const asset = await waiting();
    connectAs(server, 'ines', 'aster');
    await api.removeAssetAssignment({ path: { id: asset.id } });
    connectAs(server, 'ben', 'aster');
    const { value, context } = await opened({ kind: 'accept', assets: [asset] })('');
    expect([value, context.isOutdated, context.failure?.kind]).toEqual([
      'filling',
      true,
      'conflict',
    ]);
  });
});
