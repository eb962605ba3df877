import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { exampleCalendar } from '../assets/asset.fixtures.ts';
import type { AssetStatus } from '../assets/asset.ts';
import { statusIds } from '../assets/asset.ts';
import { firstPage, toSearchData } from '../lists/list-search.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './scan-assets.test-model.ts';
import { scanAssetsMachine } from './scan-assets.machine.ts';
import { getListed } from './scan-list.ts';
import { getUnsent, type Mark } from './scan-list.ts';
import { exampleReceiver as ben } from './scan.fixtures.ts';
import { defaultScanSettings, type UnsentScan, type ScanSettings } from './scan.ts';

testPaths(testModel);

describe('scanned assets', () => {
  let server: ServerWithScenario;

  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'ines', 'aster');
  });

  /** Laptops of the demo world with a status. */
  async function laptops(status: AssetStatus) {
    const columnFilters = [{ name: 'assetType', value: 'Laptop' }];
    const body = {
      ...toSearchData({ ...firstPage, pageSize: 50, columnFilters }),
      statusIds: [statusIds[status]],
    };
    return (await api.listAssets({ body })).assetsManager;
  }

  const fetchCodes = async (status: AssetStatus) =>
    (await laptops(status)).map(({ assetCode }) => assetCode);

  async function asset(code: string) {
    const [found] = (await api.findAssetsByCode({ query: { code } })).assets;
    if (!found) throw new Error(`There is no asset ${code}.`);
    return found;
  }

  function opened(settings: Partial<ScanSettings>, persisted: readonly UnsentScan[] = []) {
    const input = {
      calendar: exampleCalendar,
      persisted,
      settings: { ...defaultScanSettings, ...settings },
    };
    const actor = createActor(scanAssetsMachine, { input });
    const marks: Mark['what'][] = [];
    actor.on('scan.marked', ({ mark }) => marks.push(mark.what));
    actor.start();
    const scan = (...codes: readonly string[]) => {
      for (const code of codes) actor.send({ type: 'code.entered', code });
    };
    const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
    const outcomes = async () =>
      (await settled()).context.scans.toReversed().map(({ code, outcome }) => [code, outcome]);
    return { actor, marks, scan, settled, outcomes };
  }

  it('scanned assets are assigned one after the other, however fast they arrive', async () => {
    const codes = (await fetchCodes('InStore')).slice(0, 3);
    const { marks, scan, outcomes } = opened({ what: 'assign', receiver: ben });
    scan(...codes);
    expect(await outcomes()).toEqual(codes.map((code) => [code, 'done']));
    expect(marks).toEqual(['success', 'success', 'success']);
    for (const code of codes) expect((await asset(code)).employeeId).toBe('employee-ben');
  });

  it('an asset scanned again is reported as a repeat and processed once', async () => {
    const [code = ''] = await fetchCodes('InStore');
    const { id } = await asset(code);
    const { marks, scan, outcomes, settled } = opened({ what: 'assign', receiver: ben });
    scan(code, ` ${code.toLowerCase()} `);
    await settled();
    // Also by the address on its label.
    scan(`https://elsewhere.example/base/assetManager/viewAsset?assetId=${id}`);
    expect(await outcomes()).toEqual([[code, 'done']]);
    expect(marks).toEqual(['twice', 'success', 'twice']);
  });

  it('an asset is listed once, even if it is also scanned by its serial number', async () => {
    const [first] = await laptops('InStore');
    const { marks, scan, outcomes } = opened({ what: 'assign', receiver: ben });
    scan(first?.assetCode ?? '', first?.serialNumber ?? '');
    expect(await outcomes()).toEqual([[first?.assetCode, 'done']]);
    expect(marks).toEqual(['success', 'twice']);
  });

  it('scanned assets that cannot be assigned show the reason, and those after them continue', async () => {
    const [inRepair = ''] = await fetchCodes('Repair');
    const [stored = ''] = await fetchCodes('InStore');
    const { scan, outcomes, settled } = opened({ what: 'assign', receiver: ben });
    scan(inRepair, 'NO-SUCH-CODE', stored);
    expect(await outcomes()).toEqual([
      [inRepair, 'rejected'],
      ['NO-SUCH-CODE', 'none'],
      [stored, 'done'],
    ]);
    const { scans } = (await settled()).context;
    expect(scans.at(-1)?.message).toContain('Repair');
  });

  it('scanned codes without a match stay at the top of the list until they are removed', async () => {
    const [stored = ''] = await fetchCodes('InStore');
    const { actor, scan, settled } = opened({ what: 'assign', receiver: ben });
    scan('NO-SUCH-CODE', stored);
    const { scans } = (await settled()).context;
    expect(getListed(scans).map(({ outcome }) => outcome)).toEqual(['none', 'done']);
    for (const { number } of scans) actor.send({ type: 'scan.dropped', number });
    expect(actor.getSnapshot().context.scans).toMatchObject([{ outcome: 'done' }]);
  });

  it('scanned assets are not processed before the action is selected', async () => {
    const { marks, scan, outcomes } = opened({ what: 'move' });
    scan('AS-LAP-0001');
    expect(await outcomes()).toEqual([]);
    expect(marks).toEqual(['unset']);
  });

  it('a scanned asset is moved, and the last move can be undone', async () => {
    const [code = ''] = await fetchCodes('InStore');
    const before = await asset(code);
    const { assetLocations } = await api.getAssetDefaults({});
    const other = assetLocations.find(({ id }) => id !== before.assetLocationId);
    const location = { id: other?.id ?? '', name: other?.value ?? '' };
    const { actor, scan, outcomes, settled } = opened({ what: 'move', location });
    scan(code);
    await settled();
    expect((await asset(code)).assetLocationId).toBe(location.id);
    actor.send({ type: 'undo' });
    expect(await outcomes()).toEqual([[code, 'undone']]);
    expect(await asset(code)).toEqual(before);
    // It may be scanned again.
    scan(code);
    expect(await outcomes()).toEqual([[code, 'done']]);
  });

  it('a scanned asset is taken back, and Undo assigns it to its last assignee again', async () => {
    const [code = ''] = await fetchCodes('Assigned');
    const before = await asset(code);
    const { actor, scan, settled } = opened({ what: 'takeBack' });
    scan(code);
    await settled();
    expect((await asset(code)).assetStatus).toBe('InStore');
    actor.send({ type: 'undo' });
    await settled();
    expect((await asset(code)).holderName).toBe(before.holderName);
  });

  it('scanned assets change status today, without undo if the new status leaves a trace', async () => {
    const [stored = ''] = await fetchCodes('InStore');
    const [assigned = ''] = await fetchCodes('Assigned');
    const { actor, scan, outcomes } = opened({ what: 'status', status: 'Repair' });
    scan(stored, assigned);
    expect(await outcomes()).toEqual([
      [stored, 'done'],
      [assigned, 'done'],
    ]);
    expect((await asset(stored)).assetStatus).toBe('Repair');
    expect(actor.getSnapshot().can({ type: 'undo' })).toBe(false);
  });

  it('scanned codes are not lost while the server is down, and are sent once it is back', async () => {
    const codes = (await fetchCodes('InStore')).slice(0, 2);
    const { actor, scan, outcomes, settled } = opened({ what: 'assign', receiver: ben });
    server.setScenario(down);
    scan(...codes);
    const failed = await settled();
    expect(failed.value).toBe('failed');
    expect(getUnsent(failed.context).map(({ code }) => code)).toEqual(codes);
    server.setScenario(healthy);
    actor.send({ type: 'retry' });
    expect(await outcomes()).toEqual(codes.map((code) => [code, 'done']));
    expect(getUnsent(actor.getSnapshot().context)).toEqual([]);
  });

  it('scanned codes persisted on the device are sent on the user’s command', async () => {
    const [code = ''] = await fetchCodes('InStore');
    const action = { what: 'assign' as const, receiver: ben };
    const { actor, outcomes } = opened({}, [{ code, action }]);
    expect(await outcomes()).toEqual([]);
    expect(getUnsent(actor.getSnapshot().context)).toEqual([{ code, action }]);
    actor.send({ type: 'scans.restore' });
    expect(await outcomes()).toEqual([[code, 'done']]);
  });
});
