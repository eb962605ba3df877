import { scenario, type Actor } from '../../../scenario/types.ts';
import { add, clearRecent } from '../../../support/clockwork.ts';
import { isInOrder } from '../../../support/order.ts';
import {
  getEmployeeId,
  impediment,
  joint,
  project,
  seen,
  subProject,
  task,
} from '../../../support/projects.ts';

type Filter =
  | 'AccessibleToMe'
  | 'OnWatchlist'
  | 'OwnedByMe'
  | 'ProgressingInTheLastWeek'
  | 'StoppedInTheLastWeek'
  | 'Impedimented';

export default scenario({
  title:
    'The list shows the projects that the person sees, narrowed by its filters, with the flags of each',
  source: 'PROJ-007, TEAM-037, PROJ-086',
  isExclusive: true,
  async run(ctx) {
    const [owner, me] = [ctx.as('admin'), ctx.as('member')];
    await clearRecent(ctx, me);
    const joined = await joint(ctx, owner, me);
    const below = await subProject(ctx, owner, joined);
    const [own, hidden, given] = [
      await project(ctx, me),
      await project(ctx, owner),
      await project(ctx, me),
    ];
    const employeeId = await getEmployeeId(owner);
    await me.request('changeProjectOwner', { query: { projectId: given, employeeId } });
    await owner.request('removeProjectMember', {
      query: { projectId: given, employeeId: await getEmployeeId(me) },
    });
    const all = [joined, below, own, hidden, given];
    const listed = async (who: Actor, selectedFilter?: Filter, isParticipant?: boolean) => {
      const found = [];
      for (let page = 1; ; page += 1) {
        const body = { page, pageSize: 50 as const, sort: null, columnFilters: [] as never[] };
        const { pmoProjects } = await who.request('searchProjects', {
          body: {
            ...body,
            ...(selectedFilter && { selectedFilter }),
            ...(isParticipant && { isParticipant }),
          },
        });
        found.push(...pmoProjects);
        if (pmoProjects.length < 50) return found;
      }
    };
    const has = async (who: Actor, filter?: Filter, isParticipant?: boolean) => {
      const ids = new Set((await listed(who, filter, isParticipant)).map(({ id }) => id));
      return all.map((id) => ids.has(id));
    };
    const accessible = [true, true, true, false, true];
    ctx.expectEqual('seen', await has(me), accessible);
    ctx.expectEqual('seen', await has(me, 'AccessibleToMe'), accessible);
    ctx.expectEqual('seen by an administrator', await has(owner), [true, true, true, true, true]);
    ctx.expectThat('they come by code', isInOrder((await listed(owner)).map(({ code }) => code)));
    ctx.expectEqual('still seen by who made it', (await seen(me, given)).isMember, false);
    ctx.expectEqual('owned', await has(me, 'OwnedByMe'), [false, false, true, false, false]);
    const takingPart = [true, true, true, false, false];
    ctx.expectEqual('taking part', await has(me, undefined, true), takingPart);
    const byAdministrator = [true, true, false, true, true];
    ctx.expectEqual(
      'taking part, not only seen',
      await has(owner, undefined, true),
      byAdministrator,
    );
    await me.request('watchProject', { path: { id: joined } });
    await owner.request('watchProject', { path: { id: own } });
    ctx.expectEqual('watched', await has(me, 'OnWatchlist'), [true, false, false, false, false]);
    const open = await impediment(ctx, owner, below);
    await impediment(ctx, owner, hidden);
    const impeded = async () => has(me, 'Impedimented');
    ctx.expectEqual('impeded', await impeded(), [false, true, false, false, false]);
    const rows = new Map((await listed(me)).map((each) => [each.id, each]));
    const [one, two, three] = [joined, below, own].map((id) => rows.get(id));
    ctx.expectEqual('watching', [one?.isWatching, three?.isWatching], [true, false]);
    ctx.expectEqual('owning', [one?.isOwner, three?.isOwner], [false, true]);
    ctx.expectEqual('impediments', [one?.unResolvedImpediment, two?.unResolvedImpediment], [0, 1]);
    const last = rows.get(given);
    ctx.expectThat('owned and made by others', last?.createdBy !== last?.ownedBy);
    await owner.request('resolveImpediment', { path: { id: open } });
    ctx.expectEqual('no longer impeded', await impeded(), [false, false, false, false, false]);
    for (const [offset, filter] of [
      [-6, 'ProgressingInTheLastWeek'],
      [-7, 'StoppedInTheLastWeek'],
      [-13, 'StoppedInTheLastWeek'],
      [-14, null],
    ] as const) {
      const projectId = await project(ctx, me);
      const day = ctx.day(offset, me.timeZone);
      const there = (await me.request('getClockWorkDay', { path: { date: day } })).clockWorkEntries;
      if (there.length > 0)
        await me.request('deleteClockWorkEntries', { body: there.map(({ id }) => id) });
      const { id } = await add(ctx, me, { day, from: '00:00', to: '00:30' });
      const taskId = await task(ctx, me, projectId);
      await me.request('assignClockWorkEntries', { query: { taskId }, body: [{ id }] });
      for (const each of ['ProgressingInTheLastWeek', 'StoppedInTheLastWeek'] as const) {
        const isIn = (await listed(me, each)).some((found) => found.id === projectId);
        ctx.expectEqual(`${each}, ${offset} days`, isIn, each === filter);
      }
      await me.request('deleteClockWorkEntries', { body: [id] });
    }
  },
});
