import { scenario } from '../../../scenario/types.ts';
import { employee, employeeFields, seen } from '../../../support/people.ts';

export default scenario({
  title: 'An employee who leaves hands over their reports in the same step, or nothing changes',
  source: 'PEOPL-016',
  async run(ctx) {
    const me = ctx.as('admin');
    const leaver = await employee(ctx, me, { reportingToId: null });
    const report = await employee(ctx, me, { reportingToId: leaver.id });
    const heir = await employee(ctx, me, { reportingToId: leaver.id });
    const former = await employee(ctx, me, { reportingToId: null });
    await me.request('setEmployeeState', { body: { id: former.id, isActive: false } });
    const summary = await me.request('getLeavingSummary', { path: { id: leaver.id } });
    ctx.expectEqual(
      'the direct reports',
      summary.directReports.rows.map(({ id }) => id).toSorted(),
      [report.id, heir.id].toSorted(),
    );
    const state = { id: leaver.id, isActive: false };
    for (const newManagerId of [former.id, leaver.id, ctx.uuid()]) {
      const { fieldErrors = {} } = await me.expectError(400, 'setEmployeeState', {
        body: { ...state, newManagerId },
      });
      ctx.expectEqual('the reported field', Object.keys(fieldErrors), ['newManagerId']);
    }
    const withoutUser = await me.expectError(400, 'setEmployeeState', {
      body: { ...state, projectOwnerId: heir.id },
    });
    ctx.expectEqual('the field', Object.keys(withoutUser.fieldErrors ?? {}), ['projectOwnerId']);
    ctx.expectEqual('nobody has left', (await seen(me, leaver.id)).isActive, true);
    await me.request('setEmployeeState', { body: { ...state, newManagerId: heir.id } });
    ctx.expectEqual('the new manager', (await seen(me, report.id)).reportingToId, heir.id);
    ctx.expectEqual('the place of the heir', (await seen(me, heir.id)).reportingToId, null);
    const body = { ...employeeFields(ctx), reportingToId: heir.id };
    await me.request('createEmployee', { body });
  },
});
