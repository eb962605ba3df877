import { setTimeout } from 'node:timers/promises';
import { scenario } from '../../scenario/types.ts';
import { employeeIdOf, impediment, joint, seen } from '../../support/projects.ts';

export default scenario({
  title:
    'Impediments are raised by who takes part, deleted by who raised them or the owner, newest first',
  source: 'PROJ-039, PROJ-016',
  async run(kit) {
    const [owner, me, other] = [kit.as('admin'), kit.as('member'), kit.as('colleague')];
    const projectId = await joint(kit, owner, me);
    const second = await joint(kit, owner, other);
    await other.refused(404, 'addImpediment', { body: { projectId, impediments: 'Late.' } });
    await me.refused(400, 'addImpediment', { body: { projectId, impediments: '   ' } });
    const theirs = await impediment(kit, owner, projectId);
    // Two of one millisecond have no order.
    await setTimeout(2);
    const body = { projectId, impediments: ' Late. ' };
    const { projectImpediment: made, unResolvedImpediment } = await me.ask('addImpediment', {
      body,
    });
    kit.expectEqual('unresolved', unResolvedImpediment, 2);
    kit.expectEqual(
      'a new one',
      [
        made.impediments,
        made.createdBy,
        made.resolverName,
        made.resolvedOn,
        made.resolvedOnAsString,
      ],
      ['Late.', await employeeIdOf(me), null, null, ''],
    );
    const listed = (await me.ask('getProjectImpediments', { path: { projectId } }))
      .projectImpediments;
    const ids = listed.map(({ id }) => id);
    kit.expectEqual('newest first', ids, [made.id, theirs]);
    const deletable = new Map(listed.map((each) => [each.id, each.isDeletable]));
    kit.expectEqual(
      'what a member deletes',
      [deletable.get(theirs), deletable.get(made.id)],
      [false, true],
    );
    await me.refused(403, 'deleteImpediment', { path: { id: theirs } });
    await other.refused(404, 'deleteImpediment', { path: { id: theirs } });
    await other.refused(404, 'resolveImpediment', { path: { id: theirs } });
    const done = await me.ask('resolveImpediment', { path: { id: theirs } });
    const { fullName } = (await seen(me, projectId)).members.find(
      ({ employeeId }) => employeeId === made.createdBy,
    ) ?? { fullName: '' };
    const { resolverName, resolvedOn, resolvedOnAsString } = done.projectImpediment;
    const raised = listed.find(({ id }) => id === theirs);
    kit.expectEqual(
      'who raised it',
      [done.projectImpediment.createdBy, done.projectImpediment.creatorName],
      [raised?.createdBy, raised?.creatorName],
    );
    kit.expectEqual('who resolved it', resolverName, fullName);
    kit.expectThat('and when', resolvedOn !== null && resolvedOnAsString !== '');
    kit.expectEqual('unresolved', done.unResolvedImpediment, 1);
    const still = await owner.ask('deleteImpediment', { path: { id: theirs } });
    kit.expectEqual('one that was resolved counts no less', still.unResolvedImpediment, 1);
    const none = await owner.ask('deleteImpediment', { path: { id: made.id } });
    kit.expectEqual('unresolved', none.unResolvedImpediment, 0);
    await impediment(kit, other, second);
    kit.expectEqual('of another project', (await seen(me, projectId)).unResolvedImpediment, 0);
  },
});
