import { scenario } from '../../scenario/types.ts';
import { getFields } from '../../support/clockwork.ts';

export default scenario({
  title:
    'A tag whose name differs from another only in case, spaces or Unicode composition is rejected at its field, with the id of the other',
  source: 'PROJ-027',
  async run(ctx) {
    const me = ctx.as('admin');
    const base = `${ctx.name('Tag')} r\u00E9gion`;
    const body = { id: ctx.uuid(), name: base, color: '#336699', teamId: null };
    await me.request('createTag', { body });
    const twins = [base.toUpperCase(), `  ${base.replaceAll(' ', '   ')} `, base.normalize('NFD')];
    for (const name of twins) {
      const twin = await me.expectError(409, 'createTag', {
        body: { ...body, id: ctx.uuid(), name },
      });
      ctx.expectEqual(`the field of ${name}`, getFields(twin), ['name']);
      ctx.expectEqual(`the other of ${name}`, twin.otherId, body.id);
    }
    const other = { ...body, id: ctx.uuid(), name: `${ctx.name('Tag')}   with   spaces` };
    const { tag } = await me.request('createTag', { body: other });
    ctx.expectThat('one space in a row is stored', !tag.name.includes('  '));
    const renamed = await me.expectError(409, 'updateTag', { body: { ...other, name: base } });
    ctx.expectEqual('the other of a rename', renamed.otherId, body.id);
  },
});
