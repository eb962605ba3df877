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
import { testModel } from './find-assets.test-model.ts';
import { findAssetsMachine } from './find-assets.machine.ts';
import type { AssignableAsset } from './assignee.ts';

testPaths(testModel);

describe('finding assets to assign', () => {
  let server: ServerWithScenario;
  let observed: Observed;
  let stored: readonly AssignableAsset[];

  beforeEach(async () => {
    server = await createNodeServer();
    observed = connectAs(server, 'ines', 'aster');
    stored = (await api.searchAssignableAssets({ query: { pageSize: 50 } })).assets;
    observed.calls.length = 0;
  });

  function opened() {
    const actor = createActor(findAssetsMachine);
    const found: AssignableAsset[] = [];
    actor.on('asset.found', ({ asset }) => found.push(asset));
    actor.start();
    const type = (text: string) => actor.send({ type: 'text.typed', text });
    const scan = (code: string) => {
      type(code);
      actor.send({ type: 'code.entered' });
    };
    const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
    return { actor, found, type, scan, settled };
  }

  it('assets are listed at once, and while the user types', async () => {
    const { type, settled } = opened();
    expect((await settled()).context.total).toBe(stored.length);
    const [first] = stored;
    type(first?.assetCode.toLowerCase() ?? '');
    expect((await settled()).context.assets).toEqual([first]);
  });

  it('an asset is selected by its code or serial number and Enter, ignoring case', async () => {
    const { found, scan, settled } = opened();
    const [first, second] = stored;
    scan(` ${first?.assetCode.toLowerCase()} `);
    await settled();
    scan(second?.serialNumber ?? '');
    const { context } = await settled();
    expect(found).toEqual([first, second]);
    expect([context.text, context.codes, context.missed]).toEqual(['', [], []]);
  });

  it('all assets are found if they are scanned faster than the server responds', async () => {
    const { found, scan, settled } = opened();
    for (const { assetCode } of stored.slice(0, 5)) scan(assetCode);
    await settled();
    expect(found).toEqual(stored.slice(0, 5));
  });

  it('an unknown code is reported as such, and codes after it are still found', async () => {
    const { found, scan, settled } = opened();
    scan('NO-SUCH-CODE');
    scan(stored[0]?.assetCode ?? '');
    await settled();
    expect(found).toEqual(stored.slice(0, 1));
  });

  it('an asset in store is found by the address on its label', async () => {
    const { found, scan, settled } = opened();
    const [first] = stored;
    scan(`https://portal.example/assetManager/viewAsset?assetId=${first?.id}`);
    await settled();
    expect(found).toEqual([first]);
  });

  it('a code without an asset stays listed through later scans until it is removed', async () => {
    const { actor, scan, settled } = opened();
    scan('NO-SUCH-CODE');
    scan(stored[0]?.assetCode ?? '');
    scan('no-such-code');
    const missed = [{ code: 'no-such-code', why: 'none', reason: '' }];
    expect((await settled()).context.missed).toEqual(missed);
    actor.send({ type: 'miss.removed', code: 'NO-SUCH-CODE' });
    expect((await settled()).context.missed).toEqual([]);
  });

  it('multiple matching assets stay listed, so that one can be selected', async () => {
    const { found, scan, settled } = opened();
    scan('AS-');
    const { context } = await settled();
    expect([found, context.text, context.missed[0]?.why]).toEqual([[], 'AS-', 'multiple']);
  });

  it('scanned codes are looked up once the server is back', async () => {
    const { actor, found, scan, settled } = opened();
    await settled();
    server.setScenario(down);
    scan(stored[0]?.assetCode ?? '');
    expect((await settled()).value).toBe('failed');
    server.setScenario(healthy);
    actor.send({ type: 'retry' });
    await settled();
    expect(found).toEqual(stored.slice(0, 1));
  });
});
