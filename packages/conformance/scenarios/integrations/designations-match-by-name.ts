import { scenario } from '../../scenario/types.ts';
import {
  changeEmployee,
  everybody,
  syncs,
  findChangedEmployee,
  withHrms,
} from '../../support/integrations.ts';
import { seen } from '../../support/people.ts';

export default scenario({
  title: 'The HRMS identifies a designation by name, ignoring case, and a missing one is created',
  source: 'INTEG-014',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const type = 'Designations';
    await withHrms(ctx, me, async () => {
      const { id, designation: name, designationId } = await findChangedEmployee(ctx, me, type);
      const { designations: before } = await me.request('getDesignations');
      const rename = (to: string) =>
        me.request('updateDesignation', { body: { id: designationId ?? '', name: to } });
      try {
        await rename((name ?? '').toUpperCase());
        await syncs(me, type);
        ctx.expectEqual('in large letters', (await seen(me, id)).designationId, designationId);
        await rename(ctx.name('Designation'));
        await syncs(me, type);
        const now = await seen(me, id);
        ctx.expectEqual('what is made', now.designation, name);
        ctx.expectThat('it is another', now.designationId !== designationId);
      } finally {
        const { designations } = await me.request('getDesignations');
        const made = designations.filter((each) => before.every((old) => old.id !== each.id));
        const employees = (await everybody(me)).filter((each) =>
          made.some((one) => one.id === each.designationId),
        );
        for (const employee of employees) {
          await changeEmployee(ctx, me, { id: employee.id, designationId });
        }
        for (const one of made) await me.request('deleteDesignation', { path: { id: one.id } });
        await rename(name ?? '');
      }
    });
  },
});
