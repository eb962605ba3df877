import { scenario } from '../../scenario/types.ts';
import { project, tag } from '../../support/projects.ts';

export default scenario({
  title:
    'A deleted tag is restored on its projects, however often that is requested, unless its name was given to another',
  source: 'PROJ-027, PROJ-D70',
  async run(ctx) {
    const me = ctx.as('admin');
    const tagId = await tag(ctx, me);
    const projectId = await project(ctx, me);
    await me.request('assignProjectTag', { body: { projectId, tagId, assignedToAll: true } });
    const path = { id: tagId };
    const before = await me.request('getTag', { path });
    await me.request('deleteTag', { path });
    const { tag: restored } = await me.request('restoreTag', { path });
    ctx.expectEqual('the restored tag', { ...restored, version: 1 }, before.tag);
    ctx.expectThat('it has a new version', restored.version > before.tag.version);
    ctx.expectEqual('again', (await me.request('restoreTag', { path })).tag, restored);
    const { projectTags } = await me.request('getProjectTags', { path: { projectId } });
    ctx.expectEqual(
      'its project',
      projectTags.map((each) => [each.tagId, each.assignedToAll]),
      [[tagId, true]],
    );
    await me.request('deleteTag', { path });
    const other = { id: ctx.uuid(), name: restored.name, color: '#000000', teamId: null };
    await me.request('createTag', { body: other });
    const taken = await me.expectError(409, 'restoreTag', { path });
    ctx.expectEqual('the other tag', taken.otherId, other.id);
    await me.expectError(404, 'restoreTag', { path: { id: ctx.uuid() } });
  },
});
