import { scenario } from '../../../scenario/types.ts';
import { employee, joinedUser, role } from '../../../support/people.ts';
import { workflow } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'The possible reviewees of a new cycle show whether they lack a user, the right to reviews or an employed manager, and workflows who carries out their steps',
  source: 'REVW-D19',
  async run(ctx) {
    const me = ctx.as('admin');
    const isTeamLead = false;
    const manager = await employee(ctx, me, { isTeamLead, reportingToId: null });
    const reportingToId = manager.id;
    const unlinked = await employee(ctx, me, { isTeamLead, reportingToId });
    const unentitled = await employee(ctx, me, { isTeamLead, reportingToId });
    const entitled = await employee(ctx, me, { isTeamLead, reportingToId });
    const reviews = await role(ctx, me, ['reviews.basic']);
    const others = await role(ctx, me);
    await joinedUser(ctx, me, { employeeId: unentitled.id, roleIds: [others.id] });
    await joinedUser(ctx, me, { employeeId: entitled.id, roleIds: [reviews.id] });
    const readChecks = async () => {
      const { employees } = await me.request('getReviewCycleDefaults');
      return [manager, unlinked, unentitled, entitled].map(({ id }) =>
        employees.find(({ employeeId }) => employeeId === id)?.checks?.toSorted(),
      );
    };
    ctx.expectEqual('what they lack', await readChecks(), [
      ['NoManager', 'NoUser'],
      ['NoUser'],
      ['NoRight'],
      [],
    ]);
    await me.request('setEmployeeState', { body: { id: manager.id, isActive: false } });
    ctx.expectEqual('once the manager has left', await readChecks(), [
      undefined,
      ['NoManager', 'NoUser'],
      ['NoManager', 'NoRight'],
      ['NoManager'],
    ]);
    const { id } = await workflow(ctx, me, ['Reviewee', 'ReportingTo', 'PaAdmin']);
    const { workflows } = await me.request('getReviewCycleDefaults');
    ctx.expectEqual(
      'who carries out the steps',
      workflows.find((each) => each.id === id)?.executorTypes,
      ['Reviewee', 'ReportingTo', 'PaAdmin'],
    );
  },
});
