import { beforeAll, describe, expect, it } from 'vitest';
import {
  addTablet,
  fetchDetail,
  edit,
  buildEdit,
  giveToBen,
  expectEditError,
  seeded,
} from '../../testing/assets.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { now, uuid } from '../../testing/timesheets.ts';
import { emptyId, masterId, standardTypeIds, statusIds } from '../../common/assets/master-data.ts';

/** Source: ASSET-075, ASSET-044, ASSET-023. Today is 11/03/2026. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

let next = 200;
const number = () => (next += 1);
const fresh = () => addTablet(server, number());
const memory = masterId(701);
const processor = masterId(702);
const screen = masterId(703);

describe('saving the edit form', () => {
  it('the asset edit form stores the changes, with the date of purchase as text, and shows a message', async () => {
    const id = await fresh();
    const messages = await edit(server, id, { name: 'Renamed', price: 1200.25, serialNumber: 'S' });
    expect(messages).toEqual(['Asset was updated successfully.']);
    expect(await fetchDetail(server, id)).toMatchObject({
      name: 'Renamed',
      price: 1200.25,
      serialNumber: 'S',
      dateOfPurchase: '2026-02-02',
      version: 2,
    });
  });

  it('the asset edit form accepts unchanged asset details, without a new version', async () => {
    const before = await fetchDetail(server, seeded(1));
    expect(await edit(server, seeded(1), {})).toEqual(['Asset was updated successfully.']);
    expect(await fetchDetail(server, seeded(1))).toEqual(before);
  });

  it('the asset edit form accepts a changed day next to the loaded one, and a changed warranty end', async () => {
    const id = await fresh();
    await edit(server, id, { warrantyStartDateAsString: '03/02/2026' });
    expect(await fetchDetail(server, id)).toMatchObject({
      warrantyStartDate: '2026-02-03',
      warrantyEndDate: '2028-02-03',
    });
    await edit(server, id, { warrantyStartDate: '2026-02-04', warrantyPeriod: 1 });
    expect(await fetchDetail(server, id)).toMatchObject({
      warrantyStartDate: '2026-02-04',
      warrantyEndDate: '2027-02-04',
    });
    const both = { warrantyStartDate: '2026-02-05', warrantyStartDateAsString: '06/02/2026' };
    const { fieldErrors } = await expectEditError(server, id, both);
    expect(fieldErrors?.['warrantyStartDate']).toEqual(['The date and its text don’t match.']);
  });

  it('the start of a warranty that starts later can be moved later', async () => {
    const ahead = { warrantyStartDateAsString: '01/04/2026', warrantyEndDateAsString: '' };
    const id = await addTablet(server, number(), ahead);
    expect(await edit(server, id, { name: 'Ordered' })).toHaveLength(1);
  });

  it('the asset edit form stores notes that change while the asset is in repair', async () => {
    const id = await fresh();
    await edit(server, id, { statusId: statusIds.Repair, sentToRepairOnAsString: '11/03/2026' });
    await edit(server, id, { repairNotesBeforeService: 'Hinge', repairNotesAfterService: 'Soon' });
    expect(await fetchDetail(server, id)).toMatchObject({
      repairNotesBeforeService: 'Hinge',
      repairNotesAfterService: 'Soon',
    });
    const back = { statusId: statusIds.InStore, returnedFromRepairOnAsString: '11/03/2026' };
    await edit(server, id, { ...back, repairNotesAfterService: 'Mended' });
    const { repairHistory } = await server.request('ines', 'getAssetHistory', { path: { id } });
    expect(repairHistory[0]).toMatchObject({
      repairNotesBeforeService: 'Hinge',
      repairNotesAfterService: 'Mended',
    });
    const { fieldErrors } = await expectEditError(server, id, { repairNotesAfterService: 'Late' });
    expect(Object.keys(fieldErrors ?? {})).toEqual(['repairNotesAfterService']);
  });

  it('the asset edit form keeps name, serial number and location when they are left out', async () => {
    const id = await fresh();
    const remaining = { name: undefined, serialNumber: undefined, assetLocationId: undefined };
    const before = await fetchDetail(server, id);
    await edit(server, id, remaining);
    expect(await fetchDetail(server, id)).toEqual(before);
  });

  it('the asset edit form clears the repair flag', async () => {
    expect((await fetchDetail(server, seeded(3))).repairStatus).toBeNull();
  });

  it('a stale version is rejected, with who has changed what', async () => {
    const id = await fresh();
    const stale = await buildEdit(server, id);
    await edit(server, id, { name: 'First' });
    const rejection = await server.expectError('ines', 'updateAsset', { body: stale });
    expect(rejection).toMatchObject({ status: 409, code: 'changedByOther' });
    expect(rejection.errorMessages[0]).toBe('Ines Costa changed this in the meantime.');
    const overwriting = { ...stale, version: undefined };
    await server.request('ines', 'updateAsset', { body: overwriting });
    expect(await fetchDetail(server, id)).toMatchObject({ version: 3 });
  });

  it('an asset that does not exist is not found', async () => {
    const body = { ...(await buildEdit(server, seeded(2))), id: uuid(1) };
    const rejection = await server.expectError('ines', 'updateAsset', { body });
    expect(rejection).toMatchObject({ status: 404, code: 'assetUnknown' });
  });
});

describe('the validation of the edit form', () => {
  let id: string;

  beforeAll(async () => {
    id = await fresh();
  });

  it.each([
    [{ assetCode: ' ' }, 'assetCode', 'Asset Code is required'],
    [{ invoiceNumber: ' ' }, 'invoiceNumber', 'Invoice Number is required'],
    [{ vendorId: emptyId }, 'vendorId', 'Vendor Name is required'],
    [{ statusId: uuid(1) }, 'statusId', 'This status was not found.'],
    [{ statusId: emptyId }, 'statusId', 'Status is required'],
    [{ price: 1.234 }, 'price', 'Price allows up to 10 digits with up to 2 decimals.'],
    [
      { dateOfPurchaseAsString: '12/03/2026', warrantyStartDateAsString: '12/03/2026' },
      'dateOfPurchase',
      'Date of Purchase can’t be in the future.',
    ],
    [
      { warrantyStartDateAsString: '12/03/2026' },
      'warrantyStartDate',
      'Warranty Start Date can’t be in the future.',
    ],
    [
      { warrantyStartDateAsString: '01/02/2026' },
      'warrantyStartDate',
      'Warranty Start Date can’t be before Date of Purchase.',
    ],
    [
      { assetTypeId: standardTypeIds.laptop },
      'assetTypeId',
      'The type of an asset can’t be changed.',
    ],
  ])('the asset edit form rejects %j', async (changes, field, messages) => {
    const derived = {
      warrantyStartDate: null,
      warrantyEndDate: null,
      warrantyEndDateAsString: '',
    };
    const { status, fieldErrors } = await expectEditError(server, id, { ...derived, ...changes });
    expect(status).toBe(400);
    expect(fieldErrors?.[field]).toEqual([messages]);
  });

  it('the asset edit form requires the status', async () => {
    const { statusId: _, ...body } = await buildEdit(server, id);
    const { fieldErrors } = await server.expectError('ines', 'updateAsset', { body });
    expect(fieldErrors).toEqual({ statusId: ['Status is required'] });
  });

  it('the asset edit form accepts notes of up to 200 characters', async () => {
    const { fieldErrors } = await expectEditError(server, id, {
      repairNotesBeforeService: 'x'.repeat(201),
      repairNotesAfterService: 'x'.repeat(201),
    });
    expect(Object.keys(fieldErrors ?? {})).toEqual([
      'repairNotesBeforeService',
      'repairNotesAfterService',
    ]);
  });

  it('the asset edit form keeps an existing price with three decimals', async () => {
    const dear = await addTablet(server, number(), { price: 10.125 });
    expect(await edit(server, dear, { name: 'Same price' })).toHaveLength(1);
    expect((await expectEditError(server, dear, { price: 10.126 })).fieldErrors).toHaveProperty(
      'price',
    );
  });

  it('the asset edit form rejects the code of another asset, and accepts the asset’s unchanged code', async () => {
    const other = await addTablet(server, number(), { assetCode: 'Taken' });
    expect(await expectEditError(server, id, { assetCode: 'TAKEN' })).toMatchObject({
      status: 409,
    });
    expect(await edit(server, other, { assetCode: 'taken' })).toHaveLength(1);
  });

  it('the date of purchase is limited to the threshold, the day of the first use', async () => {
    const used = await fresh();
    expect((await fetchDetail(server, used)).dateOfPurchaseThreshold).toBeNull();
    server.setNow('2026-03-12T15:00:00.000Z');
    await giveToBen(server, used, number());
    server.setNow('2026-03-20T15:00:00.000Z');
    expect((await fetchDetail(server, used)).dateOfPurchaseThreshold).toBe('2026-03-12');
    const late = { dateOfPurchaseAsString: '13/03/2026', warrantyStartDateAsString: '13/03/2026' };
    const derived = { warrantyStartDate: null, warrantyEndDate: null, warrantyEndDateAsString: '' };
    const { fieldErrors } = await expectEditError(server, used, { ...late, ...derived });
    expect(fieldErrors).toEqual({
      dateOfPurchase: [
        'Date of Purchase can’t be after 12/03/2026, when the asset was first used.',
      ],
    });
    server.setNow(now);
  });
});

describe('the properties of an asset', () => {
  const values = (changes: Record<string, string>) =>
    Object.entries(changes).map(([id, assetTypePropertyValue]) => ({ id, assetTypePropertyValue }));
  const listMessages = async (changes: Record<string, string>) => {
    const assetProperties = values(changes);
    const { fieldErrors } = await expectEditError(server, seeded(2), { assetProperties });
    return fieldErrors;
  };

  it('the asset properties are stored, and shown with readable values', async () => {
    const assetProperties = values({
      [memory]: masterId(803),
      [processor]: ' Core Ultra 9 ',
      [screen]: '14.5',
    });
    await edit(server, seeded(2), { assetProperties });
    const path = { id: seeded(2) };
    const { assetView } = await server.request('jon', 'getAssetView', { path });
    expect(assetView.assetProperties.slice(0, 3)).toEqual([
      { assetTypePropertyName: 'Memory', value: '32 GB' },
      { assetTypePropertyName: 'Processor', value: 'Core Ultra 9' },
      { assetTypePropertyName: 'Screen size in inches', value: '14.5' },
    ]);
  });

  it('the asset properties are required when they are mandatory', async () => {
    expect(await listMessages({ [processor]: '  ' })).toEqual({
      [`assetProperties.${processor}`]: ['Processor is required'],
    });
  });

  it('the asset properties are numeric when their data type is', async () => {
    expect(await listMessages({ [screen]: 'large' })).toEqual({
      [`assetProperties.${screen}`]: ['Field allows numbers only'],
    });
  });

  it('the value of a drop-down property is one of its options', async () => {
    expect(await listMessages({ [memory]: '32 GB' })).toEqual({
      [`assetProperties.${memory}`]: ['Memory is invalid'],
    });
  });

  it('the asset properties belong to the type', async () => {
    expect(await listMessages({ [masterId(711)]: 'x' })).toEqual({
      [`assetProperties.${masterId(711)}`]: ['This property was not found in the asset type.'],
    });
  });

  it('optional asset properties may be empty, and stay when they are left out', async () => {
    const remarks = masterId(705);
    await edit(server, seeded(2), { assetProperties: values({ [remarks]: 'Scratched' }) });
    await edit(server, seeded(2), { assetProperties: values({ [processor]: 'Core i9' }) });
    const stored = (await fetchDetail(server, seeded(2))).assetProperties;
    const valueOf = (id: string) => stored.find((each) => each.id === id)?.assetTypePropertyValue;
    expect([valueOf(remarks), valueOf(processor)]).toEqual(['Scratched', 'Core i9']);
    await edit(server, seeded(2), { assetProperties: values({ [remarks]: '' }) });
    const after = (await fetchDetail(server, seeded(2))).assetProperties;
    expect(after.find((each) => each.id === remarks)?.assetTypePropertyValue).toBe('');
  });
});
