import { scenario } from '../../scenario/types.ts';
import { tag } from '../../support/projects.ts';

export default scenario({
  title: 'Tag names are unique in a tenant, whatever their case',
  source: 'document 2, section 3 (tag)',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const id = await tag(kit, me);
    const { tags } = await me.ask('getTags');
    const name = tags.find((each) => each.id === id)?.name ?? '';
    const body = { name: ` ${name.toUpperCase()} `, color: '#000000', teamId: null };
    await me.refused(409, 'createTag', { body: { ...body, id: kit.uuid() } });
    await me.ask('updateTag', { body: { ...body, id } });
  },
});
