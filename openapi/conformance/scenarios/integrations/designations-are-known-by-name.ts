import { scenario } from '../../scenario/types.ts';
import { changeEmployee, everybody, syncs, toldOf, withHrms } from '../../support/integrations.ts';
import { seen } from '../../support/people.ts';

export default scenario({
  title:
    'The HRMS knows a designation by its name, whatever its letters, and makes one that there is not',
  source: 'INTEG-014',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const type = 'Designations';
    await withHrms(kit, me, async () => {
      const { id, designation: name, designationId } = await toldOf(kit, me, type);
      const { designations: before } = await me.ask('getDesignations');
      const rename = (to: string) =>
        me.ask('updateDesignation', { body: { id: designationId ?? '', name: to } });
      try {
        await rename((name ?? '').toUpperCase());
        await syncs(me, type);
        kit.expectEqual('in large letters', (await seen(me, id)).designationId, designationId);
        await rename(kit.name('Designation'));
        await syncs(me, type);
        const now = await seen(me, id);
        kit.expectEqual('what is made', now.designation, name);
        kit.expectThat('it is another', now.designationId !== designationId);
      } finally {
        const { designations } = await me.ask('getDesignations');
        const made = designations.filter((each) => before.every((old) => old.id !== each.id));
        const holders = (await everybody(me)).filter((each) =>
          made.some((one) => one.id === each.designationId),
        );
        for (const holder of holders) {
          await changeEmployee(kit, me, { id: holder.id, designationId });
        }
        for (const one of made) await me.ask('deleteDesignation', { path: { id: one.id } });
        await rename(name ?? '');
      }
    });
  },
});
