import { scenario } from '../../../scenario/types.ts';
import { isInOrder } from '../../../support/order.ts';
import { bookOn, getEmployeeId, join, joint, subProject, task } from '../../../support/projects.ts';

export default scenario({
  title: 'Each sub-project shows whether the user owns it or is an active member of it',
  source: 'PROJ-025',
  async run(ctx) {
    const [owner, me] = [ctx.as('admin'), ctx.as('member')];
    const top = await joint(ctx, owner, me);
    const sub = await subProject(ctx, owner, top);
    const takesPart = async (who: typeof me) =>
      (await who.request('getProject', { path: { id: top } })).subProjects.map((each) => [
        each.id,
        each.isSubProjectMember,
      ]);
    ctx.expectEqual('to its owner', await takesPart(owner), [[sub, true]]);
    ctx.expectEqual('to a member of the project above', await takesPart(me), [[sub, false]]);
    await join(owner, sub, me);
    ctx.expectEqual('to a member', await takesPart(me), [[sub, true]]);
    // With tracked time there, they stay in its list.
    const entry = await bookOn(ctx, me, await task(ctx, me, sub));
    const employeeId = await getEmployeeId(me);
    await owner.request('removeProjectMember', { query: { projectId: sub, employeeId } });
    ctx.expectEqual('to a former member', await takesPart(me), [[sub, false]]);
    await me.request('deleteClockWorkEntries', { body: [entry] });
    for (let count = 0; count < 4; count += 1) await subProject(ctx, owner, top);
    const { subProjects } = await owner.request('getProject', { path: { id: top } });
    ctx.expectThat('they come by code', isInOrder(subProjects.map(({ code }) => code)));
  },
});
