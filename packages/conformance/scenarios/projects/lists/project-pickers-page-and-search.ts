import { scenario } from '../../../scenario/types.ts';
import {
  getEmployeeId,
  project,
  projectFields,
  seen,
  subProject,
} from '../../../support/projects.ts';

export default scenario({
  title:
    'The pickers of a new project offer a free code, own parents and those below them, active people and tags',
  source: 'PROJ-053',
  async run(ctx) {
    const [other, me] = [ctx.as('admin'), ctx.as('member')];
    const own = await project(ctx, me);
    const below = await subProject(ctx, me, own);
    const theirs = await project(ctx, other);
    const findParent = async (id: string, who = me) => {
      const { code } = await seen(id === theirs ? other : me, id);
      const query = { searchCharacters: code.toLowerCase(), skip: 0 };
      const { parents } = await who.request('searchProjectParents', { query });
      return parents.some((each) => each.id === id);
    };
    ctx.expectEqual('an own one', await findParent(own), true);
    ctx.expectEqual('one below it', await findParent(below), true);
    ctx.expectEqual('not that of another', await findParent(theirs), false);
    const name = `${ctx.name('Price')} list`;
    const suggest = async (more: object = {}) =>
      (await me.request('suggestProjectCode', { query: { name, ...more } })).code;
    const code = await suggest({ parentId: own });
    const { code: start } = await seen(me, own);
    ctx.expectThat('the code of the parent comes first', code.startsWith(start));
    const body = { ...projectFields(ctx), code };
    await me.request('createProject', { body });
    ctx.expectThat('a used one is not suggested', (await suggest({ parentId: own })) !== code);
    await me.request('deleteProject', { path: { id: body.id } });
    ctx.expectThat('nor a deleted one', (await suggest({ parentId: own })) !== code);
    await me.request('createProject', { body: { ...projectFields(ctx), code: await suggest() } });
    await me.expectError(404, 'suggestProjectCode', { query: { name, parentId: theirs } });
    const employeeId = await getEmployeeId(other);
    const { ownedBy } = await seen(other, theirs);
    const query = { searchCharacters: ownedBy.toUpperCase(), skip: 0 };
    const { owners } = await me.request('searchProjectOwners', { query });
    ctx.expectThat(
      'people by name',
      owners.some((each) => each.employeeId === employeeId),
    );
    const { tags } = await me.request('searchTagsOfProjects', {
      query: { searchCharacters: '', skip: 0 },
    });
    const first = tags[0];
    if (!first) return;
    const found = await me.request('searchTagsOfProjects', {
      query: { searchCharacters: first.name.toUpperCase(), skip: 0 },
    });
    ctx.expectThat(
      'tags by name',
      found.tags.some(({ id }) => id === first.id),
    );
  },
});
