import { scenario } from '../../../scenario/types.ts';
import { employee } from '../../../support/people.ts';
import { newOrganization } from '../../../support/registration.ts';

export default scenario({
  title: 'The organization chart has every active employee once, also below one who has left',
  source: 'PEOPL-016, PEOPL-015',
  async run(ctx) {
    const me = await newOrganization(ctx);
    const head = await employee(ctx, me, { reportingToId: null });
    const lead = await employee(ctx, me, { reportingToId: head.id });
    const staff = await employee(ctx, me, { reportingToId: lead.id });
    const read = () => me.request('getOrganizationChart');
    const places = async () => {
      const { people } = await read();
      return Object.fromEntries(people.map(({ id, place }) => [id, place]));
    };
    const before = await places();
    ctx.expectEqual(
      'the places',
      [before[head.id], before[lead.id], before[staff.id]],
      ['Root', 'Below', 'Below'],
    );
    await me.request('setEmployeeState', { body: { id: lead.id, isActive: false } });
    const after = await places();
    ctx.expectEqual(
      'the places below one who has left',
      [after[head.id], after[lead.id], after[staff.id]],
      ['Root', undefined, 'ManagerLeft'],
    );
    const { people, totalCount } = await read();
    ctx.expectEqual('the head count', new Set(people.map(({ id }) => id)).size, totalCount);
    const body = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };
    const list = await me.request('searchEmployees', {
      body: { ...body, employeeFilters: { isActive: true } },
    });
    ctx.expectEqual('the active employees', totalCount, list.totalCount);
    const reports = people.find(({ id }) => id === head.id)?.reportCount;
    ctx.expectEqual('the reports who are employed', reports, 0);
  },
});
