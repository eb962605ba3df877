import { scenario } from '../../scenario/types.ts';
import { holidayFields, listFields, pageFields, scriptFields } from '../../support/organization.ts';

export default scenario({
  title:
    'Names of holidays, lists, pages and scripts are stored without surrounding spaces, and cannot be blank',
  source: 'ADMIN-019, ADMIN-D01',
  async run(ctx) {
    const me = ctx.as('admin');
    const name = ctx.name();
    const padded = ` ${name} `;
    const blank = '   ';
    const day = await holidayFields(ctx, me);
    const { holiday } = await me.request('createHoliday', { body: { ...day, name: padded } });
    const { page } = await me.request('createPage', {
      body: { ...pageFields(ctx), name: padded, title: padded },
    });
    const { script } = await me.request('createScript', {
      body: { ...scriptFields(ctx), name: padded, description: padded },
    });
    const fields = listFields(ctx);
    const [first] = fields.options;
    if (!first) return;
    const options = [{ ...first, value: padded, code: padded }];
    const { list } = await me.request('createList', { body: { ...fields, name: padded, options } });
    ctx.expectEqual(
      'the names',
      [holiday.name, page.name, page.title, script.name, script.description, list.name],
      Array.from({ length: 6 }, () => name),
    );
    const [option] = list.options;
    ctx.expectEqual('the option', [option?.value, option?.code], [name, name]);
    const later = ctx.name();
    const change = ` ${later} `;
    const { id, description, code } = script;
    const renamed = { id, name: change, description, code };
    const changed = [
      (await me.request('updateHoliday', { body: { ...holiday, name: change } })).holiday.name,
      (await me.request('updatePage', { body: { ...page, name: change } })).page.name,
      (await me.request('updateScript', { body: renamed })).script.name,
      (await me.request('updateList', { body: { ...list, name: change } })).list.name,
    ];
    ctx.expectEqual(
      'the names, changed',
      changed,
      Array.from({ length: 4 }, () => later),
    );
    await me.expectError(400, 'updateHoliday', { body: { ...holiday, name: blank } });
    await me.expectError(400, 'updatePage', { body: { ...page, title: blank } });
    await me.expectError(400, 'createScript', { body: { ...scriptFields(ctx), name: blank } });
    await me.expectError(400, 'updateList', {
      body: { ...list, options: [{ ...first, value: blank }] },
    });
    await me.request('deleteHoliday', { path: { id: holiday.id } });
    await me.request('deletePage', { path: { id: page.id } });
    await me.request('deleteScript', { path: { id: script.id } });
    await me.request('deleteList', { path: { id: list.id } });
  },
});
