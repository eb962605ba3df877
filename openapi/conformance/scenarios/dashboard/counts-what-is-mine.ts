import { scenario } from '../../scenario/types.ts';
import {
  bookOn,
  employeeIdOf,
  impediment,
  joint,
  project,
  subProject,
  task,
} from '../../support/projects.ts';

export default scenario({
  title: 'The Dashboard counts the projects that I own or take part in, and those impeded',
  source: 'decisions, "Screens" (Dashboard)',
  isAlone: true,
  async run(kit) {
    const [me, owner] = [kit.as('member'), kit.as('admin')];
    const tiles = () => me.ask('getDashboard', { query: { tiles: ['impediments'] } });
    const before = await tiles();
    const own = await project(kit, me);
    const joined = await joint(kit, owner, me);
    await subProject(kit, owner, joined);
    await impediment(kit, owner, joined);
    await impediment(kit, owner, joined);
    const resolved = await impediment(kit, me, own);
    const counted = async () => {
      const { impediments } = await tiles();
      const base = before.impediments ?? { projects: 0, withOpenImpediments: 0 };
      return [
        (impediments?.projects ?? 0) - base.projects,
        (impediments?.withOpenImpediments ?? 0) - base.withOpenImpediments,
      ];
    };
    kit.expectEqual('projects more, and impeded', await counted(), [2, 2]);
    await me.ask('resolveImpediment', { path: { id: resolved } });
    kit.expectEqual('once one is resolved', await counted(), [2, 1]);
    await impediment(kit, owner, await project(kit, owner));
    kit.expectEqual('others’ count for others', await counted(), [2, 1]);
    const left = await joint(kit, owner, me);
    const entry = await bookOn(kit, me, await task(kit, owner, left));
    kit.expectEqual('with one more', await counted(), [3, 1]);
    await owner.ask('removeProjectMember', {
      query: { projectId: left, employeeId: await employeeIdOf(me) },
    });
    kit.expectEqual('a former member’s no more', await counted(), [2, 1]);
    await me.ask('deleteClockWorkEntries', { body: [entry] });
  },
});
