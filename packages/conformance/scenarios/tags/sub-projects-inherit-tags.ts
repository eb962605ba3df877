import { scenario } from '../../scenario/types.ts';
import { seen, subProject, tagged } from '../../support/projects.ts';

export default scenario({
  title:
    'A tag that is assigned to all is inherited by sub-projects, and can be removed only where it was assigned',
  source: 'PROJ-026',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { projectId, tagId } = await tagged(ctx, me, true);
    const below = await subProject(ctx, me, projectId);
    const inherited = async () =>
      (await me.request('getProjectTags', { path: { projectId: below } })).projectTags.map(
        (each) => [each.tagId, each.isInherited] as const,
      );
    ctx.expectEqual('the tags below', await inherited(), [[tagId, true]]);
    const stored = await me.expectError(409, 'removeProjectTag', {
      query: { projectId: below, tagId },
    });
    const { code, name } = await seen(me, projectId);
    const isOrigin = ({ errorMessages }: typeof stored) =>
      [code, name].every((text) => errorMessages.join(' ').includes(text));
    ctx.expectThat('it names its origin', isOrigin(stored));
    const deeper = { projectId: await subProject(ctx, me, below), tagId };
    const far = await me.expectError(409, 'removeProjectTag', { query: deeper });
    ctx.expectThat('also two below', isOrigin(far));
    const own = { projectId: below, tagId, assignedToAll: false };
    await me.request('assignProjectTag', { body: own });
    await me.request('removeProjectTag', { query: { projectId: below, tagId } });
    ctx.expectEqual('without its own', await inherited(), [[tagId, true]]);
    await me.request('assignProjectTag', { body: { projectId, tagId, assignedToAll: false } });
    ctx.expectEqual('the tags below', await inherited(), []);
    await me.request('removeProjectTag', { query: { projectId, tagId } });
    await me.expectError(404, 'removeProjectTag', { query: { projectId, tagId } });
  },
});
