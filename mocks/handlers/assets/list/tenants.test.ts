import { beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../../testing/assets.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now } from '../../../testing/timesheets.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

/** An asset that is not visible looks to the caller like one that does not exist. */
const isHidden = async (personId: string, assetId: string) => {
  const query = { assetId };
  const { status, code } = await server.expectError(personId, 'listAssetTenants', { query });
  return status === 404 && code === 'assetUnknown';
};

const listTenantIds = async (personId: string, assetId: string) => {
  const { tenants } = await server.request(personId, 'listAssetTenants', { query: { assetId } });
  return tenants.map(({ id }) => id);
};

describe('the tenants of a scanned asset', () => {
  it('the tenants of a scanned asset are those of the caller in which they may view assets', async () => {
    expect(await listTenantIds('ava', seeded(1))).toEqual(['aster']);
    expect(await listTenantIds('ines', seeded(1))).toEqual(['aster']);
    const ofBirch = seeded(1).replace('a55e7001', 'a55e7002');
    expect(await listTenantIds('ava', ofBirch)).toEqual(['birch']);
  });

  it('the assignee of an asset sees its tenant, without any right', async () => {
    const { myAssets } = await server.request('ben', 'listMyAssets');
    const [mine] = myAssets;
    expect(await listTenantIds('ben', mine?.assignment.assetId ?? '')).toEqual(['aster']);
    const assigned = new Set(myAssets.map(({ assignment }) => assignment.assetId));
    const other = [1, 2, 3, 4, 5, 6]
      .map((number) => seeded(number))
      .find((id) => !assigned.has(id));
    expect(await isHidden('ben', other ?? '')).toBe(true);
  });

  it('the tenants of a scanned asset are hidden if the caller may not enter them, as for an unknown asset', async () => {
    const ofBirch = seeded(1).replace('a55e7001', 'a55e7002');
    expect(await isHidden('ines', ofBirch)).toBe(true);
    expect(await isHidden('ines', seeded(999_999))).toBe(true);
    expect(await isHidden('farid', seeded(1))).toBe(true);
  });
});
