import { scenario } from '../../scenario/types.ts';
import {
  changeEmployee,
  findChangedEmployee,
  syncs,
  withHrms,
} from '../../support/integrations.ts';
import { employee, seen } from '../../support/people.ts';

export default scenario({
  title: 'The HRMS makes no one report to a manager who has left, or to themselves',
  source: 'INTEG-021',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const type = 'ReportingTo';
    await withHrms(ctx, me, async () => {
      const { id, reportingToId } = await findChangedEmployee(ctx, me, type);
      const { email } = await seen(me, reportingToId ?? '');
      const findManagerId = async () => (await seen(me, id)).reportingToId;
      const substitute = await seen(me, (await employee(ctx, me)).id);
      const other = substitute.email;
      // The substitute has the address of the manager whom the HRMS names.
      await changeEmployee(ctx, me, { id, reportingToId: null });
      await changeEmployee(ctx, me, {
        id: reportingToId ?? '',
        email: `${ctx.uuid()}@people.test`,
      });
      await changeEmployee(ctx, me, { id: substitute.id, email, reportingToId: id });
      try {
        ctx.expectEqual('what it changes in a circle', await syncs(me, type), 0);
        ctx.expectEqual('the manager in a circle', await findManagerId(), null);
        await changeEmployee(ctx, me, { id: substitute.id, reportingToId: null });
        await me.request('setEmployeeState', { body: { id: substitute.id, isActive: false } });
        ctx.expectEqual('what it changes for one who left', await syncs(me, type), 0);
        ctx.expectEqual('the manager who left', await findManagerId(), null);
        await me.request('setEmployeeState', { body: { id: substitute.id, isActive: true } });
        ctx.expectEqual('what it changes otherwise', await syncs(me, type), 1);
        ctx.expectEqual('the manager', await findManagerId(), substitute.id);
      } finally {
        await changeEmployee(ctx, me, { id, reportingToId: null });
        await changeEmployee(ctx, me, { id: substitute.id, email: other });
        await changeEmployee(ctx, me, { id: reportingToId ?? '', email });
      }
    });
  },
});
