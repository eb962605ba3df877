import { expect, it } from 'vitest';
import { testCatalogue } from '../../testing/catalogue.suite.ts';
import { startServer } from '../../testing/harness.ts';
import { testPricedCatalogue } from '../../testing/priced.suite.ts';

/** Source: SERV-007, SERV-012, SERV-038. */
const services = testCatalogue({
  calls: {
    list: 'getServices',
    read: ['getService', 'getServiceView'],
    create: 'createService',
    update: 'updateService',
    remove: 'deleteService',
  },
  right: 'services.basic',
  list: async (server, sent) => (await server.request('ava', 'getServices', sent)).service,
  longestName: 250,
  sample: () => ({
    latestVersion: '1.0',
    description: 'For a test.',
    price: 12.345,
    url: 'https://service.example.test',
    userLimits: 10,
  }),
  initial: { status: true, license: false },
  edit: { sent: { price: 0, status: false, license: true, url: '' }, stored: { url: null } },
  messages: {
    created: 'Service was created successfully.',
    updated: 'Service was updated successfully.',
    deleted: 'Service was deleted successfully.',
    taken: 'Service Name already exists.',
    unknown: 'serviceUnknown',
  },
});

testPricedCatalogue(services);

it('the demo has twelve services, with every kind of price and status', async () => {
  const server = await startServer('2026-03-11T12:00:00.000Z');
  const { service } = await server.request('ava', 'getServices');
  expect(service).toHaveLength(12);
  expect(new Set(service.map(({ status }) => status))).toEqual(new Set([true, false]));
  expect(service.some(({ price }) => price === 0)).toBe(true);
  expect(service.some(({ description }) => description === null)).toBe(true);
});

it.each(['latestVersion', 'description', 'url'] as const)(
  'the service’s %s has no rules on add, and max 250 on edit',
  async (field) => {
    const { make, listed, expectError, update } = services;
    const long = 'a'.repeat(251);
    const made = await make({ [field]: long });
    expect(made[field]).toBe(long);
    expect((await make({ [field]: undefined }))[field]).toBeNull();
    const rejected = await expectError('updateService', { body: made });
    expect(rejected.fieldErrors).toEqual({ [field]: ['Field is too long'] });
    const body = { ...made, [field]: long.slice(1) };
    await update(body);
    expect(await listed()).toContainEqual({ ...body, version: 2 });
  },
);
