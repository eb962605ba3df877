import type { components } from '@atrium/contract/generated/types.ts';
import { emptyId, masterId, standardTypeIds } from '../common/assets/master-data.ts';
import { seeded as firstVersion } from '../seed/seeded.ts';
import type { TestServer } from './harness.ts';
import { uuid } from './timesheets.ts';

type Contract = components['schemas'];

/** An asset of the demo world, by its number. */
export const seeded = (number: number, tenant: 'aster' | 'birch' = 'aster'): string =>
  `a55e700${tenant === 'aster' ? 1 : 2}-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The first page of a list in its default order. */
export const firstPage = { page: 1, pageSize: 50, sort: null, columnFilters: [] } as const;

/** The head office. */
const headOffice = masterId(601);

/** The id of the demo vendor with this name. */
export async function findVendorId(server: TestServer, name = 'Cobalt Hardware'): Promise<string> {
  const { vendors } = await server.request('ines', 'getAssetDefaults');
  const vendor = vendors.find(({ value }) => value === name);
  if (!vendor) throw new Error(`There is no vendor ${name}.`);
  return vendor.id;
}

/** The request body of the form for a new tablet without properties, bought on 2 February. */
export async function buildForm(
  server: TestServer,
  number: number,
  more: Partial<Contract['AssetCreate']> = {},
): Promise<Contract['AssetCreate']> {
  return {
    id: uuid(number),
    assetCode: `T-${number}`,
    name: `Tablet ${number}`,
    assetTypeId: standardTypeIds.tablet,
    serialNumber: `S-${number}`,
    assetLocationId: headOffice,
    vendorId: await findVendorId(server),
    invoiceNumber: `I-${number}`,
    dateOfPurchase: '2026-02-02',
    dateOfPurchaseAsString: '02/02/2026',
    price: 1000,
    warrantyStartDateAsString: '02/02/2026',
    warrantyPeriod: 2,
    warrantyEndDateAsString: '02/02/2028',
    statusId: emptyId,
    ...more,
  };
}

/** Adds a tablet as Ines; returns its id. */
export async function addTablet(
  server: TestServer,
  number: number,
  more: Partial<Contract['AssetCreate']> = {},
): Promise<string> {
  const body = await buildForm(server, number, more);
  return (await server.request('ines', 'addAsset', { body })).id;
}

/** An asset as the edit form loads it. */
export const fetchDetail = async (
  server: TestServer,
  id: string,
): Promise<Contract['AssetDetail']> =>
  (await server.request('ines', 'getAsset', { path: { id } })).assetDetail;

/** The request body of the edit form, with changes; the date of purchase is sent as text. */
export async function buildEdit(
  server: TestServer,
  id: string,
  changes: Partial<Contract['AssetUpdate']> = {},
): Promise<Contract['AssetUpdate']> {
  return { ...(await fetchDetail(server, id)), dateOfPurchase: null, ...changes };
}

/** Saves the edit form as Ines. */
export async function edit(
  server: TestServer,
  id: string,
  changes: Partial<Contract['AssetUpdate']>,
): Promise<string[]> {
  const body = await buildEdit(server, id, changes);
  return (await server.request('ines', 'updateAsset', { body })).successMessages;
}

/** The error response to the edit form. */
export async function expectEditError(
  server: TestServer,
  id: string,
  changes: Partial<Contract['AssetUpdate']>,
  personId = 'ines',
) {
  return server.expectError(personId, 'updateAsset', {
    body: await buildEdit(server, id, changes),
  });
}

/** Assigns an asset to Ben; returns the id of the assignment. */
export async function giveToBen(
  server: TestServer,
  assetId: string,
  number: number,
): Promise<string> {
  const body = { id: uuid(number), assetId, employeeId: 'employee-ben' };
  return (await server.request('ines', 'assignAsset', { body })).assetAssignment.id;
}

/** Gives a person of Aster Labs exactly these rights. */
export async function grant(
  { store }: Pick<TestServer, 'store'>,
  personId: string,
  privileges: Contract['Privilege'][],
): Promise<void> {
  await store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    const user = await db.get('tenantUsers', personId);
    if (!user) throw new Error(`${personId} is no user of Aster Labs.`);
    const role = { id: `of-${personId}`, name: `For ${personId}`, privileges };
    await db.put('roles', firstVersion(role, 0));
    await db.put('tenantUsers', { ...user, roleIds: [`of-${personId}`] });
  });
}
