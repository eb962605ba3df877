import { scenario } from '../../scenario/types.ts';
import { clientFields } from '../../support/clients.ts';

export default scenario({
  title: 'Contacts that an update leaves out are removed, and those that it names are kept',
  source: 'SHELL-068',
  async run(kit) {
    const me = kit.as('admin');
    const client = clientFields(kit);
    const { id } = client;
    await me.ask('createClient', { body: client });
    const other = { id: kit.uuid(), name: 'Tom Weiss', email: 'tom.weiss@client.test' };
    await me.ask('updateClient', { body: { ...client, contacts: [...client.contacts, other] } });
    await me.ask('updateClient', { body: { ...client, contacts: [other] } });
    const kept = await me.ask('getClient', { path: { id } });
    kit.expectEqual('the contacts', kept.client.contacts, [other]);
    const contacts = [...client.contacts, other];
    await me.ask('updateClient', { body: { ...client, contacts, isActive: false } });
    const listed = (await me.ask('getClients')).clients.find((each) => each.id === id);
    kit.expectEqual('what is listed of an inactive client', listed?.isActive, false);
    await me.ask('deleteClient', { path: { id } });
    await me.refused(404, 'getClient', { path: { id } });
    const heir = { ...clientFields(kit), contacts };
    await me.ask('createClient', { body: heir });
    await me.ask('deleteClient', { path: { id: heir.id } });
    const { clients } = await me.ask('getClients');
    kit.expectThat('the client is listed no more', !clients.some((each) => each.id === id));
  },
});
