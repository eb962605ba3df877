import { scenario } from '../../scenario/types.ts';
import { changeEmployee, syncs, toldOf, withHrms } from '../../support/integrations.ts';
import { employee, seen } from '../../support/people.ts';

export default scenario({
  title: 'What the HRMS tells of people, or of managers, whom nobody here knows changes nothing',
  source: 'INTEG-014',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const type = 'ReportingTo';
    await withHrms(kit, me, async () => {
      const told = await toldOf(kit, me, type);
      const { id, reportingToId } = told;
      const chosen = await employee(kit, me);
      const managerOf = async () => (await seen(me, id)).reportingToId;
      for (const { id: strangerId, email } of [await seen(me, reportingToId ?? ''), told]) {
        await changeEmployee(kit, me, { id, reportingToId: chosen.id });
        await changeEmployee(kit, me, { id: strangerId, email: `${kit.uuid()}@people.test` });
        kit.expectEqual('what it changes of strangers', await syncs(me, type), 0);
        kit.expectEqual('the manager', await managerOf(), chosen.id);
        await changeEmployee(kit, me, { id: strangerId, email });
      }
      kit.expectEqual('what it changes of who is known', await syncs(me, type), 1);
      kit.expectEqual('their manager', await managerOf(), reportingToId);
    });
  },
});
