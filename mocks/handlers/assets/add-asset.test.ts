import { beforeAll, describe, expect, it } from 'vitest';
import { addTablet, fetchDetail, buildForm, seeded } from '../../testing/assets.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { now, uuid } from '../../testing/timesheets.ts';
import { emptyId, standardTypeIds, statusIds } from '../../common/assets/master-data.ts';

/** Source: ASSET-023, ASSET-066, ASSET-044. Today is 11/03/2026. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

let next = 100;
const number = () => (next += 1);

/** The errors of each field of a form. */
async function wrong(changes: object): Promise<Record<string, string[]>> {
  const body = { ...(await buildForm(server, number())), ...changes };
  const { status, fieldErrors = {} } = await server.expectError('ines', 'addAsset', { body });
  expect(status).toBe(400);
  return fieldErrors;
}

describe('adding an asset', () => {
  it('the new asset is stored, with the message “Asset was created successfully.”', async () => {
    const body = await buildForm(server, number(), { name: '  Tablet  ', price: 1000.125 });
    const { id, successMessages } = await server.request('ines', 'addAsset', { body });
    expect(successMessages).toEqual(['Asset was created successfully.']);
    expect(id).toBe(body.id);
    expect(await fetchDetail(server, id)).toMatchObject({
      name: 'Tablet',
      assetType: 'Tablet',
      assetCategoryName: 'Mobile devices',
      vendorName: 'Cobalt Hardware',
      price: 1000.125,
      dateOfPurchase: '2026-02-02',
      dateOfPurchaseAsString: '02/02/2026',
      warrantyEndDate: '2028-02-02',
      warrantyEndDateAsString: '02/02/2028',
      version: 1,
    });
  });

  it('the default status is assigned when the form sends the empty identifier', async () => {
    const id = await addTablet(server, number(), { statusId: emptyId });
    expect(await fetchDetail(server, id)).toMatchObject({
      statusId: statusIds.InStore,
      assetStatus: 'InStore',
    });
    expect(await wrong({ statusId: statusIds.Scrap })).toEqual({
      statusId: ['New assets always get the default status.'],
    });
  });

  it('an id is generated when the client sends none', async () => {
    const id = await addTablet(server, number(), { id: undefined });
    expect((await fetchDetail(server, id)).id).toBe(id);
  });

  it('an id that already exists is rejected', async () => {
    const body = await buildForm(server, number(), { id: seeded(1) });
    const rejection = await server.expectError('ines', 'addAsset', { body });
    expect(rejection).toMatchObject({ status: 409, code: 'idTaken' });
  });

  it('a code that another asset has is rejected, ignoring case', async () => {
    await addTablet(server, number(), { assetCode: 'Code-1' });
    const body = await buildForm(server, number(), { assetCode: ' cODE-1 ' });
    const rejection = await server.expectError('ines', 'addAsset', { body });
    expect(rejection).toMatchObject({ status: 409, code: 'assetCodeTaken' });
    expect(rejection.fieldErrors?.['assetCode']).toEqual(['The code cODE-1 is already in use.']);
  });

  it('another tenant may have the same code', async () => {
    await addTablet(server, number(), { assetCode: 'Shared' });
    const { vendors } = await server.request('ava', 'getAssetDefaults', { tenantId: 'birch' });
    const form = await buildForm(server, number(), { assetCode: 'Shared' });
    // In that format, the month comes before the day.
    const body = { ...form, vendorId: vendors[0]?.id };
    const response = await server.request('ava', 'addAsset', { tenantId: 'birch', body });
    expect(response.successMessages).toEqual(['Asset was created successfully.']);
  });

  it('an asset without name, serial number and location is accepted', async () => {
    const bare = { name: undefined, serialNumber: undefined, assetLocationId: emptyId };
    const id = await addTablet(server, number(), bare);
    expect(await fetchDetail(server, id)).toMatchObject({
      name: '',
      serialNumber: '',
      assetLocationId: null,
    });
  });
});

