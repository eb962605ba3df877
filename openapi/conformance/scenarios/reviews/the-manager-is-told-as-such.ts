import { scenario, type Actor } from '../../scenario/types.ts';
import { employee } from '../../support/people.ts';
import { cycleFields, employeeOf, passOn, workflow } from '../../support/reviews/world.ts';

export default scenario({
  title:
    'Whom a reviewee reports to carries out the manager’s step and deals with their client; administrators stand in where there is nobody',
  source: 'document 3, sections 3 and 6 (reviews)',
  async run(kit) {
    const [me, manager, stranger] = [kit.as('admin'), kit.as('colleague'), kit.as('member')];
    const managerId = await employeeOf(manager);
    const managed = await employee(kit, me, { reportingToId: managerId });
    const alone = await employee(kit, me, { reportingToId: null });
    const { id: workflowId, steps } = await workflow(kit, me, ['ReportingTo', 'PaAdmin']);
    const stepId = steps[0]?.stepId ?? '';
    const reviewees = [managed, alone].map(({ id }) => ({
      employeeId: id,
      clientInterfacerId: null,
    }));
    const body = { ...(await cycleFields(kit)), teamId: null, workflowId, reviewees };
    await me.ask('addReviewCycle', { body });
    const { reviewees: shown } = await me.ask('getReviewCycle', { path: { cycleId: body.id } });
    const reviewOf = (id: string) =>
      shown.find(({ employeeId }) => employeeId === id)?.reviewId ?? '';
    const [one, other] = [reviewOf(managed.id), reviewOf(alone.id)];
    const told = async (who: Actor, reviewId: string) => {
      const { performanceReview: each } = await who.ask('getReview', {
        query: { reviewId, stepId },
      });
      return [each.isReportingToManager, each.isClientInterfacer, each.needsAction];
    };
    const [yes, no] = [true, false];
    kit.expectEqual('to the manager', await told(manager, one), [yes, yes, yes]);
    kit.expectEqual('to an administrator beside one', await told(me, one), [no, no, no]);
    kit.expectEqual('to an administrator instead of one', await told(me, other), [no, yes, yes]);
    for (const [who, reviewId] of [
      [manager, other],
      [stranger, one],
    ] as const) {
      const answer = await who.call('getReview', { query: { reviewId, stepId } });
      kit.expectThat('it is no review of anybody else', [403, 404].includes(answer.status));
    }
    await passOn(manager, one, stepId);
    await passOn(me, other, stepId);
    kit.expectEqual('once it is passed on', await told(manager, one), [yes, yes, no]);
  },
});
