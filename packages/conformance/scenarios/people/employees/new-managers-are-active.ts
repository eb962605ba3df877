import { scenario } from '../../../scenario/types.ts';
import { employee, employeeFields, seen } from '../../../support/people.ts';

export default scenario({
  title: 'A new manager is employed; one who leaves may stay the manager of their reports',
  source: 'PEOPL-016, PEOPL-015',
  async run(ctx) {
    const me = ctx.as('admin');
    const { id: managerId } = await employee(ctx, me, { reportingToId: null });
    const { version: _, ...report } = await employee(ctx, me, { reportingToId: managerId });
    const { version: _other, ...other } = await employee(ctx, me, { reportingToId: null });
    await me.request('setEmployeeState', { body: { id: managerId, isActive: false } });
    const rejected = [
      await me.expectError(400, 'createEmployee', {
        body: { ...employeeFields(ctx), reportingToId: managerId },
      }),
      await me.expectError(400, 'updateEmployee', { body: { ...other, reportingToId: managerId } }),
      await me.expectError(400, 'setEmployeeManager', {
        body: { id: other.id, reportingToId: managerId },
      }),
    ];
    for (const { fieldErrors = {} } of rejected) {
      ctx.expectEqual('the reported field', Object.keys(fieldErrors), ['reportingToId']);
    }
    ctx.expectEqual('the manager', (await seen(me, other.id)).reportingToId, null);
    await me.request('updateEmployee', { body: { ...report, workPlace: 'Home' } });
    ctx.expectEqual(
      'the former manager stays',
      (await seen(me, report.id)).reportingToId,
      managerId,
    );
  },
});
