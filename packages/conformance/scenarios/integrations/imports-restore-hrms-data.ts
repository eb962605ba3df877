import { scenario } from '../../scenario/types.ts';
import {
  hrmsFields,
  listHrmsEmployeeIds,
  syncs,
  clearSynced,
  withHrms,
} from '../../support/integrations.ts';
import { seen } from '../../support/people.ts';

export default scenario({
  title: 'The HRMS import restores changed HRMS data of people, and changes nothing else',
  source: 'INTEG-014',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const ids = await listHrmsEmployeeIds(ctx);
    await withHrms(ctx, me, async () => {
      for (const type of ['ReportingTo', 'Designations'] as const) {
        const values = () =>
          Promise.all(ids.map(async (id) => (await seen(me, id))[hrmsFields[type]]));
        await syncs(me, type);
        const actual = await values();
        for (const id of ids) await clearSynced(ctx, me, { id, type });
        const none = await values();
        const changedCount = await syncs(me, type);
        const after = await values();
        const taken = after.filter((value, at) => value !== none[at]);
        ctx.expectEqual(`how many ${type} changes`, changedCount, taken.length);
        ctx.expectThat(`${type} notifies about a user of the run`, taken.length > 0);
        const isIncluded = after.every((value, at) => value === none[at] || value === actual[at]);
        ctx.expectThat(`${type} sends the same notification again`, isIncluded);
        ctx.expectEqual(`what ${type} changes then`, await syncs(me, type), 0);
      }
    });
  },
});
