import { scenario } from '../../scenario/types.ts';
import { project, seen, subProject, tag } from '../../support/projects.ts';

export default scenario({
  title:
    'Projects are found by words, by tags that they have or inherit, and by the lack of tags; each says who may change its tags',
  source: 'PROJ-D72',
  async run(ctx) {
    const me = ctx.as('admin');
    const [one, other] = [await tag(ctx, me), await tag(ctx, me)];
    const top = await project(ctx, me);
    const below = await subProject(ctx, me, top);
    const bare = await project(ctx, me);
    const assign = (projectId: string, tagId: string, assignedToAll: boolean) =>
      me.request('assignProjectTag', { body: { projectId, tagId, assignedToAll } });
    await assign(top, one, true);
    await assign(below, other, false);
    const find = async (more: object) => {
      const body = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [], ...more };
      return (await me.request('searchProjectTags', { body })).projects;
    };
    const ids = async (more: object) => (await find(more)).map((each) => each.projectId).toSorted();
    ctx.expectEqual('with a tag', await ids({ tagIds: [one] }), [top, below].toSorted());
    ctx.expectEqual('with both tags', await ids({ tagIds: [one, other] }), [below]);
    const { code, name, ownedBy } = await seen(me, bare);
    const search = `${name.toUpperCase()} ${code}`;
    ctx.expectEqual('by words', await ids({ search }), [bare]);
    ctx.expectEqual('without tags', await ids({ search, isUntagged: true }), [bare]);
    await assign(bare, other, false);
    ctx.expectEqual('with a tag now', await ids({ search, isUntagged: true }), []);
    const [row] = await find({ search });
    ctx.expectEqual('its owner', [row?.ownerName, row?.isTaggable], [ownedBy, true]);
    const [both] = await find({ tagIds: [one, other] });
    const shown = (both?.projectTags ?? []).map(
      (each) => `${each.tagId} ${each.isInherited} ${each.isRemovable}`,
    );
    ctx.expectEqual(
      'own and inherited tags',
      shown.toSorted(),
      [`${one} true false`, `${other} false true`].toSorted(),
    );
    const { tags } = await me.request('getTagChoices');
    const choice = tags.find((each) => each.id === one);
    ctx.expectEqual('a tag to assign', [choice?.teamName, choice?.isAssignable], [null, true]);
  },
});
