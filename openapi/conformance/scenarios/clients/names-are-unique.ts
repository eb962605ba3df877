import { scenario } from '../../scenario/types.ts';
import { clientFields } from '../../support/clients.ts';

export default scenario({
  title: 'Names of clients are unique in a tenant, whatever their case',
  source: 'PEOPL-009, and the decisions on answers and failures',
  async run(kit) {
    const me = kit.as('admin');
    const first = clientFields(kit);
    const second = clientFields(kit);
    await me.ask('createClient', { body: first });
    await me.ask('createClient', { body: second });
    const same = { ...clientFields(kit), name: first.name.toUpperCase() };
    await me.refused(409, 'createClient', { body: same });
    await me.refused(409, 'updateClient', { body: { ...second, name: first.name } });
    await me.ask('updateClient', { body: { ...first, isActive: false } });
    const again = { ...clientFields(kit), id: first.id };
    await me.refused(409, 'createClient', { body: again });
  },
});
