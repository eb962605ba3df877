import { scenario } from '../../scenario/types.ts';
import { script, scriptFields } from '../../support/organization.ts';

export default scenario({
  title:
    'A deleted script is deleted with its versions only; a new script with the same id starts without versions',
  source: 'ADMIN-D01',
  async run(ctx) {
    const me = ctx.as('admin');
    const { id, name, code } = await script(ctx, me);
    const other = await script(ctx, me);
    const change = { id, name, description: ' Says more. ', code: "say('more')" };
    const { script: changed } = await me.request('updateScript', { body: change });
    ctx.expectEqual('the description', changed.description, 'Says more.');
    ctx.expectEqual('who has changed it', typeof changed.changedByName, 'string');
    await me.request('deleteScript', { path: { id } });
    const { script: stored } = await me.request('getScript', { path: { id: other.id } });
    ctx.expectEqual('another script', stored, other);
    const { script: renewed } = await me.request('createScript', {
      body: { ...scriptFields(ctx), id, code },
    });
    ctx.expectEqual(
      'its versions',
      renewed.versions.map((each) => [each.version, each.code]),
      [[1, code]],
    );
  },
});
