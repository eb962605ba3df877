import { beforeAll, describe, expect, it } from 'vitest';
import { asSent } from '../../testing/as-sent.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { foreignNames, symbols } from '../../testing/names.ts';

/** Source of the rules: document 1, sections 1, 2 and 6; document 3, section 5 (asset). */
const now = '2026-03-11T12:00:00.000Z';
const stranger = '6f1c2a10-0000-4000-8000-0000000009ff';
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

/** What an answer of a record tells of its last change. */
const by = (changedBy: string) => ({ changedBy, changedOn: now });

let number = 0;
const vendor = (over: object = {}) => ({
  id: crypto.randomUUID(),
  name: `Vendor ${(number += 1)}`,
  contactName: 'Sam Otieno',
  email: 'sam@vendor.test',
  phone: '+1 212 555 0147',
  address: '1 Hudson Street, New York',
  website: 'https://vendor.test',
  notes: 'Closed on Fridays.\nRings twice.',
  isActive: true,
  ...over,
});
const listed = async () => (await server.ask('ava', 'getVendors')).vendors.map(asSent);
const create = (body: object) => server.ask('ava', 'createVendor', { body });
/** Creates a vendor and answers it as it is sent back. */
const make = async () => asSent((await create(vendor())).vendor);
const refusal = (body: object) => server.refusal('ava', 'createVendor', { body });

const countOf = ({ store }: TestServer, vendorId: string) =>
  store.transaction('read', (tx) => tx.tenant('aster').count('assets', { vendorId }));

