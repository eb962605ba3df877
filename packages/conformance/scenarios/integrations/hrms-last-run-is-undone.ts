import { scenario } from '../../scenario/types.ts';
import {
  changeEmployee,
  findChangedEmployee,
  searchRuns,
  syncs,
  clearSynced,
  withHrms,
} from '../../support/integrations.ts';
import { eventsAfter, readLastEventId } from '../../support/streams.ts';
import { employee, seen } from '../../support/people.ts';

const hub = 'listenToExternalIntegration';

export default scenario({
  title: 'The last run is undone once, and what someone has changed since is left and reported',
  source: 'INTEG-021',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    await withHrms(ctx, me, async () => {
      const { id, reportingToId } = await findChangedEmployee(ctx, me, 'ReportingTo');
      const { id: other } = await findChangedEmployee(ctx, me, 'Designations');
      await clearSynced(ctx, me, { id, type: 'ReportingTo' });
      await clearSynced(ctx, me, { id: other, type: 'Designations' });
      await syncs(me, 'Designations');
      await syncs(me, 'ReportingTo');
      const [last, before] = await searchRuns(me);
      ctx.expectEqual('which can be undone', [last?.isUndoable, before?.isUndoable], [true, false]);
      const undo = (runId = '') => ({ path: { id: runId } });
      const early = await me.expectError(409, 'undoHrmsRun', undo(before?.id));
      ctx.expectEqual('why not the run before', early.code, 'hrmsRunNotLast');
      const start = await readLastEventId(me, hub);
      const undone = await me.request('undoHrmsRun', undo(last?.id));
      ctx.expectEqual('what is left', undone.hrmsRun.leftCount, 0);
      ctx.expectEqual('the manager before the run', (await seen(me, id)).reportingToId, null);
      const [event] = await eventsAfter(me, hub, start);
      ctx.expectEqual('the event of the hub', event?.data, { id: last?.id });
      const again = await me.expectError(409, 'undoHrmsRun', undo(last?.id));
      ctx.expectEqual('why not twice', again.code, 'hrmsRunUndone');
      ctx.expectEqual('the next one to undo', (await searchRuns(me))[1]?.isUndoable, true);
      await syncs(me, 'ReportingTo');
      ctx.expectEqual('the manager of the HRMS', (await seen(me, id)).reportingToId, reportingToId);
      const { id: substitute } = await employee(ctx, me);
      await changeEmployee(ctx, me, { id, reportingToId: substitute });
      const [run] = await searchRuns(me);
      const { changes, hrmsRun } = await me.request('undoHrmsRun', undo(run?.id));
      const reason = changes.find((each) => each.employeeId === id)?.leftReason;
      ctx.expectEqual('why it is left', [reason, hrmsRun.leftCount], ['changed', 1]);
      ctx.expectEqual('the manager since', (await seen(me, id)).reportingToId, substitute);
      const stored = await me.request('getHrmsRun', undo(run?.id));
      ctx.expectEqual('the run in the log', stored.hrmsRun, hrmsRun);
    });
  },
});