describe('the form of a new asset', () => {
  it('the new asset form requires Asset Code, Asset Type, Vendor, Invoice Number, the dates, price and years', async () => {
    const { fieldErrors = {} } = await server.expectError('ines', 'addAsset', { body: {} });
    expect(Object.keys(fieldErrors).toSorted()).toEqual([
      'assetCode',
      'assetTypeId',
      'invoiceNumber',
      'price',
      'statusId',
      'vendorId',
      'warrantyPeriod',
    ]);
    expect(fieldErrors['vendorId']).toEqual(['Vendor Name is required']);
    const days = {
      dateOfPurchase: null,
      dateOfPurchaseAsString: '',
      warrantyStartDateAsString: '',
      warrantyEndDateAsString: '',
    };
    expect(await wrong(days)).toEqual({
      dateOfPurchase: ['Date of Purchase is required'],
      warrantyStartDate: ['Warranty Start Date is required'],
    });
  });

  it('the response to a new asset contains all errors at once', async () => {
    const form = {
      assetCode: '   ',
      invoiceNumber: ' ',
      vendorId: emptyId,
      assetTypeId: emptyId,
      price: 10.0001,
    };
    expect(await wrong(form)).toEqual({
      assetCode: ['Asset Code is required'],
      invoiceNumber: ['Invoice Number is required'],
      vendorId: ['Vendor Name is required'],
      assetTypeId: ['Asset Type is required'],
      price: ['Price allows up to 10 digits with up to 3 decimals.'],
    });
  });

  it.each([
    ['assetCode', 50],
    ['invoiceNumber', 70],
    ['name', 250],
    ['serialNumber', 250],
  ])('the new asset form accepts a %s of up to %i characters', async (field, length) => {
    const id = await addTablet(server, number(), {
      [field]: `${'x'.repeat(length - 4)}${number()}-`.slice(0, length),
    });
    expect(id).toBeTruthy();
    expect(await wrong({ [field]: 'x'.repeat(length + 1) })).toEqual({
      [field]: ['Field is too long'],
    });
  });

  it.each([
    ['assetTypeId', 'This asset type was not found.'],
    ['vendorId', 'This vendor was not found.'],
    ['assetLocationId', 'This asset location was not found.'],
  ])('the new asset form rejects a %s that is unknown', async (field, message) => {
    expect(await wrong({ [field]: uuid(9) })).toEqual({ [field]: [message] });
  });

  it('the new asset form rejects a date of purchase in the future, in the user’s time zone', async () => {
    const tomorrow = {
      dateOfPurchase: '2026-03-12',
      dateOfPurchaseAsString: '12/03/2026',
      warrantyStartDateAsString: '12/03/2026',
      warrantyEndDateAsString: '',
    };
    expect(await wrong(tomorrow)).toEqual({
      dateOfPurchase: ['Date of Purchase can’t be in the future.'],
    });
    // 23:30 in UTC: in Berlin the next day has started.
    server.setNow('2026-03-11T23:30:00.000Z');
    expect(await addTablet(server, number(), tomorrow)).toBeTruthy();
    server.setNow(now);
  });

  it('the new asset form also rejects a date of purchase that has not begun for a user behind UTC', async () => {
    const { vendors } = await server.request('ava', 'getAssetDefaults', { tenantId: 'birch' });
    const { dateOfPurchaseAsString: _text, ...form } = await buildForm(server, number());
    const day = { dateOfPurchase: '2026-03-12', warrantyStartDate: '2026-03-12' };
    const texts = { warrantyStartDateAsString: '', warrantyEndDateAsString: '' };
    const body = { ...form, ...day, ...texts, vendorId: vendors[0]?.id };
    // In UTC the day started three hours ago; in New York it has not started yet.
    server.setNow('2026-03-12T03:00:00.000Z');
    const rejection = await server.expectError('ava', 'addAsset', { tenantId: 'birch', body });
    expect(Object.keys(rejection.fieldErrors ?? {})).toEqual(['dateOfPurchase']);
    server.setNow('2026-03-12T04:30:00.000Z');
    const response = await server.request('ava', 'addAsset', { tenantId: 'birch', body });
    expect(response.id).toBe(body.id);
    server.setNow(now);
  });

  it('the new asset form rejects a warranty that starts before the purchase, but not one that starts later', async () => {
    const early = { warrantyStartDateAsString: '01/02/2026', warrantyEndDateAsString: '' };
    expect(await wrong(early)).toEqual({
      warrantyStartDate: ['Warranty Start Date can’t be before Date of Purchase.'],
    });
    const later = { warrantyStartDateAsString: '01/04/2026', warrantyEndDateAsString: '' };
    expect(await addTablet(server, number(), later)).toBeTruthy();
  });

  it('the new asset form rejects a purchase before 1970, and a warranty that starts in more than ten years', async () => {
    const old = { dateOfPurchase: null, dateOfPurchaseAsString: '01/01/0001' };
    expect(await wrong(old)).toEqual({
      dateOfPurchase: ['Date of Purchase can’t be before 01/01/1970.'],
    });
    const late = { warrantyStartDateAsString: '12/03/2036', warrantyEndDateAsString: '' };
    expect(await wrong(late)).toEqual({
      warrantyStartDate: ['Warranty Start Date can’t be after 11/03/2036.'],
    });
  });

  it('the new asset form rejects a day that does not exist, and a date and a text of different days', async () => {
    expect(await wrong({ dateOfPurchaseAsString: '31/02/2026' })).toEqual({
      dateOfPurchaseAsString: ['Date of Purchase is invalid'],
    });
    expect(await wrong({ dateOfPurchase: '2026-02-01' })).toEqual({
      dateOfPurchase: ['The date and its text don’t match.'],
    });
  });

  it('the new asset form rejects a warranty end that is not its start plus the years', async () => {
    expect(await wrong({ warrantyEndDateAsString: '03/02/2028' })).toEqual({
      warrantyEndDateAsString: ['Warranty End Date must be 02/02/2028.'],
    });
    expect(await wrong({ warrantyEndDate: '2028-02-01' })).toEqual({
      warrantyEndDate: ['Warranty End Date must be 02/02/2028.'],
    });
  });

  it('the new asset form accepts only an integer number of warranty years', async () => {
    expect(await wrong({ warrantyPeriod: 1.5 })).toEqual({
      warrantyPeriod: ['No. of Years is invalid'],
    });
    expect(await wrong({ warrantyPeriod: '2' })).toEqual({
      warrantyPeriod: ['No. of Years is invalid'],
    });
  });

  it('the new asset form accepts a price of up to 10 digits with up to 3 decimals', async () => {
    expect(await addTablet(server, number(), { price: 9_999_999_999.999 })).toBeTruthy();
    expect(await wrong({ price: 10_000_000_000 })).toHaveProperty('price');
    expect(await wrong({ price: 1.2345 })).toHaveProperty('price');
    expect(await wrong({ price: -1 })).toHaveProperty('price');
  });

  it('the new asset form validates the properties when they are sent', async () => {
    const laptop = { assetTypeId: standardTypeIds.laptop };
    expect(await addTablet(server, number(), laptop)).toBeTruthy();
    const values = await wrong({ ...laptop, assetProperties: [] });
    expect(Object.values(values).flat()).toEqual([
      'Memory is required',
      'Processor is required',
      'Screen size in inches is required',
      'Disk encryption is required',
    ]);
  });
});
