import { scenario } from '../../../scenario/types.ts';
import { designation, employee, seen } from '../../../support/people.ts';

export default scenario({
  title: 'A designation that someone has cannot be deleted, and names of designations are unique',
  source: 'PEOPL-014, PEOPL-D04',
  async run(ctx) {
    const me = ctx.as('admin');
    const { id, name, version } = await designation(ctx, me);
    const somebody = await employee(ctx, me, { designationId: id });
    ctx.expectEqual('the designation', (await seen(me, somebody.id)).designation, name);
    const found = async () =>
      (await me.request('getDesignations')).designations.find((each) => each.id === id);
    ctx.expectEqual('how many have it', (await found())?.employeeCount, 1);
    const single = await me.request('getDesignation', { path: { id } });
    ctx.expectEqual('how many have the single one', single.designation.employeeCount, 1);
    const columnFilters = [{ name: 'name', value: name }];
    const page = { page: 1, pageSize: 10 as const, sort: null, columnFilters };
    const searched = await me.request('searchDesignations', { body: page });
    const counts = searched.designations.map(({ employeeCount }) => employeeCount);
    ctx.expectEqual('how many have the searched one', counts, [1]);
    await me.expectError(409, 'deleteDesignation', { path: { id } });
    const same = { id: ctx.uuid(), name: name.toUpperCase() };
    await me.expectError(409, 'createDesignation', { body: same });
    await me.request('setEmployeeState', { body: { id: somebody.id, isActive: false } });
    ctx.expectEqual('how many have it, who has left among them', (await found())?.employeeCount, 1);
    const renamed = ctx.name('Designation');
    await me.request('updateDesignation', { body: { id, name: renamed, version } });
    ctx.expectEqual('the new name', (await seen(me, somebody.id)).designation, renamed);
    const { version: _old, ...fields } = somebody;
    await me.request('updateEmployee', { body: { ...fields, designationId: null } });
    await me.request('deleteDesignation', { path: { id } });
    ctx.expectEqual('the designation at last', await found(), undefined);
  },
});
