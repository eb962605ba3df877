import { scenario } from '../../../scenario/types.ts';
import { getEmployeeId, join, project, seen, subProject } from '../../../support/projects.ts';

export default scenario({
  title:
    'Only projects that a project can be linked to are offered: by request those of others, without one the own ones; found by words of code and name',
  source: 'PROJ-088, PROJ-101, PROJ-073',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('member'), ctx.as('colleague')];
    const sub = await project(ctx, me);
    const own = await project(ctx, me);
    const [theirs, below] = [await project(ctx, other), await subProject(ctx, me, own)];
    await join(other, theirs, me);
    const query = { projectId: below, employeeId: await getEmployeeId(other) };
    await me.request('changeProjectOwner', { query });
    const ids = [sub, own, theirs, below];
    const search = async (
      linkAs: 'RequestedParent' | 'OwnParent' | 'SubProject',
      id: string,
      searchCharacters = '',
    ) => {
      const found = new Map<string, string>();
      for (let skip = 0, total = 1; skip < total; skip += 20) {
        const result = await me.request('searchLinkableProjects', {
          path: { id },
          query: { linkAs, skip, ...(searchCharacters && { searchCharacters }) },
        });
        total = result.totalCount;
        for (const each of result.projects) found.set(each.id, each.ownedBy);
      }
      return found;
    };
    const offered = async (...args: Parameters<typeof search>) => {
      const found = await search(...args);
      return ids.map((id) => found.has(id));
    };
    ctx.expectEqual('parents by request', await offered('RequestedParent', sub), [
      false,
      false,
      true,
      false,
    ]);
    const { parentProjects } = await me.request('getParentProjectsForLinking', {
      path: { id: sub },
    });
    const all = new Set(parentProjects.map(({ id }) => id));
    const unpaged = ids.map((id) => all.has(id));
    ctx.expectEqual('the same as in the full list', unpaged, [false, false, true, false]);
    ctx.expectEqual('own parents', await offered('OwnParent', sub), [false, true, false, false]);
    ctx.expectEqual('own sub-projects', await offered('SubProject', sub), [
      false,
      true,
      false,
      false,
    ]);
    ctx.expectEqual('none above itself', await offered('SubProject', below), [
      true,
      false,
      false,
      false,
    ]);
    const { code, name, ownedBy } = await seen(other, theirs);
    const words = `${name.split(' ').at(-1) ?? ''} ${code.toLowerCase()}`;
    ctx.expectEqual(
      'found by words',
      [...(await search('RequestedParent', sub, words))],
      [[theirs, ownedBy]],
    );
    const employeeId = await getEmployeeId(me);
    await me.expectError(400, 'requestSubProjectLink', {
      body: { subProjectId: sub, projectId: below, employeeId },
    });
  },
});
