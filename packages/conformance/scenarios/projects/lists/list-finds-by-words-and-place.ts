import { scenario, type Actor } from '../../../scenario/types.ts';
import { isInOrder } from '../../../support/order.ts';
import {
  getEmployeeId,
  impediment,
  joint,
  project,
  projectFields,
  seen,
  subProject,
} from '../../../support/projects.ts';

export default scenario({
  title:
    'The list finds projects by words of code and name without accents, by parent, level, owner and tag, and sorts by impediments and watch list',
  source: 'PROJ-006, PROJ-052',
  async run(ctx) {
    const [owner, me] = [ctx.as('admin'), ctx.as('member')];
    const word = `Éc${ctx.uuid().slice(0, 8)}`;
    const parentId = await joint(ctx, owner, me);
    const below = { ...projectFields(ctx), name: `Über ${word} Ñandú` };
    await owner.request('addSubProject', { path: { projectId: parentId }, body: below });
    const other = { ...projectFields(ctx), name: `Other ${word}` };
    await me.request('createProject', { body: other });
    const hidden = { ...projectFields(ctx), name: `Hidden ${word}` };
    await owner.request('createProject', { body: hidden });
    const list = async (more: object, who: Actor = me) => {
      const body = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [], ...more };
      return (await who.request('searchProjects', { body })).pmoProjects;
    };
    const find = async (more: object, who: Actor = me) =>
      (await list(more, who)).map(({ id }) => id).toSorted();
    const plain = word.replace('É', 'e').toLowerCase();
    const both = [below.id, other.id].toSorted();
    for (const search of [word, plain, word.normalize('NFD'), word.toUpperCase()]) {
      ctx.expectEqual(`found by ${search}`, await find({ search }), both);
    }
    ctx.expectEqual('by two words', await find({ search: `nandu ${plain}` }), [below.id]);
    const code = below.code.toLowerCase();
    ctx.expectEqual('by code and name', await find({ search: `${code} uber` }), [below.id]);
    ctx.expectEqual('no word missing', await find({ search: `${plain} ${ctx.uuid()}` }), []);
    ctx.expectEqual('below a parent', await find({ parentId }), [below.id]);
    ctx.expectEqual('below one not seen', await find({ parentId: hidden.id }), []);
    const parents = { parentIds: [hidden.id, parentId] };
    ctx.expectEqual('below one of several', await find(parents), [below.id]);
    const [row] = await list({ parentId });
    ctx.expectEqual('its parent', row?.parentProject?.id, parentId);
    const { code: parentCode } = await seen(me, parentId);
    const [parent] = await list({ search: parentCode });
    ctx.expectEqual('the number below', parent?.subProjectCount, 1);
    ctx.expectEqual('at the top', await find({ search: plain, isTopLevel: true }), [other.id]);
    const byOwner = { search: plain, ownerIds: [await getEmployeeId(me)] };
    ctx.expectEqual('by owner', await find(byOwner), [other.id]);
    const inner = await subProject(ctx, owner, below.id);
    const outsider = await getEmployeeId(me);
    await owner.request('removeProjectMember', {
      query: { projectId: parentId, employeeId: outsider },
    });
    const membership = { body: { projectId: inner, employeeId: outsider } };
    await owner.request('addProjectMember', membership);
    const { code: innerCode } = await seen(me, inner);
    const [own] = await list({ search: innerCode, isTopLevel: true });
    ctx.expectEqual('the highest that one sees is at the top', own?.id, inner);
    ctx.expectEqual('a parent not seen is not named', own?.parentProject, null);
    const atTop = await find({ search: innerCode, isTopLevel: true }, owner);
    ctx.expectEqual('not for who sees its parent', atTop, []);
    await impediment(ctx, owner, below.id);
    const byImpediments = await list({ search: plain, sort: '-unResolvedImpediment' }, owner);
    ctx.expectEqual('most impediments first', byImpediments[0]?.id, below.id);
    await me.request('watchProject', { path: { id: other.id } });
    const watched = await list({ sort: '-isWatching' });
    const marks = watched.map(({ isWatching }) => isWatching);
    ctx.expectThat(
      'the watched first',
      isInOrder(marks.map((isWatching) => (isWatching ? '0' : '1'))),
    );
    ctx.expectThat(
      'the watched one is there',
      watched.some(({ id }) => id === other.id),
    );
    const byDay = await list({ sort: '-createdOn', search: plain }, owner);
    const days = byDay.map(({ createdOn = '' }) => createdOn);
    ctx.expectThat('the newest first', isInOrder(days.toReversed()));
    await project(ctx, me);
  },
});
