import { scenario } from '../../scenario/types.ts';
import {
  changeEmployee,
  syncs,
  findChangedEmployee,
  withHrms,
} from '../../support/integrations.ts';
import { employee, seen } from '../../support/people.ts';

export default scenario({
  title:
    'The HRMS identifies people by e-mail address, also if they have left or have no first day',
  source: 'INTEG-014',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const type = 'Designations';
    await withHrms(ctx, me, async () => {
      const { id: formerId, email, designationId } = await findChangedEmployee(ctx, me, type);
      const { id } = await employee(ctx, me);
      const { email: own } = await seen(me, id);
      await changeEmployee(ctx, me, { id: formerId, email: `${ctx.uuid()}@people.test` });
      try {
        for (const [isActive, joinedOn] of [
          [true, null],
          [true, ctx.day(-30)],
          [false, ctx.day(-30)],
          [false, null],
        ] as const) {
          await changeEmployee(ctx, me, { id, email, joinedOn, designationId: null });
          await me.request('setEmployeeState', { body: { id, isActive } });
          ctx.expectEqual('how many it changes', await syncs(me, type), 1);
          ctx.expectEqual('the designation', (await seen(me, id)).designationId, designationId);
        }
      } finally {
        await changeEmployee(ctx, me, { id, email: own });
      }
    });
  },
});