describe('vendors', () => {
  it('are listed by name, active and inactive, with much or little known', async () => {
    const vendors = await listed();
    const names = vendors.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(vendors.filter(({ isActive }) => !isActive)).toHaveLength(1);
    expect(new Set(vendors.map(({ email }) => email === null))).toEqual(new Set([true, false]));
  });

  it('are created, updated and deleted', async () => {
    const body = vendor();
    const made = await create(body);
    expect(made.vendor).toEqual({ ...body, version: 1, ...by('Ava Stone') });
    expect(made.successMessages).toEqual(['Vendor was created successfully.']);
    const blank = { phone: ' ', website: '  ', notes: ' \n ' };
    const update = { ...asSent(made.vendor), isActive: false, email: null, ...blank };
    const updated = await server.ask('kira', 'updateVendor', { body: update });
    const emptied = { phone: null, website: null, notes: null };
    const after = { ...update, ...emptied, version: 2, ...by('Kira Novak') };
    expect(updated.vendor).toEqual(after);
    expect(updated.successMessages).toEqual(['Vendor was updated successfully.']);
    const path = { id: body.id };
    expect(await server.ask('ava', 'getVendor', { path })).toEqual({ vendor: updated.vendor });
    const { successMessages } = await server.ask('ava', 'deleteVendor', { path });
    expect(successMessages).toEqual(['Vendor was deleted successfully.']);
    expect((await listed()).map(({ id }) => id)).not.toContain(body.id);
    for (const id of ['getVendor', 'deleteVendor'] as const) {
      expect(await server.refusal('ava', id, { path })).toMatchObject({ code: 'vendorUnknown' });
    }
  });

  it('need a name alone', async () => {
    const { id, name } = vendor();
    const none = { contactName: null, email: null, phone: null, address: null };
    const more = { website: null, notes: null, version: 1, ...by('Ava Stone') };
    const made = await create({ id, name, isActive: true });
    expect(made.vendor).toEqual({ id, name, isActive: true, ...none, ...more });
  });

  it('are not overwritten when somebody has changed them meanwhile', async () => {
    const made = await make();
    await server.ask('kira', 'updateVendor', { body: { ...made, phone: '1' } });
    const body = { ...made, phone: '2' };
    expect(await server.refusal('ava', 'updateVendor', { body })).toMatchObject({
      status: 409,
      code: 'changedMeanwhile',
    });
    expect(await listed()).toContainEqual({ ...made, phone: '1', version: 2 });
  });

  it('have ids and names of their own, whatever the case of a name', async () => {
    const made = await make();
    expect(await refusal(vendor({ id: made.id }))).toMatchObject({ status: 409, code: 'idTaken' });
    const name = ` ${made.name.toUpperCase()}`;
    const taken = { status: 409, fieldErrors: { name: ['Vendor Name already exists.'] } };
    expect(await refusal(vendor({ name }))).toMatchObject(taken);
    const other = await make();
    const body = { ...other, name };
    expect(await server.refusal('ava', 'updateVendor', { body })).toMatchObject(taken);
    await server.ask('ava', 'updateVendor', { body: { ...made, name } });
  });

  it.each([
    ['name', ''],
    ['name', '  '],
    ['name', 'a'.repeat(201)],
    ['email', 'sam'],
    ['contactName', 'a'.repeat(251)],
    ['phone', '1'.repeat(51)],
    ['address', 'a'.repeat(501)],
    ['website', 'a'.repeat(251)],
    ['notes', 'a'.repeat(4001)],
  ])('refuse a wrong %s at its field: %j', async (field, value) => {
    const refused = await refusal(vendor({ [field]: value }));
    expect([refused.status, Object.keys(refused.fieldErrors ?? {})]).toEqual([400, [field]]);
  });

  it.each([
    ...foreignNames.map((name) => ['name', name]),
    ['name', 'a'.repeat(200)],
    ['name', symbols(200)],
    ['contactName', symbols(250)],
    ['phone', '١'.repeat(50)],
    ['address', symbols(500)],
    ['website', symbols(250)],
    ['notes', symbols(4000)],
  ])('may have the %s %s', async (field, value) => {
    expect((await create(vendor({ [field]: value }))).vendor).toMatchObject({ [field]: value });
  });

  it('that somebody has deleted meanwhile are not found, and do not come back', async () => {
    const body = await make();
    await server.ask('kira', 'deleteVendor', { path: { id: body.id } });
    expect(await server.refusal('ava', 'updateVendor', { body })).toMatchObject({
      status: 404,
      code: 'vendorUnknown',
    });
    expect((await listed()).map(({ id }) => id)).not.toContain(body.id);
  });

  it('of which there are assets stay, whatever was opened first', async () => {
    const other = await startServer(now);
    const { vendors } = await other.ask('ava', 'getVendors');
    const cobalt = vendors.find(({ name }) => name === 'Cobalt Hardware');
    const path = { id: cobalt?.id ?? '' };
    const refused = await other.refusal('ava', 'deleteVendor', { path });
    expect(refused).toMatchObject({ status: 409, code: 'vendorInUse' });
    const count = await countOf(other, path.id);
    expect(refused.errorMessages).toEqual([
      `This vendor cannot be deleted: ${count} assets come from it. Make it inactive instead.`,
    ]);
    expect(await other.ask('ava', 'getVendor', { path })).toEqual({ vendor: cobalt });
  });

  it('of another tenant are not found', async () => {
    const made = await make();
    const there = { tenantId: 'birch', path: { id: made.id } };
    for (const id of ['getVendor', 'deleteVendor'] as const) {
      expect((await server.refusal('ava', id, there)).status).toBe(404);
    }
    const update = { tenantId: 'birch', body: made };
    expect((await server.refusal('ava', 'updateVendor', update)).status).toBe(404);
  });

  it.each([
    ['getVendors'],
    ['getVendor'],
    ['deleteVendor'],
    ['createVendor', vendor()],
    ['updateVendor', vendor()],
  ] as const)('need the right vendors.basic for %s', async (id, body?: object) => {
    const refused = await server.refusal('ben', id, { path: { id: stranger }, body });
    expect(refused).toMatchObject({
      status: 403,
      errorMessages: ['You need the right vendors.basic for this.'],
    });
  });
});
