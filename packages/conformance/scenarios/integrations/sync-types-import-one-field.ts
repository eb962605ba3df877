import { scenario } from '../../scenario/types.ts';
import {
  changeEmployee,
  listHrmsEmployeeIds,
  restoreProviders,
  selectHrms,
  readSelectedProviders,
  everybody,
  putBack,
} from '../../support/integrations.ts';

const types = ['Shift', 'ReportingTo', 'Designations'] as const;

export default scenario({
  title:
    'The HRMS provides shift, manager and designation, each only by its sync type, and no work place',
  source: 'INTEG-014',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const before = await readSelectedProviders(me);
    const people = await everybody(me);
    const employees = async () =>
      (await everybody(me)).map((each) => ({
        id: each.id,
        Shift: each.shift,
        workPlace: each.workPlace,
        ReportingTo: each.reportingToId,
        Designations: each.designation,
      }));
    try {
      await selectHrms(me, false);
      // A shift and a work place that no earlier import could have written.
      for (const id of await listHrmsEmployeeIds(ctx)) {
        await changeEmployee(ctx, me, { id, shift: '', workPlace: ctx.name('Work place') });
      }
      for (const type of types) {
        const old = await employees();
        const { sync } = await me.request('syncFromHrms', { body: { type } });
        const now = await employees();
        const others = ([...types, 'workPlace'] as const).filter((each) => each !== type);
        for (const other of others) {
          ctx.expectEqual(
            `what ${type} leaves as it was (${other})`,
            now.map((each) => each[other]),
            old.map((each) => each[other]),
          );
        }
        const changed = now.filter((each, at) => each[type] !== old[at]?.[type]).length;
        ctx.expectThat('no more have changed than it reports', changed <= sync.changedCount);
        const again = await me.request('syncFromHrms', { body: { type } });
        ctx.expectEqual(`what ${type} changes a second time`, again.sync.changedCount, 0);
        const { syncs } = (await me.request('getIntegrations')).integrationSettings;
        ctx.expectEqual(
          'what is known of it',
          syncs.find((each) => each.type === type),
          again.sync,
        );
      }
    } finally {
      await restoreProviders(me, before);
      await putBack(me, people);
    }
    const known = (all: typeof people) =>
      all.map((each) => [
        each.id,
        each.workPlace,
        each.shift,
        each.reportingToId,
        each.designationId,
      ]);
    ctx.expectEqual('everybody at last', known(await everybody(me)), known(people));
  },
});
