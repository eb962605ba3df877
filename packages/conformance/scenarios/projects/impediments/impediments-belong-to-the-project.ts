import { setTimeout } from 'node:timers/promises';
import { scenario } from '../../../scenario/types.ts';
import { getEmployeeId, impediment, joint, seen } from '../../../support/projects.ts';

export default scenario({
  title:
    'Impediments are raised by people who take part, deleted by the person who raised them or by the owner, and listed newest first',
  source: 'PROJ-039, PROJ-016',
  async run(ctx) {
    const [owner, me, other] = [ctx.as('admin'), ctx.as('member'), ctx.as('colleague')];
    const projectId = await joint(ctx, owner, me);
    const second = await joint(ctx, owner, other);
    await other.expectError(404, 'addImpediment', { body: { projectId, impediments: 'Late.' } });
    await me.expectError(400, 'addImpediment', { body: { projectId, impediments: '   ' } });
    const theirs = await impediment(ctx, owner, projectId);
    // Two with the same millisecond have no order.
    await setTimeout(2);
    const body = { projectId, impediments: ' Late. ' };
    const { projectImpediment: made, unResolvedImpediment } = await me.request('addImpediment', {
      body,
    });
    ctx.expectEqual('unresolved', unResolvedImpediment, 2);
    ctx.expectEqual(
      'a new one',
      [
        made.impediments,
        made.createdBy,
        made.resolverName,
        made.resolvedOn,
        made.resolvedOnAsString,
      ],
      ['Late.', await getEmployeeId(me), null, null, ''],
    );
    const listed = (await me.request('getProjectImpediments', { path: { projectId } }))
      .projectImpediments;
    const ids = listed.map(({ id }) => id);
    ctx.expectEqual('newest first', ids, [made.id, theirs]);
    const deletable = new Map(listed.map((each) => [each.id, each.isDeletable]));
    ctx.expectEqual(
      'what a member deletes',
      [deletable.get(theirs), deletable.get(made.id)],
      [false, true],
    );
    await me.expectError(403, 'deleteImpediment', { path: { id: theirs } });
    await other.expectError(404, 'deleteImpediment', { path: { id: theirs } });
    await other.expectError(404, 'resolveImpediment', { path: { id: theirs } });
    const done = await me.request('resolveImpediment', { path: { id: theirs } });
    const { fullName } = (await seen(me, projectId)).members.find(
      ({ employeeId }) => employeeId === made.createdBy,
    ) ?? { fullName: '' };
    const { resolverName, resolvedOn, resolvedOnAsString } = done.projectImpediment;
    const raised = listed.find(({ id }) => id === theirs);
    ctx.expectEqual(
      'who raised it',
      [done.projectImpediment.createdBy, done.projectImpediment.creatorName],
      [raised?.createdBy, raised?.creatorName],
    );
    ctx.expectEqual('who resolved it', resolverName, fullName);
    ctx.expectThat('and when', resolvedOn !== null && resolvedOnAsString !== '');
    ctx.expectEqual('unresolved', done.unResolvedImpediment, 1);
    const idle = await owner.request('deleteImpediment', { path: { id: theirs } });
    ctx.expectEqual('one that was resolved counts no less', idle.unResolvedImpediment, 1);
    const none = await owner.request('deleteImpediment', { path: { id: made.id } });
    ctx.expectEqual('unresolved', none.unResolvedImpediment, 0);
    await impediment(ctx, other, second);
    ctx.expectEqual('of another project', (await seen(me, projectId)).unResolvedImpediment, 0);
  },
});
