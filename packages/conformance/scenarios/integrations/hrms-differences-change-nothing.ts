import { scenario } from '../../scenario/types.ts';
import {
  everybody,
  findChangedEmployee,
  clearSynced,
  withHrms,
} from '../../support/integrations.ts';

export default scenario({
  title:
    'The comparison with the HRMS names each person and field with both values, and changes nothing',
  source: 'INTEG-014, INTEG-021',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const type = 'Designations';
    await withHrms(ctx, me, async () => {
      const { id, designation } = await findChangedEmployee(ctx, me, type);
      await clearSynced(ctx, me, { id, type });
      const before = await everybody(me);
      const { hrmsPreview } = await me.request('getHrmsDifferences');
      const { isComplete, receivedCount, totalCount, differences, skipped, sameCount } =
        hrmsPreview;
      ctx.expectThat('all records are received', isComplete && receivedCount === totalCount);
      ctx.expectEqual(
        'each record is a difference, skipped, or the same',
        differences.length + skipped.length + sameCount,
        totalCount,
      );
      const found = differences.find((each) => each.employeeId === id && each.type === type);
      ctx.expectEqual(
        'both values',
        [found?.currentValue, found?.providerValue],
        [null, designation],
      );
      ctx.expectEqual('everybody after the comparison', await everybody(me), before);
      const { hrmsConnection } = await me.request('testHrmsConnection');
      ctx.expectEqual('the number of records', hrmsConnection.totalCount, totalCount);
    });
  },
});
