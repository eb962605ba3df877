import { scenario } from '../../scenario/types.ts';
import { list, scriptFields } from '../../support/organization.ts';

export default scenario({
  title: 'A list that a script uses is not deleted, and neither are the codes that it uses',
  source: 'ADMIN-026',
  async run(ctx) {
    const me = ctx.as('admin');
    const made = await list(ctx, me);
    const { id, options } = made;
    const [used, free] = options;
    if (!used || !free) throw new Error('Expected a list with two options.');
    const path = { id };
    ctx.expectEqual('its uses', (await me.request('getList', { path })).uses, []);
    const code = `pick('${made.code}', "${used.code}")`;
    const fields = { ...scriptFields(ctx), code };
    const { script } = await me.request('createScript', { body: fields });
    const { uses } = await me.request('getList', { path });
    const expected = [{ scriptId: script.id, scriptName: script.name, optionIds: [used.id] }];
    ctx.expectEqual('its uses by a script', uses, expected);
    const columnFilters = [{ name: 'code', value: made.code }];
    const body = { page: 1, pageSize: 10 as const, sort: null, columnFilters };
    const { lists } = await me.request('searchLists', { body });
    const row = lists.find((each) => each.id === id);
    ctx.expectEqual('the scripts of the found list', row?.scriptNames, [script.name]);
    ctx.expectEqual('its number of options', row?.optionCount, 2);
    await me.expectError(409, 'deleteList', { path });
    await me.expectError(409, 'updateList', { body: { ...made, code: ctx.name('other') } });
    await me.expectError(409, 'updateList', { body: { ...made, options: [free] } });
    await me.request('updateList', { body: { ...made, options: [used] } });
    await me.request('deleteScript', { path: { id: script.id } });
    await me.request('deleteList', { path });
  },
});
