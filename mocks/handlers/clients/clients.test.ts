import { beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

/** Source: PRIV-034, ADMIN-009. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer('2026-03-11T12:00:00Z');
});

const contact = (name = 'Ada Brook') => ({
  id: crypto.randomUUID(),
  name,
  email: 'ada@client.test',
});
let number = 0;
const client = (over: object = {}) => ({
  id: crypto.randomUUID(),
  name: `Willow ${(number += 1)}`,
  isActive: true,
  contacts: [contact()],
  ...over,
});

describe('clients', () => {
  it('clients are listed by name with their contacts', async () => {
    const { clients } = await server.request('chloe', 'getClients');
    expect(clients.map(({ name }) => name)).toEqual(clients.map(({ name }) => name).toSorted());
    expect(clients[0]?.contacts.map(({ name }) => name)).toEqual(['Mara Quist', 'Theo Lang']);
  });

  it('clients are created, updated with other contacts, and deleted', async () => {
    const body = client();
    const { client: made, successMessages } = await server.request('chloe', 'createClient', {
      body,
    });
    expect(made).toEqual({ ...body, version: 1 });
    expect(successMessages).toEqual(['The client was created.']);
    const update = { ...body, isActive: false, contacts: [contact('Bo Reed')], version: 1 };
    const { client: after } = await server.request('chloe', 'updateClient', { body: update });
    expect(after).toEqual({ ...update, version: 2 });
    expect((await server.expectError('chloe', 'updateClient', { body: update })).status).toBe(409);
    const path = { id: body.id };
    await server.request('chloe', 'deleteClient', { path });
    expect((await server.expectError('chloe', 'getClient', { path })).status).toBe(404);
  });

  it('clients have unique names, ignoring case', async () => {
    const body = client();
    await server.request('chloe', 'createClient', { body });
    const same = { body: client({ name: ` ${body.name.toUpperCase()} ` }) };
    expect(await server.expectError('chloe', 'createClient', same)).toMatchObject({
      status: 409,
      code: 'clientNameTaken',
    });
    const own = { body: { ...body, name: body.name.toUpperCase() } };
    expect((await server.request('chloe', 'updateClient', own)).client.name).toBe(own.body.name);
  });

  it('blank names and invalid addresses of clients are rejected, each at its field', async () => {
    const blank = { body: client({ name: '  ' }) };
    const nameless = await server.expectError('chloe', 'createClient', blank);
    expect(nameless.fieldErrors).toHaveProperty('name');
    const wrong = { body: client({ contacts: [{ ...contact(), email: 'ada' }] }) };
    const rejected = await server.expectError('chloe', 'createClient', wrong);
    expect(Object.keys(rejected.fieldErrors ?? {})).toEqual(['contacts.0.email']);
  });

  it('clients whose contacts take part in reviews are not deleted, whatever was opened first', async () => {
    const other = await startServer('2026-03-11T12:00:00Z');
    const { clients } = await other.request('chloe', 'getClients');
    const rail = clients.find(({ name }) => name === 'Northwind Rail');
    const path = { id: rail?.id ?? '' };
    expect(await other.expectError('chloe', 'deleteClient', { path })).toMatchObject({
      status: 409,
      code: 'clientInUse',
      errorMessages: [
        'Can’t delete: contacts of this client take part in 3 reviews (Community review Q4 2025, Community review Q4 2025 – Chloe Martin, Performance review Q3 2025). Make the client inactive instead.',
      ],
    });
    expect(await other.request('chloe', 'getClient', { path })).toEqual({ client: rail });
  });

  it('clients require the right clients.basic, and are found only in their tenant', async () => {
    expect((await server.expectError('ben', 'getClients')).status).toBe(403);
    const [first] = (await server.request('ava', 'getClients')).clients;
    const there = { tenantId: 'birch', path: { id: first?.id ?? '' } };
    expect((await server.expectError('ava', 'getClient', there)).status).toBe(404);
  });
});
