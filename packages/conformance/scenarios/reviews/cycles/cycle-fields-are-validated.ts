import { scenario, type OperationInput } from '../../../scenario/types.ts';
import {
  getEmployeeId,
  cycle,
  cycleFields,
  passOn,
  workflow,
} from '../../../support/reviews/world.ts';
import { employee } from '../../../support/people.ts';

export default scenario({
  title:
    'The name of a cycle is unique in its year, its people exist, and reviews that have started cannot be removed',
  source: 'REVW-006, REVW-025, REVW-D01',
  async run(ctx) {
    const me = ctx.as('admin');
    const { id: workflowId } = await workflow(ctx, me, ['PaAdmin', 'PaAdmin']);
    const fields = { ...(await cycleFields(ctx)), teamId: null, workflowId };
    type Change = Partial<NonNullable<OperationInput<'addReviewCycle'>['body']>>;
    const expectError = async (what: string, change: Change, at: string, status = 400) => {
      const body = { ...fields, id: ctx.uuid(), cycleName: ctx.name('Cycle'), ...change };
      const { fieldErrors = {} } = await me.expectError(status, 'addReviewCycle', { body });
      ctx.expectEqual(what, Object.keys(fieldErrors), [at]);
    };
    await me.request('addReviewCycle', { body: fields });
    const { cycleName } = fields;
    await expectError('a name that is taken in its year', { cycleName }, 'cycleName', 409);
    const next = { ...fields, id: ctx.uuid(), year: fields.year + 1 };
    await me.request('addReviewCycle', { body: next });
    await expectError('an end before the start', { endDate: ctx.day(-2) }, 'endDate');
    await me.request('addReviewCycle', {
      body: { ...fields, id: ctx.uuid(), cycleName: ctx.name('Cycle'), endDate: ctx.day(-1) },
    });
    await expectError('an unknown workflow', { workflowId: ctx.uuid() }, 'workflowId');
    await expectError('an unknown team', { teamId: ctx.uuid() }, 'teamId');
    const [memberId, colleagueId] = [
      await getEmployeeId(ctx.as('member')),
      await getEmployeeId(ctx.as('colleague')),
    ];
    const who = (employeeId: string, clientInterfacerId: string | null = null) => ({
      employeeId,
      clientInterfacerId,
    });
    const unknown = [who(memberId), who(ctx.uuid())];
    await expectError('somebody unknown', { reviewees: unknown }, 'reviewees.1.employeeId');
    await expectError('somebody twice', { reviewees: [who(memberId), who(memberId)] }, 'reviewees');
    const own = 'reviewees.0.clientInterfacerId';
    await expectError('their own interfacer', { reviewees: [who(memberId, memberId)] }, own);
    await expectError('an unknown one', { reviewees: [who(memberId, ctx.uuid())] }, own);
    const departed = await employee(ctx, me);
    await me.request('setEmployeeState', { body: { id: departed.id, isActive: false } });
    await expectError(
      'employees who have left',
      { reviewees: [who(departed.id)] },
      'reviewees.0.employeeId',
    );

    const { cycleId, stepIds, reviewIds } = await cycle(ctx, me, { roles: ['member'] });
    const [reviewId = ''] = reviewIds;
    const path = { cycleId };
    const shown = async () => {
      const { reviewCycle, reviewees } = await me.request('getReviewCycle', { path });
      const { revieweeCount, deliveredCount, canBeDeleted, status } = reviewCycle;
      const people = reviewees.map((each) => `${each.employeeId} ${each.isRemovable}`);
      return [status, revieweeCount, deliveredCount, canBeDeleted, people.toSorted()];
    };
    const started = [`${memberId} true`];
    ctx.expectEqual('a new one', await shown(), ['InProgress', 1, 0, true, started]);
    const { id: _id, ...head } = { ...(await cycleFields(ctx)), id: '' };
    const both = [who(memberId, colleagueId), who(colleagueId)];
    await me.request('updateReviewCycle', { body: { ...head, id: cycleId, reviewees: both } });
    const { reviewees } = await me.request('getReviewCycle', { path });
    const changed = reviewees.find((each) => each.employeeId === memberId);
    ctx.expectEqual('the interfacer', changed?.clientInterfacerId, colleagueId);
    ctx.expectEqual('the review stays', changed?.reviewId, reviewId);
    await passOn(me, reviewId, stepIds[0] ?? '');
    const two = [`${colleagueId} true`, `${memberId} false`].toSorted();
    ctx.expectEqual('with another', await shown(), ['InProgress', 2, 0, false, two]);
    const without = { ...head, id: cycleId, reviewees: [who(colleagueId)] };
    const first = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
    const { yearList } = await me.request('getReviewCycles', {
      body: { ...first, cycleFilters: {} },
    });
    const offered = [fields.year, next.year].filter((year) => yearList.includes(year));
    ctx.expectEqual('which years are offered', offered, [fields.year, next.year]);
    const stored = await me.expectError(400, 'updateReviewCycle', { body: without });
    ctx.expectEqual('users who have started stay', Object.keys(stored.fieldErrors ?? {}), [
      'reviewees',
    ]);
    await me.expectError(409, 'deleteReviewCycle', { path });
    const only = { ...head, id: cycleId, reviewees: [who(memberId, colleagueId)] };
    await me.request('updateReviewCycle', { body: only });
    const last = [`${memberId} false`];
    ctx.expectEqual('without them', await shown(), ['InProgress', 1, 0, false, last]);
    await me.expectError(409, 'deleteReviewWorkflow', { path: { workflowId } });
  },
});
