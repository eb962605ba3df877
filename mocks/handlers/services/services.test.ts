import { beforeAll, describe, expect, it } from 'vitest';
import { asSent } from '../../testing/as-sent.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { foreignNames, symbols } from '../../testing/names.ts';

/** Source of the rules: document 3, sections 2 to 5 and 7 to 9. */
const now = '2026-03-11T12:00:00.000Z';
const stranger = '6f1c2a10-0000-4000-8000-0000000009ff';
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

/** What an answer of a record tells of its last change. */
const by = (changedBy: string) => ({ changedBy, changedOn: now });

let number = 0;
const service = (over: object = {}) => ({
  name: `Service ${(number += 1)}`,
  latestVersion: '1.0',
  description: 'For a test.',
  price: 12.345,
  url: 'https://service.example.test',
  userLimits: 10,
  ...over,
});
const listed = async () => (await server.ask('ava', 'getServices')).service.map(asSent);

/** Creates a service and answers it as it is listed. */
async function make(over: object = {}) {
  const body = service(over);
  await server.ask('ava', 'createService', { body });
  const made = (await listed()).find(({ name }) => name === body.name.trim());
  if (!made) throw new Error('The service was not listed.');
  return made;
}

describe('the services', () => {
  it('are twelve, by name, with every kind of price and status', async () => {
    const { service: services } = await server.ask('ava', 'getServices', { tenantId: 'birch' });
    expect(services).toHaveLength(12);
    const names = services.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(new Set(services.map(({ status }) => status))).toEqual(new Set([true, false]));
    expect(services.some(({ price }) => price === 0)).toBe(true);
    expect(services.some(({ description }) => description === null)).toBe(true);
  });

  it('are read from wrappers named editService and viewService', async () => {
    const [first] = (await server.ask('ava', 'getServices')).service;
    const path = { id: first?.id ?? '' };
    expect(await server.ask('ava', 'getService', { path })).toEqual({ editService: first });
    expect(await server.ask('ava', 'getServiceView', { path })).toEqual({ viewService: first });
  });
});

describe('a service', () => {
  it('is created active and without a licence: Service was created successfully.', async () => {
    const body = service();
    const answer = await server.ask('ava', 'createService', { body });
    expect(answer).toMatchObject({
      successMessages: ['Service was created successfully.'],
      version: 1,
    });
    expect((await server.ask('ava', 'getServices')).service).toContainEqual({
      ...body,
      id: answer.id,
      status: true,
      license: false,
      version: 1,
      ...by('Ava Stone'),
    });
  });

  it('is updated with status and license: Service was updated successfully.', async () => {
    const made = await make();
    const body = { ...made, price: 0, status: false, license: true, url: '' };
    const { successMessages } = await server.ask('kira', 'updateService', { body });
    expect(successMessages).toEqual(['Service was updated successfully.']);
    const path = { id: made.id };
    const { editService } = await server.ask('ava', 'getService', { path });
    expect(editService).toEqual({ ...body, url: null, version: 2, ...by('Kira Novak') });
  });

  it('is deleted: Service was deleted successfully.', async () => {
    const path = { id: (await make()).id };
    const { successMessages } = await server.ask('ava', 'deleteService', { path });
    expect(successMessages).toEqual(['Service was deleted successfully.']);
    for (const id of ['getService', 'getServiceView', 'deleteService'] as const) {
      expect(await server.refusal('ava', id, { path })).toMatchObject({
        status: 404,
        code: 'serviceUnknown',
      });
    }
  });

  it('that somebody has deleted meanwhile is not found, and does not come back', async () => {
    const body = await make();
    await server.ask('kira', 'deleteService', { path: { id: body.id } });
    expect(await server.refusal('ava', 'updateService', { body })).toMatchObject({
      status: 404,
      code: 'serviceUnknown',
    });
    expect((await listed()).map(({ id }) => id)).not.toContain(body.id);
  });

  it('that somebody has changed meanwhile is not overwritten', async () => {
    const made = await make();
    await server.ask('kira', 'updateService', { body: { ...made, price: 7 } });
    const body = { ...made, price: 8 };
    expect(await server.refusal('ava', 'updateService', { body })).toMatchObject({
      status: 409,
      code: 'changedMeanwhile',
    });
    expect(await listed()).toContainEqual({ ...made, price: 7, version: 2 });
  });

  it('of another tenant is not found', async () => {
    const made = await make();
    const there = { tenantId: 'birch', path: { id: made.id } };
    for (const id of ['getService', 'getServiceView', 'deleteService'] as const) {
      expect((await server.refusal('ava', id, there)).status).toBe(404);
    }
    const update = { tenantId: 'birch', body: made };
    expect((await server.refusal('ava', 'updateService', update)).status).toBe(404);
    expect(await listed()).toContainEqual(made);
  });
});

