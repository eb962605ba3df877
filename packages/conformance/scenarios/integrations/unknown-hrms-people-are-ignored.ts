import { scenario } from '../../scenario/types.ts';
import {
  changeEmployee,
  syncs,
  findChangedEmployee,
  withHrms,
} from '../../support/integrations.ts';
import { employee, seen } from '../../support/people.ts';

export default scenario({
  title: 'HRMS data about unknown people or with unknown managers changes nothing',
  source: 'INTEG-014',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const type = 'ReportingTo';
    await withHrms(ctx, me, async () => {
      const actual = await findChangedEmployee(ctx, me, type);
      const { id, reportingToId } = actual;
      const selected = await employee(ctx, me);
      const findManagerId = async () => (await seen(me, id)).reportingToId;
      for (const { id: strangerId, email } of [await seen(me, reportingToId ?? ''), actual]) {
        await changeEmployee(ctx, me, { id, reportingToId: selected.id });
        await changeEmployee(ctx, me, { id: strangerId, email: `${ctx.uuid()}@people.test` });
        ctx.expectEqual('what it changes of strangers', await syncs(me, type), 0);
        ctx.expectEqual('the manager', await findManagerId(), selected.id);
        await changeEmployee(ctx, me, { id: strangerId, email });
      }
      ctx.expectEqual('what it changes of who is known', await syncs(me, type), 1);
      ctx.expectEqual('their manager', await findManagerId(), reportingToId);
    });
  },
});
