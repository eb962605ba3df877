import { scenario } from '../../scenario/types.ts';
import { holidayFields, listFields, pageFields, scriptFields } from '../../support/organization.ts';

export default scenario({
  title:
    'Names of holidays, lists, pages and scripts lose the blanks around them, and are no blanks',
  source: 'ADMIN-019, and the decisions on developer tools',
  async run(kit) {
    const me = kit.as('admin');
    const name = kit.name();
    const padded = ` ${name} `;
    const blank = '   ';
    const day = await holidayFields(kit, me);
    const { holiday } = await me.ask('createHoliday', { body: { ...day, name: padded } });
    const { page } = await me.ask('createPage', {
      body: { ...pageFields(kit), name: padded, title: padded },
    });
    const { script } = await me.ask('createScript', {
      body: { ...scriptFields(kit), name: padded, description: padded },
    });
    const fields = listFields(kit);
    const [first] = fields.options;
    if (!first) return;
    const options = [{ ...first, value: padded, code: padded }];
    const { list } = await me.ask('createList', { body: { ...fields, name: padded, options } });
    kit.expectEqual(
      'the names',
      [holiday.name, page.name, page.title, script.name, script.description, list.name],
      Array.from({ length: 6 }, () => name),
    );
    const [option] = list.options;
    kit.expectEqual('the option', [option?.value, option?.code], [name, name]);
    const later = kit.name();
    const change = ` ${later} `;
    const { id, description, code } = script;
    const renamed = { id, name: change, description, code };
    const changed = [
      (await me.ask('updateHoliday', { body: { ...holiday, name: change } })).holiday.name,
      (await me.ask('updatePage', { body: { ...page, name: change } })).page.name,
      (await me.ask('updateScript', { body: renamed })).script.name,
      (await me.ask('updateList', { body: { ...list, name: change } })).list.name,
    ];
    kit.expectEqual(
      'the names, changed',
      changed,
      Array.from({ length: 4 }, () => later),
    );
    await me.refused(400, 'updateHoliday', { body: { ...holiday, name: blank } });
    await me.refused(400, 'updatePage', { body: { ...page, title: blank } });
    await me.refused(400, 'createScript', { body: { ...scriptFields(kit), name: blank } });
    await me.refused(400, 'updateList', {
      body: { ...list, options: [{ ...first, value: blank }] },
    });
    await me.ask('deleteHoliday', { path: { id: holiday.id } });
    await me.ask('deletePage', { path: { id: page.id } });
    await me.ask('deleteScript', { path: { id: script.id } });
    await me.ask('deleteList', { path: { id: list.id } });
  },
});