/** What both forms say of a field. */
async function refusals(over: object) {
  const made = await make();
  const created = await server.refusal('ava', 'createService', { body: service(over) });
  const body = { ...made, ...over };
  const updated = await server.refusal('ava', 'updateService', { body });
  return [created, updated].map(({ status, fieldErrors }) => ({ status, fieldErrors }));
}

describe('Service', () => {
  it('Name is required and trimmed', async () => {
    expect((await make({ name: ' Edges ' })).name).toBe('Edges');
    for (const name of ['', '  ', undefined, 'a'.repeat(251), symbols(251)]) {
      for (const refused of await refusals({ name })) {
        expect([refused.status, Object.keys(refused.fieldErrors ?? {})]).toEqual([400, ['name']]);
      }
    }
  });

  it.each([...foreignNames, 'a'.repeat(250), symbols(250)])('Name may be %s', async (name) => {
    const made = await make({ name });
    expect(made.name).toBe(name);
    await server.ask('ava', 'updateService', { body: made });
    expect(await listed()).toContainEqual({ ...made, version: 2 });
  });

  it('Name is another for each service, whatever its case', async () => {
    const first = await make();
    const name = ` ${first.name.toUpperCase()}`;
    const taken = { status: 409, fieldErrors: { name: ['Service Name already exists.'] } };
    expect(await refusals({ name })).toEqual([taken, taken]);
    await server.ask('ava', 'updateService', { body: { ...first, name } });
  });

  it.each(['price', 'userLimits'])('%s is required and not below 0', async (field) => {
    for (const value of [undefined, null, -0.01, '12', '1,490.50']) {
      for (const { status, fieldErrors } of await refusals({ [field]: value })) {
        const sentence = value === undefined ? 'is required' : 'is invalid';
        expect([status, fieldErrors]).toEqual([400, { [field]: [`${field} ${sentence}`] }]);
      }
    }
    expect(await make({ [field]: 0 })).toMatchObject({ [field]: 0 });
  });

  it.each([0.0001, 49.9, 0.1, 999_999_999.9999])('Price may be %d', async (price) => {
    const made = await make({ price });
    expect(made.price).toBe(price);
    await server.ask('ava', 'updateService', { body: made });
  });

  it.each([
    ['price', 0.00001, 'tooFine'],
    ['price', 1e-7, 'tooFine'],
    ['price', 49.99999, 'tooFine'],
    ['price', 1_000_000_000, 'tooLarge'],
    ['price', 1e20, 'tooLarge'],
    ['userLimits', 1_000_000_000, 'tooLarge'],
    ['userLimits', 2.5, 'invalid'],
  ])('%s may not be %d on either form: %s', async (field, value, code) => {
    const made = await make();
    for (const [id, body] of [
      ['createService', service({ [field]: value })],
      ['updateService', { ...made, [field]: value }],
    ] as const) {
      const refused = await server.refusal('ava', id, { body });
      expect(refused).toMatchObject({ status: 400, code });
      expect(Object.keys(refused.fieldErrors ?? {})).toEqual([field]);
    }
    expect(await make({ userLimits: 999_999_999 })).toMatchObject({ userLimits: 999_999_999 });
  });

  it.each(['latestVersion', 'description', 'url'] as const)(
    '%s has no rules on add, and max 250 on edit',
    async (field) => {
      const long = 'a'.repeat(251);
      const made = await make({ [field]: long });
      expect(made[field]).toBe(long);
      expect((await make({ [field]: undefined }))[field]).toBeNull();
      const refused = await server.refusal('ava', 'updateService', { body: made });
      expect(refused.fieldErrors).toEqual({ [field]: ['Field is too long'] });
      const body = { ...made, [field]: long.slice(1) };
      await server.ask('ava', 'updateService', { body });
      expect(await listed()).toContainEqual({ ...body, version: 2 });
    },
  );
});

it.each([
  ['getServices'],
  ['getService'],
  ['getServiceView'],
  ['deleteService'],
  ['createService', service()],
  ['updateService', service({ id: stranger, status: true, license: true })],
] as const)('Services is a privilege group that %s needs', async (id, body?: object) => {
  const refused = await server.refusal('ben', id, { path: { id: stranger }, body });
  expect(refused).toMatchObject({
    status: 403,
    errorMessages: ['You need the right services.basic for this.'],
  });
});
