import { scenario } from '../../scenario/types.ts';
import { list, listFields } from '../../support/organization.ts';

export default scenario({
  title: 'Lists have names and codes of their own; of their options one may be selected',
  source: 'ADMIN-016, and the decisions on screens',
  async run(kit) {
    const me = kit.as('admin');
    const first = await list(kit, me);
    const { id } = first;
    const sameName = { ...listFields(kit), name: first.name.toUpperCase() };
    await me.refused(409, 'createList', { body: sameName });
    await me.refused(409, 'createList', { body: { ...listFields(kit), code: first.code } });
    await me.refused(409, 'createList', { body: { ...listFields(kit), id } });
    const options = first.options.map((option) => ({ ...option, isSelected: true }));
    await me.refused(400, 'updateList', { body: { ...first, options } });
    await me.refused(400, 'createList', { body: { ...listFields(kit), options } });
    const alike = first.options.map((option) => ({ ...option, code: 'same' }));
    await me.refused(400, 'updateList', { body: { ...first, options: alike } });
    const [one] = first.options;
    const sameId = first.options.map((option) => ({ ...option, id: one?.id ?? '' }));
    await me.refused(400, 'updateList', { body: { ...first, options: sameId } });
    const letters = first.options.map((option, at) => ({
      ...option,
      code: at % 2 === 0 ? 'same' : 'SAME',
    }));
    await me.refused(400, 'updateList', { body: { ...first, options: letters } });
    const fewer = first.options.slice(1);
    await me.ask('updateList', { body: { ...first, options: fewer } });
    const found = (await me.ask('getLists')).lists.find((each) => each.id === id);
    kit.expectEqual('the options', found?.options, fewer);
    await me.ask('deleteList', { path: { id } });
    await me.refused(404, 'deleteList', { path: { id } });
  },
});
