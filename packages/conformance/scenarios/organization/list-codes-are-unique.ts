import { scenario } from '../../scenario/types.ts';
import { list, listFields } from '../../support/organization.ts';

export default scenario({
  title: 'The names and codes of lists are unique; at most one of their options is selected',
  source: 'ADMIN-016, PROF-D16',
  async run(ctx) {
    const me = ctx.as('admin');
    const first = await list(ctx, me);
    const { id } = first;
    const sameName = { ...listFields(ctx), name: first.name.toUpperCase() };
    await me.expectError(409, 'createList', { body: sameName });
    await me.expectError(409, 'createList', { body: { ...listFields(ctx), code: first.code } });
    await me.expectError(409, 'createList', { body: { ...listFields(ctx), id } });
    const options = first.options.map((option) => ({ ...option, isSelected: true }));
    await me.expectError(400, 'updateList', { body: { ...first, options } });
    await me.expectError(400, 'createList', { body: { ...listFields(ctx), options } });
    const alike = first.options.map((option) => ({ ...option, code: 'same' }));
    await me.expectError(400, 'updateList', { body: { ...first, options: alike } });
    const [one] = first.options;
    const sameId = first.options.map((option) => ({ ...option, id: one?.id ?? '' }));
    await me.expectError(400, 'updateList', { body: { ...first, options: sameId } });
    const letters = first.options.map((option, at) => ({
      ...option,
      code: at % 2 === 0 ? 'same' : 'SAME',
    }));
    await me.expectError(400, 'updateList', { body: { ...first, options: letters } });
    const fewer = first.options.slice(1);
    await me.request('updateList', { body: { ...first, options: fewer } });
    const found = (await me.request('getLists')).lists.find((each) => each.id === id);
    ctx.expectEqual('the options', found?.options, fewer);
    await me.request('deleteList', { path: { id } });
    await me.expectError(404, 'deleteList', { path: { id } });
  },
});
