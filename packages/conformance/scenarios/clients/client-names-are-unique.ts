import { scenario } from '../../scenario/types.ts';
import { clientFields } from '../../support/clients.ts';

export default scenario({
  title: 'Client names are unique in a tenant, ignoring case',
  source: 'PEOPL-009, REVW-D02',
  async run(ctx) {
    const me = ctx.as('admin');
    const first = clientFields(ctx);
    const second = clientFields(ctx);
    await me.request('createClient', { body: first });
    await me.request('createClient', { body: second });
    const same = { ...clientFields(ctx), name: first.name.toUpperCase() };
    await me.expectError(409, 'createClient', { body: same });
    await me.expectError(409, 'updateClient', { body: { ...second, name: first.name } });
    await me.request('updateClient', { body: { ...first, isActive: false } });
    const again = { ...clientFields(ctx), id: first.id };
    await me.expectError(409, 'createClient', { body: again });
  },
});
