import { setTimeout } from 'node:timers/promises';
import { scenario } from '../../scenario/types.ts';
import { team } from '../../support/teams.ts';

export default scenario({
  title:
    'Tag names are unique in a tenant, ignoring case; the creation time of a tag never changes',
  source: 'PROJ-027',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    for (const teamId of [null, (await team(ctx, me)).teamId]) {
      const id = ctx.uuid();
      const name = ctx.name('Tag');
      await me.request('createTag', { body: { id, name, color: '#336699', teamId } });
      const { tags } = await me.request('getTags');
      const made = tags.find((each) => each.id === id);
      ctx.expectEqual('as it is listed', [made?.name, made?.teamId], [name, teamId]);
      // Later by more than the resolution of the clock.
      await setTimeout(2);
      const body = { name: ` ${name.toUpperCase()} `, color: '#000000', teamId: null };
      await me.expectError(409, 'createTag', { body: { ...body, id: ctx.uuid() } });
      const sameId = { ...body, name: ctx.name('Tag'), id };
      await me.expectError(409, 'createTag', { body: sameId });
      const { tag: changed } = await me.request('updateTag', { body: { ...body, id } });
      ctx.expectEqual('when it was made', changed.createdOn, made?.createdOn);
    }
  },
});
