import { beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

const now = '2026-02-27T09:00:00Z';
const id = '7c0b6ad0-40aa-4f5f-8f0a-0d2f4b7f1a01';

/** Source of the rules: AUTH-D06. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

const rejected = (body: object, operation: 'createAssetLocation' | 'createAssetCategory') =>
  server.expectError('ines', operation, { body });

describe('a request with a client-generated id', () => {
  it('the request is recognized when it is sent again, whatever the order of its properties', async () => {
    await server.request('ines', 'createAssetLocation', { body: { id, value: 'North wing' } });
    const again = await rejected({ value: 'North wing', id }, 'createAssetLocation');
    expect([again.status, again.code]).toEqual([409, 'savedAlready']);
    expect(again.errorMessages).toEqual(['This was already saved.']);
  });

  it('the request is distinguished from another one with the same id', async () => {
    const other = await rejected({ id, value: 'South wing' }, 'createAssetLocation');
    expect([other.status, other.code]).toEqual([409, 'idTaken']);
  });

  it('the request is recognized even if someone has changed the record since', async () => {
    await server.request('ines', 'updateAssetLocation', { body: { id, value: 'West wing' } });
    const again = await rejected({ id, value: 'North wing' }, 'createAssetLocation');
    expect(again.code).toBe('savedAlready');
  });

  it('the request is saved again after its record was deleted', async () => {
    await server.request('ines', 'deleteAssetLocation', { path: { locationId: id } });
    await server.request('ines', 'createAssetLocation', { body: { id, value: 'North wing' } });
    const { assetLocations } = await server.request('ines', 'listAssetLocations');
    expect(assetLocations.find((each) => each.id === id)?.value).toBe('North wing');
  });
});
