import { scenario } from '../../../scenario/types.ts';
import { clearRecent, running, start } from '../../../support/clockwork.ts';
import { getEmployeeId } from '../../../support/projects.ts';

export default scenario({
  title: 'The timer of an employee who leaves is stopped',
  source: 'PEOPL-D03',
  isExclusive: true,
  async run(ctx) {
    const [me, admin] = [ctx.as('colleague'), ctx.as('admin')];
    await clearRecent(ctx, me);
    const id = await getEmployeeId(me);
    await start(ctx, me);
    try {
      await admin.request('setEmployeeState', { body: { id, isActive: false } });
    } finally {
      await admin.request('setEmployeeState', { body: { id, isActive: true } });
    }
    ctx.expectEqual('the running entry', await running(me), null);
    await clearRecent(ctx, me);
  },
});
