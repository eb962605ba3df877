import { scenario } from '../../scenario/types.ts';
import { visibleProjects } from '../../support/analytics.ts';
import { project, projectFields } from '../../support/projects.ts';

export default scenario({
  title: 'Projects beside one another in the tree come by their codes',
  source: 'ANLYT-058, ANLYT-046',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const path = { projectId: await project(kit, me) };
    const prefix = `K-${kit.uuid().slice(0, 8)}`;
    const ids: string[] = [];
    for (const letter of ['c', 'a', 'b']) {
      const body = { ...projectFields(kit), code: `${prefix}${letter}` };
      await me.ask('addSubProject', { path, body });
      ids.push(body.id);
    }
    const [last, first, middle] = ids;
    const shown = (await visibleProjects(me)).filter((id) => ids.includes(id));
    kit.expectEqual('their order', shown, [first, middle, last]);
  },
});
