import { beforeAll, describe, expect, it } from 'vitest';
import {
  addTablet,
  fetchDetail,
  edit,
  firstPage,
  expectEditError,
  seeded,
} from '../../testing/assets.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { now, uuid } from '../../testing/timesheets.ts';
import { statusIds } from '../../common/assets/master-data.ts';

/** Source: ASSET-058, ASSET-081. Today is 11/03/2026. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

let next = 350;
const number = () => (next += 1);

/** A tablet that was added on 2 February. */
async function fresh(): Promise<string> {
  server.setNow('2026-02-02T10:00:00.000Z');
  const id = await addTablet(server, number());
  server.setNow(now);
  return id;
}

const to = (status: keyof typeof statusIds, days: object = {}) => ({
  statusId: statusIds[status],
  ...days,
});
const scrapped = (day: string) => to('Scrap', { scrappedOnAsString: day });
const disposed = (day: string) => to('Disposed', { disposedOnAsString: day });
const leaveScrap = (id: string, body: object) =>
  server.request('ines', 'changeScrappedAssetStatus', { path: { id }, body });

describe('a Scrap asset', () => {
  it('a Scrap asset is locked: it cannot be edited', async () => {
    const id = await fresh();
    await edit(server, id, scrapped('05/03/2026'));
    for (const change of [{ name: 'Other' }, {}, to('InStore'), disposed('06/03/2026')]) {
      expect(await expectEditError(server, id, change)).toMatchObject({
        status: 400,
        errorMessages: ["Asset details cannot be edited when the asset status is 'Scrap'."],
      });
    }
  });

  it('a Scrap asset can be changed to InStore in the list', async () => {
    const id = await fresh();
    await edit(server, id, scrapped('05/03/2026'));
    const { successMessages } = await leaveScrap(id, to('InStore'));
    expect(successMessages).toEqual(['The status of the asset was changed to InStore.']);
    expect(await fetchDetail(server, id)).toMatchObject({
      assetStatus: 'InStore',
      scrappedOnAsString: '',
    });
  });

  it('a Scrap asset can be changed to Disposed in the list, with its date', async () => {
    const id = await fresh();
    await edit(server, id, scrapped('05/03/2026'));
    const early = { path: { id }, body: disposed('04/03/2026') };
    const rejection = await server.expectError('ines', 'changeScrappedAssetStatus', early);
    expect(rejection.fieldErrors).toEqual({
      disposedOnAsString: ['Disposed On can’t be before the last status change on 05/03/2026.'],
    });
    await leaveScrap(id, disposed('06/03/2026'));
    expect(await fetchDetail(server, id)).toMatchObject({
      assetStatus: 'Disposed',
      scrappedOnAsString: '05/03/2026',
      disposedOnAsString: '06/03/2026',
    });
  });

  it('a Scrap asset has no other transitions, and no other asset has these', async () => {
    const id = await fresh();
    const request = (body: object, of = id) =>
      server.expectError('ines', 'changeScrappedAssetStatus', { path: { id: of }, body });
    expect(await request(to('InStore'))).toMatchObject({ status: 400, code: 'assetNotInScrap' });
    await edit(server, id, scrapped('05/03/2026'));
    expect(await request(to('Repair'))).toMatchObject({ status: 400, code: 'assetScrapTarget' });
    expect(await request({ ...to('InStore'), version: 1 })).toMatchObject({ status: 409 });
    expect(await request(to('InStore'), uuid(1))).toMatchObject({ status: 404 });
  });
});

describe('a Disposed asset', () => {
  it('a Disposed asset is final: it is not edited, nor does it leave its status', async () => {
    const change = await expectEditError(server, seeded(5), { name: 'Other' });
    expect(change).toMatchObject({ status: 400, code: 'assetDisposed' });
    const sentBack = { path: { id: seeded(5) }, body: to('InStore') };
    const rejection = await server.expectError('ines', 'changeScrappedAssetStatus', sentBack);
    expect(rejection).toMatchObject({ status: 400, code: 'assetDisposed' });
  });

  it('a Disposed asset has its status in the list', async () => {
    const { assetsManager } = await server.request('jon', 'listAssets', { body: firstPage });
    const row = assetsManager.find(({ id }) => id === seeded(5));
    expect(row?.assetStatus).toBe('Disposed');
  });
});
