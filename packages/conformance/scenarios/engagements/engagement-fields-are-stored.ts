import { scenario } from '../../scenario/types.ts';
import { engagementFields, seen } from '../../support/engagements.ts';

export default scenario({
  title: 'Engagements are listed newest first, and a change needs a project type',
  source: 'ENGAG-052, ENGAG-065',
  async run(ctx) {
    const me = ctx.as('admin');
    const days = ['2026-01-09', '2026-03-05', '2026-02-10'];
    const ids: string[] = [];
    for (const createdOn of days) {
      const dated = { createdOn, createdOnAsInputString: createdOn.replaceAll('-', '/') };
      const type = ids.length === 0 ? ('base' as const) : ('blank' as const);
      const body = { ...engagementFields(ctx), ...dated, type };
      await me.request('createEngagement', { body });
      ids.push(body.id);
    }
    const [first = '', second = '', third = ''] = ids;
    const { engagementRollups } = await me.request('getEngagementRollups');
    const listed = engagementRollups.map(({ id }) => id).filter((id) => ids.includes(id));
    ctx.expectEqual('the order', listed, [second, third, first]);
    const made = await seen(me, first);
    ctx.expectEqual(
      'its day',
      [made.createdOnAsString, made.createdOnAsInputString],
      ['9 Jan 2026', '2026/01/09'],
    );
    const again = { ...engagementFields(ctx), id: first, type: 'blank' as const };
    await me.expectError(409, 'createEngagement', { body: again });
    const { projectTypes } = await me.request('getEngagement', { path: { id: first } });
    const types = (await me.request('getEngagementProjectTypes')).projectTypes;
    ctx.expectEqual(
      'the types',
      projectTypes,
      types.map(({ id, value }) => ({ id, value })),
    );
    const projectTypeId = ctx.pick(projectTypes).id;
    const change = { ...engagementFields(ctx), id: first, projectTypeId };
    const bare = { ...change, projectTypeId: '00000000-0000-0000-0000-000000000000' };
    const strange = { ...change, projectTypeId: ctx.uuid() };
    const torn = { ...change, createdOnAsInputString: '2020/02/02' };
    for (const [body, field] of [
      [bare, 'projectTypeId'],
      [strange, 'projectTypeId'],
      [torn, 'createdOnAsInputString'],
    ] as const) {
      const rejected = await me.expectError(400, 'updateEngagement', { body });
      ctx.expectEqual('its position', Object.keys(rejected.fieldErrors ?? {}), [field]);
    }
    ctx.expectEqual('the state after a rejection', await seen(me, first), made);
    const wide = { ...change, name: `  ${change.name} `, prospectName: ' Acme ' };
    await me.request('updateEngagement', { body: wide });
    const after = await seen(me, first);
    ctx.expectEqual('its new day', after.createdOn, change.createdOn);
    ctx.expectEqual(
      'what is kept',
      [after.name, after.prospectName, after.projectTypeId, after.projectType?.id, after.type],
      [change.name, 'Acme', projectTypeId, projectTypeId, 'base'],
    );
  },
});
