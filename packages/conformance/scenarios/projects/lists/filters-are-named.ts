import { scenario } from '../../../scenario/types.ts';
import { getEmployeeId, project, seen, tagged } from '../../../support/projects.ts';

export default scenario({
  title: 'The counts name the tags, owners and parent of the request, but no parent without access',
  source: 'PROJ-006, PROJ-052',
  async run(ctx) {
    const [other, me] = [ctx.as('admin'), ctx.as('member')];
    const { projectId, tagId } = await tagged(ctx, other);
    const { name, code, ownedBy } = await seen(other, projectId);
    const employeeId = await getEmployeeId(other);
    const first = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
    const named = async (more: object, who = other) =>
      (await who.request('countProjects', { body: { ...first, ...more } })).filterNames;
    const none = { tags: [], owners: [], parentProject: null };
    ctx.expectEqual('nothing is named without filters', await named({}), none);
    const filters = { tagIds: [tagId], ownerIds: [employeeId], parentId: projectId };
    const names = await named(filters);
    const { tags } = await other.request('searchTagsOfProjects', {
      query: { searchCharacters: names.tags[0]?.name ?? '', skip: 0 },
    });
    ctx.expectEqual(
      'the tag',
      names.tags,
      tags.filter(({ id }) => id === tagId),
    );
    ctx.expectEqual('the number of tags', names.tags.length, 1);
    ctx.expectEqual(
      'the owner',
      names.owners.map((each) => [each.employeeId, each.fullName]),
      [[employeeId, ownedBy]],
    );
    ctx.expectEqual('the parent', names.parentProject, { id: projectId, code, name });
    const hidden = await named({ parentId: await project(ctx, other) }, me);
    ctx.expectEqual('a parent without access', hidden, none);
    const unknown = { tagIds: [ctx.uuid()], ownerIds: [ctx.uuid()], parentId: ctx.uuid() };
    ctx.expectEqual('unknown ones', await named(unknown), none);
  },
});
