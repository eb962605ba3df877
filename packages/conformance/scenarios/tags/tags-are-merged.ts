import { scenario } from '../../scenario/types.ts';
import { project, subProject, tag } from '../../support/projects.ts';

export default scenario({
  title:
    'A merge gives all projects of a tag the other one, which sub-projects inherit if they inherited either; repeated, it succeeds again',
  source: 'PROJ-027, PROJ-D71',
  async run(ctx) {
    const me = ctx.as('admin');
    const [fromTagId, intoTagId] = [await tag(ctx, me), await tag(ctx, me)];
    const both = await project(ctx, me);
    const below = await subProject(ctx, me, both);
    const single = await project(ctx, me);
    const assign = (projectId: string, tagId: string, assignedToAll: boolean) =>
      me.request('assignProjectTag', { body: { projectId, tagId, assignedToAll } });
    await assign(both, fromTagId, true);
    await assign(both, intoTagId, false);
    await assign(single, fromTagId, false);
    const body = { fromTagId, fromVersion: 1, intoTagId, intoVersion: 1 };
    await me.expectError(409, 'mergeTags', { body: { ...body, intoVersion: 7 } });
    await me.expectError(409, 'mergeTags', { body: { ...body, fromVersion: 7 } });
    await me.expectError(400, 'mergeTags', { body: { ...body, intoTagId: fromTagId } });
    const { tag: merged } = await me.request('mergeTags', { body });
    ctx.expectEqual('the remaining tag', [merged.id, merged.projectCount], [intoTagId, 2]);
    ctx.expectEqual('those that inherit it', merged.inheritingCount, 1);
    const shown = async (projectId: string) =>
      (await me.request('getProjectTags', { path: { projectId } })).projectTags.map((each) => [
        each.tagId,
        each.assignedToAll,
        each.isInherited,
      ]);
    ctx.expectEqual('a project that had both', await shown(both), [[intoTagId, true, false]]);
    ctx.expectEqual('the project below it', await shown(below), [[intoTagId, true, true]]);
    ctx.expectEqual('a project of the first', await shown(single), [[intoTagId, false, false]]);
    const { tags } = await me.request('getTags');
    ctx.expectThat(
      'the first is deleted',
      tags.every(({ id }) => id !== fromTagId),
    );
    const { tag: again } = await me.request('mergeTags', { body });
    ctx.expectEqual('a repeated request', again, merged);
    await me.expectError(404, 'mergeTags', { body: { ...body, fromTagId: ctx.uuid() } });
    await me.expectError(404, 'mergeTags', {
      body: { fromTagId: intoTagId, intoTagId: ctx.uuid() },
    });
  },
});
