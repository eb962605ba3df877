import { scenario } from '../../scenario/types.ts';
import { clientFields } from '../../support/clients.ts';

export default scenario({
  title: 'Contacts that an update omits are deleted, and those that it contains stay',
  source: 'SHELL-068',
  async run(ctx) {
    const me = ctx.as('admin');
    const client = clientFields(ctx);
    const { id } = client;
    await me.request('createClient', { body: client });
    const other = { id: ctx.uuid(), name: 'Tom Weiss', email: 'tom.weiss@client.test' };
    await me.request('updateClient', {
      body: { ...client, contacts: [...client.contacts, other] },
    });
    await me.request('updateClient', { body: { ...client, contacts: [other] } });
    const stored = await me.request('getClient', { path: { id } });
    ctx.expectEqual('the contacts', stored.client.contacts, [other]);
    const contacts = [...client.contacts, other];
    await me.request('updateClient', { body: { ...client, contacts, isActive: false } });
    const listed = (await me.request('getClients')).clients.find((each) => each.id === id);
    ctx.expectEqual('what is listed of an inactive client', listed?.isActive, false);
    await me.request('deleteClient', { path: { id } });
    await me.expectError(404, 'getClient', { path: { id } });
    const heir = { ...clientFields(ctx), contacts };
    await me.request('createClient', { body: heir });
    await me.request('deleteClient', { path: { id: heir.id } });
    const { clients } = await me.request('getClients');
    ctx.expectThat('the client is listed no more', !clients.some((each) => each.id === id));
  },
});
