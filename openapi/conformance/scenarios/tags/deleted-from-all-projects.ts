import { scenario } from '../../scenario/types.ts';
import { isInOrder } from '../../support/order.ts';
import { project, subProject, tag } from '../../support/projects.ts';

export default scenario({
  title:
    'A tag counts the projects it is assigned to, the nearest assignment counts below, and it goes from all',
  source: 'PROJ-027',
  async run(kit) {
    const me = kit.as('admin');
    const tagId = await tag(kit, me);
    const other = await tag(kit, me);
    const top = await project(kit, me);
    const middle = await subProject(kit, me, top);
    const bottom = await subProject(kit, me, middle);
    const assign = (projectId: string, id: string, assignedToAll: boolean) =>
      me.ask('assignProjectTag', { body: { projectId, tagId: id, assignedToAll } });
    await assign(top, tagId, true);
    await assign(top, other, false);
    await assign(middle, tagId, true);
    const tagsOf = async (projectId: string) =>
      (await me.ask('getProjectTags', { path: { projectId } })).projectTags;
    const shown = async (projectId: string) =>
      (await tagsOf(projectId)).map((each) => [each.tagId, each.projectId, each.isInherited]);
    kit.expectEqual('below, of the nearest', await shown(bottom), [[tagId, middle, true]]);
    kit.expectEqual('in the middle, its own', await shown(middle), [[tagId, middle, false]]);
    const full = await project(kit, me);
    const many = await Promise.all(Array.from({ length: 5 }, () => tag(kit, me)));
    for (const id of many) await assign(full, id, false);
    const names = (await tagsOf(full)).map(({ tagName }) => tagName);
    kit.expectThat('they are listed by name', names.length === many.length && isInOrder(names));
    for (const id of many) await me.ask('deleteTag', { path: { id } });
    const listed = async (id: string) =>
      (await me.ask('getTags')).tags.find((each) => each.id === id);
    await assign(full, tagId, false);
    kit.expectEqual('projects', (await listed(tagId))?.projectCount, 3);
    kit.expectEqual('projects of the other', (await listed(other))?.projectCount, 1);
    const search = { page: 1, pageSize: 10 as const, sort: null };
    const { parentProject } = await me.ask('getProject', { path: { id: bottom } });
    const columnFilters = [{ name: 'code', value: parentProject?.code ?? '' }];
    const { projects } = await me.ask('searchProjectTags', { body: { ...search, columnFilters } });
    const all = await me.ask('searchProjectTags', {
      body: { ...search, pageSize: 50, columnFilters: [] },
    });
    const codes = all.projects.map(({ projectCode }) => projectCode);
    kit.expectThat('projects come by their codes', isInOrder(codes));
    const row = projects.find(({ projectId }) => projectId === middle);
    kit.expectEqual(
      'in the search',
      row?.projectTags.map((each) => each.tagId),
      [tagId],
    );
    const withTag = async (id: string) => {
      const byName = [{ name: 'tags', value: (await listed(id))?.name ?? '' }];
      const narrowed = await me.ask('searchProjectTags', {
        body: { ...search, columnFilters: byName },
      });
      return narrowed.projects.map(({ projectId }) => projectId).toSorted();
    };
    const line = [top, middle, bottom, full].toSorted();
    kit.expectEqual('found by a tag, those below too', await withTag(tagId), line);
    kit.expectEqual('found by its other tag', await withTag(other), [top]);
    const said = await me.ask('deleteTag', { path: { id: tagId } });
    const unused = await me.ask('deleteTag', { path: { id: await tag(kit, me) } });
    kit.expectThat('it says from how many', said.successMessages.join(' ').includes('3'));
    const plain = unused.successMessages.join(' ');
    kit.expectThat('and of none nothing', plain !== '' && !/\d/.test(plain));
    kit.expectEqual('below', await shown(bottom), []);
    kit.expectEqual('where it was no project’s below', await shown(full), []);
    kit.expectEqual('at the top', await shown(top), [[other, top, false]]);
    await me.refused(404, 'deleteTag', { path: { id: tagId } });
    const again = { id: tagId, name: kit.name('Tag'), color: '#000000', teamId: null };
    const { tag: anew } = await me.ask('createTag', { body: again });
    const seen = [anew.projectCount, await shown(middle), await shown(full)];
    kit.expectEqual('made again it is on none', seen, [0, [], []]);
  },
});
