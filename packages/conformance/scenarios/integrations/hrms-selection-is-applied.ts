import { scenario } from '../../scenario/types.ts';
import {
  changeEmployee,
  findChangedEmployee,
  searchRuns,
  clearSynced,
  withHrms,
} from '../../support/integrations.ts';
import { eventsAfter, readLastEventId } from '../../support/streams.ts';
import { employee, seen } from '../../support/people.ts';

const hub = 'listenToExternalIntegration';

export default scenario({
  title: 'Only selected differences are applied, and none of which a value has changed since',
  source: 'INTEG-014, INTEG-021',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    await withHrms(ctx, me, async () => {
      const { id, reportingToId } = await findChangedEmployee(ctx, me, 'ReportingTo');
      const { id: other, designationId } = await findChangedEmployee(ctx, me, 'Designations');
      await clearSynced(ctx, me, { id, type: 'ReportingTo' });
      await clearSynced(ctx, me, { id: other, type: 'Designations' });
      const find = async () => {
        const { differences } = (await me.request('getHrmsDifferences')).hrmsPreview;
        const manager = differences.find(
          (each) => each.employeeId === id && each.type === 'ReportingTo',
        );
        return { manager: manager?.id ?? '' };
      };
      const { manager } = await find();
      const start = await readLastEventId(me, hub);
      const applied = await me.request('applyHrmsDifferences', {
        body: { differenceIds: [manager] },
      });
      ctx.expectEqual('how many it changes', applied.hrmsRun.changedCount, 1);
      ctx.expectEqual('the manager', (await seen(me, id)).reportingToId, reportingToId);
      ctx.expectEqual('what was not selected', (await seen(me, other)).designationId, null);
      const [event] = await eventsAfter(me, hub, start);
      const { startedOn: lastSyncedOn } = applied.hrmsRun;
      ctx.expectEqual('the event of the hub', event?.data, {
        type: 'ReportingTo',
        lastSyncedOn,
        changedCount: 1,
      });
      ctx.expectEqual('the newest run', (await searchRuns(me))[0], applied.hrmsRun);
      await clearSynced(ctx, me, { id, type: 'ReportingTo' });
      const outdated = (await find()).manager;
      const { id: substitute } = await employee(ctx, me);
      await changeEmployee(ctx, me, { id, reportingToId: substitute });
      const rejected = await me.expectError(409, 'applyHrmsDifferences', {
        body: { differenceIds: [outdated] },
      });
      ctx.expectEqual('the reason', rejected.code, 'hrmsOutdated');
      ctx.expectEqual('the manager since', (await seen(me, id)).reportingToId, substitute);
      ctx.expectThat('there is a designation to import', designationId !== null);
    });
  },
});
