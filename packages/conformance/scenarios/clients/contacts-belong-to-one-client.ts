import { scenario } from '../../scenario/types.ts';
import { clientFields } from '../../support/clients.ts';
import { getFields } from '../../support/clockwork.ts';

export default scenario({
  title: 'Contacts have names, are listed by name, belong to one client and are deleted with it',
  source: 'REVW-042, SHELL-068',
  async run(ctx) {
    const me = ctx.as('admin');
    const contact = (name: string, id = ctx.uuid()) => ({ id, name, email: `${id}@client.test` });
    // Sorted neither by the sent order nor by id.
    const [last, middle, first] = [ctx.uuid(), ctx.uuid(), ctx.uuid()].toSorted();
    const contacts = [contact(' b ', middle), contact('A', first), contact('c', last)];
    const body = { ...clientFields(ctx), contacts };
    const { client } = await me.request('createClient', { body });
    const names = client.contacts.map(({ name }) => name);
    ctx.expectEqual('by name, trimmed', names, ['A', 'b', 'c']);
    const blank = { ...body, contacts: [contacts[1], { ...contact('x'), name: '  ' }] };
    const rejected = await me.expectError(400, 'updateClient', { body: blank as typeof body });
    ctx.expectEqual('the field', getFields(rejected), ['contacts.1.name']);
    const other = { ...clientFields(ctx), contacts: contacts.slice(0, 1) };
    await me.expectError(409, 'createClient', { body: other });
    await me.expectError(404, 'getClient', { path: { id: other.id } });
    const second = clientFields(ctx);
    await me.request('createClient', { body: second });
    await me.expectError(409, 'updateClient', { body: { ...second, contacts } });
    const read = async (id: string) => (await me.request('getClient', { path: { id } })).client;
    ctx.expectEqual('the first', (await read(body.id)).contacts.length, 3);
    ctx.expectEqual('the second', (await read(second.id)).contacts, second.contacts);
    await me.expectError(400, 'createClient', { body: { ...clientFields(ctx), name: '  ' } });
    const renamed = { ...body, name: ` ${body.name}! `, isActive: false, contacts: [] };
    await me.request('updateClient', { body: renamed });
    const after = await read(body.id);
    ctx.expectEqual(
      'changed',
      [after.name, after.isActive, after.contacts],
      [`${body.name}!`, false, []],
    );
    await me.request('deleteClient', { path: { id: second.id } });
    await me.request('createClient', { body: { ...clientFields(ctx), contacts: second.contacts } });
    await me.request('updateClient', { body: { ...renamed, contacts } });
  },
});
