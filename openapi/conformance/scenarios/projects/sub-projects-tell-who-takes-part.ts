import { scenario } from '../../scenario/types.ts';
import { isInOrder } from '../../support/order.ts';
import { bookOn, employeeIdOf, join, joint, subProject, task } from '../../support/projects.ts';

export default scenario({
  title: 'Of each sub-project it is told whether one owns it or is an active member of it',
  source: 'PROJ-025',
  async run(kit) {
    const [owner, me] = [kit.as('admin'), kit.as('member')];
    const top = await joint(kit, owner, me);
    const sub = await subProject(kit, owner, top);
    const takesPart = async (who: typeof me) =>
      (await who.ask('getProject', { path: { id: top } })).subProjects.map((each) => [
        each.id,
        each.isSubProjectMember,
      ]);
    kit.expectEqual('to its owner', await takesPart(owner), [[sub, true]]);
    kit.expectEqual('to a member of the project above', await takesPart(me), [[sub, false]]);
    await join(owner, sub, me);
    kit.expectEqual('to a member', await takesPart(me), [[sub, true]]);
    // With time there they stay in its list.
    const entry = await bookOn(kit, me, await task(kit, me, sub));
    const employeeId = await employeeIdOf(me);
    await owner.ask('removeProjectMember', { query: { projectId: sub, employeeId } });
    kit.expectEqual('to a former member', await takesPart(me), [[sub, false]]);
    await me.ask('deleteClockWorkEntries', { body: [entry] });
    for (let count = 0; count < 4; count += 1) await subProject(kit, owner, top);
    const { subProjects } = await owner.ask('getProject', { path: { id: top } });
    kit.expectThat('they come by code', isInOrder(subProjects.map(({ code }) => code)));
  },
});
