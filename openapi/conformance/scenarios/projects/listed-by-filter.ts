import { scenario, type Actor } from '../../scenario/types.ts';
import { add, clearRecent } from '../../support/clockwork.ts';
import { isInOrder } from '../../support/order.ts';
import {
  employeeIdOf,
  impediment,
  joint,
  project,
  seen,
  subProject,
  task,
} from '../../support/projects.ts';

type Filter =
  | 'AccessibleToMe'
  | 'OnWatchlist'
  | 'OwnedByMe'
  | 'ProgressingInTheLastWeek'
  | 'StoppedInTheLastWeek'
  | 'Impedimented';

export default scenario({
  title:
    'The listing shows what the person sees, narrowed by its filters, with what it says of each',
  source: 'PROJ-007, TEAM-037, PROJ-086',
  isAlone: true,
  async run(kit) {
    const [owner, me] = [kit.as('admin'), kit.as('member')];
    await clearRecent(kit, me);
    const joined = await joint(kit, owner, me);
    const below = await subProject(kit, owner, joined);
    const [own, hidden, given] = [
      await project(kit, me),
      await project(kit, owner),
      await project(kit, me),
    ];
    const employeeId = await employeeIdOf(owner);
    await me.ask('changeProjectOwner', { query: { projectId: given, employeeId } });
    await owner.ask('removeProjectMember', {
      query: { projectId: given, employeeId: await employeeIdOf(me) },
    });
    const all = [joined, below, own, hidden, given];
    const listed = async (who: Actor, selectedFilter?: Filter) => {
      const found = [];
      for (let page = 1; ; page += 1) {
        const body = { page, pageSize: 50 as const, sort: null, columnFilters: [] as never[] };
        const { pmoProjects } = await who.ask('searchProjects', {
          body: { ...body, ...(selectedFilter && { selectedFilter }) },
        });
        found.push(...pmoProjects);
        if (pmoProjects.length < 50) return found;
      }
    };
    const has = async (who: Actor, filter?: Filter) => {
      const ids = new Set((await listed(who, filter)).map(({ id }) => id));
      return all.map((id) => ids.has(id));
    };
    const accessible = [true, true, true, false, true];
    kit.expectEqual('seen', await has(me), accessible);
    kit.expectEqual('seen', await has(me, 'AccessibleToMe'), accessible);
    kit.expectEqual('seen by an administrator', await has(owner), [true, true, true, true, true]);
    kit.expectThat('they come by code', isInOrder((await listed(owner)).map(({ code }) => code)));
    kit.expectEqual('still seen by who made it', (await seen(me, given)).isMember, false);
    kit.expectEqual('owned', await has(me, 'OwnedByMe'), [false, false, true, false, false]);
    await me.ask('watchProject', { path: { id: joined } });
    await owner.ask('watchProject', { path: { id: own } });
    kit.expectEqual('watched', await has(me, 'OnWatchlist'), [true, false, false, false, false]);
    const open = await impediment(kit, owner, below);
    await impediment(kit, owner, hidden);
    const impeded = async () => has(me, 'Impedimented');
    kit.expectEqual('impeded', await impeded(), [false, true, false, false, false]);
    const rows = new Map((await listed(me)).map((each) => [each.id, each]));
    const [one, two, three] = [joined, below, own].map((id) => rows.get(id));
    kit.expectEqual('watching', [one?.isWatching, three?.isWatching], [true, false]);
    kit.expectEqual('owning', [one?.isOwner, three?.isOwner], [false, true]);
    kit.expectEqual('impediments', [one?.unResolvedImpediment, two?.unResolvedImpediment], [0, 1]);
    const last = rows.get(given);
    kit.expectThat('owned and made by others', last?.createdBy !== last?.ownedBy);
    await owner.ask('resolveImpediment', { path: { id: open } });
    kit.expectEqual('impeded no more', await impeded(), [false, false, false, false, false]);
    for (const [offset, filter] of [
      [-6, 'ProgressingInTheLastWeek'],
      [-7, 'StoppedInTheLastWeek'],
      [-13, 'StoppedInTheLastWeek'],
      [-14, null],
    ] as const) {
      const projectId = await project(kit, me);
      const day = kit.day(offset, me.timeZone);
      const there = (await me.ask('getClockWorkDay', { path: { date: day } })).clockWorkEntries;
      if (there.length > 0)
        await me.ask('deleteClockWorkEntries', { body: there.map(({ id }) => id) });
      const { id } = await add(kit, me, { day, from: '00:00', to: '00:30' });
      const taskId = await task(kit, me, projectId);
      await me.ask('assignClockWorkEntries', { query: { taskId }, body: [{ id }] });
      for (const each of ['ProgressingInTheLastWeek', 'StoppedInTheLastWeek'] as const) {
        const isIn = (await listed(me, each)).some((found) => found.id === projectId);
        kit.expectEqual(`${each}, ${offset} days`, isIn, each === filter);
      }
      await me.ask('deleteClockWorkEntries', { body: [id] });
    }
  },
});
