import { describe, expect, it } from 'vitest';
import { testCatalogue } from '../../testing/catalogue.suite.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { symbols } from '../../testing/names.ts';

/** Source: PRIV-026, ADMIN-009, TOOL-011. */
const { make, expectError, sample } = testCatalogue({
  calls: {
    list: 'getVendors',
    read: ['getVendor'],
    create: 'createVendor',
    update: 'updateVendor',
    remove: 'deleteVendor',
  },
  right: 'vendors.basic',
  list: async (reference, sent) => (await reference.request('ava', 'getVendors', sent)).vendors,
  longestName: 200,
  sample: () => ({
    id: crypto.randomUUID(),
    contactName: 'Sam Otieno',
    email: 'sam@vendor.test',
    phone: '+1 212 555 0147',
    address: '1 Hudson Street, New York',
    website: 'https://vendor.test',
    notes: 'Closed on Fridays.\nRings twice.',
    isActive: true,
  }),
  edit: {
    sent: { isActive: false, email: null, phone: ' ', website: '  ', notes: ' \n ' },
    stored: { phone: null, website: null, notes: null },
  },
  messages: {
    created: 'Vendor was created successfully.',
    updated: 'Vendor was updated successfully.',
    deleted: 'Vendor was deleted successfully.',
    taken: 'Vendor Name already exists.',
    unknown: 'vendorUnknown',
  },
});

/** The optional fields of a vendor. */
const optional = {
  contactName: undefined,
  email: undefined,
  phone: undefined,
  address: undefined,
  website: undefined,
  notes: undefined,
};

const now = '2026-03-11T12:00:00.000Z';

const getCount = ({ store }: TestServer, vendorId: string) =>
  store.transaction('read', (tx) => tx.tenant('aster').count('assets', { vendorId }));

describe('vendors', () => {
  it('all demo vendors but one are active, with many or few details', async () => {
    const { vendors } = await (await startServer(now)).request('ava', 'getVendors');
    expect(vendors.filter(({ isActive }) => !isActive)).toHaveLength(1);
    expect(new Set(vendors.map(({ email }) => email === null))).toEqual(new Set([true, false]));
  });

  it('vendors require only a name', async () => {
    const { id, name } = sample();
    const none = { contactName: null, email: null, phone: null, address: null };
    const made = await make({ ...optional, id, name, isActive: true });
    expect(made).toEqual({
      id,
      name,
      isActive: true,
      ...none,
      website: null,
      notes: null,
      version: 1,
    });
  });

  it('vendors have unique ids', async () => {
    const { id } = await make();
    const body = sample({ id });
    expect(await expectError('createVendor', { body })).toMatchObject({
      status: 409,
      code: 'idTaken',
    });
  });

  it.each([
    ['email', 'sam'],
    ['contactName', 'a'.repeat(251)],
    ['phone', '1'.repeat(51)],
    ['address', 'a'.repeat(501)],
    ['website', 'a'.repeat(251)],
    ['notes', 'a'.repeat(4001)],
  ])('vendors reject an invalid %s at its field: %j', async (field, value) => {
    const rejected = await expectError('createVendor', { body: sample({ [field]: value }) });
    expect([rejected.status, Object.keys(rejected.fieldErrors ?? {})]).toEqual([400, [field]]);
  });

  it.each([
    ['contactName', symbols(250)],
    ['phone', '١'.repeat(50)],
    ['address', symbols(500)],
    ['website', symbols(250)],
    ['notes', symbols(4000)],
  ])('vendors may have the %s %s', async (field, value) => {
    expect(await make({ [field]: value })).toMatchObject({ [field]: value });
  });

  it('vendors with assets cannot be deleted, whatever was opened first', async () => {
    const other = await startServer(now);
    const { vendors } = await other.request('ava', 'getVendors');
    const cobalt = vendors.find(({ name }) => name === 'Cobalt Hardware');
    const path = { id: cobalt?.id ?? '' };
    const rejected = await other.expectError('ava', 'deleteVendor', { path });
    expect(rejected).toMatchObject({ status: 409, code: 'vendorInUse' });
    const count = await getCount(other, path.id);
    expect(rejected.errorMessages).toEqual([
      `Can’t delete: ${count} assets come from this vendor. Make the vendor inactive instead.`,
    ]);
    expect(await other.request('ava', 'getVendor', { path })).toEqual({ vendor: cobalt });
  });
});
