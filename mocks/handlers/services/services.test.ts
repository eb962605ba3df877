import { expect, it } from 'vitest';
import { proveCatalogue } from '../../testing/catalogue.suite.ts';
import { startServer } from '../../testing/harness.ts';

/** Source of the rules: document 3, sections 2 to 5 and 7 to 9. */
const { make, listed, refusal, refusals, sample, update } = proveCatalogue({
  calls: {
    list: 'getServices',
    read: ['getService', 'getServiceView'],
    create: 'createService',
    update: 'updateService',
    remove: 'deleteService',
  },
  right: 'services.basic',
  list: async (server, sent) => (await server.ask('ava', 'getServices', sent)).service,
  longestName: 250,
  sample: () => ({
    latestVersion: '1.0',
    description: 'For a test.',
    price: 12.345,
    url: 'https://service.example.test',
    userLimits: 10,
  }),
  begun: { status: true, license: false },
  edit: { sent: { price: 0, status: false, license: true, url: '' }, kept: { url: null } },
  says: {
    created: 'Service was created successfully.',
    updated: 'Service was updated successfully.',
    deleted: 'Service was deleted successfully.',
    taken: 'Service Name already exists.',
    unknown: 'serviceUnknown',
  },
});

it('there are twelve demo services, with every kind of price and status', async () => {
  const server = await startServer('2026-03-11T12:00:00.000Z');
  const { service: services } = await server.ask('ava', 'getServices');
  expect(services).toHaveLength(12);
  expect(new Set(services.map(({ status }) => status))).toEqual(new Set([true, false]));
  expect(services.some(({ price }) => price === 0)).toBe(true);
  expect(services.some(({ description }) => description === null)).toBe(true);
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
  expect(made['price']).toBe(price);
  await update(made);
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
    ['createService', sample({ [field]: value })],
    ['updateService', { ...made, [field]: value }],
  ] as const) {
    const refused = await refusal(id, { body });
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
    const refused = await refusal('updateService', { body: made });
    expect(refused.fieldErrors).toEqual({ [field]: ['Field is too long'] });
    const body = { ...made, [field]: long.slice(1) };
    await update(body);
    expect(await listed()).toContainEqual({ ...body, version: 2 });
  },
);
