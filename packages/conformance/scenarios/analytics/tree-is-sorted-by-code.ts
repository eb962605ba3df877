import { scenario } from '../../scenario/types.ts';
import { visibleProjects } from '../../support/analytics.ts';
import { project, projectFields } from '../../support/projects.ts';

export default scenario({
  title: 'Projects on the same level of the tree are sorted by code',
  source: 'ANLYT-058, ANLYT-046',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const path = { projectId: await project(ctx, me) };
    const prefix = `K-${ctx.uuid().slice(0, 8)}`;
    const ids: string[] = [];
    for (const letter of ['c', 'a', 'b']) {
      const body = { ...projectFields(ctx), code: `${prefix}${letter}` };
      await me.request('addSubProject', { path, body });
      ids.push(body.id);
    }
    const [last, first, middle] = ids;
    const shown = (await visibleProjects(me)).filter((id) => ids.includes(id));
    ctx.expectEqual('their order', shown, [first, middle, last]);
  },
});
