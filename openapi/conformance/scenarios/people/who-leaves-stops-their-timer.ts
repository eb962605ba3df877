import { scenario } from '../../scenario/types.ts';
import { clearRecent, running, start } from '../../support/clockwork.ts';
import { employeeIdOf } from '../../support/projects.ts';

export default scenario({
  title: 'Nothing of somebody runs on who has left',
  source: 'the decisions on ClockWork',
  isAlone: true,
  async run(kit) {
    const [me, admin] = [kit.as('colleague'), kit.as('admin')];
    await clearRecent(kit, me);
    const id = await employeeIdOf(me);
    await start(kit, me);
    try {
      await admin.ask('setEmployeeState', { body: { id, isActive: false } });
    } finally {
      await admin.ask('setEmployeeState', { body: { id, isActive: true } });
    }
    kit.expectEqual('what runs', await running(me), null);
    await clearRecent(kit, me);
  },
});
