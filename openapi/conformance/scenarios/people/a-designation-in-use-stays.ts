import { scenario } from '../../scenario/types.ts';
import { designation, employee, seen } from '../../support/people.ts';

export default scenario({
  title: 'A designation that somebody has cannot be deleted, and names are unique',
  source: 'PEOPL-014, and the decisions on who is who',
  async run(kit) {
    const me = kit.as('admin');
    const { id, name, version } = await designation(kit, me);
    const somebody = await employee(kit, me, { designationId: id });
    kit.expectEqual('the designation', (await seen(me, somebody.id)).designation, name);
    const found = async () =>
      (await me.ask('getDesignations')).designations.find((each) => each.id === id);
    kit.expectEqual('how many have it', (await found())?.employeeCount, 1);
    await me.refused(409, 'deleteDesignation', { path: { id } });
    const same = { id: kit.uuid(), name: name.toUpperCase() };
    await me.refused(409, 'createDesignation', { body: same });
    await me.ask('setEmployeeState', { body: { id: somebody.id, isActive: false } });
    kit.expectEqual('how many have it, who has left among them', (await found())?.employeeCount, 1);
    const renamed = kit.name('Designation');
    await me.ask('updateDesignation', { body: { id, name: renamed, version } });
    kit.expectEqual('the new name', (await seen(me, somebody.id)).designation, renamed);
    const { version: _old, ...fields } = somebody;
    await me.ask('updateEmployee', { body: { ...fields, designationId: null } });
    await me.ask('deleteDesignation', { path: { id } });
    kit.expectEqual('the designation at last', await found(), undefined);
  },
});
