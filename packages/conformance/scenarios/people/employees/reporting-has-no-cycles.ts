import { scenario } from '../../../scenario/types.ts';
import { employee, seen } from '../../../support/people.ts';

export default scenario({
  title: 'No one reports to themselves, or to someone who reports to them',
  source: 'PRIV-025, PEOPL-D04',
  async run(ctx) {
    const me = ctx.as('admin');
    const head = await employee(ctx, me, { reportingToId: null });
    const lead = await employee(ctx, me, { reportingToId: head.id });
    const staff = await employee(ctx, me, { reportingToId: lead.id });
    for (const reportingToId of [head.id, lead.id, staff.id]) {
      await me.expectError(400, 'updateEmployee', { body: { ...head, reportingToId } });
    }
    ctx.expectEqual('the manager', (await seen(me, head.id)).reportingToId, null);
    ctx.expectEqual('the name', (await seen(me, staff.id)).reportingTo, lead.fullName);
    await me.request('updateEmployee', { body: { ...staff, reportingToId: head.id } });
    ctx.expectEqual('the new manager', (await seen(me, staff.id)).reportingToId, head.id);
  },
});
