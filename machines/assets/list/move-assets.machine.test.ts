import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, toSearchData } from '../../lists/list-search.ts';
import {
  connectAs,
  down,
  healthy,
  type Observed,
  type ServerWithScenario,
} from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { statusIds, type Asset, type AssetStatus } from '../asset.ts';
import { testModel } from './move-assets.test-model.ts';
import { moveAssetsMachine, noLocation } from './move-assets.machine.ts';

testPaths(testModel);

describe('moving assets', () => {
  let server: ServerWithScenario;
  let observed: Observed;

  beforeEach(async () => {
    server = await createNodeServer();
    observed = connectAs(server, 'ines', 'aster');
  });

  const inStatus = async (status: AssetStatus) => {
    const body = { ...toSearchData(firstPage), statusIds: [statusIds[status]] };
    return (await api.listAssets({ body })).assetsManager[0] as Asset;
  };
  const locationNow = async ({ id }: Asset) =>
    (await api.getAssetView({ path: { id } })).assetView.assetLocationId;
  const otherThan = async ({ assetLocationId }: Asset) => {
    const { assetLocations } = await api.getAssetDefaults({});
    return assetLocations.find(({ id }) => id !== assetLocationId)?.id ?? '';
  };

  function open(rows: readonly Asset[], assetLocationId: string) {
    const actor = createActor(moveAssetsMachine).start();
    actor.send({ type: 'OPEN', rows });
    actor.send({ type: 'form.changed', change: { assetLocationId } });
    return {
      move: async () => {
        actor.send({ type: 'assets.move' });
        return waitFor(actor, (state) => !state.hasTag('busy'));
      },
    };
  }

  it('multiple assets are moved with one request, even if they have different assignees', async () => {
    const rows = [await inStatus('InStore'), await inStatus('Assigned')];
    const to = await otherThan(rows[0] as Asset);
    observed.calls.length = 0;
    expect((await open(rows, to).move()).value).toBe('closed');
    expect(observed.calls).toHaveLength(1);
    for (const row of rows) expect(await locationNow(row)).toBe(to);
  });

  it('an asset can be removed from every location', async () => {
    const row = await inStatus('InStore');
    await open([row], noLocation).move();
    expect(await locationNow(row)).toBeNull();
  });

  it('a disposed asset stays with its reason, and the others are moved', async () => {
    const [stored, disposed] = [await inStatus('InStore'), await inStatus('Disposed')];
    const to = await otherThan(stored);
    const { value, context } = await open([stored, disposed], to).move();
    expect(value).toBe('filling');
    expect(context.rows).toEqual([disposed]);
    expect(context.reasons[disposed.id]).toMatch(/\w/);
    expect(await locationNow(stored)).toBe(to);
  });

  it('no request is sent without a location', async () => {
    const { move } = open([await inStatus('InStore')], '');
    observed.calls.length = 0;
    expect((await move()).context.errors).toEqual({ assetLocationId: { rule: 'required' } });
    expect(observed.calls).toEqual([]);
  });

  it('no asset is moved while the server is down, and all are moved once it is back', async () => {
    const row = await inStatus('InStore');
    const to = await otherThan(row);
    const { move } = open([row], to);
    server.setScenario(down);
    expect((await move()).context.failure?.kind).toBe('down');
    server.setScenario(healthy);
    await move();
    expect(await locationNow(row)).toBe(to);
  });
});
