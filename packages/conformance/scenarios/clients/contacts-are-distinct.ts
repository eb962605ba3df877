import { scenario } from '../../scenario/types.ts';
import { clientFields } from '../../support/clients.ts';
import { getFields } from '../../support/clockwork.ts';

type Contact = ReturnType<typeof clientFields>['contacts'][number];

export default scenario({
  title: 'Two contacts of a client have neither the same id nor the same e-mail address',
  source: 'ADMIN-029, REVW-043',
  async run(ctx) {
    const me = ctx.as('admin');
    const client = clientFields(ctx);
    await me.request('createClient', { body: client });
    const expectErrorAt = async (
      field: string,
      change: (first: Contact | undefined) => Partial<Contact>,
    ) => {
      const withSecond = (body: typeof client) => {
        const second = { id: ctx.uuid(), name: 'Theo Lang', email: 'theo.lang@client.test' };
        const contacts = [...body.contacts, { ...second, ...change(body.contacts[0]) }];
        return { ...body, contacts };
      };
      const other = withSecond(clientFields(ctx));
      for (const rejected of [
        await me.expectError(400, 'createClient', { body: other }),
        await me.expectError(400, 'updateClient', { body: withSecond(client) }),
      ]) {
        ctx.expectEqual('the field', getFields(rejected), [field]);
      }
      await me.expectError(404, 'getClient', { path: { id: other.id } });
    };
    await expectErrorAt('contacts.1.id', (first) => ({ id: first?.id ?? '' }));
    await expectErrorAt('contacts.1.email', (first) => ({
      email: first?.email.toUpperCase() ?? '',
    }));
    await expectErrorAt('contacts.1.id', () => ({ id: '00000000-0000-0000-0000-000000000000' }));
    await expectErrorAt('contacts.1.name', () => ({ name: '\u200B' }));
    const { client: stored } = await me.request('getClient', { path: { id: client.id } });
    ctx.expectEqual('the contacts', stored.contacts, client.contacts);
  },
});
