import { scenario } from '../../scenario/types.ts';
import { isInOrder } from '../../support/order.ts';
import { project, subProject, tag } from '../../support/projects.ts';

export default scenario({
  title:
    'A tag counts the projects that it is assigned to; the nearest assignment applies to sub-projects, and a deleted tag is removed from all projects',
  source: 'PROJ-027',
  async run(ctx) {
    const me = ctx.as('admin');
    const tagId = await tag(ctx, me);
    const other = await tag(ctx, me);
    const top = await project(ctx, me);
    const middle = await subProject(ctx, me, top);
    const bottom = await subProject(ctx, me, middle);
    const assign = (projectId: string, id: string, assignedToAll: boolean) =>
      me.request('assignProjectTag', { body: { projectId, tagId: id, assignedToAll } });
    await assign(top, tagId, true);
    await assign(top, other, false);
    await assign(middle, tagId, true);
    const listTags = async (projectId: string) =>
      (await me.request('getProjectTags', { path: { projectId } })).projectTags;
    const shown = async (projectId: string) =>
      (await listTags(projectId)).map((each) => [each.tagId, each.projectId, each.isInherited]);
    ctx.expectEqual('below, of the nearest', await shown(bottom), [[tagId, middle, true]]);
    ctx.expectEqual('in the middle, its own', await shown(middle), [[tagId, middle, false]]);
    const full = await project(ctx, me);
    const many = await Promise.all(Array.from({ length: 5 }, () => tag(ctx, me)));
    for (const id of many) await assign(full, id, false);
    const names = (await listTags(full)).map(({ tagName }) => tagName);
    ctx.expectThat('they are listed by name', names.length === many.length && isInOrder(names));
    for (const id of many) await me.request('deleteTag', { path: { id } });
    const listed = async (id: string) =>
      (await me.request('getTags')).tags.find((each) => each.id === id);
    await assign(full, tagId, false);
    ctx.expectEqual('projects', (await listed(tagId))?.projectCount, 3);
    ctx.expectEqual('projects of the other', (await listed(other))?.projectCount, 1);
    const search = { page: 1, pageSize: 10 as const, sort: null };
    const { parentProject } = await me.request('getProject', { path: { id: bottom } });
    const columnFilters = [{ name: 'code', value: parentProject?.code ?? '' }];
    const { projects } = await me.request('searchProjectTags', {
      body: { ...search, columnFilters },
    });
    const all = await me.request('searchProjectTags', {
      body: { ...search, pageSize: 50, columnFilters: [] },
    });
    const codes = all.projects.map(({ projectCode }) => projectCode);
    ctx.expectThat('projects come by their codes', isInOrder(codes));
    const row = projects.find(({ projectId }) => projectId === middle);
    ctx.expectEqual(
      'in the search',
      row?.projectTags.map((each) => each.tagId),
      [tagId],
    );
    const withTag = async (id: string) => {
      const byName = [{ name: 'tags', value: (await listed(id))?.name ?? '' }];
      const narrowed = await me.request('searchProjectTags', {
        body: { ...search, columnFilters: byName },
      });
      return narrowed.projects.map(({ projectId }) => projectId).toSorted();
    };
    const line = [top, middle, bottom, full].toSorted();
    ctx.expectEqual('found by a tag, those below too', await withTag(tagId), line);
    ctx.expectEqual('found by its other tag', await withTag(other), [top]);
    const response = await me.request('deleteTag', { path: { id: tagId } });
    const unused = await me.request('deleteTag', { path: { id: await tag(ctx, me) } });
    ctx.expectThat('it has the minimum number', response.successMessages.join(' ').includes('3'));
    const plain = unused.successMessages.join(' ');
    ctx.expectThat('and of none nothing', plain !== '' && !/\d/.test(plain));
    ctx.expectEqual('below', await shown(bottom), []);
    ctx.expectEqual('where it was no project’s below', await shown(full), []);
    ctx.expectEqual('at the top', await shown(top), [[other, top, false]]);
    await me.expectError(404, 'deleteTag', { path: { id: tagId } });
    const again = { id: tagId, name: ctx.name('Tag'), color: '#000000', teamId: null };
    const { tag: renewed } = await me.request('createTag', { body: again });
    const seen = [renewed.projectCount, await shown(middle), await shown(full)];
    ctx.expectEqual('made again it is on none', seen, [0, [], []]);
  },
});
