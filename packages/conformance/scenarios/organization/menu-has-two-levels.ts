import { scenario } from '../../scenario/types.ts';
import { readMenu } from '../../support/organization.ts';

export default scenario({
  title: 'A menu has unique ids, groups without a route, and pages without children',
  source: 'PROF-D13',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const before = await readMenu(me);
    const entry = { id: ctx.uuid(), title: 'A page', icon: null, route: '/a', privilege: null };
    const page = { ...entry, children: [] };
    const other = { ...page, id: ctx.uuid() };
    const group = { ...entry, id: ctx.uuid(), route: null, children: [page] };
    for (const wrong of [
      [page, page],
      [{ ...entry, children: [other] }],
      [{ ...page, route: null }],
      [{ ...group, children: [{ ...group, id: ctx.uuid(), children: [other] }] }],
      [{ ...group, children: [{ ...page, children: [other] }] }],
      [
        { ...page, id: ctx.uuid() },
        { ...group, children: [{ ...page, children: [other] }] },
      ],
      [group, page],
    ]) {
      await me.expectError(400, 'saveMenu', { body: { appMenus: wrong } });
    }
    ctx.expectEqual('the menu', await readMenu(me), before);
  },
});
