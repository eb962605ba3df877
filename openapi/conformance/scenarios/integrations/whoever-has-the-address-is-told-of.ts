import { scenario } from '../../scenario/types.ts';
import { changeEmployee, syncs, toldOf, withHrms } from '../../support/integrations.ts';
import { employee, seen } from '../../support/people.ts';

export default scenario({
  title:
    'The HRMS tells of whoever has the e-mail address, whether they have left or have no first day',
  source: 'INTEG-014',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const type = 'Shift';
    await withHrms(kit, me, async () => {
      const { id: formerId, email, workPlace } = await toldOf(kit, me, type);
      const { id } = await employee(kit, me);
      const { email: own } = await seen(me, id);
      await changeEmployee(kit, me, { id: formerId, email: `${kit.uuid()}@people.test` });
      try {
        for (const [isActive, joinedOn] of [
          [true, null],
          [true, kit.day(-30)],
          [false, kit.day(-30)],
          [false, null],
        ] as const) {
          await changeEmployee(kit, me, { id, email, joinedOn, workPlace: '' });
          await me.ask('setEmployeeState', { body: { id, isActive } });
          kit.expectEqual('how many it changes', await syncs(me, type), 1);
          kit.expectEqual('where they work', (await seen(me, id)).workPlace, workPlace);
        }
      } finally {
        await changeEmployee(kit, me, { id, email: own });
      }
    });
  },
});
