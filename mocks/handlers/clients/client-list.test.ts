import { beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

/** Source: ADMIN-009, ADMIN-011, ADMIN-029. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer('2026-03-11T12:00:00Z');
});

const first = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
const search = async (more: object = {}) =>
  server.request('chloe', 'searchClients', { body: { ...first, ...more } });
const by = (name: string, value: string) => ({ columnFilters: [{ name, value }] });
const namesBy = async (name: string, value: string) =>
  (await search(by(name, value))).clients.map((client) => client.name);

const contact = (over: object = {}) => ({
  id: crypto.randomUUID(),
  name: 'Ada Brook',
  email: `${crypto.randomUUID()}@client.test`,
  ...over,
});
const fields = (over: object = {}) => ({
  id: crypto.randomUUID(),
  name: `Willow ${crypto.randomUUID()}`,
  isActive: true,
  contacts: [contact()],
  ...over,
});

async function createEngagement(clientId: string): Promise<string> {
  const id = crypto.randomUUID();
  const body = {
    id,
    name: 'Portal rollout',
    prospectName: 'Harbour',
    projectTypeId: '00000000-0000-0000-0000-000000000000',
    createdOn: '2026-03-02',
    createdOnAsInputString: '2026/03/02',
    type: 'blank' as const,
    clientId,
  };
  await server.request('chloe', 'createEngagement', { body });
  return id;
}

describe('the list of clients', () => {
  it('the list shows how much each client is used', async () => {
    const { clients, totalCount } = await search();
    expect(totalCount).toBe(clients.length);
    const rail = clients.find(({ name }) => name === 'Northwind Rail');
    expect(rail).toMatchObject({ contactCount: 2, engagementCount: 0, reviewCount: 3 });
    const id = await createEngagement(rail?.id ?? '');
    const [most] = (await search({ sort: '-engagementCount' })).clients;
    expect(most).toMatchObject({ name: 'Northwind Rail', engagementCount: 1 });
    await server.request('chloe', 'deleteEngagement', { path: { id } });
    const after = await search({ sort: '-engagementCount' });
    expect(after.clients.every(({ engagementCount }) => engagementCount === 0)).toBe(true);
  });

  it('the list finds clients by status, and by the names and addresses of contacts', async () => {
    expect(await namesBy('isActive', 'false')).toEqual(['Old Mill Press']);
    expect(await namesBy('contacts', 'QUIST')).toEqual(['Harbour Bank']);
    expect(await namesBy('search', 'theo.lang@')).toEqual(['Harbour Bank']);
    expect(await namesBy('search', 'lumen')).toEqual(['Lumen Energy']);
    expect(await namesBy('contacts', 'lumen')).toEqual([]);
  });

  it('the list finds a contact no more once it is removed', async () => {
    const body = fields({ contacts: [contact({ name: 'Zoe Unmistakable' })] });
    await server.request('chloe', 'createClient', { body });
    expect(await namesBy('search', 'unmistakable')).toEqual([body.name]);
    await server.request('chloe', 'updateClient', { body: { ...body, contacts: [] } });
    expect(await namesBy('search', 'unmistakable')).toEqual([]);
  });
});

describe('the page of a client', () => {
  it('the page names engagements only by the right for them, and counts them for all', async () => {
    const body = fields();
    await server.request('chloe', 'createClient', { body });
    const id = await createEngagement(body.id);
    const path = { id: body.id };
    const details = await server.request('chloe', 'getClientDetails', { path });
    expect(details).toMatchObject({
      client: { name: body.name, version: 1 },
      engagements: [{ id, name: 'Portal rollout', createdOn: '2026-03-02' }],
      engagementCount: 1,
      reviews: [],
      reviewCount: 0,
      changedBy: 'Chloe Martin',
    });
    expect(await server.expectError('chloe', 'deleteClient', { path })).toMatchObject({
      status: 409,
      code: 'clientHasEngagements',
      errorMessages: [
        'Can’t delete: 1 engagement is for this client. Make the client inactive instead.',
      ],
    });
    await server.request('chloe', 'deleteEngagement', { path: { id } });
    await server.request('chloe', 'deleteClient', { path });
  });

  it('the page names the reviews that a person may see, and never their own', async () => {
    const { clients } = await search(by('name', 'Northwind Rail'));
    const path = { id: clients[0]?.id ?? '' };
    const [mine, all] = [
      await server.request('chloe', 'getClientDetails', { path }),
      await server.request('ava', 'getClientDetails', { path }),
    ];
    expect(mine.reviewCount).toBe(all.reviewCount);
    const getNames = ({ reviews }: typeof all) => (reviews ?? []).map((each) => each.employeeName);
    expect(getNames(mine)).not.toContain('Chloe Martin');
    expect(getNames(all)).toContain('Chloe Martin');
  });
});

describe('the contacts of a client', () => {
  const createWith = async (contacts: readonly object[]) => {
    const rejected = await server.expectError('chloe', 'createClient', {
      body: fields({ contacts }),
    });
    return [rejected.status, Object.keys(rejected.fieldErrors ?? {})];
  };

  it('a contact that occurs twice is rejected at the second one', async () => {
    const one = contact();
    const same = contact({ id: one.id });
    expect(await createWith([contact(), one, same])).toEqual([400, ['contacts.2.id']]);
  });

  it('an e-mail address that occurs twice is rejected at the second one, whatever its case', async () => {
    const one = contact({ email: 'ada@client.test' });
    const same = contact({ email: 'ADA@client.test' });
    expect(await createWith([one, same])).toEqual([400, ['contacts.1.email']]);
  });

  it('a contact has an id, and a name that can be seen', async () => {
    const none = contact({ id: '00000000-0000-0000-0000-000000000000' });
    expect(await createWith([none])).toEqual([400, ['contacts.0.id']]);
    expect(await createWith([contact({ name: '\u200B' })])).toEqual([400, ['contacts.0.name']]);
    const nameless = await server.expectError('chloe', 'createClient', {
      body: fields({ name: '\u2060' }),
    });
    expect(Object.keys(nameless.fieldErrors ?? {})).toEqual(['name']);
  });

  it('a client has at most 50 contacts', async () => {
    const contacts = Array.from({ length: 51 }, () => contact());
    expect(await createWith(contacts)).toEqual([400, ['contacts']]);
    const body = fields({ contacts: contacts.slice(1) });
    const { client } = await server.request('chloe', 'createClient', { body });
    expect(client.contacts).toHaveLength(50);
  });
});
