import { scenario } from '../../scenario/types.ts';
import { clientFields } from '../../support/clients.ts';
import { engagementFields } from '../../support/engagements.ts';

export default scenario({
  title: 'Clients are found by name, status and contacts, with how much each is used',
  source: 'ADMIN-009, ADMIN-029',
  async run(ctx) {
    const me = ctx.as('admin');
    const client = clientFields(ctx);
    const address = `${ctx.uuid()}@client.test`;
    const contacts = [{ id: ctx.uuid(), name: ctx.name('Contact'), email: address }];
    const body = { ...client, contacts };
    await me.request('createClient', { body });
    const find = (...columnFilters: { name: string; value: string }[]) =>
      me.request('searchClients', { body: { page: 1, pageSize: 10, sort: null, columnFilters } });
    const expectFound = async (name: string, value: string, isFound = true) => {
      const status = { name: 'isActive', value: String(body.isActive) };
      const { clients, totalCount } = await find({ name, value }, status);
      const ids = clients.map(({ id }) => id);
      ctx.expectEqual(
        `who is found by ${name}`,
        [ids, totalCount],
        isFound ? [[client.id], 1] : [[], 0],
      );
    };
    await expectFound('name', client.name.toUpperCase());
    await expectFound('search', client.name);
    await expectFound('contacts', address.toUpperCase());
    await expectFound('search', contacts[0]?.name ?? '');
    await expectFound('contacts', client.name, false);
    const engagement = { ...engagementFields(ctx), type: 'blank' as const, clientId: client.id };
    await me.request('createEngagement', { body: engagement });
    body.isActive = false;
    await me.request('updateClient', { body });
    await expectFound('search', address);
    const [row] = (await find({ name: 'search', value: address })).clients;
    ctx.expectEqual(
      'how much it is used',
      [row?.contactCount, row?.engagementCount, row?.reviewCount],
      [1, 1, 0],
    );
    await me.request('deleteEngagement', { path: { id: engagement.id } });
    body.contacts = [];
    await me.request('updateClient', { body });
    await expectFound('search', address, false);
    const [after] = (await find({ name: 'name', value: client.name })).clients;
    ctx.expectEqual('what is left', [after?.contactCount, after?.engagementCount], [0, 0]);
    await me.request('deleteClient', { path: { id: client.id } });
  },
});
